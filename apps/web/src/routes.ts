import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { PAGE_WORDS } from './page-words.ts'
import { DASHBOARD_PATHS, type ProductPath, PUBLIC_PATHS } from './product-paths.ts'

const NOT_FOUND_PAGE = 'features/information/not-found-page.tsx'
const KITCHEN_SINK_PAGE = 'features/kitchen-sink/kitchen-sink-page.tsx'

/** The table of product-paths.ts as the router wants it: layouts for the language and the words, so that a page loads its own alone. */
export default [
  layout('layouts/english.tsx', [
    layout('layouts/public.tsx', { id: 'en-public' }, [
      ...pages(PUBLIC_PATHS, 'en'),
      ...pages(DASHBOARD_PATHS, 'en'),
      route('*', NOT_FOUND_PAGE, { id: 'en-not-found' }),
    ]),
    withWords(KITCHEN_SINK_PAGE, 'en', route('dev/kitchen-sink', KITCHEN_SINK_PAGE, { id: 'en:/dev/kitchen-sink' })),
  ]),
  route('hi', 'layouts/hindi.tsx', [
    layout('layouts/public.tsx', { id: 'hi-public' }, [
      ...pages(PUBLIC_PATHS, 'hi'),
      route('*', NOT_FOUND_PAGE, { id: 'hi-not-found' }),
    ]),
  ]),
] satisfies RouteConfig

function pages(table: readonly ProductPath[], language: 'en' | 'hi'): RouteConfigEntry[] {
  return table.flatMap(({ path, page }) => {
    if (page === undefined) return []
    const id = `${language}:${path}`
    return [withWords(page, language, path === '/' ? index(page, { id }) : route(path.slice(1), page, { id }))]
  })
}

function withWords(page: string, language: 'en' | 'hi', entry: RouteConfigEntry): RouteConfigEntry {
  return (PAGE_WORDS[page] ?? []).reduce(
    (inner, area) => layout(`words/${language}/${area}.ts`, { id: `${entry.id}:${area}` }, [inner]),
    entry,
  )
}
