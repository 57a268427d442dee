import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import sheetUrl from '#web/styles/app.css?url'
import fontUrl from '#web/styles/fonts/anek-latin.woff2?url'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { IslandScript } from '#web/ui/island-script.tsx'
import { CRASH_WORDS } from '#web/words/languages.ts'
import clearOldPassword from './clear-old-password.ts?inline-script'
import { useFaultFocus } from './fault-focus.ts'
import lineBar from './layouts/run-line-bar.ts?script-file'
import { deploymentContext } from './load-context.ts'
import registerWorker from './offline/run-register-worker.ts?inline-script'
import spareData from './offline/run-spare-data.ts?inline-script'
import { PAGE_COLORS } from './page-colors.ts'
import earlyPresses from './run-early-presses.ts?inline-script'
import { SHEET_MARK } from './sheet-mark.ts'
import type { StoredKey } from './stored.ts'
import theme from './theme-script.ts?inline-script'
import { useNonce } from './ui/nonce.ts'
import { attachQuickTaps, PRESSED } from './ui/quick-taps.ts'

const SCROLL_KEY = 'scroll' satisfies StoredKey
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE)
const THEMES = ['light', 'dark'] as const

/** What every page knows: under which address the product is reached, and what admins set for the whole site. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, site } = context.get(deploymentContext)
  return { origin, site: await site?.() }
}

export const shouldRevalidate = () => false

/** The document around every page. A page whose handle says `hydrate: false` is sent without React, with its island. */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = readLanguage(useLocation().pathname)
  const nonce = useNonce()
  const handles = useMatches().map(({ handle }) => readHandle(handle))
  const isHydrated =
    handles.some(({ hydrate }) => hydrate === true) || handles.every(({ hydrate }) => hydrate !== false)
  return (
    <html lang={language} data-moved-by={isHydrated ? 'react' : 'files'} data-font={fontUrl} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {THEMES.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={PAGE_COLORS[theme]}
            suppressHydrationWarning
          />
        ))}
        <InlineScript source={theme} />
        <InlineScript source={clearOldPassword} />
        <InlineScript source={earlyPresses} />
        {import.meta.env.PROD && <InlineScript source={registerWorker} />}
        <InlineScript source={spareData} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage(paths.manifest(), language)} />
        <style
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own style sheet, sent inside the page.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SHEET_MARK : '' }}
        />
      </head>
      <body>
        {children}
        {!isHydrated && <IslandScript url={lineBar} />}
        {!isHydrated && handles.map(({ island }) => island && <IslandScript key={island} url={island} />)}
        {isHydrated && (
          <>
            <ScrollRestoration nonce={nonce} storageKey={SCROLL_KEY} />
            <Scripts nonce={nonce} />
            {/* Behind the page, which carries the rules of what came with it: those of what React brings. */}
            <link rel="stylesheet" href={sheetUrl} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useFaultFocus()
  useEffect(() => {
    document.dispatchEvent(new Event('scriptshear'))
    return attachQuickTaps(document.documentElement, PRESSED)
  }, [])
  return <Outlet />
}

/** The last resort, when not even the words of a language could be shown. */
export function ErrorBoundary() {
  const error = useRouteError()
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="page-width py-24">
      <title>Something went wrong</title>
      <h1 className="type-title">Something went wrong</h1>
      <p className="mt-4" data-status={status}>
        {CRASH_WORDS[FIRST_LANGUAGE].reload}
        {OTHER_LANGUAGES.map((language) => (
          <span key={language} lang={language}>{` ${CRASH_WORDS[language].reload}`}</span>
        ))}
      </p>
      <p className="mt-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          {CRASH_WORDS[FIRST_LANGUAGE].home}
          {OTHER_LANGUAGES.map((language) => (
            <span key={language} lang={language}>{` / ${CRASH_WORDS[language].home}`}</span>
          ))}
        </a>
      </p>
      {details !== undefined && <pre className="mt-4 overflow-auto">{details}</pre>}
    </main>
  )
}

/** What a page says of itself: that it is sent without React, and the file that moves it instead; a frame says that it needs React whatever stands in it. */
type Handle = { hydrate?: boolean; island?: string }

function readHandle(handle: unknown): Handle {
  // The router does not know the type of a page's handle; all of them are written in this application.
  return typeof handle === 'object' && handle !== null ? (handle as Handle) : {}
}
