import { LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { byRequiredLanguage, shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { id, instant, line, paragraph } from './fields.ts'

/** What staff answer: a message of the contact form, or a grievance. */
export const THREAD_KINDS = ['message', 'grievance'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]

/** Whose messages a list shows: those of the one who asks, or those of nobody. */
export const ASSIGNEE_FILTERS = ['mine', 'nobody'] as const
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number]

/** How messages or grievances are in order; without one what waits comes first. Of grievances `state` goes by the day due. */
export const THREAD_SORTS = [
  'askedAt',
  '-askedAt',
  'name',
  '-name',
  'topic',
  '-topic',
  'state',
  '-state',
  'assignee',
  '-assignee',
] as const
export type ThreadSort = (typeof THREAD_SORTS)[number]

const NOTE_LENGTH_MAX = 1_000
const TEMPLATE_NAME_MAX = 80
const TEMPLATE_TEXT_MAX = 2_000

/** Names that may stand in braces in a template: that of the writer, and the number that both quote. */
export const TEMPLATE_PLACEHOLDERS = ['name', 'reference'] as const

const assignee = z.object({ _id: id, fullName: z.string() })
export type Assignee = z.output<typeof assignee>

const note = z.object({
  _id: id,
  at: instant,
  /** Null once the account of its author is gone. */
  by: z.nullable(z.string()),
  text: z.string(),
})

/** Answers on one message or grievance after the first. */
export const LATER_ANSWERS_MAX = 20

const laterAnswer = z.object({ at: instant, text: z.string() })
export type LaterAnswer = z.output<typeof laterAnswer>
/** What was answered after the first answer, the oldest first. */
export const laterAnswers = z.array(laterAnswer)

/** What staff alone see of a message or a grievance. */
export const threadFields = {
  /** In which it is answered. */
  language: z.enum(LANGUAGES),
  /** The account it is from, or that has its address. */
  userId: z.nullable(id),
  /** Who answers it; null while nobody does. */
  assignee: z.nullable(assignee),
  /** Notes of staff to each other, the oldest first. */
  notes: z.array(note),
}
const threadShape = z.object(threadFields)
export type ThreadFacts = Omit<z.output<typeof threadShape>, 'language'>

const template = z.object({
  _id: id,
  name: z.string(),
  text: shownWords,
  changedAt: instant,
  /** Null while it is offered. */
  retiredAt: z.nullable(instant),
})
export type AnswerTemplate = z.output<typeof template>

const templateFields = z.object({
  /** What staff know it by. */
  name: line(TEMPLATE_NAME_MAX),
  text: byRequiredLanguage(paragraph(TEMPLATE_TEXT_MAX)),
})
export type AnswerTemplateFields = z.output<typeof templateFields>

const one = z.object({ kind: z.enum(THREAD_KINDS), id })
const byId = z.object({ id })
const done = z.object({ status: z.literal('success') })
const templates = z.object({ status: z.literal('success'), data: z.array(template) })

/** How staff share messages and grievances out among them, and what they note of them; nothing of it is sent to anybody. */
export const threads = {
  assignees: defineCall({
    method: 'GET',
    path: '/api/v1/admin/assignees',
    access: ['support'],
    summary: 'The staff who may answer messages, by name.',
    response: z.object({ status: z.literal('success'), data: z.array(assignee) }),
    refuses: [],
  }),
  assign: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/threads/:kind/:id/assignee',
    access: ['support'],
    summary: 'Says who answers a message or grievance; null: nobody yet.',
    params: one,
    body: z.object({ userId: z.nullable(id) }),
    response: done,
    refuses: ['ASSIGNEE_UNFIT'],
  }),
  addNote: defineCall({
    method: 'POST',
    path: '/api/v1/admin/threads/:kind/:id/notes',
    isOnce: true,
    access: ['support'],
    summary: 'Notes something for the other staff. It is never sent, and goes with the message.',
    params: one,
    body: z.object({ text: paragraph(NOTE_LENGTH_MAX) }),
    response: z.object({ status: z.literal('success'), data: z.object({ _id: id }) }),
    status: 201,
    refuses: ['STAFF_NOTES_FULL'],
  }),
  removeNote: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/thread-notes/:id',
    access: ['support'],
    summary: 'Removes a note of staff on a message or grievance.',
    params: byId,
    response: done,
    refuses: [],
  }),
}

/** Answers that staff write once and send often. */
export const answerTemplates = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/answer-templates',
    access: ['support'],
    summary: 'Every template: those offered by name, then those retired.',
    response: templates,
    refuses: [],
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/admin/answer-templates',
    isOnce: true,
    access: ['support'],
    summary: 'Writes a template in both languages; {name} and {reference} are filled in when it is chosen.',
    body: templateFields,
    response: templates,
    status: 201,
    refuses: ['TEMPLATE_NAMED', 'TEMPLATES_FULL', 'PLACEHOLDER_UNKNOWN'],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/answer-templates/:id',
    access: ['support'],
    summary: 'Changes a template that is offered.',
    params: byId,
    body: templateFields,
    response: templates,
    refuses: ['TEMPLATE_NAMED', 'PLACEHOLDER_UNKNOWN'],
  }),
  retire: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/answer-templates/:id',
    access: ['support'],
    summary: 'Offers a template no more.',
    params: byId,
    response: templates,
    refuses: [],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/v1/admin/answer-templates/:id/restore',
    access: ['support'],
    summary: 'Offers a retired template again.',
    params: byId,
    response: templates,
    refuses: ['TEMPLATE_NAMED', 'TEMPLATES_FULL'],
  }),
}
