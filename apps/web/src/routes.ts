import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { DASHBOARD_PATHS, type ProductPath, PUBLIC_PATHS } from './product-paths.ts'

const NOT_FOUND_PAGE = 'features/information/not-found-page.tsx'

/** The table of product-paths.ts as the router wants it: one layout a language, so that a page loads only its words. */
export default [
  layout('layouts/english.tsx', [
    layout('layouts/public.tsx', { id: 'en-public' }, [
      ...pages(PUBLIC_PATHS, 'en'),
      ...pages(DASHBOARD_PATHS, 'en'),
      route('*', NOT_FOUND_PAGE, { id: 'en-not-found' }),
    ]),
    route('dev/kitchen-sink', 'features/kitchen-sink/kitchen-sink-page.tsx'),
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
    return [path === '/' ? index(page, { id }) : route(path.slice(1), page, { id })]
  })
}
