import type { MentorSession } from '@sopaan/contract/mentoring'
import type { MentorHoursFields } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'
import { addDays, weekdayOf } from '@sopaan/domain/time/days'
import { formatShortDay, formatTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

type Props = {
  sessions: readonly MentorSession[]
  /** When the mentor can be booked; undefined where that is not known. */
  hours: MentorHoursFields | undefined
}

/** Seven days from today: what is agreed on filled, what is only asked for outlined, and whether an empty day has hours. */
export function WeekStrip({ sessions, hours }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  const today = istDate(new Date())
  const days = DAYS.map((ahead) => addDays(today, ahead))
  const shown = sessions.filter(({ startsAt }) => days.includes(istDate(startsAt)))
  const agreed = shown.filter(({ state }) => state === 'accepted').length
  return (
    <section aria-labelledby="week-title">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="week-title" className="type-subsection">
            {words.nextDays}
          </h2>
          <p className="type-small text-secondary">{words.weekSum(agreed, shown.length - agreed)}</p>
        </div>
        <ul className="grid gap-2 sm:grid-cols-7 sm:gap-1">
          {days.map((day) => (
            <Day
              key={day}
              name={formatShortDay(day, language)}
              isToday={day === today}
              isOpen={hours && hasHours(hours, day)}
              sessions={shown
                .filter(({ startsAt }) => istDate(startsAt) === day)
                .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))}
            />
          ))}
        </ul>
        <Link
          to={paths.sessions('mentor-dashboard')}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text hover:underline"
        >
          {mentoring.session.back}
        </Link>
      </Card>
    </section>
  )
}

/** Whether a mentor can be booked on a day, as the own hours have it. */
function hasHours({ weekly, exceptions, isTakingBookings }: MentorHoursFields, day: string): boolean {
  const weekday = weekdayOf(day) || 7
  const other = exceptions.find((each) => each.day === day)
  return isTakingBookings && (other?.ranges ?? weekly.filter((each) => each.weekday === weekday)).length > 0
}

type DayProps = {
  name: string
  isToday: boolean
  isOpen: boolean | undefined
  sessions: readonly MentorSession[]
}

function Day({ name, isToday, isOpen, sessions }: DayProps) {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-box bg-surface-sunken p-2 sm:flex-col sm:items-stretch sm:p-1">
      <h3 className={classNames('type-small w-20 font-semibold sm:w-auto', isToday && 'text-primary-text')}>
        {name.split(' ').slice(0, 2).join(' ')} <span className="sm:sr-only">{name.split(' ').slice(2).join(' ')}</span>
      </h3>
      {sessions.length === 0 && isOpen !== undefined && (
        <p className="type-small text-secondary">{isOpen ? words.freeDay : words.closedDay}</p>
      )}
      <ul className="flex grow flex-wrap gap-1 sm:flex-col">
        {sessions.map(({ _id, startsAt, state, other }) => (
          <li key={_id}>
            <Link
              to={paths.session('mentor-dashboard', _id)}
              className={classNames(
                'type-small flex min-h-11 flex-wrap items-center gap-x-1 rounded-box border px-2 wrap-anywhere sm:px-1',
                state === 'accepted'
                  ? 'border-transparent bg-primary text-on-primary'
                  : 'border-border-strong bg-surface text-default',
              )}
            >
              <span className="font-semibold tabular-nums">
                {formatTime(startsAt, language).replaceAll('\u00a0', ' ')}
              </span>{' '}
              {other.firstName}
              {state !== 'accepted' && <span className="sr-only">, {mentoring.session.states[state]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
