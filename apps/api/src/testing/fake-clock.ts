/** A clock that moves only when it is told to. */
export type FakeClock = { now: () => Date; advance: (ms: number) => void; set: (at: string) => void }

/** Starts at a working morning in India unless told otherwise. */
export function fakeClock(at = '2026-06-02T05:30:00.000Z'): FakeClock {
  let nowMs = Date.parse(at)
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms
    },
    set: (next) => {
      nowMs = Date.parse(next)
    },
  }
}
