import { readLanguageName } from '@sopaan/domain/languages'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { readStoredAt, watchLine } from '#web/offline/watch-line.ts'
import { attachQuickTaps, PRESSED } from '#web/ui/quick-taps.ts'

/**
 * What every page has that is sent without React: taps that are answered as the finger lifts, and the bar that says why nothing
 * comes, and of which day a stored page is. A page that React takes over moves the same bar from there (within-frame.tsx).
 */
export function runLineBar(): void {
  attachQuickTaps(document.documentElement, PRESSED)
  const bar = document.querySelector<HTMLElement>('[data-line-bar]')
  const note = document.querySelector<HTMLElement>('[data-stored-note]')
  if (!bar || !note) return
  const storedAt = readStoredAt()
  if (storedAt) {
    note.append(` ${formatDayAndTime(storedAt, readLanguageName(document.documentElement.lang))}`)
    note.hidden = false
  }
  let retry = () => {}
  bar.querySelector('button')?.addEventListener('click', () => retry())
  watchLine((wait) => {
    bar.hidden = wait === undefined
    for (const one of bar.querySelectorAll<HTMLElement>('[data-why]')) one.hidden = one.dataset.why !== wait?.why
    retry = wait?.retry ?? retry
  })
}
