import { indianDayOf } from '@sopaan/domain/indian-times'
import { daysBetween } from '@sopaan/domain/planner/day-arithmetic'
import { EXAM_DAYS, nextExam } from '@sopaan/domain/planner/exam-days'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type DashboardType, paths } from '#web/paths.ts'
import { useWords } from '#web/words/use-words.tsx'
import { plannerQuery } from './planner.queries.ts'
import { useNow } from './use-now.ts'

/** How many days are left to the exam of the own plan, or where there is none, to the next one; and whether its day is published. */
export function ExamCountdown({ dashboard }: { dashboard: DashboardType }) {
  const { planner: words, menteeHome } = useWords()
  const { data: overview } = useQuery(plannerQuery)
  const today = indianDayOf(useNow())
  if (overview === undefined) return null
  const { settings } = overview
  const next = nextExam(today)
  const exam = settings ?? { examId: next.id, examOn: next.on, examName: null }
  const days = daysBetween(today, exam.examOn)
  if (days < 0) return null
  const isExpected = EXAM_DAYS.some(({ id, on, isExpected }) => id === exam.examId && on === exam.examOn && isExpected)
  const name = exam.examName ?? (exam.examId === 'own' ? words.attempts.own : words.exams[exam.examId])
  return (
    <div className="rounded-box bg-sunk p-4">
      <p className="font-[750] tabular-nums">{words.countdown(String(days), name)}</p>
      {isExpected && <p className="type-small text-ink-2">{menteeHome.examExpected}</p>}
      {settings === null && (
        <Link
          to={paths.dashboardTool(dashboard, 'study-planner')}
          className="type-small inline-flex min-h-11 items-center font-[650] text-pen-ink"
        >
          {menteeHome.examAdjust}
        </Link>
      )}
    </div>
  )
}
