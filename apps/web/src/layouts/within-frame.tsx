import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useEffect } from 'react'
import { createPath, Outlet, useNavigation } from 'react-router'
import { ErrorPage } from '#web/features/operations/information/error-page.tsx'
import { watchLine } from '#web/offline/watch-line.ts'
import { readDestination, setDestination, showWait, useStoredAt, useWait } from '#web/patient-fetch.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Between a frame and its pages: what goes wrong in a page is told here, so that the frame around it stays. */
export default function WithinFrame() {
  return (
    <>
      <Outlet />
      <NetworkBar />
    </>
  )
}

/** What stands in place of a page that could not be drawn; the frame around it stays. */
export function ErrorBoundary() {
  return (
    <>
      <ErrorPage />
      <NetworkBar />
    </>
  )
}

/**
 * Says at the foot of the screen that the next page does not come, while the one that stood there stays; Try Again goes on,
 * and so does the page by itself when the line is back. A page from the store says of which day it is. On pages without React
 * run-line-bar.ts moves it.
 */
function NetworkBar() {
  const { shell, language } = useWords()
  const { location: next } = useNavigation()
  const wait = useWait()
  const storedAt = useStoredAt()
  useEffect(() => setDestination(next === undefined ? undefined : createPath(next)), [next])
  useEffect(() => watchLine(showWait, readDestination), [])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-40 grid justify-items-center gap-2 lg:bottom-6 print:hidden"
    >
      <p
        data-stored-note=""
        hidden={storedAt === undefined}
        className="type-small rounded-box border border-border-control bg-surface px-4 py-2 shadow-2"
      >
        {shell.storedPage}
        {storedAt !== undefined && ` ${formatDayAndTime(storedAt, language)}`}
      </p>
      <div
        data-line-bar=""
        hidden={wait === undefined}
        className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-border-control bg-surface px-4 py-3 shadow-2 [&[hidden]]:hidden"
      >
        <p data-why="offline" hidden={wait?.why !== 'offline'}>
          {shell.noConnection}
        </p>
        <p data-why="busy" hidden={wait?.why !== 'busy'}>
          {shell.noAnswer}
        </p>
        <Button look="line" className="min-h-11" onClick={() => wait?.retry()}>
          {shell.tryAgain}
        </Button>
      </div>
    </div>
  )
}
