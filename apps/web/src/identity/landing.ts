import { DASHBOARD_TYPES, type DashboardType, inLanguage, paths, readLanguage, signInFor } from '@sopaan/contract/paths'
import type { Role } from '@sopaan/contract/users'
import type { PageLanguage } from '@sopaan/domain/languages'
import { matchPath } from 'react-router'
import { DASHBOARD_PATHS, type ProductPath, PUBLIC_PATHS } from '#web/product-paths.ts'

const DASHBOARD_OF: Record<Role, DashboardType> = {
  mentee: 'mentee-dashboard',
  mentor: 'mentor-dashboard',
  admin: 'admin',
}

/** Where somebody of that role lands after signing in. */
export function dashboardOf(role: Role): DashboardType {
  return DASHBOARD_OF[role]
}

/** Where a role lands after sign-in and from pages for signed-out people (decision C1). */
export function landingOf(role: Role): string {
  return paths.dashboard(dashboardOf(role))
}

/** What becomes of a signed-in person's visit to a dashboard path: it is shown, or leads elsewhere; `isOwn`: in the own dashboard. */
export type DashboardVisit = { may: true } | { may: false; to: string; isOwn?: true }

/**
 * Judges a visit by the route table (R52, R65, R89, C36). Who was a mentee once holds links into a dashboard that is closed
 * by now: a page that stands in the own one, or on the public site, is shown there.
 * @param search  with its question mark, kept on the way
 */
export function judgeVisit(role: Role, pathname: string, search: string): DashboardVisit {
  const viewer = findPage(DASHBOARD_PATHS, pathname)?.viewer
  const tool = pathname.indexOf('/tools/')
  if (tool > 0 && !pathname.startsWith(`${landingOf(role)}/`)) return { may: false, to: pathname.slice(tool) + search }
  // Nothing is there, and the 404 says so inside the own frame.
  if (viewer === undefined || viewer === 'anyone' || viewer === role) return { may: true }
  const isClosed = pathname.startsWith('/admin/') && role !== 'admin'
  if (viewer === 'signed-in' && !isClosed) return { may: true }
  return elsewhere(role, pathname, search) ?? denied()
}

/**
 * Where somebody who is not signed in is led from a dashboard path; undefined: to the site root (R87).
 * @param search  with its question mark, kept on the way
 */
export function visitorWay(pathname: string, search: string, language: PageLanguage): string | undefined {
  const way = findPage(DASHBOARD_PATHS, pathname)?.visitors
  if (way === 'login') return signInFor(pathname + search, language)
  if (way !== 'public') return undefined
  return inLanguage(`/${pathname.split('/').slice(2).join('/')}`, language) + search
}

/** Whether something stands at a path under a dashboard. */
export function isDashboardPage(pathname: string): boolean {
  return findPage(DASHBOARD_PATHS, pathname) !== undefined
}

/** A link of ours as this person can follow it; undefined where it ends at a page that is for others. @param link  from `/` on */
export function linkFor(role: Role, link: string): string | undefined {
  const [pathname = link] = link.split(/[?#]/, 1)
  const visit = judgeVisit(role, pathname, link.slice(pathname.length))
  if (visit.may) return link
  if (visit.isOwn) return visit.to
  // A public page is read in the person's language: the visit itself is led there.
  return visit.to === paths.unauthorized() ? undefined : link
}

/**
 * A remembered address, when it is a page of ours that the role may see; anything else counts as none (WEB-11).
 * @param remembered  what session storage held: never trusted
 */
export function readRemembered(remembered: string | undefined, role: Role, origin: string): string | undefined {
  if (remembered === undefined || !/^\/(?![/\\])/.test(remembered)) return undefined
  const url = URL.parse(remembered, origin)
  if (url === null || url.origin !== origin) return undefined
  const { path } = readLanguage(url.pathname)
  const known = findPage([...DASHBOARD_PATHS, ...PUBLIC_PATHS], path)
  if (known === undefined || known.viewer === 'signed-out' || !judgeVisit(role, path, '').may) return undefined
  return url.pathname + url.search + url.hash
}

/** One page of many, such as a mentor's, stands in the table with the place of its id; the page of a name comes before it. */
function findPage(table: readonly ProductPath[], pathname: string): ProductPath | undefined {
  return table.find(({ path }) => path === pathname) ?? table.find(({ path }) => matchPath(path, pathname) !== null)
}

/** The page of another role's dashboard as this role has it: in its own, or for everyone. A first page has no other. */
function elsewhere(role: Role, pathname: string, search: string): DashboardVisit | undefined {
  const dashboard = DASHBOARD_TYPES.find((each) => pathname.startsWith(`/${each}/`))
  if (dashboard === undefined) return undefined
  const page = pathname.slice(`/${dashboard}`.length)
  if (page === '/') return undefined
  // Who has become a mentor since, on the page of the application.
  if (role === 'mentor' && page === paths.becomeMentor().slice(`/${dashboard}`.length)) {
    return { may: false, to: paths.mentorWelcome(), isOwn: true }
  }
  const own = landingOf(role) + page
  const ownViewer = findPage(DASHBOARD_PATHS, own)?.viewer
  if (ownViewer === role || ownViewer === 'signed-in') return { may: false, to: own + search, isOwn: true }
  return findPage(PUBLIC_PATHS, page)?.viewer === 'anyone' ? { may: false, to: page + search } : undefined
}

function denied(): DashboardVisit {
  return { may: false, to: paths.unauthorized() }
}
