import { CHOICES_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { EDIT_KINDS } from '@sopaan/domain/choice-lists/suggested-edit'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { choiceKey } from './choice-lists.ts'
import { fault } from './faults.ts'
import { id, instant, line, whole } from './fields.ts'

const REASON_MAX = 300
/** What one booking takes: more than an hour of talk comes to. */
export const SUGGESTIONS_MAX = 60

/** A suggestion of a mentor for one choice of a mentee's list. */
export const listSuggestion = z.object({
  _id: id,
  kind: z.enum(EDIT_KINDS),
  key: z.string(),
  /** Null where the choice is not offered any more. */
  college: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  /** Where the choice is to be, from 0; null where it is to be removed. */
  position: z.nullable(z.int()),
  reason: z.string(),
  state: z.enum(['open', 'accepted', 'declined']),
  /** Why it cannot be accepted as the list is now; null where it can, and for what is decided. */
  conflict: z.nullable(z.enum(['on-list', 'not-on-list', 'full'])),
  /** Whether the list changed since its author read it. */
  isListChanged: z.boolean(),
  suggestedAt: instant,
})
export type ListSuggestion = z.output<typeof listSuggestion>

const answered = z.object({
  status: z.literal('success'),
  data: z.object({
    /** In the order they were made. */
    suggestions: z.array(listSuggestion),
    /** Of the list as it is now, for naming positions. */
    choices: z.int(),
    /** Whether the reader may suggest now: its mentor, while the list is shared with them. */
    maySuggest: z.boolean(),
  }),
})
export type ListSuggestions = z.output<typeof answered>['data']

const ofBooking = z.object({ id })
const ofSuggestion = z.object({ id, suggestionId: id })
const PATH = '/api/v1/bookings/:id/suggestions'

const suggestion = z
  .object({
    kind: z.enum(EDIT_KINDS),
    key: choiceKey,
    /** From 1, as the rows of the list are numbered; absent for a removal. */
    position: z.optional(whole(1, CHOICES_MAX)),
    reason: line(REASON_MAX),
  })
  .check(
    z.refine(({ kind, position }) => (kind === 'remove') === (position === undefined), {
      error: fault('position_missing'),
      path: ['position'],
    }),
  )

/** What a mentor suggests on the list that came with a booking, and what its owner makes of it. */
export const listSuggestions = {
  list: defineCall({
    method: 'GET',
    path: PATH,
    access: 'signed-in',
    summary: 'What was suggested on the list of a booking, for the two it is of.',
    params: ofBooking,
    response: answered,
    refuses: [],
  }),
  suggest: defineCall({
    method: 'POST',
    path: PATH,
    access: 'mentor',
    summary: 'Suggests to add, remove or move a choice; one that is open for the same choice is replaced.',
    params: ofBooking,
    body: suggestion,
    response: answered,
    status: 201,
    refuses: ['MESSAGES_CLOSED', 'BLOCKED', 'SUGGESTION_UNFIT', 'SUGGESTIONS_FULL'],
  }),
  withdraw: defineCall({
    method: 'DELETE',
    path: `${PATH}/:suggestionId`,
    access: 'mentor',
    summary: 'Takes back a suggestion that is open.',
    params: ofSuggestion,
    response: answered,
    refuses: ['SUGGESTION_DECIDED'],
  }),
  decide: defineCall({
    method: 'PUT',
    path: `${PATH}/:suggestionId`,
    access: 'signed-in',
    summary:
      'The owner of the list accepts or declines a suggestion, or opens it again: then the list is as before it.',
    params: ofSuggestion,
    body: z.object({ decision: z.enum(['accept', 'decline', 'reopen']) }),
    response: answered,
    refuses: ['SUGGESTION_DECIDED', 'SUGGESTION_UNFIT', 'FORBIDDEN'],
  }),
}
