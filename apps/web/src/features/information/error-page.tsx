import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { NotFound } from './not-found.tsx'

/** What stands in place of a page that could not be shown. The cause is told in development only. */
export function ErrorPage() {
  const { shell } = useWords()
  const error = useRouteError()
  const isBusy = isRouteErrorResponse(error) && error.status === 503
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <NotFound />
      </main>
    )
  }
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <main className="page-width py-24">
      <title>{shell.errorTitle}</title>
      <h1 className="type-title">{shell.errorTitle}</h1>
      <p role="alert" className="type-lead measure mt-4 text-ink-2">
        {isBusy ? shell.busyText : shell.errorText}
      </p>
      {details !== undefined && <pre className="mt-6 overflow-auto rounded-box bg-sunk p-4 text-sm">{details}</pre>}
      <Button className="mt-8" onClick={() => location.reload()}>
        {shell.tryAgain}
      </Button>
    </main>
  )
}
