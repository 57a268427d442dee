import { REFUND_REQUEST_DAYS } from '@sopaan/contract/payments'
import type { RefundFacts as Facts } from '@sopaan/contract/refund-facts'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatShortDay } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

/** More sessions than this are said as a number alone. */
const BUBBLES_MAX = 12

/** What staff decide a refund by: what was used, how long ago it was paid and how, what lies ahead, and who bought it. */
export function RefundFactsList({ totalPaise, facts }: { totalPaise: number; facts: Facts }) {
  const { payments, language } = useWords()
  const words = payments.refunds.facts
  const { sessions, held, ahead, nextAhead, days, refundsBefore, ageBand, parentState, method, couponCode, tools } =
    facts
  const way = method === null ? [] : [payments.admin.methods[method] ?? method]
  const coupon = couponCode === null ? [] : [words.coupon(couponCode)]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="type-card">{words.title}</p>
      <dl className="grid grid-cols-2 overflow-clip rounded-box border border-border tabular-nums sm:grid-cols-3">
        <Cell name={words.held}>
          {sessions > 0 && sessions <= BUBBLES_MAX && <Sessions sessions={sessions} held={held} />}
          <strong>{sessions === 0 ? words.noSessions : words.heldOf(groupIndian(held), groupIndian(sessions))}</strong>
        </Cell>
        <Cell name={words.paid} note={[...way, ...coupon].join(', ')}>
          <strong>{writeRupees(totalPaise)}</strong>
        </Cell>
        <Cell name={words.bought} note={words.policy(REFUND_REQUEST_DAYS)}>
          <strong>{days === null ? '–' : words.days(days)}</strong>
        </Cell>
        <Cell name={words.ahead} note={nextAhead && words.with(nextAhead.mentor)}>
          <strong>
            {[
              ...(nextAhead ? [formatShortDay(nextAhead.startsAt, language)] : [words.nothing]),
              ...(ahead > 1 ? [words.more(ahead - 1)] : []),
            ].join(', ')}
          </strong>
        </Cell>
        <Cell name={words.before}>
          <strong>{words.times(refundsBefore)}</strong>
        </Cell>
        <Cell name={words.age} note={ageBand === 'minor' ? words.parents[parentState] : undefined}>
          <strong>{words.ages[ageBand]}</strong>
        </Cell>
        <Cell name={words.tools} isWide>
          {words.used(tools)}
        </Cell>
      </dl>
    </div>
  )
}

type CellProps = { name: string; note?: string | null | undefined; isWide?: boolean; children: ReactNode }

function Cell({ name, note, isWide = false, children }: CellProps) {
  return (
    <div
      className={classNames('-me-px -mb-px border-e border-b border-border px-3.5 py-2.5', isWide && 'col-span-full')}
    >
      <dt className="type-small text-secondary">{name}</dt>
      <dd className="wrap-anywhere">
        {children}
        {note && <span className="type-small block text-secondary">{note}</span>}
      </dd>
    </div>
  )
}

/** A bubble a session, filled for those that were held; the words under it say the same. */
function Sessions({ sessions, held }: { sessions: number; held: number }) {
  return (
    <span aria-hidden="true" className="my-1 flex flex-wrap gap-1.5">
      {Array.from({ length: sessions }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bubble is nothing but its position.
          key={at}
          className={classNames(
            'size-4 rounded-chip border-2 border-current text-secondary',
            at < held && 'bg-current',
          )}
        />
      ))}
    </span>
  )
}
