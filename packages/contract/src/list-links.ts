import { LANGUAGES } from '@sopaan/domain/languages'
import { BANDS } from '@sopaan/domain/predictor/bands'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { choiceKey, choiceKeys, choiceProfile, shareToken } from './choice-lists.ts'
import { fault } from './faults.ts'
import { day, id, instant, paragraph } from './fields.ts'

import { stateChoice } from './state-choices.ts'

/** Who writes: a relation and never a name. */
export const READERS = ['mother', 'father', 'sibling', 'relative', 'friend', 'teacher', 'self'] as const
/** Characters of a comment. */
export const COMMENT_LENGTH_MAX = 300

/** What a link shows: the choices, and who they are judged for, who is shown only where the owner says so. */
const content = z.object({
  keys: choiceKeys.check(z.refine((keys) => keys.length > 0, fault('required'))),
  profile: z.optional(choiceProfile),
  /** Whether category and ranks stand on the page beside the chances. */
  showsProfile: z.boolean(),
  language: z.enum(LANGUAGES),
})
export type ListLinkContent = z.output<typeof content>

/** Proves who made the link: 256 random bits, told once. */
const deleteCode = shareToken
/** Tells readers of a link apart, made by their browser. */
const reader = z.uuid(fault('not_id'))

const readChoice = z.object({
  key: z.string(),
  /** null for a choice that the book does not have any more. */
  college: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  /** Absent where nobody was said to ask, or nothing can be said. */
  chance: z.optional(z.object({ percent: z.int(), band: z.enum(BANDS) })),
  hearts: z.int(),
})

const comment = z.object({
  _id: id,
  from: z.enum(READERS),
  text: z.string(),
  /** The choice it is about; null for the list. */
  choice: z.nullable(z.string()),
  writtenAt: instant,
  /** Whether this reader wrote it. */
  isOwn: z.boolean(),
})

/** A list as a family reads it: nothing of whose it is but what the owner chose to show. */
const familyList = z.object({
  sharedOn: day,
  language: z.enum(LANGUAGES),
  /** Category, ranks and state, where the owner shows them. */
  profile: z.nullable(z.record(z.string(), z.string())),
  choices: z.array(readChoice),
  /** Of those the ones of State counsellings, with what they closed at. */
  stateChoices: z.array(stateChoice),
  /** Keys this reader gave a heart. */
  ownHearts: z.array(z.string()),
  comments: z.array(comment),
})
export type FamilyList = z.output<typeof familyList>

const LINKS = '/api/v1/list-links'
const ONE = `${LINKS}/:token`
const byToken = z.object({ token: shareToken })
const success = z.object({ status: z.literal('success') })
const readFamilyList = z.object({ status: z.literal('success'), data: familyList })

export const listLinks = {
  create: defineCall({
    method: 'POST',
    path: LINKS,
    access: 'anyone',
    summary:
      'Makes a link to a list without an account, with the code that changes and deletes it; it ends after 90 days.',
    body: content,
    response: z.object({
      status: z.literal('success'),
      data: z.object({ token: z.string(), deleteCode: z.string(), endsOn: day }),
    }),
    status: 201,
    refuses: [],
  }),
  replace: defineCall({
    method: 'PUT',
    path: ONE,
    access: 'anyone',
    summary: 'Puts the list as it is now behind a link, for whoever has its code.',
    secretParam: 'token',
    params: byToken,
    body: z.extend(content, { deleteCode }),
    response: success,
    refuses: [],
  }),
  remove: defineCall({
    method: 'POST',
    path: `${ONE}/removal`,
    access: 'anyone',
    summary: 'Deletes a link with its hearts and comments, for whoever has its code.',
    secretParam: 'token',
    params: byToken,
    body: z.object({ deleteCode }),
    response: success,
    refuses: [],
  }),
  read: defineCall({
    method: 'GET',
    path: ONE,
    access: 'anyone',
    summary: 'A list behind a link with its chances, hearts and comments.',
    secretParam: 'token',
    params: byToken,
    query: z.object({ reader: z.optional(reader) }),
    response: readFamilyList,
    refuses: [],
  }),
  heart: defineCall({
    method: 'PUT',
    path: `${ONE}/hearts`,
    access: 'anyone',
    summary: 'Gives a choice of a list a heart or takes it back, one a reader and choice.',
    secretParam: 'token',
    params: byToken,
    body: z.object({ reader, key: choiceKey, isOn: z.boolean() }),
    response: readFamilyList,
    refuses: ['LINK_FULL'],
  }),
  comment: defineCall({
    method: 'POST',
    path: `${ONE}/comments`,
    access: 'anyone',
    summary: 'Writes a comment on a list or on one of its choices.',
    secretParam: 'token',
    params: byToken,
    body: z.object({
      reader,
      from: z.enum(READERS),
      text: paragraph(COMMENT_LENGTH_MAX),
      key: z.optional(choiceKey),
    }),
    response: readFamilyList,
    status: 201,
    refuses: ['LINK_FULL'],
  }),
  removeComment: defineCall({
    method: 'POST',
    path: `${ONE}/comments/:id/removal`,
    access: 'anyone',
    summary: 'Removes a comment, for whoever wrote it and for whoever has the code of the link.',
    secretParam: 'token',
    params: z.extend(byToken, { id }),
    body: z.object({ reader, deleteCode: z.optional(deleteCode) }),
    response: readFamilyList,
    refuses: [],
  }),
}
