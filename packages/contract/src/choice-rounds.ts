import { GENDER_POOLS, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { ADVICE_REASONS } from '@sopaan/domain/float/button-advice'
import { YEAR_KINDS } from '@sopaan/domain/list-risk/none-of-first'
import { ROUND_EVENTS } from '@sopaan/domain/simulator/play-season'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { choiceKeys, choiceProfile } from './choice-lists.ts'
import { day, whole } from './fields.ts'

const SEASON_MIN = 2016
const SEASON_MAX = 2100

const roundWindow = z.object({ from: z.int(), to: z.int() })

const poolOfCandidate = {
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  rank: z.int(),
}

/** A pool of a choice in one season, with the candidate's own rank for it. */
const playedPool = z.object({
  ...poolOfCandidate,
  /** Closing rank of each round, first round first; null where none was printed. */
  closings: z.array(z.nullable(z.int())),
  /** After each round but the last: the chance, 0 to 1, that it still reached the rank; null where it was open or unsaid. */
  chances: z.array(z.nullable(z.number())),
})

const choiceName = {
  /** The first two parts of the keys of its seats. */
  choice: z.string(),
  institute: z.string(),
  programme: z.object({ name: z.string(), degree: z.string(), durationYears: z.number() }),
}

/** An institute and a programme, as JoSAA's form takes it once. */
const playedChoice = z.object({
  ...choiceName,
  list: z.enum(RANK_LISTS),
  /** In the order in which they are tried; none where the candidate may take none, or the season had none. */
  pools: z.array(playedPool),
})

/** What a list needs to be played through one season. */
const choiceRounds = z.object({
  season: z.int(),
  /** Every season that can be played, newest first. */
  seasons: z.array(z.int()),
  /** The season that can be played as the forecast has it, and the last of its rounds that is published; null for none. */
  ahead: z.nullable(z.object({ season: z.int(), publishedRounds: z.int() })),
  /** The kind of year that the forecast was asked for; null where this is a season as it was published. */
  year: z.nullable(z.enum(YEAR_KINDS)),
  /** The last round of the season; while it runs, as many as the season before had. */
  rounds: z.int(),
  /** The last round that can be played: the last published one; of the season ahead the last one. */
  publishedRounds: z.int(),
  withdrawal: z.object({ iit: roundWindow, nitPlus: roundWindow }),
  exit: roundWindow,
  /** Whether these windows were read in the rules of that season. */
  isOfficial: z.boolean(),
  /** Empty where no official schedule of the season was read. */
  dates: z.array(z.object({ round: z.int(), allottedOn: day, payByOn: day })),
  /** In the order of the list, each once. */
  choices: z.array(playedChoice),
})
export type ChoiceRounds = z.output<typeof choiceRounds>

/** A whole percent. */
const percent = z.int()

/** A seat of a list, and the pool it is of; null for none. */
const followedSeat = z.nullable(
  z.object({
    choice: z.int(),
    pool: z.object({
      ...poolOfCandidate,
      /** Null where the round printed none: the seat was kept. */
      closing: z.nullable(z.int()),
    }),
  }),
)

/** What each published round of the newest season means for a list. Choices are told by their number in `choices`, from 0. */
const followedList = z.object({
  season: z.int(),
  /** Whether its last round is not out yet: then chances are told. */
  isRunning: z.boolean(),
  /** The last round of the season; while it runs, as many as the season before had. */
  rounds: z.int(),
  /** In the order of the list, without those that are not offered any more. */
  choices: z.array(
    z.object({
      ...choiceName,
      /** In the list, from 0. */
      place: z.int(),
    }),
  ),
  /** First round first; none while no round is out. */
  outcomes: z.array(
    z.object({
      round: z.int(),
      /** For who floats all along. */
      event: z.enum(ROUND_EVENTS),
      /** The seat after the round; null where there is none. */
      seat: followedSeat,
      /** Choices that were open in this round and not in the one before, and those for which it is the other way round. */
      opened: z.array(z.int()),
      closed: z.array(z.int()),
      /** Chances that moved by 5 points or more, the largest move first. */
      moved: z.array(z.object({ choice: z.int(), from: percent, to: percent })),
      /**
       * Which button the seat speaks for: of the newest round while the season runs; else null, and where nothing is known.
       * `chance` that a better choice still comes, 0 to 1; `choices` that may come, each for itself.
       */
      advice: z.nullable(z.object({ because: z.enum(ADVICE_REASONS), chance: z.number(), choices: z.int() })),
    }),
  ),
  /** The mock allotments of that season that are out, the first one first: what each came to with the list. Nothing is given in them. */
  mocks: z.array(z.object({ mock: z.int(), seat: followedSeat })),
})
export type FollowedList = z.output<typeof followedList>

export const choicePlays = {
  follow: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/season',
    access: 'anyone',
    summary:
      'What each published round of the newest JoSAA season means for a list: the seat it gives, what came within reach, and which chances moved.',
    body: z.object({ keys: choiceKeys, profile: choiceProfile }),
    response: followedList,
    refuses: ['NOT_FOUND'],
  }),
  play: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/rounds',
    access: 'anyone',
    summary:
      'What a list needs to be played through the rounds of one JoSAA season for a candidate, or of the one ahead as forecast.',
    body: z.object({
      keys: choiceKeys,
      profile: choiceProfile,
      /** Absent: the newest that can be played. */
      season: z.optional(whole(SEASON_MIN, SEASON_MAX)),
      /** The season ahead as the forecast has it, in such a year; no season is named then. */
      year: z.optional(z.enum(YEAR_KINDS)),
    }),
    response: choiceRounds,
    refuses: ['NOT_FOUND'],
  }),
}
