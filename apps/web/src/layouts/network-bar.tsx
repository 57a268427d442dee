import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { setDestination, showWait, useWait } from '#web/patient-fetch.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Says at the foot of the screen that the next page does not come, while the one that stood there stays; Try Again goes on. */
export function NetworkBar() {
  const { shell } = useWords()
  const { location: next } = useNavigation()
  const wait = useWait()
  useEffect(() => setDestination(next === undefined ? undefined : createPath(next)), [next])
  useEffect(() => {
    addEventListener('click', stayWhenOffline, true)
    return () => removeEventListener('click', stayWhenOffline, true)
  }, [])
  return (
    <div role="status" className="fixed inset-x-4 bottom-20 z-40 flex justify-center lg:bottom-6">
      {wait && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-border-control bg-surface px-4 py-3 shadow-2">
          <p>{wait.why === 'offline' ? shell.noConnection : shell.noAnswer}</p>
          <Button look="line" className="min-h-11" onClick={wait.retry}>
            {shell.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A link that is followed without a network would end at the browser's own error page: it waits for the network instead. */
function stayWhenOffline(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || navigator.onLine || !leavesPage(link) || event.defaultPrevented) return
  event.preventDefault()
  event.stopPropagation()
  const go = () => {
    if (!navigator.onLine) return
    removeEventListener('online', go)
    showWait(undefined)
    link.click()
  }
  addEventListener('online', go, { once: true })
  showWait({ why: 'offline', retry: go })
}

function leavesPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download') || link.target === '_blank') return false
  return link.pathname !== location.pathname || link.search !== location.search || !link.href.includes('#')
}
