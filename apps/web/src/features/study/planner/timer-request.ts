import type { Subject } from '@sopaan/domain/syllabus/syllabus-chapter'

/** What somebody asks the focus timer to begin with. */
export type TimerRequest = {
  title: string
  chapterKey: string | null
  subject: Subject | null
  sessionId: string | null
  minutes: number
}

const EVENT = 'planner-timer'

/** Asks the focus timer of this page to begin. */
export function requestTimer(request: TimerRequest): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: request }))
}

/** Hears what the focus timer is asked. @returns stops hearing */
export function onTimerRequest(hear: (request: TimerRequest) => void): () => void {
  // Only `requestTimer` of this file sends the event.
  const listener = (event: Event) => hear((event as CustomEvent<TimerRequest>).detail)
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
