import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import type { ReactNode } from 'react'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RefundBadge } from './refund-badge.tsx'

type Props = { duty: Duty<RefundRow>; title: ReactNode }

/** A refund in the list beside its sheet: whose, how much, in which words, and for how long it waits. */
export function RefundListItem({ duty: { row, settled }, title }: Props) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const waitMs = Math.max(0, Date.now() - Date.parse(row.askedAt))
  const wait = waitMs < DAY_MS ? words.hours(Math.floor(waitMs / HOUR_MS)) : words.dayCount(Math.floor(waitMs / DAY_MS))
  const said = row.reason === '' ? writtenIn(language, row.name) : row.reason
  return (
    <RowItem
      title={title}
      end={writeRupees(row.amountPaise ?? row.totalPaise)}
      note={settled?.text ?? said}
      noteEnd={row.state === 'asked' ? wait : <RefundBadge state={row.state} />}
    />
  )
}
