import { paths } from '@sopaan/contract/paths'
import type { StaffDayFigures } from '@sopaan/contract/staff-day'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { DayLine } from '#web/ui/day-line.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StaffDay } from './duty-lines.ts'

const FIGURES = ['signUps', 'paidPaise', 'orders', 'sessionsHeld'] as const satisfies (keyof StaffDayFigures)[]
type Figure = (typeof FIGURES)[number]
type Change = { text: string; tone: 'up' | 'down' | 'same' }
const TONES = { up: 'text-safe', down: 'text-danger', same: 'text-secondary' } as const

/** Today so far beside the same weekday up to the same time, with the seven days up to now as a line; each a way to where it comes from. */
export function TodayFigures({ day: { at, days, before } }: { day: StaffDay }) {
  const { overview: words, language } = useWords()
  const now = days.at(-1) ?? before
  const today = istDate(at)
  const places: Record<Figure, string> = {
    signUps: `${paths.managedUsers()}?from=${today}&to=${today}`,
    paidPaise: `${paths.managedPayments()}?from=${today}&to=${today}`,
    orders: `${paths.paymentAnalytics()}?from=${today}&to=${today}`,
    sessionsHeld: paths.managedSessions(),
  }
  const write = (key: Figure, of: StaffDayFigures) =>
    key === 'paidPaise' ? writeRupees(of.paidPaise ?? 0) : groupIndian(of[key] ?? 0)
  const value = (key: Figure) =>
    key === 'orders'
      ? words.ordersPaid(groupIndian(now.orders ?? 0), groupIndian(now.ordersPaid ?? 0))
      : write(key, now)
  const weekday = new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'long', timeZone: 'Asia/Kolkata' })
  return (
    <section aria-labelledby="today-title" className="rounded-sheet border border-border bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="today-title" className="type-card">
          {words.until(formatTime(at, language))}
        </h2>
        <p className="type-small text-secondary">{words.beside(weekday.format(new Date(at)))}</p>
      </div>
      <ul className="mt-1 divide-y divide-border">
        {FIGURES.filter((key) => now[key] !== null).map((key) => {
          const change = changeOf(key, now, before)
          return (
            <li key={key}>
              <Link
                to={places[key]}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto_2.75rem] items-center gap-x-2 py-1.5 text-default no-underline"
              >
                <span className="text-secondary">{words.today[key]}</span>
                <span className="font-semibold tabular-nums">{value(key)}</span>
                <DayLine
                  values={days.map((each) => each[key] ?? 0)}
                  label={words.sevenDays(days.map((each) => write(key, each)).join(', '))}
                />
                <span className={classNames('type-small text-end font-semibold tabular-nums', TONES[change.tone])}>
                  {change.text}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Of orders the share that was paid for; of others the change in percent, or as a number where there was none to measure by. */
function changeOf(key: Figure, now: StaffDayFigures, before: StaffDayFigures): Change {
  if (key === 'orders') {
    const [orders, paid] = [now.orders ?? 0, now.ordersPaid ?? 0]
    return { text: orders === 0 ? '–' : `${Math.round((paid / orders) * 100)}%`, tone: 'same' }
  }
  const [is, was] = [now[key] ?? 0, before[key] ?? 0]
  if (is === was) return { text: '–', tone: 'same' }
  const tone = is > was ? 'up' : 'down'
  const sign = is > was ? '+' : '−'
  if (was > 0 && key !== 'sessionsHeld')
    return { text: `${sign}${groupIndian(Math.round((Math.abs(is - was) / was) * 100))}%`, tone }
  return { text: key === 'paidPaise' ? '–' : `${sign}${groupIndian(Math.abs(is - was))}`, tone }
}
