import { RANK_LISTS } from '@sopaan/domain/book/rank-book'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { choiceProfile, seatKeys } from './choice-lists.ts'

const share = z.number()

/** One row of a list with every pool of its programme that is open to the candidate. */
const checkedChoice = z.object({
  key: z.string(),
  institute: z.string(),
  programme: z.string(),
  degree: z.string(),
  durationYears: z.number(),
  family: z.string(),
  list: z.enum(RANK_LISTS),
  /** Whether the season, or before it the last one, has the programme. */
  isOffered: z.boolean(),
  needsAat: z.boolean(),
  /** Another seat of the same programme, where the row names one that is not the candidate's. */
  ownKey: z.optional(z.string()),
  pools: z.array(
    z.object({
      list: z.enum(RANK_LISTS),
      /** Pools that move together in a season bear the same number. */
      group: z.int(),
      spread: z.number(),
      chance: share,
      chanceIfOffered: share,
      survival: share,
      /** Of the last final round; 0 = none printed. */
      lastClosing: z.int(),
    }),
  ),
})

/** A list as the doctor in the page reads it. */
export const checkedList = z.object({
  season: z.int(),
  /** The last round of the season that the chances follow; 0 = before the first. */
  afterRound: z.int(),
  shocks: z.object({ list: share, group: share }),
  candidate: z.object({ lists: z.array(z.enum(RANK_LISTS)), hasPassedAat: z.boolean() }),
  choices: z.array(checkedChoice),
  /** Keys that the book does not have any more. */
  unknownKeys: z.array(z.string()),
  /** Seats that could be added: likely ones, and at NITs of the home state. */
  offers: z.object({ safe: z.array(checkedChoice), home: z.array(checkedChoice) }),
})
export type CheckedListAnswer = z.output<typeof checkedList>

export const listChecks = {
  check: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/checked',
    access: 'anyone',
    summary:
      'A list made ready for its doctor: every row with all pools open to the candidate, how far seats move together, and what could be added.',
    body: z.object({ keys: seatKeys, profile: choiceProfile }),
    /** Null while the book in use was compiled without what lists are judged with. */
    response: z.object({ status: z.literal('success'), data: z.nullable(checkedList) }),
    refuses: [],
  }),
}
