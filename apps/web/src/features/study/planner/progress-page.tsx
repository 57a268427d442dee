import type { Mock } from '@sopaan/contract/mocks'
import { MOCK_EXAMS } from '@sopaan/contract/mocks'
import { coveredShare } from '@sopaan/domain/planner/remaining'
import { hoursOf, wholePercent } from '@sopaan/domain/planner/session-length'
import { addDays, mondayOf } from '@sopaan/domain/time/days'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { CostCard } from '#web/features/study/mocks/cost-card.tsx'
import { mockLogQuery } from '#web/features/study/mocks/mocks.queries.ts'
import { BarList } from '#web/ui/bar-list.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type PlanView, viewPlan } from './plan-view.ts'
import { plannerQuery, sessionsQuery } from './planner.queries.ts'
import { useNow } from './use-now.ts'

const WEEKS = 8
const GROUPS = ['physics', 'chemistry', 'mathematics', 'other'] as const

/** What a person has finished: syllabus, hours, mock tests, and what costs marks. All of it follows from the own records. */
export default function ProgressPage() {
  const { mocks: words, syllabus: names } = useWords()
  const overview = useQuery(plannerQuery)
  const sessions = useQuery(sessionsQuery)
  const log = useQuery(mockLogQuery)
  const now = useNow()
  const dashboard = useLocation().pathname.replace(/\/progress\/?$/, '')
  return (
    <div className="mx-auto grid max-w-[1104px] gap-6">
      <DocumentHead title={words.progressTitle} isIndexed={false} />
      <div>
        <h1 className="type-section">{words.progressTitle}</h1>
        <p className="measure mt-2 text-secondary">{words.progressLead}</p>
      </div>
      <Loaded query={overview} room="h-dvh">
        {(facts) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <SyllabusCard
              view={viewPlan({ overview: facts, sessions: sessions.data ?? [] }, now, names)}
              plannerPath={`${dashboard}/tools/study-planner`}
            />
            <HoursCard finished={facts.finished} today={istDate(now)} />
          </div>
        )}
      </Loaded>
      <Loaded query={log}>
        {({ mocks, mistakes }) => (
          <>
            <ScoresCard mocks={mocks} logPath={`${dashboard}/mocks`} />
            <CostCard mistakes={mistakes} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function SyllabusCard({ view, plannerPath }: { view: PlanView | undefined; plannerPath: string }) {
  const { mocks: words, planner } = useWords()
  if (view === undefined) {
    return (
      <Card>
        <h2 className="type-card">{words.syllabus}</h2>
        <Link to={plannerPath} className={`${buttonClasses('pen')} mt-4`}>
          {words.setUp}
        </Link>
      </Card>
    )
  }
  const chapters = view.input.chapters.filter(({ isLeftOut }) => !isLeftOut)
  const rows = GROUPS.flatMap((subject) => {
    const own = chapters.filter((chapter) => chapter.subject === subject)
    const share = coveredShare(own)
    return own.length === 0
      ? []
      : [{ key: subject, label: planner.subjects[subject], value: share, note: wholePercent(share) }]
  })
  return (
    <Card>
      <h2 className="type-card">{words.syllabus}</h2>
      <p className="type-answer mt-2 text-primary-text">{wholePercent(view.forecast.shareNow)}</p>
      <p className="type-small mb-4 text-secondary">{words.syllabusHow}</p>
      <BarList rows={rows} tone="pen" most={1} />
      <p className="mt-4 font-semibold">
        {view.streak.days > 0 ? words.days(String(view.streak.days)) : words.daysNone}
      </p>
      <Link to={plannerPath} className={`${buttonClasses('line')} mt-4`}>
        {words.toPlanner}
      </Link>
    </Card>
  )
}

function HoursCard({ finished, today }: { finished: readonly { day: string; minutes: number }[]; today: string }) {
  const { mocks: words, language } = useWords()
  const monday = mondayOf(today)
  const weeks = Array.from({ length: WEEKS }, (_, at) => addDays(monday, -7 * at))
  const rows = weeks.map((week) => {
    const minutes = finished
      .filter(({ day }) => day >= week && day <= addDays(week, 6))
      .reduce((sum, each) => sum + each.minutes, 0)
    return {
      key: week,
      label: words.weekOf(formatDate(week, language)),
      value: minutes,
      note: words.hours(hoursOf(minutes)),
    }
  })
  return (
    <Card>
      <h2 className="type-card">{words.hoursTitle}</h2>
      {finished.length === 0 ? (
        <p className="mt-1 text-secondary">{words.hoursNone}</p>
      ) : (
        <div className="mt-4">
          <BarList rows={rows} tone="safe" />
        </div>
      )}
    </Card>
  )
}

function ScoresCard({ mocks, logPath }: { mocks: readonly Mock[]; logPath: string }) {
  const { mocks: words, language } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.scoresTitle}</h2>
      {mocks.length === 0 && <p className="mt-1 text-secondary">{words.noMocks}</p>}
      {MOCK_EXAMS.map((exam) => {
        const taken = mocks.filter((mock) => mock.exam === exam)
        if (taken.length === 0) return null
        return (
          <div key={exam} className="mt-4">
            <h3 className="mb-2 font-semibold">{words.exams[exam]}</h3>
            <BarList
              tone="pen"
              most={1}
              rows={taken.slice(0, WEEKS).map(({ _id, name, takenOn, totalMarks, maxMarks }) => ({
                key: _id,
                label: `${formatDate(takenOn, language)}, ${name}`,
                value: Math.max(0, totalMarks / maxMarks),
                note: words.marksOf(String(totalMarks), String(maxMarks)),
              }))}
            />
          </div>
        )
      })}
      <Link to={logPath} className={`${buttonClasses('line')} mt-4`}>
        {words.toLog}
      </Link>
    </Card>
  )
}
