import { type DashboardType, paths } from '@sopaan/contract/paths'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { studyDayQuery } from './study-day.queries.ts'

/** How many days are left to the exam of the own plan, or where there is none, to the next one; and whether its day is published. */
export function ExamCountdown({ dashboard }: { dashboard: DashboardType }) {
  const { studyDay: words, language } = useWords()
  const { data: today } = useQuery(studyDayQuery(language))
  if (!today?.exam) return null
  const { name, on, isExpected } = today.exam
  const days = Math.round((Date.parse(on) - Date.parse(today.day)) / DAY_MS)
  return (
    <div className="rounded-box bg-surface-sunken p-4">
      <p className="font-heading tabular-nums">{words.countdown(String(days), name)}</p>
      {isExpected && <p className="type-small text-secondary">{words.expected}</p>}
      {!today.isSet && (
        <Link
          to={paths.dashboardTool(dashboard, 'study-planner')}
          className="type-small inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.adjust}
        </Link>
      )}
    </div>
  )
}
