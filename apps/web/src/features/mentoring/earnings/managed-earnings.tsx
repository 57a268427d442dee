import { type EarnedMonth, managedEarnings } from '@sopaan/contract/earnings'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatMonth } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { managedEarningsQuery, sendPaid, sendRate, sendUnpaid } from './earnings.queries.ts'

const RATE = constraintsOf(managedEarnings.setRate)
const PAID = constraintsOf(managedEarnings.markPaid)

/** What a mentor earned, before staff: the rate of a session, and each month with what was paid. */
export function ManagedEarnings({ mentorId }: { mentorId: string }) {
  const { mentorEarnings: words } = useWords()
  const query = useQuery(managedEarningsQuery(mentorId))
  return (
    <section aria-labelledby="earnings-title" className="grid gap-3 border-t border-border pt-4">
      <h3 id="earnings-title" className="type-card">
        {words.title}
      </h3>
      <Loaded query={query} failed={words.loadFailed}>
        {({ ratePaise, months }) => (
          <>
            <RateForm id={mentorId} ratePaise={ratePaise} />
            {months.length === 0 && <p className="text-secondary">{words.noneOfTheirs}</p>}
            <ul className="grid gap-3">
              {months.map((month) => (
                <MonthOfMentor key={month.month} id={mentorId} month={month} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}

function RateForm({ id, ratePaise }: { id: string; ratePaise: number | null }) {
  const { mentorEarnings: words } = useWords()
  const today = istDate(new Date())
  const form = useContractForm(RATE, {
    initial: { ratePaise, fromOn: today },
    send: (body) => sendRate(id, body),
    words: { done: words.saved, failed: words.failed, field: 'ratePaise' },
  })
  return (
    <form {...form.props} className="grid items-end gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Field label={words.rateField} hint={words.rateHint} inputMode="decimal" {...form.field('ratePaise')} />
      <Field label={words.fromOn} type="date" min={today} {...form.field('fromOn')} />
      <Button type="submit" look="line" className="mb-7" doing={form.isBusy ? words.saving : undefined}>
        {words.save}
      </Button>
    </form>
  )
}

function MonthOfMentor({ id, month: one }: { id: string; month: EarnedMonth }) {
  const { mentorEarnings: words, language } = useWords()
  const { month, sessions, amountPaise, unrated, isOver, paid } = one
  const [isAsking, setAsking] = useState(false)
  const name = formatMonth(month, language)
  return (
    <li className="grid gap-1 rounded-box bg-surface-sunken p-3">
      <p className="flex flex-wrap justify-between gap-3 font-semibold">
        {name}
        <span className="tabular-nums">{writeRupees(amountPaise)}</span>
      </p>
      <p className="type-small text-secondary">
        {words.sessions(sessions)}
        {unrated > 0 && ` · ${words.unrated(unrated)}`}
      </p>
      {paid !== null && (
        <>
          <p>
            <Badge tone="safe">
              {words.paid(writeRupees(paid.amountPaise), formatDate(paid.paidOn, language), paid.reference)}
            </Badge>
          </p>
          {paid.amountPaise !== amountPaise && <p className="type-small text-likely">{words.differs}</p>}
          <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
            {words.revoke}
          </Button>
        </>
      )}
      {paid === null && !isOver && <p className="type-small text-secondary">{words.runs}</p>}
      {paid === null && isOver && amountPaise > 0 && (
        <Fold name={words.markPaid}>
          <PaidForm id={id} month={month} />
        </Fold>
      )}
      <ConfirmAction
        title={words.revokeTitle(name)}
        text={words.revokeText}
        deed={words.revoke}
        cancel={words.cancel}
        doing={words.saving}
        isOpen={isAsking}
        work={() => sendUnpaid(id, month)}
        said={{ done: words.saved, failed: words.failed }}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}

function PaidForm({ id, month }: { id: string; month: string }) {
  const { mentorEarnings: words } = useWords()
  const today = istDate(new Date())
  const form = useContractForm(PAID, {
    initial: { month, paidOn: today },
    send: ({ paidOn, reference }) => sendPaid(id, { month, paidOn, reference }),
    words: { done: words.saved, failed: words.failed, field: 'reference' },
  })
  return (
    <form {...form.props} className="grid items-end gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Field label={words.paidOn} type="date" max={today} {...form.field('paidOn')} />
      <Field label={words.reference} {...form.field('reference')} />
      <Button type="submit" className="mb-7" doing={form.isBusy ? words.saving : undefined}>
        {words.markPaid}
      </Button>
    </form>
  )
}
