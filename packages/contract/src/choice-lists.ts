import {
  CHOICE_LISTS_MAX,
  CHOICES_MAX,
  choiceKeyOf,
  choiceKeysOf,
  LIST_NAME_LENGTH_MAX,
} from '@sopaan/domain/choice-lists/choice-list'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { profileFields, RANK_KEYS } from './college-predictor.ts'
import { fault } from './faults.ts'
import { day, id, instant, line, whole } from './fields.ts'
import { judgedChoices } from './judged-choices.ts'
import { allStateAnswers, stateChoice, stateChoiceKey } from './state-choices.ts'

const KEY_LENGTH_MAX = 300
const KEY_FORMAT = fault('not_seat_key')
const TWICE = fault('seat_twice')
const VERSION_MAX = 1_000_000_000

/** Institute and programme, as the keys of their seat pools begin; the key of a pool is read as well. */
const josaaKey = z
  .string(KEY_FORMAT)
  .check(
    z.maxLength(KEY_LENGTH_MAX, KEY_FORMAT),
    z.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*((\/[a-z0-9]+(-[a-z0-9]+)*){3}(\/preparatory)?)?$/,
      KEY_FORMAT,
    ),
  )
const typedKey = z.union([josaaKey, stateChoiceKey], KEY_FORMAT)
/** A choice of a counselling's form, by institute and programme; of a State's with the counselling before them. */
export const choiceKey = z.pipe(
  typedKey,
  z.transform((key: string) => choiceKeyOf(key)),
)
/** The choices of a list in order, none twice, those of State counsellings last; pages and devices of before send pools of one choice apart. */
export const choiceKeys = z.pipe(
  z.array(typedKey).check(
    z.maxLength(CHOICES_MAX, fault('too_many_seats', { max: CHOICES_MAX })),
    z.refine((keys) => new Set(keys).size === keys.length, TWICE),
  ),
  z.transform((keys: string[]) => choiceKeysOf(keys)),
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

/** A list as a reader sees it. */
export const sharedList = z.object({
  status: z.literal('success'),
  data: z.object({
    name: z.string(),
    sharedOn: day,
    /** Every choice in the owner's order, those that no book has any more among them. */
    keys: z.array(z.string()),
    /** What the owner chose to show beside the seats; null when nothing. */
    profile: z.nullable(z.object(profileFields)),
    /** Choices of JoSAA alone. */
    judged: judgedChoices,
    /** Choices of State counsellings with what they closed at, judged for nobody. */
    stateChoices: z.array(stateChoice),
  }),
})
export type SharedChoiceList = z.output<typeof sharedList>['data']

/** 256 random bits in base64url. */
export const shareToken = z.string().check(z.maxLength(43), z.regex(/^[\w-]{43}$/))

const one = z.object({ id })
const OWN = '/api/v1/users/choice-lists'

export const choiceLists = {
  list: defineCall({
    method: 'GET',
    path: OWN,
    access: 'signed-in',
    summary: 'The person’s choice lists with their choices in order.',
    response: ownLists,
    refuses: [],
  }),
  make: defineCall({
    method: 'POST',
    path: OWN,
    access: 'signed-in',
    summary: 'Makes a list, or brings back one that was removed, under an id that the caller made.',
    body: z.object({ _id: id, name: listName, keys: choiceKeys }),
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
    body: z.object({ version, name: listName, keys: choiceKeys }),
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
      'Takes the lists of a device into the account: choices are added behind those of a list of the same id or name.',
    body: z.object({
      lists: z
        .array(z.object({ _id: id, name: listName, keys: choiceKeys }))
        .check(z.maxLength(CHOICE_LISTS_MAX, fault('too_many_lists', { max: CHOICE_LISTS_MAX }))),
    }),
    response: ownLists,
    refuses: ['CHOICE_LISTS_FULL'],
  }),
  addSeat: defineCall({
    method: 'POST',
    path: '/api/v1/users/choice-list-seats',
    access: 'signed-in',
    summary: 'Puts a choice at the end of the chosen list, and makes the first list where there is none.',
    body: z.object({ key: choiceKey, firstName: z.optional(listName) }),
    response: ownLists,
    status: 201,
    refuses: ['SEAT_ON_LIST', 'CHOICE_LIST_FULL', 'NOT_FOUND'],
  }),
  removeSeat: defineCall({
    method: 'DELETE',
    path: '/api/v1/users/choice-list-seats',
    access: 'signed-in',
    summary: 'Takes a choice off the chosen list; one that is not there is no mistake.',
    query: z.object({ key: choiceKey }),
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
    deferredAs: 'pictures',
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
    summary:
      'Choices in an order, each with the pools a candidate may take, judged, and every closing rank of the last five seasons.',
    body: z.object({ keys: choiceKeys, profile: z.optional(choiceProfile) }),
    response: judgedChoices,
    refuses: [],
  }),
  file: defineCall({
    method: 'POST',
    path: '/api/v1/choice-lists/files',
    access: 'anyone',
    summary: 'Choices in an order, judged for a candidate, as a CSV, XLSX or PDF file with the rows the page shows.',
    body: z.object({
      format: z.enum(['csv', 'xlsx', 'pdf']),
      name: listName,
      keys: choiceKeys,
      profile: z.optional(choiceProfile),
      stateAnswers: z._default(allStateAnswers, []),
      language: z._default(z.enum(LANGUAGES), FIRST_LANGUAGE),
    }),
    response: z.unknown(),
    refuses: ['UNAVAILABLE'],
  }),
}
