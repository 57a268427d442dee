import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Handle = ReturnType<typeof createRequestHandler>
type Routes = ServerBuild['routes']

/** Paths come from strangers as well. */
const KNOWN_MAX = 500

/**
 * Answers each page from a build with the routes alone that the page can name: its own and those above it, such as that of all
 * tools. React Router tries a path on all of its routes twice before it renders a page, makes a tree of all that there are to
 * render it, and tries the path of each page above it; with some three hundred that was more than a tenth of a page's time.
 */
export function createFewRoutesHandler(build: ServerBuild, mode: string): Handle {
  const whole = createRequestHandler(build, mode)
  const tree = nestRoutes(build.routes)
  /** By the path of a page, and by the routes of its kind: pages of all colleges share one. */
  const byPath = new Map<string, Handle>()
  const byRoutes = new Map<string, Handle>()
  const handleOf = (ids: readonly string[]) => {
    const handle = byRoutes.get(ids.join()) ?? createRequestHandler(withRoutes(build, ids), mode)
    if (byRoutes.size >= KNOWN_MAX) byRoutes.clear()
    byRoutes.set(ids.join(), handle)
    return handle
  }
  return (request, context) => {
    const { pathname } = new URL(request.url)
    // Data alone, and what a path is made of, are asked for under addresses of the router's own.
    if (pathname.endsWith('.data') || pathname === build.routeDiscovery.manifestPath) return whole(request, context)
    const handle = byPath.get(pathname) ?? handleOf(listIds(tree, pathname))
    if (byPath.size >= KNOWN_MAX) byPath.clear()
    byPath.set(pathname, handle)
    return handle(request, context)
  }
}

/** The routes of a page and of those above it, in the order of the build. */
function listIds(tree: RouteObject[], pathname: string): string[] {
  const matched = [pathname, ...pathsAbove(pathname)].flatMap((path) => matchRoutes(tree, path) ?? [])
  return [...new Set(matched.flatMap(({ route }) => route.id ?? []))].sort()
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <Each>(all: Readonly<Record<string, Each>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}

function nestRoutes(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const own = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) }
      return index === true ? { ...own, index } : { ...own, children: nestRoutes(routes, id) }
    })
}

/** The first page and the folders that a path lies in. */
function pathsAbove(pathname: string): string[] {
  const names = pathname.split('/').filter(Boolean)
  return names.map((_, at) => `/${names.slice(0, at).join('/')}`)
}
