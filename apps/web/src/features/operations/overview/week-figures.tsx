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
    <section aria-labelledby="week-title" className="grid gap-4">
      <div>
        <h2 id="week-title" className="type-subsection">
          {words.weekTitle}
        </h2>
        <p className="text-secondary">{words.week(formatDate(week.from, language), formatDate(week.to, language))}</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {shown.map((key) => (
          <li key={key} className="max-lg:first:col-span-2">
            <Link
              to={places[key]}
              className="flex h-full flex-col gap-1 rounded-sheet border border-border bg-surface p-4 text-default no-underline hover:border-border-control sm:p-5"
            >
              <span className="text-secondary">{words.figures[key]}</span>
              <span className="type-card tabular-nums">{write(key, week.now)}</span>
              <span className="type-small text-tertiary tabular-nums">{words.before(write(key, week.before))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
