import { QUESTION_MIN } from '@sopaan/contract/bookings'
import { GRIEVANCE_ANSWER_DAYS } from '@sopaan/contract/consents'
import { PARENT_ANSWER_DAYS, PARENT_PAPER_DAYS } from '@sopaan/contract/parents'
import { REFUND_REQUEST_DAYS } from '@sopaan/contract/payments'
import { EXPORT_LEAVE_HOURS } from '@sopaan/contract/staff'
import { CHOICES_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { MESSAGES_DAYS, REPORT_HOURS } from '@sopaan/domain/mentoring/bookings'
import { expect, test } from 'vitest'
import { en, type Words } from './en.ts'
import { hi } from './hi.ts'

/** Sentences that say a limit of the product in figures, and the limit. */
const SAID: readonly (readonly [say: (words: Words) => string, limit: number])[] = [
  [({ choosing }) => choosing.saidFull, CHOICES_MAX],
  [({ mentoring }) => mentoring.session.missing, QUESTION_MIN],
  [({ mentoring }) => mentoring.session.reportHint, REPORT_HOURS],
  [({ mentoring }) => mentoring.session.messagesClosed, MESSAGES_DAYS],
  [({ parents }) => parents.invalidText, PARENT_ANSWER_DAYS],
  [({ parents }) => parents.paperRules.join(' '), PARENT_PAPER_DAYS],
  [({ payments }) => payments.checkout.refund, REFUND_REQUEST_DAYS],
  [({ payments }) => payments.own.withdrawText, REFUND_REQUEST_DAYS],
  [({ contact }) => contact.grievanceText, GRIEVANCE_ANSWER_DAYS],
  [({ staff }) => staff.exportAsk.lead, EXPORT_LEAVE_HOURS],
]

test.each([['en', en] as const, ['hi', hi] as const])(
  'a limit that a sentence says is the one that holds: %s',
  (_, words) => {
    const figuresIn = (text: string) => text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
    for (const [say, limit] of SAID) expect(figuresIn(say(words)), say(words)).toContain(limit)
  },
)
