import type { EntryContext } from 'react-router'

type Match = EntryContext['staticHandlerContext']['_match']
type Matches = ReturnType<Match>

/** Which routes answer paths that are above others, such as that of all tools: a few dozen, asked for with each page. */
const known = new Map<string, Matches>()
/** Paths come from strangers as well. */
const KNOWN_MAX = 500

/**
 * What a page is rendered from with the routes alone that it can name: its own and those above it. React Router makes a tree
 * of all that there are for each page, and tries the path of each above it on every one of them; with some three hundred
 * that was a tenth of a page's time.
 */
export function withFewRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext: handled } = context
  const match: Match = (location) =>
    typeof location === 'string' ? matchKnown(handled._match, location) : handled._match(location)
  const above = pathsAbove(handled.location.pathname).flatMap((path) => match(path) ?? [])
  const ids = new Set([...handled.matches, ...above].map(({ route }) => route.id))
  const routes = Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes }, staticHandlerContext: { ...handled, _match: match } }
}

function matchKnown(match: Match, path: string): Matches {
  const before = known.get(path)
  if (before !== undefined) return before
  const matches = match(path)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(path, matches)
  return matches
}

/** The first page and the folders that a path lies in. */
function pathsAbove(pathname: string): string[] {
  const names = pathname.split('/').filter(Boolean)
  return names.map((_, at) => `/${names.slice(0, at).join('/')}`)
}
