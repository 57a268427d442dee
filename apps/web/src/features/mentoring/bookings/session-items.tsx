import { ACTION_ITEMS_MAX, type BookingPage, bookings } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { Link } from 'react-router'
import { constraintsOf, type InputOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
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
  const today = istDate(new Date())
  const form = useContractForm(CONSTRAINTS, {
    check: (body) => {
      const items = filledIn(body)
      return items.length === 0 || items.some(({ dueOn }) => dueOn === '') ? { items: words.itemsMissing } : {}
    },
    send: (body) => sendAssignedItems(id, filledIn(body)),
    words: { done: words.did.items, failed: words.failed, field: 'items' },
  })
  return (
    <form {...form.props} className="mt-2 grid gap-3">
      <p className="type-small text-secondary">{words.itemsHint}</p>
      {Array.from({ length: ACTION_ITEMS_MAX }, (_, at) => at).map((at) => (
        <div key={at} className="grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_180px]">
          <Field label={words.itemTitle(at + 1)} {...form.field(`items.${at}.title`)} hasNote={false} />
          <Field
            label={words.itemDue}
            aria-label={`${words.itemTitle(at + 1)}, ${words.itemDue}`}
            {...form.field(`items.${at}.dueOn`)}
            min={today}
            hasNote={false}
          />
        </div>
      ))}
      <p role="status" className="type-small min-h-6 font-semibold text-danger">
        {form.errorOf('items')}
      </p>
      <Button type="submit" look="line" className="justify-self-start" doing={form.isBusy ? words.sending : undefined}>
        {words.giveItems}
      </Button>
    </form>
  )
}

/** Rows left empty are no tasks. */
function filledIn({ items }: InputOf<typeof bookings.giveItems>): InputOf<typeof bookings.giveItems>['items'] {
  return items.filter(({ title }) => title !== '')
}
