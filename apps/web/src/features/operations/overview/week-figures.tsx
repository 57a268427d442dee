import type { OverviewWeek as Figures, Overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'

const FIGURES = ['signUps', 'paid', 'netPaise', 'registrations', 'sessionsHeld'] as const satisfies (keyof Figures)[]

/** What the last seven days brought beside the seven before, each a way to where it comes from. */
export function WeekFigures({ week }: Pick<Overview, 'week'>) {
  const { overview: words, language } = useWords()
  const places: Record<(typeof FIGURES)[number], string> = {
    signUps: paths.managedUsers(),
    paid: paths.managedPayments(),
    netPaise: `${paths.paymentAnalytics()}?from=${week.from}&to=${week.to}`,
    registrations: paths.managedEvents(),
    sessionsHeld: paths.managedMentors(),
  }
  const write = (key: (typeof FIGURES)[number], of: Figures) =>
    key === 'netPaise' ? writeRupees(of[key] ?? 0) : groupIndian(of[key] ?? 0)
  const shown = FIGURES.filter((key) => week.now[key] !== null)
  return (
    <section aria-labelledby="week-title" className="rounded-sheet border border-border bg-surface px-4 py-3">
      <h2 id="week-title" className="type-card">
        {words.weekTitle}
      </h2>
      <p className="type-small text-secondary">
        {words.week(formatDate(week.from, language), formatDate(week.to, language))}
      </p>
      <ul className="mt-1 divide-y divide-border">
        {shown.map((key) => (
          <li key={key}>
            <Link
              to={places[key]}
              className="flex min-h-11 flex-wrap items-baseline gap-x-2 py-1.5 text-default no-underline"
            >
              <span className="grow text-secondary">{words.figures[key]}</span>
              <span className="font-semibold tabular-nums">{write(key, week.now)}</span>
              <span className="type-small min-w-18 text-end text-tertiary tabular-nums">
                {words.before(write(key, week.before))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
