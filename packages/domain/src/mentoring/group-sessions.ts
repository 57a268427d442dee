import type { Span } from './hours.ts'

/** How many mentees a session holds at most. Ours: more is a class. */
export const PEOPLE_MAX = 10

/** One mentee's part of a session that is asked for or agreed on. */
export type TakenSeat = Span & {
  /** From 1. */
  seatNumber: number
  /** How many may share the session, as this mentee was told. */
  peopleMax: number
}

/** Sessions of a calendar: seats of one time are one session, open while one more may join it. */
export function sessionsOf(taken: readonly TakenSeat[], peopleMax: number): (Span & { isOpen: boolean })[] {
  const byTime = Map.groupBy(taken, ({ from, to }) => `${from} ${to}`)
  return [...byTime.values()].map(([first, ...others]) => {
    const together = first === undefined ? [] : [first, ...others]
    const { from = 0, to = 0 } = first ?? {}
    return { from, to, isOpen: together.length < allowedOf(together, peopleMax) }
  })
}

/**
 * The seat somebody gets at a time: the lowest that is free.
 * @param peopleMax  how many the mentor lets into a new session
 * @returns undefined where the session of that time is full
 */
export function findFreeSeat(
  taken: readonly TakenSeat[],
  span: Span,
  peopleMax: number,
): Pick<TakenSeat, 'seatNumber' | 'peopleMax'> | undefined {
  const together = taken.filter((each) => isSameTime(each, span))
  const allowed = allowedOf(together, peopleMax)
  const numbers = new Set(together.map(({ seatNumber }) => seatNumber))
  const free = Array.from({ length: allowed }, (_, at) => at + 1).find((number) => !numbers.has(number))
  if (free === undefined || together.length >= allowed) return undefined
  return { seatNumber: free, peopleMax: allowed }
}

/** Whether two stretches begin and end together. */
export function isSameTime(one: Span, other: Span): boolean {
  return one.from === other.from && one.to === other.to
}

/** Nobody gets more company than they were told, nor a mentor more people than they now take. */
function allowedOf(together: readonly TakenSeat[], peopleMax: number): number {
  return Math.min(peopleMax, ...together.map((each) => each.peopleMax))
}
