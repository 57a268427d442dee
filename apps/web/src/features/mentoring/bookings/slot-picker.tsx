import type { OwnHours } from '@sopaan/contract/study-day'
import { formatMonth } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownHoursQuery } from './bookings.queries.ts'
import { DayGrid } from './day-grid.tsx'
import { findClash, ownHoursName } from './own-clash.ts'
import { slotsByDay } from './session-facts.ts'
import { useMonthSlots } from './use-month-slots.ts'

type Props = {
  mentorId: string
  /** A session that is to be moved: its own time counts as free. */
  movedId?: string | undefined
  /** Nobody who may not share a session is shown the times of others. */
  leavesOutShared?: boolean
  /** Marks what meets hours of the reader, who is signed in. */
  marksOwn?: boolean
  /** The beginning that is chosen, ISO 8601. */
  chosen: string | undefined
  onChoose: (startsAt: string | undefined) => void
  error?: string | undefined
}

/** The free times of a mentor: a month, and the times of one of its days. */
export function SlotPicker({
  mentorId,
  movedId,
  leavesOutShared = false,
  marksOwn = false,
  chosen,
  onChoose,
  error,
}: Props) {
  const { mentoring, shell, language } = useWords()
  const words = mentoring.choose
  const { month, today, span, query, inMonth, ...calendar } = useMonthSlots({ mentorId, movedId, chosen })
  // Times are offered whether or not these come.
  const { data: hours = [] } = useQuery({ ...ownHoursQuery(span), enabled: marksOwn })
  const turn = (count: number) => {
    calendar.turn(count)
    onChoose(undefined)
  }
  return (
    <div className="grid gap-3">
      <div className="flex max-w-sm items-center justify-between">
        <p aria-live="polite" className="type-card">
          {formatMonth(month, language)}
        </p>
        <div className="flex">
          <IconButton
            icon="chevron"
            label={mentoring.previousMonth}
            className="rotate-90 disabled:opacity-40"
            disabled={calendar.isFirst}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron"
            label={mentoring.nextMonth}
            className="-rotate-90 disabled:opacity-40"
            disabled={calendar.isLast}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      <div data-at-fault={error !== undefined || undefined} className="grid gap-4">
        <Loaded query={query} failed={words.loadFailed}>
          {({ slots, shared, sessionMinutes }) => {
            const isShared = (slot: string) => shared.some(({ startsAt }) => startsAt === slot)
            const offered = inMonth(slots).filter((slot) => !leavesOutShared || !isShared(slot))
            const others = hours.filter(({ _id }) => _id === null || _id !== movedId)
            const clashOf = (startsAt: string) => findClash({ startsAt, minutes: sessionMinutes }, others)
            return <Times {...{ slots: offered, shared, clashOf, chosen, onChoose, month, today }} />
          }}
        </Loaded>
      </div>
      <p role="status" aria-label={shell.loading} className="sr-only">
        {query.isFetching ? shell.loading : ''}
      </p>
      {error !== undefined && (
        <p role="alert" className="type-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

type TimesProps = Pick<Props, 'chosen' | 'onChoose'> & {
  month: string
  today: string
  slots: readonly string[]
  shared: readonly { startsAt: string; people: number; peopleMax: number }[]
  clashOf: (startsAt: string) => OwnHours | undefined
}

function Times({ slots, shared, clashOf, chosen, onChoose, month, today }: TimesProps) {
  const { mentoring, language } = useWords()
  const words = mentoring.choose
  const [picked, setPicked] = useState<string>()
  const days = slotsByDay(slots, language)
  const own = chosen === undefined ? undefined : istDate(chosen)
  const day = days.find((each) => each.day === (picked ?? own)) ?? days[0]
  const nameOf = (own: OwnHours) => ownHoursName(own, words.ownKinds, language)
  const notesOf = (startsAt: string) => {
    const group = shared.find((each) => each.startsAt === startsAt)
    const clash = clashOf(startsAt)
    return {
      ...(group && { note: mentoring.people(group.people, group.peopleMax) }),
      ...(clash && { clash: words.meets(nameOf(clash)) }),
    }
  }
  const clashIn = ({ times }: (typeof days)[number]) => {
    const [clash] = times.flatMap(({ startsAt }) => clashOf(startsAt) ?? [])
    return clash && { clash: nameOf(clash) }
  }
  const handleDay = (next: string) => {
    setPicked(next)
    onChoose(undefined)
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(19.5rem,24rem)_minmax(7.5rem,1fr)] lg:gap-6">
      <DayGrid
        legend={words.day}
        days={days.map((each) => ({
          day: each.day,
          label: each.label,
          count: each.times.length,
          ...clashIn(each),
        }))}
        month={month}
        today={today}
        chosen={day?.day}
        onChoose={handleDay}
      />
      {day === undefined ? (
        <p className="text-secondary">{words.none(formatMonth(month, language))}</p>
      ) : (
        <ChipRow
          legend={words.time}
          chips={day.times.map(({ startsAt, label }) => ({ value: startsAt, label, ...notesOf(startsAt) }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}

type ChipProps = {
  legend: string
  chips: readonly { value: string; label: string; note?: string; clash?: string }[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

/** One of several, each a chip with its bubble, a note under its words, and what of one's own it meets. */
function ChipRow({ legend, chips, chosen, onChoose }: ChipProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {chips.map(({ value, label, note, clash }) => (
          <label
            key={value}
            className={classNames(
              'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control border bg-surface px-3 py-1.5 transition-colors duration-150 has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text',
              clash === undefined ? 'border-border-control' : 'border-likely-fill',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-4 shrink-0 appearance-none rounded-chip border-2 border-border-control outline-none checked:border-primary-text checked:bg-primary-text"
            />
            <span className="min-w-0">
              <span className="block leading-tight font-semibold tabular-nums">{label}</span>
              {note !== undefined && <span className="type-small block leading-tight text-secondary">{note}</span>}
              {clash !== undefined && (
                <span className="type-small block leading-tight wrap-anywhere text-likely">{clash}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
