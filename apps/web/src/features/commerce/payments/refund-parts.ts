import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import type { Words } from '#web/words/en.ts'

/** How much of a refund: for the sessions that were not held, all that is left, or what somebody types. */
export type RefundPart = 'unused' | 'whole' | 'other'

/** What can be paid back of a purchase, and what that is decided by. */
export type Refundable = Pick<RefundRow, 'facts' | 'leftPaise'>

type Part = { part: RefundPart; name: string; note?: string | undefined; paise?: number }

/** The ways to make a refund, what policy says in front; without sessions that were not held, all of it is. */
export function refundParts({ facts, leftPaise }: Refundable, words: Words['payments']['refunds']): Part[] {
  const whole: Part = { part: 'whole', name: words.wholePart, paise: leftPaise }
  const other: Part = { part: 'other', name: words.otherPart, note: words.amountHint(writeRupees(leftPaise)) }
  const unusedPaise = facts?.unusedPaise ?? 0
  if (!facts || unusedPaise <= 0 || unusedPaise >= leftPaise) return [whole, other]
  const left = facts.sessions - facts.held
  const note = words.unusedNote(
    groupIndian(left),
    groupIndian(facts.sessions),
    writeRupees(Math.floor(unusedPaise / left)),
  )
  return [{ part: 'unused', name: words.unusedPart, note, paise: unusedPaise }, whole, other]
}
