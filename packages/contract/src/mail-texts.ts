import { LANGUAGES } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { line, paragraph } from './fields.ts'

/** The longest subject and opening, characters. */
const MAIL_SUBJECT_MAX = 150
const MAIL_OPENING_MAX = 1_000

/** Words of a mail with placeholders such as `{fullName}`; paragraphs of the opening are parted by an empty line. */
const fields = z.object({ subject: line(MAIL_SUBJECT_MAX), opening: paragraph(MAIL_OPENING_MAX) })
export type MailTextFields = z.output<typeof fields>

const words = z.object({ subject: z.string(), opening: z.string() })

const mailText = z.object({
  kind: z.string(),
  language: z.enum(LANGUAGES),
  /** What is sent now: as an admin wrote it, or else as it ships. */
  ...words.shape,
  isChanged: z.boolean(),
  /** As it ships. Where its words depend on the case, the sample stands in place of placeholders. */
  preset: words,
  /** Names that may stand in braces, each with the sample it is shown with. */
  placeholders: z.array(z.object({ name: z.string(), sample: z.string() })),
})
export type ManagedMailText = z.output<typeof mailText>

const one = z.object({
  kind: z.string().check(z.maxLength(60), z.regex(/^[a-z-]+$/)),
  language: z.enum(LANGUAGES),
})
const answer = z.object({ status: z.literal('success'), data: mailText })

export const mailTexts = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/mail-texts',
    access: ['content'],
    summary: 'Subject and opening of every kind of mail, in both languages.',
    response: z.object({ status: z.literal('success'), data: z.array(mailText) }),
    refuses: [],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/mail-texts/:kind/:language',
    access: ['content'],
    summary: 'Writes subject and opening of a kind of mail, from the next mail on.',
    params: one,
    body: fields,
    response: answer,
    refuses: ['PLACEHOLDER_UNKNOWN'],
  }),
  reset: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/mail-texts/:kind/:language',
    access: ['content'],
    summary: 'Goes back to the words that ship.',
    params: one,
    response: answer,
    refuses: [],
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/v1/admin/mail-texts/:kind/:language/preview',
    access: ['content'],
    summary: 'The whole mail with samples in it, as plain text; nothing is written.',
    params: one,
    body: fields,
    response: z.object({ status: z.literal('success'), data: z.object({ subject: z.string(), text: z.string() }) }),
    refuses: ['PLACEHOLDER_UNKNOWN'],
  }),
}
