import { GENDER_POOLS, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { choiceKeys, choiceProfile } from './choice-lists.ts'
import { day, whole } from './fields.ts'

const SEASON_MIN = 2016
const SEASON_MAX = 2100

const roundWindow = z.object({ from: z.int(), to: z.int() })

/** A pool of a choice in one season, with the candidate's own rank for it. */
const playedPool = z.object({
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  rank: z.int(),
  /** Closing rank of each round, first round first; null where none was printed. */
  closings: z.array(z.nullable(z.int())),
  /** After each round but the last: the chance, 0 to 1, that it still reached the rank; null where it was open or unsaid. */
  chances: z.array(z.nullable(z.number())),
})

/** An institute and a programme, as JoSAA's form takes it once. */
const playedChoice = z.object({
  /** The first two parts of the keys of its seats. */
  choice: z.string(),
  institute: z.string(),
  programme: z.object({ name: z.string(), degree: z.string(), durationYears: z.number() }),
  list: z.enum(RANK_LISTS),
  /** In the order in which they are tried; none where the candidate may take none, or the season had none. */
  pools: z.array(playedPool),
})

/** What a list needs to be played through one season. */
const choiceRounds = z.object({
  season: z.int(),
  /** Every season that can be played, newest first. */
  seasons: z.array(z.int()),
  /** The last round of the season; while it runs, as many as the season before had. */
  rounds: z.int(),
  /** The last round that is published. */
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

export const choicePlays = {
  play: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/rounds',
    access: 'anyone',
    summary: 'What a list needs to be played through the rounds of one JoSAA season for a candidate.',
    body: z.object({
      keys: choiceKeys,
      profile: choiceProfile,
      /** Absent: the newest that can be played. */
      season: z.optional(whole(SEASON_MIN, SEASON_MAX)),
    }),
    response: choiceRounds,
    refuses: ['NOT_FOUND'],
  }),
}
