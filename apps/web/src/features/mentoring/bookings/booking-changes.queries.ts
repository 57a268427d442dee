import { bookingChanges } from '@sopaan/contract/booking-changes'
import { urlOf } from '@sopaan/contract/client'
import { invalidate } from '#web/identity/actor.queries.ts'
import { bookingQuery } from './bookings.queries.ts'

/** When the server would not open a stream, it is asked again after this long, ms. */
const RETRY_MS = 30_000

/**
 * Reads a session again each time the server says that it changed, while the page is looked at.
 * @param onLive  told whether the server would say so now
 * @returns ends it
 */
export function attachBookingChanges(id: string, onLive: (isLive: boolean) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const read = () => void invalidate(...bookingQuery(id).queryKey)
  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = undefined
    onLive(false)
  }
  const open = () => {
    close()
    if (document.visibilityState !== 'visible') return
    const opened = new EventSource(urlOf(bookingChanges.watch, { params: { id } }))
    source = opened
    opened.onopen = () => {
      onLive(true)
      // What was written before somebody listened.
      read()
    }
    opened.addEventListener('changed', read)
    opened.onerror = () => {
      onLive(false)
      // The browser opens a broken stream again by itself, but never one that was refused.
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS)
    }
  }
  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}
