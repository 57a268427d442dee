import { SUBJECTS, type Subject } from '@sopaan/domain/syllabus/syllabus-chapter'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { readStored, removeStored, writeStored } from '#web/stored.ts'

/** A focus timer as the device keeps it, so that a reload loses nothing. */
export type TimerState = {
  title: string
  chapterKey: string | null
  subject: Subject | null
  /** The study session it is for; null: a new one is written down. */
  sessionId: string | null
  minutes: number
  /** Since when it runs, ms; null while it rests. */
  runningSince: number | null
  /** Run before that, ms. */
  elapsedMs: number
  /** Written down under this key, once. */
  key: string
}

/** The timer the device keeps; undefined where there is none or it cannot be read. */
export function readTimer(): TimerState | undefined {
  try {
    const kept: unknown = JSON.parse(readStored('timer') ?? 'null')
    return isTimer(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const CHANGED = 'timer-changed'

/** Keeps a timer on the device, or forgets it. */
export function storeTimer(timer: TimerState | undefined): void {
  if (timer === undefined) removeStored('timer')
  else writeStored('timer', JSON.stringify(timer))
  window.dispatchEvent(new Event(CHANGED))
}

/** Hears that the timer of the device was changed, here or in another tab. @returns stops hearing */
export function onTimerChange(hear: () => void): () => void {
  for (const event of [CHANGED, 'storage']) window.addEventListener(event, hear)
  return () => {
    for (const event of [CHANGED, 'storage']) window.removeEventListener(event, hear)
  }
}

/** What is left of a timer as a clock shows it: `24:10`. */
export function clockOf(timer: TimerState, nowMs: number): string {
  const seconds = Math.ceil((timer.minutes * MINUTE_MS - elapsedOf(timer, nowMs)) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long a timer has run, ms, never beyond its length. */
export function elapsedOf(timer: TimerState, nowMs: number): number {
  const running = timer.runningSince === null ? 0 : Math.max(0, nowMs - timer.runningSince)
  return Math.min(timer.minutes * MINUTE_MS, timer.elapsedMs + running)
}

/** The same timer at rest. */
export function paused(timer: TimerState, nowMs: number): TimerState {
  return { ...timer, elapsedMs: elapsedOf(timer, nowMs), runningSince: null }
}

/** Whole minutes a timer has run. */
export function timerMinutes(timer: TimerState, nowMs: number): number {
  return Math.floor(elapsedOf(timer, nowMs) / MINUTE_MS)
}

function isTimer(kept: unknown): kept is TimerState {
  if (typeof kept !== 'object' || kept === null) return false
  const { title, chapterKey, subject, sessionId, minutes, runningSince, elapsedMs, key } = kept as Record<
    string,
    unknown
  >
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
  return (
    typeof title === 'string' &&
    isTextOrNull(chapterKey) &&
    (subject === null || SUBJECTS.some((each) => each === subject)) &&
    isTextOrNull(sessionId) &&
    typeof minutes === 'number' &&
    (runningSince === null || typeof runningSince === 'number') &&
    typeof elapsedMs === 'number' &&
    typeof key === 'string'
  )
}
