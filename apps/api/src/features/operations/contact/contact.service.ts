import { createHash } from 'node:crypto'
import type { QueryOf } from '@sopaan/contract/call'
import type { ContactFields, ContactMessage, contact } from '@sopaan/contract/contact'
import { refuse } from '@sopaan/contract/refusals'
import { readLanguageName } from '@sopaan/domain/languages'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { notifyStaffCounted } from '#api/features/operations/notifications/notifications.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller, CallerTrace, RequestContext } from '#api/http/serve.ts'
import { removingAfter } from '#api/retention.ts'
import {
  type ContactMessageRow,
  countMessages,
  findMessageByKey,
  insertContactMessage,
  isMessage,
  listMessageRows,
  lockMessage,
  removeOldMessages,
  reopenMessageRow,
  settleMessage,
} from './contact.queries.ts'
import { addLaterAnswer, laterAnswersOf } from './later-answers.service.ts'
import { messageNumber } from './message-number.ts'
import { threadFactsOf } from './threads.service.ts'

/** How long messages are kept, ms: a year, as the privacy policy says. */
const RETENTION_MS = 365 * DAY_MS

/**
 * Keeps a message for staff, and mails its number to the writer. The same key twice is one message, and one mail.
 * @returns the number to quote; for a machine that filled in the hidden field a number too, but nothing is kept
 */
export async function sendMessage(deps: Deps, request: RequestContext, fields: ContactFields): Promise<string> {
  if (fields.website) return messageNumber(deps.random(2).readUInt16BE())
  return inTransaction(deps, async (deps) => {
    const row = await insertContactMessage(deps.db, {
      askedAt: deps.now(),
      fullName: fields.fullName,
      email: fields.email,
      language: fields.language,
      topic: fields.topic,
      message: fields.message,
      idempotencyKey: fields.idempotencyKey ?? null,
    })
    if (!row) return numberSentBefore(deps, fields.idempotencyKey)
    const number = messageNumber(row.sequence)
    await writeMail(deps, {
      kind: 'contact-received',
      to: fields.email,
      language: fields.language,
      facts: { number },
      priority: 3,
      // One receipt an hour for one address, whoever types it: the form is no way to fill a stranger's mailbox.
      dedupeKey: receiptKey(fields.email, deps.now()),
    })
    await notifyStaffCounted(deps, {
      kind: 'messages-waiting',
      facts: { count: await countMessages(deps.db, { state: 'waiting' }) },
      key: 'messages-waiting',
    })
    await writeAudit(deps, { action: 'contact.send', target: { type: 'contact-message', id: row.id }, request })
    return number
  })
}

/** A page of messages for staff, and how many there are. */
export async function listMessagesForStaff(
  deps: Deps,
  actor: Actor,
  { page, limit, ...wanted }: QueryOf<typeof contact.list>,
): Promise<{ data: ContactMessage[]; total: number }> {
  const filter = { ...wanted, userId: actor.userId }
  const rows = await listMessageRows(deps.db, filter, { page, limit })
  return { data: await messagesOf(deps, rows), total: await countMessages(deps.db, filter) }
}

/** Answers a message by mail. @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where somebody answered or closed it */
export async function answerMessage(
  deps: Deps,
  caller: Caller,
  { id, answer }: { id: string; answer: string },
): Promise<ContactMessage> {
  return inTransaction(deps, async (deps) => {
    const row = await settleMessage(deps.db, id, { state: 'answered', answer, answeredAt: deps.now() })
    if (!row) return refuse((await isMessage(deps.db, id)) ? 'CHANGED_ELSEWHERE' : 'NOT_FOUND')
    return mailAnswer(deps, caller, { row, answer, answerId: id })
  })
}

/**
 * Writes again by mail on a message that was answered.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where it waits or was closed, ANSWERS_FULL
 */
export async function answerAgain(
  deps: Deps,
  caller: Caller,
  { id, answer }: { id: string; answer: string },
): Promise<ContactMessage> {
  return inTransaction(deps, async (deps) => {
    const row = (await lockMessage(deps.db, id)) ?? refuse('NOT_FOUND')
    if (row.state !== 'answered') refuse('CHANGED_ELSEWHERE')
    const answerId = await addLaterAnswer(deps, 'message', { id, authorId: caller.actor.userId, answer })
    return mailAnswer(deps, caller, { row, answer, answerId })
  })
}

/** Sends one answer on its way, once, and writes into the trail who gave it. */
async function mailAnswer(
  deps: Deps,
  { actor, request }: Caller,
  { row, answer, answerId }: { row: ContactMessageRow; answer: string; answerId: string },
): Promise<ContactMessage> {
  await writeMail(deps, {
    kind: 'contact-answer',
    to: row.email,
    language: readLanguageName(row.language),
    facts: { number: messageNumber(row.sequence), message: row.message, answer },
    dedupeKey: `contact-answer ${answerId}`,
    priority: 2,
  })
  const target = { type: 'contact-message', id: row.id } as const
  await writeAudit(deps, { action: 'contact.answer', actor, target, request })
  return messageOf(deps, row)
}

/** Closes a message without an answer. @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE */
export async function closeMessage(deps: Deps, { actor, request }: CallerTrace, id: string): Promise<ContactMessage> {
  return inTransaction(deps, async (deps) => {
    const row = await settleMessage(deps.db, id, { state: 'closed' })
    if (!row) return refuse((await isMessage(deps.db, id)) ? 'CHANGED_ELSEWHERE' : 'NOT_FOUND')
    await writeAudit(deps, { action: 'contact.close', actor, target: { type: 'contact-message', id }, request })
    return messageOf(deps, row)
  })
}

/** Lets a message that was closed without an answer wait again. @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE */
export async function reopenMessage(deps: Deps, { actor, request }: Caller, id: string): Promise<ContactMessage> {
  return inTransaction(deps, async (deps) => {
    const row = await reopenMessageRow(deps.db, id)
    if (!row) return refuse((await isMessage(deps.db, id)) ? 'CHANGED_ELSEWHERE' : 'NOT_FOUND')
    await writeAudit(deps, { action: 'contact.reopen', actor, target: { type: 'contact-message', id }, request })
    return messageOf(deps, row)
  })
}

/** Erases messages older than a year. */
export const eraseOldMessages = removingAfter(RETENTION_MS, removeOldMessages)

async function numberSentBefore(deps: Deps, key: string | undefined): Promise<string> {
  const row = key === undefined ? undefined : await findMessageByKey(deps.db, key)
  if (!row) throw new Error('A message was neither kept nor there.')
  return messageNumber(row.sequence)
}

function receiptKey(email: string, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  return createHash('sha256').update(`contact ${email} ${hour}`).digest('base64url')
}

async function messageOf(deps: Deps, row: ContactMessageRow): Promise<ContactMessage> {
  const [message] = await messagesOf(deps, [row])
  return message ?? refuse('NOT_FOUND')
}

/** Messages as staff read them, with what they alone know of each. */
async function messagesOf(deps: Deps, rows: readonly ContactMessageRow[]): Promise<ContactMessage[]> {
  const ids = rows.map(({ id }) => id)
  const [factsOf, laterOf] = await Promise.all([
    threadFactsOf(deps, 'message', ids),
    laterAnswersOf(deps, 'message', ids),
  ])
  return rows.map((row) => ({
    _id: row.id,
    number: messageNumber(row.sequence),
    fullName: row.fullName,
    email: row.email,
    language: readLanguageName(row.language),
    // The column takes only the words of the contract, which wrote it.
    topic: row.topic as ContactMessage['topic'],
    message: row.message,
    state: row.state,
    createdAt: row.askedAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    laterAnswers: laterOf(row.id),
    ...factsOf(row.id),
  }))
}
