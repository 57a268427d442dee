import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { type EventRow, findEventRow } from './events.queries.ts'
import { type EventSeatRequest, type SeatOutcome, seatMany } from './seat-batch.ts'

/** Seekers one transaction seats: enough that a rush is through in seconds, few enough that it holds the event shortly. */
const BATCH_MAX = 100
/** A batch that is not done by then, ms, no longer keeps the line: its statements have long run out of time. */
const BATCH_DEADLINE_MS = 20_000
const RETRY_AFTER_SECONDS = 2

type Waiting = { seeker: EventSeatRequest; resolve: (outcome: SeatOutcome) => void; reject: (thrown: unknown) => void }

/** The way to the seats of events in this process. */
export type SeatQueue = {
  /** Asks for a seat at an event, or gives it back. */
  ask: (eventId: string, seeker: EventSeatRequest) => Promise<SeatOutcome>
  /** An event as it stands; who asks while it is being read gets the same answer. */
  findEvent: (eventId: string) => Promise<EventRow | undefined>
}

/**
 * Gathers the seekers of this process: while one transaction seats some of them, those who come meanwhile stand in line, and
 * go together in the next. A rush on one event takes one connection of the pool instead of all (decision 0080).
 */
export function openSeatQueue(deps: Deps): SeatQueue {
  const lines = new Map<string, Waiting[]>()
  const reads = new Map<string, Promise<EventRow | undefined>>()
  const findEvent: SeatQueue['findEvent'] = (eventId) => {
    const read = reads.get(eventId) ?? findEventRow(deps.db, eventId).finally(() => reads.delete(eventId))
    reads.set(eventId, read)
    return read
  }
  const ask: SeatQueue['ask'] = (eventId, seeker) =>
    new Promise((resolve, reject) => {
      const line = lines.get(eventId)
      if (line) {
        line.push({ seeker, resolve, reject })
        return
      }
      lines.set(eventId, [{ seeker, resolve, reject }])
      void seatLine(deps, eventId, lines)
    })
  return { ask, findEvent }
}

/** Seats a line until nobody stands in it any more. */
async function seatLine(deps: Deps, eventId: string, lines: Map<string, Waiting[]>): Promise<void> {
  for (;;) {
    const batch = nextBatch(lines.get(eventId) ?? [])
    if (batch.length === 0) break
    const seated = seatMany(
      deps,
      eventId,
      batch.map(({ seeker }) => seeker),
    )
    await beforeDeadline(seated).then(
      (outcomes) => batch.forEach(({ resolve }, at) => void resolve(outcomes[at] ?? { refused: undefined })),
      (thrown: unknown) => batch.forEach(({ reject }) => void reject(thrown)),
    )
  }
  lines.delete(eventId)
}

/** What a batch came to; @throws {Refusal} UNAVAILABLE where it is not heard of again, so that the line goes on. */
async function beforeDeadline(seated: Promise<SeatOutcome[]>): Promise<SeatOutcome[]> {
  const stop = new AbortController()
  const tooLate = pause(BATCH_DEADLINE_MS, undefined, { signal: stop.signal, ref: false }).then(
    () => refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
    () => [],
  )
  return Promise.race([seated, tooLate]).finally(() => stop.abort())
}

/** The front of a line, up to where somebody stands who already changed their mind: that goes into the next batch. */
function nextBatch(line: Waiting[]): Waiting[] {
  const wishes = new Map<string, EventSeatRequest['wants']>()
  const end = line.slice(0, BATCH_MAX).findIndex(({ seeker: { actor, wants } }) => {
    const before = wishes.get(actor.userId) ?? wants
    wishes.set(actor.userId, wants)
    return before !== wants
  })
  return line.splice(0, end === -1 ? BATCH_MAX : end)
}
