import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import type { Role } from '@sopaan/contract/users'
import { DASHBOARD_PATHS, type ProductPath, PUBLIC_PATHS } from '../apps/web/src/product-paths.ts'
import { LANGUAGES, type Language } from '../packages/domain/src/languages.ts'
import { callAs, getServed } from './calls.ts'

/** Pages of a part: so many are walked in less than three minutes. */
const PART_MAX = 16
/** How far the languages are rotated in this run. */
const ROTATION = rotationOfCommit()

const SEAT = {
  ':institute': 'national-institute-of-technology-silchar',
  ':programme': 'electronics-and-communication-engineering-4-years-bachelor-of-technology',
  ':quota': 'hs',
  ':seatType': 'open',
  ':gender': 'neutral',
}
/** Of the samples, only this institute's mentor can sign in. */
const SAMPLE_MENTOR_INSTITUTE = 'national-institute-of-technology-kurukshetra'
/** Preparatory seats are given by the IITs and the IISc alone. */
const PREPARATORY_SEAT =
  '/seats/indian-institute-of-science-bangalore/aerospace-engineering-4-years-bachelor-of-technology/ai/obc-ncl-pwd/neutral/preparatory'
/** What a question needs to be answered, by path. */
const SEARCHES: Record<string, string> = {
  '/tools/college-predictor': '?main=33157&state=Assam',
  '/tools/college-predictor/all-ranks': '?main=33157&state=Assam',
  '/tools/college-predictor/home-state': '?main=33157&twelve=Delhi&home=Uttar+Pradesh',
}
/** Where the newest address of a path with a name in it stands as a link. */
const LISTS: Record<string, string> = {
  '/events/:id': '/events',
  '/mentors/:id': '/mentors',
  '/mentee-dashboard/events/:id': '/mentee-dashboard/events',
  '/mentee-dashboard/sessions/:id': '/mentee-dashboard/sessions',
  '/mentor-dashboard/sessions/:id': '/mentor-dashboard/sessions',
  '/admin/users/:id': '/admin/users',
  '/admin/payments/:id': '/admin/payments',
  '/admin/mentors/sessions/:id': '/admin/mentors/sessions',
  '/admin/college-data/records/:id': '/admin/college-data/records',
  '/admin/college-data/seasons/:id': '/admin/college-data/seasons',
  '/admin/plan-event-management/events/:id': '/admin/plan-event-management/events',
}

/** Pages behind links of lists: the one is made from a list of an account, the other has a journey of its own. */
const OF_LINKS: readonly string[] = ['/lists/:token', '/family/:token']

/** The paths of all public pages that are built. */
function publicPaths(): string[] {
  return PUBLIC_PATHS.filter(({ path, page }) => page !== undefined && !OF_LINKS.includes(path)).map(({ path }) => path)
}

/** The public pages that this run walks in a language, or every one, in parts. */
export function publicParts(language: Language | 'every'): string[][] {
  return inParts(language === 'every' ? publicPaths() : walkedIn(language, publicPaths()))
}

/** One dashboard's pages that are built and that this run walks in a language, in parts. */
export function dashboardParts(role: Role, language: Language): string[][] {
  const own = role === 'admin' ? '/admin' : `/${role}-dashboard`
  const pages = DASHBOARD_PATHS.filter(({ path, page, viewer }) => page !== undefined && isOf(path, viewer, own, role))
  return inParts(
    walkedIn(
      language,
      pages.map(({ path }) => path),
    ),
  )
}

/** Addresses of some paths, each with a sample in place of what it names; the page is signed in where they ask for it. */
export async function addressesOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) found.push(await addressOf(page, path))
  return found
}

/**
 * A run walks each page in one of its languages: neighbours take turns, and every commit begins elsewhere, so that a few
 * commits walk every page in each. EVERY_LANGUAGE=1 walks all pages in all languages.
 */
function walkedIn(language: Language, paths: readonly string[]): string[] {
  if (process.env.EVERY_LANGUAGE === '1') return [...paths]
  return paths.filter((_, at) => LANGUAGES[(at + ROTATION) % LANGUAGES.length] === language)
}

/** A number that another commit changes; 0 where there is no repository. */
function rotationOfCommit(): number {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 8), 16)
  } catch {
    return 0
  }
}

function inParts(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / PART_MAX)
  return Array.from({ length: count }, (_, part) => paths.filter((_, at) => at % count === part))
}

function isOf(path: string, viewer: ProductPath['viewer'], own: string, role: Role): boolean {
  const isHere = path === own || path.startsWith(`${own}/`)
  return isHere && (viewer === role || viewer === 'signed-in')
}

async function addressOf(page: Page, path: string): Promise<string> {
  if (path === '/colleges/:slug') return `/colleges/${SEAT[':institute']}`
  if (path.endsWith('/preparatory')) return PREPARATORY_SEAT
  if (path === '/branches/:slug') return '/branches/cse'
  if (path.endsWith('/guides/:slug')) return path.replace(':slug', 'float-slide-freeze')
  if (path === '/admin/announcements/:id') return announcementLink(page)
  if (path === '/mentee-dashboard/checkout') return checkoutLink(page)
  if (path.startsWith('/mentee-dashboard/mentors/:id')) {
    return path.replace(':id', (await addressOf(page, '/mentors/:id')).replace('/mentors/', ''))
  }
  if (path === '/mentor-dashboard/events/:id') return `/mentor-dashboard${await addressOf(page, '/events/:id')}`
  if (path.endsWith('/check-in')) return `${await addressOf(page, path.replace('/check-in', ''))}/check-in`
  const list = LISTS[path]
  if (list !== undefined) return await firstLink(page, list, path.replace(':id', ''))
  const filled = Object.entries(SEAT).reduce((text, [name, value]) => text.replace(name, value), path)
  return filled + (SEARCHES[path.replace(/^\/(mentee-dashboard|mentor-dashboard|admin)(?=\/tools)/, '')] ?? '')
}

/** A draft of the sample admin. The page is signed in as the admin. */
async function announcementLink(page: Page): Promise<string> {
  const answer = await callAs(page, 'POST', '/api/v1/admin/announcements', {
    topic: 'service',
    title: { en: 'Payments pause tonight', hi: 'आज रात भुगतान बंद' },
    body: { en: 'From 2 to 3 am.', hi: 'रात 2 से 3 बजे तक।' },
    page: 'plans',
    audience: { kind: 'everyone' },
    isByMail: false,
  })
  const id = /"_id":"([\da-f-]{36})"/.exec(JSON.stringify(answer))?.[1]
  expect(id, 'the draft has an id').toBeDefined()
  return `/admin/announcements/${id}`
}

async function checkoutLink(page: Page): Promise<string> {
  await page.goto('/mentee-dashboard/plans')
  const link = page.locator('a[href*="/mentee-dashboard/checkout?"]').first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

/** The first link on a page that leads on below an address. */
async function firstLink(page: Page, list: string, below: string): Promise<string> {
  await page.goto(list)
  const links = page.locator(`a[href^="${below}"]`)
  let found: string | undefined
  await expect(async () => {
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    found = addresses.find((address) => /^[\da-f-]{36}$/.test(address.slice(below.length).split(/[/?#]/)[0] ?? ''))
    expect(found, `${list} leads to one below ${below}`).toBeDefined()
  }).toPass()
  return found?.split(/[?#]/)[0] ?? ''
}

/** A session of the sample mentee with the sample mentor, asked for but once. The page is signed in as the mentee. */
export async function bookSampleSession(page: Page): Promise<void> {
  const own = await readAs<{ data: unknown[] }>(page, '/api/v1/bookings')
  if (own.data.length > 0) return
  const question = 'Is the mechanical seat at an older institute worth more than a newer branch elsewhere?'
  await callAs(page, 'POST', '/api/v1/mentee/bookings', { ...(await findFreeTime(page)), question })
}

/** Where a free time of the sample mentor is asked for. The page is signed in as the mentee. */
export async function bookingAddress(page: Page): Promise<string> {
  const { mentorId, startsAt } = await findFreeTime(page)
  return `/mentee-dashboard/mentors/${mentorId}/book?at=${encodeURIComponent(startsAt)}`
}

/** The last free time that the sample mentor offers. */
async function findFreeTime(page: Page): Promise<{ mentorId: string; startsAt: string }> {
  const mentors = await readAs<{ data: { _id: string; seat: { institute: { slug: string } } }[] }>(
    page,
    '/api/v1/mentors',
  )
  const mentorId = mentors.data.find(({ seat }) => seat.institute.slug === SAMPLE_MENTOR_INSTITUTE)?._id ?? ''
  const from = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const offered = await readAs<{ data: { slots: string[] } }>(page, `/api/v1/mentors/${mentorId}/slots?from=${from}`)
  return { mentorId, startsAt: offered.data.slots.at(-1) ?? '' }
}

/** A link under which anyone reads a list of the sample mentee. The page is signed in as the mentee. */
export async function shareSampleList(page: Page): Promise<string> {
  const { data } = await readAs<{ data: { lists: { _id: string }[] } }>(page, '/api/v1/users/choice-lists')
  const answer = await callAs(page, 'PUT', `/api/v1/users/choice-lists/${data.lists[0]?._id}/share`, { profile: null })
  const token = /"token":"([\w-]{43})"/.exec(JSON.stringify(answer))?.[1]
  expect(token, 'the list has a link').toBeDefined()
  return `/lists/${token}`
}

async function readAs<T>(page: Page, path: string): Promise<T> {
  const answer = await getServed(page.request, path)
  return answer.json()
}
