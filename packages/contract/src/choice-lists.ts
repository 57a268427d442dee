import { GENDER_POOLS, INSTITUTE_TYPES, QUOTAS, RANK_LISTS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { CHOICE_LISTS_MAX, CHOICES_MAX, LIST_NAME_LENGTH_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { RANK_KINDS } from '@sopaan/domain/predictor/profile'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { profileFields, RANK_KEYS } from './college-predictor.ts'
import { fault } from './faults.ts'
import { day, id, instant, line, whole } from './fields.ts'
import { BANDS, WHY_NOT_THEIRS } from './judged-seats.ts'

const KEY_LENGTH_MAX = 300
const KEY_FORMAT = fault('not_seat_key')
const TWICE = fault('seat_twice')
const VERSION_MAX = 1_000_000_000

/** A seat by the key of its pool, as `seatPoolKeys` writes it. */
const seatKey = z
  .string(KEY_FORMAT)
  .check(
    z.maxLength(KEY_LENGTH_MAX, KEY_FORMAT),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){4}(\/preparatory)?$/, KEY_FORMAT),
  )
/** The seats of a list in order, no seat twice. */
export const seatKeys = z.array(seatKey).check(
  z.maxLength(CHOICES_MAX, fault('too_many_seats', { max: CHOICES_MAX })),
  z.refine((keys) => new Set(keys).size === keys.length, TWICE),
)
const listName = line(LIST_NAME_LENGTH_MAX)
const version = whole(1, VERSION_MAX)

/** Who asks; at least one rank. The fields are those of the predictor's query. */
export const choiceProfile = z
  .object(profileFields)
  .check(z.refine((profile) => RANK_KEYS.some(({ key }) => profile[key] !== undefined), fault('rank_missing')))
export type ChoiceProfile = z.output<typeof choiceProfile>

const share = z.object({
  /** What stands behind `/lists/` in the link. */
  token: z.string(),
  sharedAt: instant,
  showsProfile: z.boolean(),
})

export const ownChoiceList = z.object({
  _id: id,
  name: z.string(),
  /** First wanted first. */
  keys: z.array(z.string()),
  /** Rises with every change; a change names the one it was made from. */
  version: z.int(),
  changedAt: instant,
  /** Null while nobody else may read it. */
  share: z.nullable(share),
})
export type OwnChoiceList = z.output<typeof ownChoiceList>

const ownLists = z.object({
  status: z.literal('success'),
  data: z.object({
    /** In the order they were made. */
    lists: z.array(ownChoiceList),
    /** The list that bookmarks go to; null while there is none. */
    chosenId: z.nullable(id),
  }),
})
export type OwnChoiceLists = z.output<typeof ownLists>['data']
const ownList = z.object({ status: z.literal('success'), data: ownChoiceList })

const verdict = z.union([
  z.object({
    state: z.literal('judged'),
    rank: z.int(),
    rankKind: z.enum(RANK_KINDS),
    chance: z.nullable(z.object({ percent: z.int(), band: z.enum(BANDS) })),
  }),
  z.object({ state: z.literal('not-theirs'), because: z.enum(WHY_NOT_THEIRS) }),
  z.object({ state: z.literal('rank-missing'), rankKind: z.enum(RANK_KINDS) }),
])

const judgedChoice = z.object({
  key: z.string(),
  institute: z.object({
    name: z.string(),
    type: z.enum(INSTITUTE_TYPES),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
  }),
  programme: z.object({ name: z.string(), degree: z.string(), durationYears: z.number(), family: z.string() }),
  quota: z.enum(QUOTAS),
  seatType: z.enum(SEAT_TYPES),
  gender: z.enum(GENDER_POOLS),
  list: z.enum(RANK_LISTS),
  isPreparatory: z.boolean(),
  /** B.Arch at an IIT: only for those who passed the Architecture Aptitude Test. */
  needsAat: z.boolean(),
  /** Absent when nobody said who is asking. */
  verdict: z.optional(verdict),
  expected: z.optional(z.object({ low: z.int(), middle: z.int(), high: z.int() })),
  /** Closing ranks, one a round of `rounds`; null where none was printed. */
  closings: z.array(z.nullable(z.int())),
})
export type JudgedChoice = z.output<typeof judgedChoice>

/** A list judged: the seats in its order, and the rounds their closing ranks are of. */
export const judgedChoices = z.object({
  choices: z.array(judgedChoice),
  /** Every JoSAA round of the last five seasons that the book holds, oldest first. */
  rounds: z.array(z.object({ season: z.int(), round: z.int(), isFinal: z.boolean() })),
  /** Keys that the book does not have any more. */
  unknownKeys: z.array(z.string()),
  forecastSeason: z.nullable(z.int()),
  /** The last round of `forecastSeason` that the forecast follows; 0 = before the first. */
  afterRound: z.int(),
  newestSeason: z.int(),
  bookHash: z.string(),
})
export type JudgedChoices = z.output<typeof judgedChoices>

/** A list as a reader sees it. */
export const sharedList = z.object({
  status: z.literal('success'),
  data: z.object({
    name: z.string(),
    sharedOn: day,
    /** Every seat in the owner's order, those that the book does not have any more among them. */
    keys: z.array(z.string()),
    /** What the owner chose to show beside the seats; null when nothing. */
    profile: z.nullable(z.object(profileFields)),
    judged: judgedChoices,
  }),
})
export type SharedChoiceList = z.output<typeof sharedList>['data']

/** 256 random bits in base64url. */
const shareToken = z.string().check(z.maxLength(43), z.regex(/^[\w-]{43}$/))

const one = z.object({ id })
const OWN = '/api/v1/users/choice-lists'

export const choiceLists = {
  list: defineCall({
    method: 'GET',
    path: OWN,
    access: 'signed-in',
    summary: 'The person’s choice lists with their seats in order.',
    response: ownLists,
    refuses: [],
  }),
  make: defineCall({
    method: 'POST',
    path: OWN,
    access: 'signed-in',
    summary: 'Makes a list, or brings back one that was removed, under an id that the caller made.',
    body: z.object({ _id: id, name: listName, keys: seatKeys }),
    response: ownList,
    status: 201,
    refuses: ['CHOICE_LISTS_FULL', 'CHANGED_ELSEWHERE', 'NOT_FOUND'],
  }),
  save: defineCall({
    method: 'PUT',
    path: `${OWN}/:id`,
    access: 'signed-in',
    summary: 'Saves name and order of a list, unless it changed since that version.',
    params: one,
    body: z.object({ version, name: listName, keys: seatKeys }),
    response: ownList,
    refuses: ['CHANGED_ELSEWHERE'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: `${OWN}/:id`,
    access: 'signed-in',
    summary: 'Removes a list, its link with it; for seven days it can be made again under its id.',
    params: one,
    response: z.object({ status: z.literal('success') }),
    refuses: [],
  }),
  choose: defineCall({
    method: 'POST',
    path: `${OWN}/:id/choice`,
    access: 'signed-in',
    summary: 'Makes a list the one that bookmarks go to.',
    params: one,
    response: z.object({ status: z.literal('success') }),
    refuses: [],
  }),
  merge: defineCall({
    method: 'POST',
    path: `${OWN}/merge`,
    access: 'signed-in',
    summary:
      'Takes the lists of a device into the account: seats are added behind those of a list of the same id or name.',
    body: z.object({
      lists: z
        .array(z.object({ _id: id, name: listName, keys: seatKeys }))
        .check(z.maxLength(CHOICE_LISTS_MAX, fault('too_many_lists', { max: CHOICE_LISTS_MAX }))),
    }),
    response: ownLists,
    refuses: ['CHOICE_LISTS_FULL'],
  }),
  addSeat: defineCall({
    method: 'POST',
    path: '/api/v1/users/choice-list-seats',
    access: 'signed-in',
    summary: 'Puts a seat at the end of the chosen list, and makes the first list where there is none.',
    body: z.object({ key: seatKey, firstName: z.optional(listName) }),
    response: ownLists,
    status: 201,
    refuses: ['SEAT_ON_LIST', 'CHOICE_LIST_FULL', 'NOT_FOUND'],
  }),
  removeSeat: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/choice-list-seats',
    access: 'signed-in',
    summary: 'Takes a seat off the chosen list; one that is not there is no mistake.',
    query: z.object({ key: seatKey }),
    response: ownLists,
    refuses: [],
  }),
  share: defineCall({
    method: 'PUT',
    path: `${OWN}/:id/share`,
    access: 'signed-in',
    summary: 'Makes a link under which anyone reads the list as it stands, or changes what that link shows.',
    params: one,
    body: z.object({
      /** Shown beside the seats, with the chances that follow; null shows the seats alone. */
      profile: z.nullable(choiceProfile),
    }),
    response: ownList,
    refuses: [],
  }),
  withdraw: defineCall({
    method: 'DELETE',
    path: `${OWN}/:id/share`,
    access: 'signed-in',
    summary: 'Withdraws the link; it never works again.',
    params: one,
    response: ownList,
    refuses: [],
  }),
  readShared: defineCall({
    method: 'GET',
    path: '/api/v1/shared-choice-lists/:token',
    access: 'anyone',
    summary: 'A list that its owner shared: its name, its seats, and what else the owner chose to show.',
    secretParam: 'token',
    params: z.object({ token: shareToken }),
    response: sharedList,
    refuses: [],
  }),
  sharedPicture: defineCall({
    method: 'GET',
    path: '/api/v1/shared-choice-lists/:token/picture',
    access: 'anyone',
    summary: 'What a link to a shared list shows where it is shared: a PNG of 1200 by 630 pixels, seats alone.',
    secretParam: 'token',
    params: z.object({ token: shareToken }),
    query: z.object({ language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE) }),
    response: z.unknown(),
    refuses: ['UNAVAILABLE'],
  }),
  judge: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/judged',
    access: 'anyone',
    summary: 'Seats in an order, each judged for a candidate, with every closing rank of the last five seasons.',
    body: z.object({ keys: seatKeys, profile: z.optional(choiceProfile) }),
    response: judgedChoices,
    refuses: [],
  }),
  file: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/files',
    access: 'anyone',
    summary: 'Seats in an order, judged for a candidate, as a CSV, XLSX or PDF file with the rows the page shows.',
    body: z.object({
      format: z.enum(['csv', 'xlsx', 'pdf']),
      name: listName,
      keys: seatKeys,
      profile: z.optional(choiceProfile),
      language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE),
    }),
    response: z.unknown(),
    refuses: ['UNAVAILABLE'],
  }),
}
