import type { PageLanguage } from '@sopaan/domain/languages'
import { formatShortDay } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'
import type { Refundable, RefundPart } from './refund-parts.ts'

type Granting = { refund: Refundable; part: RefundPart; amountPaise: number }

/** What follows when so much of a refund is granted, in a sentence. */
export function refundEffect(
  { refund: { facts, leftPaise }, part, amountPaise }: Granting,
  { effect }: Words['payments']['refunds'],
  language: PageLanguage,
): string {
  if (amountPaise >= leftPaise) return effect.whole
  if (part !== 'unused' || !facts) return effect.part
  const { sessions, held, ahead, nextAhead } = facts
  return effect.unused({
    count: sessions - held,
    ahead,
    next: nextAhead && { day: formatShortDay(nextAhead.startsAt, language), mentor: nextAhead.mentor },
  })
}
