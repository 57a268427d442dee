import { DASHBOARD_TYPES, inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { useContext } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { IsTitledByFrame } from '#web/ui/frame-title.ts'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { useInBrowser } from '#web/ui/use-hydrated.ts'
import { useWords } from '#web/words/use-words.tsx'
import { NotFound } from './not-found.tsx'
import { reloadPage, wasTried } from './reload-page.ts'
import errorScript from './run-error-page.ts?inline-script'

/**
 * What stands in place of a page that could not be shown (R118): what happened, Try Again, the ways on, and the details to
 * tell us with the number under which the server wrote the failure down.
 */
export function ErrorPage() {
  const { shell, language } = useWords()
  const error = useRouteError()
  const { pathname } = useLocation()
  const isSecond = useWasTried()
  const Title = useContext(IsTitledByFrame) ? 'h2' : 'h1'
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const isBusy = isRouteErrorResponse(error) && error.status === 503
  const dashboard = DASHBOARD_TYPES.find((each) => readLanguage(pathname).path.startsWith(`/${each}`))
  const home = dashboard === undefined ? inLanguage(paths.home(), language) : paths.dashboard(dashboard)
  return (
    <div className="page-width py-16 sm:py-24">
      <title>{shell.errorTitle}</title>
      <Title className="type-title">{shell.errorTitle}</Title>
      <p role="alert" className="type-lead measure mt-4 text-secondary">
        {isBusy ? shell.busyText : shell.errorText}
      </p>
      <p data-still-failing hidden={!isSecond} className="measure mt-3">
        {shell.errorStill}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button data-reload className="only-with-script" onClick={reloadPage}>
          {shell.tryAgain}
        </Button>
        <a href={home} className={buttonClasses('line')}>
          {dashboard === undefined ? shell.goHome : shell.myDashboard}
        </a>
        <a href={inLanguage(paths.contact(), language)} className={buttonClasses('quiet')}>
          {shell.pageNames.contact}
        </a>
      </div>
      <Details error={error} />
      <InlineScript source={errorScript} />
    </div>
  )
}

/** What to tell us: the number of the request where the server has one, the page, and what was thrown. */
function Details({ error }: { error: unknown }) {
  const { shell } = useWords()
  const { pathname } = useLocation()
  const pageRequestId = useInBrowser(() => document.documentElement.dataset.requestId, undefined)
  const requestId = wordOf(error, 'requestId') ?? pageRequestId
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <details className="mt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">{shell.errorDetails}</summary>
      <dl className="mt-2 grid gap-x-6 gap-y-1 rounded-box bg-surface-sunken p-4 font-mono text-sm wrap-anywhere sm:grid-cols-[auto_1fr]">
        <dt>{shell.errorNumber}</dt>
        <dd data-request-id>{requestId ?? '-'}</dd>
        <dt>{shell.errorPage}</dt>
        <dd>{pathname}</dd>
        <dt>{shell.errorCause}</dt>
        <dd>{causeOf(error)}</dd>
      </dl>
      {stack !== undefined && (
        <pre className="mt-4 overflow-auto rounded-box bg-surface-sunken p-4 text-sm">{stack}</pre>
      )}
    </details>
  )
}

/** What was thrown, in its own words: for whoever looks into it. What a server threw has lost its words on the way here. */
function causeOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (!(error instanceof Error)) return typeof error
  return wordOf(error, 'code') ?? `${error.name}: ${error.message}`
}

/** A word that a refusal carries; read without its class, which pages that call nothing do not load. */
function wordOf(error: unknown, name: 'requestId' | 'code'): string | undefined {
  if (!(error instanceof Error) || !(name in error)) return undefined
  const word = Reflect.get(error, name)
  return typeof word === 'string' ? word : undefined
}

function useWasTried(): boolean {
  return useInBrowser(wasTried, false)
}
