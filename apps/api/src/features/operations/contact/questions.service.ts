import { refuse } from '@sopaan/contract/refusals'
import type { Language } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  type ContactMessageRow,
  findMessageByKey,
  insertContactMessage,
  lockMessage,
  reopenMessageRow,
  settleMessage,
} from './contact.queries.ts'
import { addLaterAnswer } from './later-answers.service.ts'
import { messageNumber } from './message-number.ts'

type Question = {
  /** Of what is asked about: all that is asked about it is one thread. */
  key: string
  person: { fullName: string; email: string; language: Language }
  /** What the person wrote, or what it is about. */
  message: string
  question: string
}

/**
 * Asks a person something about a payment by mail. The first question begins a thread of the messages with what the person
 * wrote, and is its answer; later ones follow in it.
 * @returns the number that both quote
 * @throws {Refusal} ANSWERS_FULL
 */
export async function sendQuestion(
  deps: Deps,
  { actor }: Caller,
  { key, person, message, question }: Question,
): Promise<string> {
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    const begun = { ...person, askedAt: now, topic: 'payment', message, idempotencyKey: key }
    const found = (await insertContactMessage(deps.db, begun)) ?? (await findMessageByKey(deps.db, key))
    const row = (found && (await lockMessage(deps.db, found.id))) ?? refuse('NOT_FOUND')
    const number = messageNumber(row.sequence)
    const questionId = await addToThread(deps, { row, authorId: actor.userId, question })
    await writeMail(deps, {
      kind: 'refund-question',
      to: person.email,
      language: person.language,
      facts: { number, message, question },
      dedupeKey: `refund-question ${questionId}`,
      priority: 2,
    })
    return number
  })
}

async function addToThread(
  deps: Deps,
  { row, authorId, question }: { row: ContactMessageRow; authorId: string; question: string },
): Promise<string> {
  if (row.state === 'answered') return addLaterAnswer(deps, 'message', { id: row.id, authorId, answer: question })
  if (row.state === 'closed') await reopenMessageRow(deps.db, row.id)
  await settleMessage(deps.db, row.id, { state: 'answered', answer: question, answeredAt: deps.now() })
  return row.id
}
