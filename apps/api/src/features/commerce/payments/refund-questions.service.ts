import { refuse } from '@sopaan/contract/refusals'
import { readLanguageName, writtenIn } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { sendQuestion } from '#api/features/operations/contact/questions.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { PARENT_CHECK_NAME } from './parent-checks.service.ts'
import { findQueuedRefund } from './refund-queue.queries.ts'
import { lockRefund } from './refunds.queries.ts'

/** What somebody still decides about. */
const OPEN = ['asked', 'held', 'failed'] as const

/**
 * Asks the buyer something about a refund that is not done with, by mail; what is asked is a thread of the messages.
 * @returns the number of the message
 * @throws {Refusal} NOT_FOUND, REFUND_DECIDED where it is done with or on its way, ANSWERS_FULL
 */
export async function questionBuyer(deps: Deps, caller: Caller, id: string, question: string): Promise<string> {
  return inTransaction(deps, async (deps) => {
    const refund = (await lockRefund(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!OPEN.some((state) => state === refund.state)) refuse('REFUND_DECIDED')
    const { fullName, email, ...row } = (await findQueuedRefund(deps.db, id)) ?? refuse('NOT_FOUND')
    const language = readLanguageName(row.language)
    const isOwn = refund.askedBy === 'mentee' && refund.reason !== ''
    const number = await sendQuestion(deps, caller, {
      key: id,
      person: { fullName, email, language },
      message: isOwn ? refund.reason : writtenIn(language, row.itemName ?? PARENT_CHECK_NAME),
      question,
    })
    await writeAudit(deps, {
      action: 'refund.question',
      actor: caller.actor,
      target: { type: 'refund', id },
      change: { message: { after: number } },
      request: caller.request,
    })
    return number
  })
}
