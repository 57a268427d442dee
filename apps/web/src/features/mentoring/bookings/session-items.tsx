import { ACTION_ITEMS_MAX, type BookingPage, bookings } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendAssignedItems } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

const CONSTRAINTS = constraintsOf(bookings.giveItems)

/** The things to do that came of a session, how those of earlier ones stand, and, for the mentor, the form to give them. */
export function SessionItems({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { actionItems, earlierItems, state } = booking
  const doneCount = actionItems.filter(({ isCompleted }) => isCompleted).length
  const hasBegun = Date.parse(booking.startsAt) <= Date.now()
  const mayGive = isReadByMentor(booking) && hasBegun && (state === 'accepted' || state === 'held')
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-card">{words.items}</h2>
        {actionItems.length > 0 && (
          <Badge tone={doneCount === actionItems.length ? 'safe' : 'plain'}>
            {words.doneOf(doneCount, actionItems.length)}
          </Badge>
        )}
      </div>
      {actionItems.length > 0 && <Items items={actionItems} />}
      {actionItems.length > doneCount && !isReadByMentor(booking) && (
        <Link
          to={paths.dashboardTool('mentee-dashboard', 'study-planner')}
          className="inline-flex min-h-11 items-center text-primary-text hover:underline"
        >
          {words.toPlanner}
        </Link>
      )}
      {actionItems.length === 0 &&
        (mayGive ? <AssignTasksForm id={booking._id} /> : <p className="mt-2 text-secondary">{words.noItems}</p>)}
      {earlierItems.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{words.earlierItems}</h3>
          <Items items={earlierItems} />
        </>
      )}
    </Card>
  )
}

function Items({ items }: { items: BookingPage['actionItems'] }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  return (
    <ul className="mt-2">
      {items.map(({ title, dueOn, isCompleted }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is read whole, and two items may have one title.
        <li key={at} className="flex items-start gap-3 border-t border-border py-2 first:border-0">
          <span className={isCompleted ? 'mt-0.5 text-safe' : 'mt-0.5 text-tertiary'}>
            <Icon name={isCompleted ? 'check' : 'clock'} />
          </span>
          <span className="min-w-0 grow wrap-anywhere">
            {title}
            <span className="type-small block text-secondary">
              {isCompleted ? words.doneItem : words.openItem}, {words.dueOn(formatDate(dueOn, language))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function AssignTasksForm({ id }: { id: string }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run, setFields } = useAction()
  const today = istDate(new Date())
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const dues = entered.getAll('dueOn').map(String)
    const items = entered
      .getAll('title')
      .map((title, at) => ({ title: String(title).trim(), dueOn: dues[at] ?? '' }))
      .filter(({ title }) => title !== '')
    if (items.length === 0 || items.some(({ dueOn }) => dueOn === '')) return setFields({ items: words.itemsMissing })
    void run(() => sendAssignedItems(id, items), { done: words.did.items, failed: words.failed, field: 'items' })
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-2 grid gap-3">
      <p className="type-small text-secondary">{words.itemsHint}</p>
      {Array.from({ length: ACTION_ITEMS_MAX }, (_, at) => at + 1).map((at) => (
        <div key={at} className="grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_180px]">
          <Field label={words.itemTitle(at)} name="title" {...limitsOf(CONSTRAINTS, 'items.0.title')} hasNote={false} />
          <Field
            label={words.itemDue}
            aria-label={`${words.itemTitle(at)}, ${words.itemDue}`}
            name="dueOn"
            type="date"
            min={today}
            hasNote={false}
          />
        </div>
      ))}
      <p role="status" className="type-small min-h-6 font-semibold text-danger">
        {fields.items}
      </p>
      <Button type="submit" look="line" className="justify-self-start" doing={isBusy ? words.sending : undefined}>
        {words.giveItems}
      </Button>
    </form>
  )
}
