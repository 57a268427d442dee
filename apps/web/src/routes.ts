import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { DASHBOARD_TYPES, inLanguage, isReadIn, paths } from '@sopaan/contract/paths'
import { FIRST_LANGUAGE, LANGUAGES, PAGE_LANGUAGES, type PageLanguage } from '@sopaan/domain/languages'
import { JOINED_WORDS } from '../joined-words.ts'
import { listFrameWords, listPageWords, type WordsArea, type WordsFrame } from '../page-words.ts'
import { DASHBOARD_PATHS, type ProductPath, PUBLIC_PATHS } from './product-paths.ts'

const NOT_FOUND_PAGE = 'features/operations/information/not-found-page.tsx'
const OWN_NOT_FOUND_PAGE = 'features/operations/information/own-not-found-page.tsx'
const KITCHEN_SINK_PAGE = 'features/operations/kitchen-sink/kitchen-sink-page.tsx'

/**
 * The table of product-paths.ts as the router wants it: for each language its words, its layout and its pages, so that a page
 * loads its own words alone. Read when the pages are built, and never in them.
 */
export default [
  route('robots.txt', 'features/operations/sitemap/robots.ts'),
  route('.well-known/security.txt', 'features/operations/sitemap/security-contact.ts'),
  route('sitemaps/pages.xml', 'features/operations/sitemap/pages-sitemap.ts'),
  ...LANGUAGES.map((language) =>
    route(inLanguage(paths.manifest(), language).slice(1), 'features/operations/site/web-manifest.ts', {
      id: `${language}-manifest`,
    }),
  ),
  ...LANGUAGES.map((language) =>
    route(inLanguage(paths.shareTarget(), language).slice(1), 'features/guidance/college-predictor/share-target.ts', {
      id: `${language}-share-target`,
    }),
  ),
  ...PAGE_LANGUAGES.map(siteIn),
] satisfies RouteConfig

/** Everything in a language: pages of the first stand at their plain address, with those that follow the profile. */
function siteIn(language: PageLanguage): RouteConfigEntry {
  const file = `${JOINED_WORDS}${language}/shell.ts`
  const inner = [...publicSite(language), ...(language === FIRST_LANGUAGE ? ownSite(language) : [])]
  return language === FIRST_LANGUAGE
    ? layout(file, { id: language }, inner)
    : route(language, file, { id: language }, inner)
}

/** The pages of signed-in people, who read them in the language of their profile, and the page of all parts. */
function ownSite(language: PageLanguage): RouteConfigEntry[] {
  return [
    framed('dashboard', language, DASHBOARD_PATHS, unknownOwnPages(language)),
    withWords(
      listPageWords(KITCHEN_SINK_PAGE, 'public'),
      language,
      route('dev/kitchen-sink', KITCHEN_SINK_PAGE, { id: `${language}:/dev/kitchen-sink` }),
    ),
  ]
}

/** Whatever else stands under a dashboard is a 404 inside it, for who is signed in. */
function unknownOwnPages(language: PageLanguage): RouteConfigEntry[] {
  return DASHBOARD_TYPES.map((dashboard) =>
    withWords(
      listPageWords(OWN_NOT_FOUND_PAGE, 'dashboard'),
      language,
      route(`${dashboard}/*`, OWN_NOT_FOUND_PAGE, { id: `${language}:/${dashboard}/*` }),
    ),
  )
}

function publicSite(language: PageLanguage): RouteConfigEntry[] {
  const table = PUBLIC_PATHS.filter(({ path }) => isReadIn(path, language))
  return [
    layout('layouts/public.tsx', { id: `${language}-public` }, [
      within('public', language, [
        ...pages(
          table.filter(({ frame }) => frame === undefined),
          'public',
          language,
        ),
        withWords(
          listPageWords(NOT_FOUND_PAGE, 'public'),
          language,
          route('*', NOT_FOUND_PAGE, { id: `${language}-not-found` }),
        ),
      ]),
    ]),
    ...(['auth', 'plain'] as const).flatMap((frame) => {
      const framedPages = table.filter((path) => path.frame === frame)
      return framedPages.length === 0 ? [] : [framed(frame, language, framedPages)]
    }),
  ]
}

/** Pages in a frame that has words of its own. */
function framed(
  frame: Exclude<WordsFrame, 'public'>,
  language: PageLanguage,
  table: readonly ProductPath[],
  others: readonly RouteConfigEntry[] = [],
): RouteConfigEntry {
  const id = `${language}-${frame}`
  const inner = within(frame, language, [...pages(table, frame, language), ...others])
  return withWords(listFrameWords(frame), language, layout(`layouts/${frame}.tsx`, { id }, [inner]))
}

/** What goes wrong in a page is told inside its frame. */
function within(frame: WordsFrame, language: PageLanguage, inner: RouteConfigEntry[]) {
  return layout('layouts/within-frame.tsx', { id: `${language}-${frame}-within` }, inner)
}

function pages(table: readonly ProductPath[], frame: WordsFrame, language: PageLanguage): RouteConfigEntry[] {
  return table.flatMap(({ path, page }) => {
    if (page === undefined) return []
    const id = `${language}:${path}`
    const entry = path === '/' ? index(page, { id }) : route(path.slice(1), page, { id })
    return [withWords(listPageWords(page, frame), language, entry)]
  })
}

function withWords(areas: readonly WordsArea[], language: PageLanguage, entry: RouteConfigEntry): RouteConfigEntry {
  if (areas.length === 0) return entry
  return layout(`${JOINED_WORDS}${language}/${areas.map(fileOf).join('+')}.ts`, { id: `${entry.id}:words` }, [entry])
}

/** `reportCard` stands in `report-card.ts`. */
function fileOf(area: WordsArea): string {
  return area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
