import { RANK_LISTS } from '@sopaan/domain/book/rank-book'
import { BRANCHES } from '@sopaan/domain/list-maker/branch-labels'
import { FEWER_WHYS } from '@sopaan/domain/list-maker/fewer-whys'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { choiceKeys, choiceProfile } from './choice-lists.ts'
import { whole } from './fields.ts'

const share = z.number()
const weight = whole(0, 3)

/** How long a list may be asked for. */
export const LIST_SIZES = [25, 40, 60] as const

const families = z.array(z.enum(BRANCHES)).check(z.maxLength(BRANCHES.length))
const weights = z.object({ branch: weight, college: weight, home: weight, cost: weight })

/** What an order goes by; without a branch it counts how much all want it, and of the weights only their shares matter. */
export const listTaste = z.object({
  /** Best liked first. */
  families,
  weights,
})
export type ListTaste = z.output<typeof listTaste>

/** What somebody likes of seats: nothing chosen is anything; of the weights only their shares matter. */
export const listPreferences = z.object({
  /** Best liked first. */
  families,
  /** Of the institutes. */
  states: z.array(z.enum(STATES)).check(z.maxLength(STATES.length)),
  weights,
  count: whole(LIST_SIZES[0], LIST_SIZES[2]),
  /** How many dreams stand to each safe seat, and how small the risk of no seat is kept: at .5, 1 or 1.5 % where it can be. */
  boldness: z.enum(['careful', 'balanced', 'bold']),
})
export type ListPreferences = z.output<typeof listPreferences>

/** A list made of what somebody likes and can get. */
export const madeList = z.object({
  /** Best liked first. */
  keys: z.array(z.string()),
  /** How many seats fit what was said to be liked. */
  found: z.int(),
  /** The chance that the list gives nothing. */
  noSeat: share,
  /** By the chance of each alone: under even odds, under 88 %, from there on. */
  kinds: z.object({ dream: z.int(), target: z.int(), safe: z.int() }),
  /** The rows under the one that comes almost surely: as sure as it, and never reached. */
  spare: z.int(),
  /** Safe seats at the end that do not fit what was said to be liked. */
  beyond: z.int(),
  /** How many dreams and targets stand above surer seats that are liked more, so that the list is as bold as asked for. */
  lifted: z.optional(z.int()),
  /** Which those are. */
  liftedKeys: z.optional(z.array(z.string())),
  /** Why it has fewer dreams or targets than its boldness wants: it keeps to the order of liking, or there are none more. */
  fewer: z.optional(z.enum(FEWER_WHYS)),
})
export type MadeListAnswer = z.output<typeof madeList>

/** Rows that stand apart from the order of liking because their list was made so. */
const madeRows = z.object({
  /** Above surer seats that are liked more. */
  lifted: choiceKeys,
  /** Safe seats at the end that do not fit what was said to be liked. */
  beyond: choiceKeys,
})

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
  /** The key of the programme that this one most likely became, where it is not offered any more. */
  newKey: z.optional(z.string()),
  needsAat: z.boolean(),
  /** No pool is open before the home state is said. */
  needsState: z.boolean(),
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
      /** Whether it is kept for a category, whose certificate is then asked for. */
      needsPaper: z.optional(z.boolean()),
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
  /** Choices that could be added: likely ones, at NITs of the home state, dreams for the top; and what ended ones became. */
  offers: z.object({
    safe: z.array(checkedChoice),
    home: z.array(checkedChoice),
    dream: z.array(checkedChoice),
    renamed: z.array(checkedChoice),
  }),
})
export type CheckedListAnswer = z.output<typeof checkedList>

export const listChecks = {
  check: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/checked',
    access: 'anyone',
    summary:
      'A list made ready for its doctor: every row with all pools open to the candidate, how far seats move together, and what could be added.',
    body: z.object({ keys: choiceKeys, profile: choiceProfile }),
    /** Null while the book in use was compiled without what lists are judged with. */
    response: z.object({ status: z.literal('success'), data: z.nullable(checkedList) }),
    refuses: [],
  }),
  make: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/made',
    access: 'anyone',
    summary: 'A list of what somebody likes and can get, best liked first, at a small risk of no seat.',
    body: z.object({ profile: choiceProfile, preferences: listPreferences }),
    /** Null while the book in use was compiled without what lists are judged with. */
    response: z.object({ status: z.literal('success'), data: z.nullable(madeList) }),
    refuses: [],
  }),
  order: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/ordered',
    access: 'anyone',
    summary: 'A list in the order somebody likes it, best liked first; no chance has a part in it.',
    /** `made`: rows that stay where the list was made to have them, so that it stays as bold and as safe. */
    body: z.object({ keys: choiceKeys, profile: choiceProfile, taste: listTaste, made: z.optional(madeRows) }),
    /** Null while the book in use was compiled without what lists are judged with. */
    response: z.object({ status: z.literal('success'), data: z.nullable(z.object({ keys: z.array(z.string()) })) }),
    refuses: [],
  }),
}
