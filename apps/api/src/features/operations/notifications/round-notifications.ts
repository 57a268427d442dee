import type { RoundEvent } from '@sopaan/domain/simulator/play-season'
import type { Kinds } from './notification-kind.ts'

type SeatName = { institute: string; programme: string }
/** The first of some choices by name, and how many there are beside them. */
type NamedSeats = { names: SeatName[]; more: number }

/** What a published round or mock means for a choice list, for whoever asked to know. */
export type RoundNotifications = {
  'round-out': {
    season: number
    round: number
    isLast: boolean
    /** The list's name; null for the only one. */
    list: string | null
    /** What playing the list came to; null while the profile holds no rank that plays it. */
    outcome: {
      event: RoundEvent
      /** The seat it would give now; null for none. */
      seat: (SeatName & { position: number }) | null
      choices: number
      /** How many chances rose, and fell, by 5 points or more. */
      rose: number
      fell: number
      /** The largest of these moves, in whole percent; absent where it was told of before they were named. */
      moves?: (SeatName & { from: number; to: number })[]
      /** What came within reach in this round and what went out of it; absent as `moves`. */
      opened?: NamedSeats
      closed?: NamedSeats
    } | null
    /** Until when a first seat of this round is paid for; null where no published date says. */
    payBy: string | null
  }
  /** A mock allotment, in which nothing is given. */
  'mock-out': {
    season: number
    mock: number
    /** As of a round. */
    list: string | null
    /** What the list came to in it; null while the profile holds no rank that plays it. */
    outcome: { seat: { institute: string; programme: string; position: number } | null; choices: number } | null
    /** Until when choices can be changed; null where no published date says. */
    changeBy: string | null
  }
}

/** The facts of a round. */
export type RoundFacts = RoundNotifications['round-out']
/** The facts of a mock allotment. */
export type MockFacts = RoundNotifications['mock-out']

/** What each is about. */
export const ROUND_KINDS: Kinds<RoundNotifications> = {
  'round-out': { topic: 'rounds' },
  'mock-out': { topic: 'rounds', canWait: true },
}
