import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { type Language, readLanguageName } from '@sopaan/domain/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { PAGE_COLORS } from '#web/page-colors.ts'
import { HOME_SCREEN_WORDS } from '#web/words/home-screen.ts'

const PNG = 'image/png'
/** `npm run icons` draws them; a maskable one may be cut to any form by the launcher, the others are shown as they are. */
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: PNG, purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: PNG, purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
]

/**
 * /manifest.webmanifest and its like in each language: as what a phone puts the product on its home screen. Every language is
 * an app of its own; all reach over the whole site, since pages behind a sign-in have one address in every language.
 * Source of the fields: W3C, Web Application Manifest.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { language } = readLanguage(new URL(request.url).pathname)
  return new Response(JSON.stringify(manifestIn(readLanguageName(language))), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}

function manifestIn(language: Language) {
  const { shell, home } = HOME_SCREEN_WORDS[language]
  const start = inLanguage(paths.home(), language)
  const shortcuts = [
    [shell.toolNames['college-predictor'], paths.tool('college-predictor')],
    [shell.myList, paths.choiceList()],
    [shell.toolNames['study-planner'], paths.tool('study-planner')],
    [shell.sitePlaces.whatNow, paths.whatNow()],
  ] as const
  return {
    id: start,
    lang: language,
    dir: 'ltr',
    name: shell.productName,
    short_name: shell.productName,
    description: home.description,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: PAGE_COLORS.light,
    background_color: PAGE_COLORS.light,
    icons: ICONS,
    share_target: {
      action: inLanguage(paths.shareTarget(), language),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: shortcuts.map(([name, path]) => ({ name, url: inLanguage(path, language), icons: [ICONS[0]] })),
  }
}
