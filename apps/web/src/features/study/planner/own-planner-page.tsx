import type { PlannerOverview } from '@sopaan/contract/planner'
import type { StudySession } from '@sopaan/contract/sessions'
import { addDays } from '@sopaan/domain/time/days'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useContext, useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { IsTitledByFrame } from '#web/ui/frame-title.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { DayProgress } from './day-progress.tsx'
import { DueRevisions } from './due-revisions.tsx'
import { FocusTimer } from './focus-timer.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { ForecastLine } from './forecast-line.tsx'
import { HomeworkRow } from './homework-row.tsx'
import { MissedRow } from './missed-row.tsx'
import { firstDayOf, viewPlan, weekFrom } from './plan-view.ts'
import { plannerQuery, sessionsQuery } from './planner.queries.ts'
import { QuickAdd } from './quick-add.tsx'
import { useNow } from './use-now.ts'
import { WeekNav } from './week-nav.tsx'
import { WeekView } from './week-view.tsx'

// The week is what the page opens with; every other view comes when it is opened.
const BookmarksView = lazy(async () => ({ default: (await import('./bookmarks-view.tsx')).BookmarksView }))
const ChaptersView = lazy(async () => ({ default: (await import('./chapters-view.tsx')).ChaptersView }))
const MonthView = lazy(async () => ({ default: (await import('./month-view.tsx')).MonthView }))
const SettingsView = lazy(async () => ({ default: (await import('./settings-view.tsx')).SettingsView }))

const VIEWS = ['week', 'month', 'chapters', 'settings'] as const
/** Reached from the week: too seldom for a tab of its own. */
const BOOKMARKS = 'bookmarks'

/** The study planner of a dashboard: a person's own. */
export default function OwnPlannerPage() {
  const { planner: words } = useWords()
  const isTitledByFrame = useContext(IsTitledByFrame)
  const overview = useQuery(plannerQuery)
  const sessions = useQuery(sessionsQuery)
  const hasFailed = sessions.isError
  useEffect(() => {
    if (hasFailed) toast.error(words.fetchFailed)
  }, [hasFailed, words.fetchFailed])
  return (
    <div className="mx-auto -mt-3 grid max-w-[1152px] gap-6 pb-16 sm:pb-0 lg:-mt-4">
      <DocumentHead title={words.ownTitle} isIndexed={false} />
      {/* The frame shows what page it is. */}
      {!isTitledByFrame && <h1 className="sr-only">{words.ownTitle}</h1>}
      <Loaded query={overview}>
        {(data) => (
          <>
            <Loaded query={sessions} failed={words.fetchFailed} room="h-96">
              {(list) => <Planner overview={data} sessions={list} />}
            </Loaded>
            {sessions.data === undefined && hasFailed && <WithoutSessions overview={data} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** What can be done while the sessions cannot be had: the plan is set up, and its links are at hand. */
function WithoutSessions({ overview }: { overview: PlannerOverview }) {
  const now = useNow()
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <SettingsView overview={overview} now={now} />
      </Suspense>
      <PlannerLinks />
    </>
  )
}

function Planner({ overview, sessions }: { overview: PlannerOverview; sessions: StudySession[] }) {
  const { planner: words, syllabus: names } = useWords()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const now = useNow()
  const view = viewPlan({ overview, sessions }, now, names)
  if (view === undefined)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <SettingsView overview={overview} now={now} />
      </Suspense>
    )
  const asked = search.get('view')
  const current = asked === BOOKMARKS ? BOOKMARKS : (VIEWS.find((each) => each === asked) ?? 'week')
  const days = weekFrom(firstDayOf(search.get('week'), view.today))
  if (current === 'chapters' && search.get('step') === 'setup')
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ChaptersView view={view} />
      </Suspense>
    )
  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Tabs
            label={words.viewsLabel}
            tabs={VIEWS.map((key) => ({
              key,
              label: words.views[key],
              count: '',
              to: `${pathname}?view=${key}`,
              isCurrent: key === current,
            }))}
          />
          {current === 'week' && <WeekNav view={view} first={firstDayOf(search.get('week'), view.today)} />}
          {/* Where a phone's foot is taken, or a form is filled in, the bar is not in the way. */}
          <QuickAdd
            view={view}
            className={current === 'week' || current === 'month' ? 'lg:ms-auto' : 'max-sm:hidden lg:ms-auto'}
          />
        </div>
        {current !== 'chapters' && <ForecastLine view={view} />}
        {current === 'week' && <MissedRow view={view} />}
        {current === 'week' && <HomeworkRow view={view} />}
        {current === 'week' && days.includes(view.today) && <DayProgress view={view} />}
        {current === 'week' && <WeekView view={view} />}
        {current === 'week' && <WeekFoot first={firstDayOf(search.get('week'), view.today)} />}
      </div>
      <Suspense fallback={<Skeleton className="h-96" />}>
        {current === BOOKMARKS && <BookmarksView today={view.today} />}
        {current === 'month' && <MonthView view={view} />}
        {current === 'chapters' && <ChaptersView view={view} />}
        {current === 'settings' && <SettingsView overview={overview} now={now} />}
      </Suspense>
      <DueRevisions view={view} />
      <FocusTimer view={view} />
      <section id="forecast" aria-label={words.forecastLabel}>
        <ForecastCard key={view.settings.weeklyMinutes} view={view} />
      </section>
      <PlannerLinks />
    </>
  )
}

/** What belongs to the planner and stands elsewhere: the printed plan, the mock log, the progress. */
function PlannerLinks() {
  const { planner: words, language } = useWords()
  const dashboard = useLocation().pathname.split('/tools/')[0] ?? ''
  return (
    <nav aria-label={words.ownTitle} className="flex flex-wrap gap-3">
      <a
        href={`/api/v1/planner/report?language=${language}`}
        download="study-plan.pdf"
        className={buttonClasses('line')}
      >
        {words.print}
      </a>
      <Link to={`${dashboard}/tools/study-planner?view=bookmarks`} className={buttonClasses('line')}>
        {words.bookmarksLink}
      </Link>
      <Link to={`${dashboard}/mocks`} className={buttonClasses('line')}>
        {words.logLink}
      </Link>
      <Link to={`${dashboard}/progress`} className={buttonClasses('line')}>
        {words.progressLink}
      </Link>
    </nav>
  )
}

/** Under the days of a phone, where its seven days take the whole row above them: the weeks before and after. */
function WeekFoot({ first }: { first: string }) {
  const { planner: words } = useWords()
  const { pathname } = useLocation()
  const weeks = [
    { day: addDays(first, -7), label: words.previousWeek },
    { day: addDays(first, 7), label: words.nextWeek },
  ]
  return (
    <div className="grid grid-cols-2 gap-3 lg:hidden">
      {weeks.map(({ day, label }) => (
        <Link key={day} to={`${pathname}?view=week&week=${day}`} className={buttonClasses('line')}>
          {label}
        </Link>
      ))}
    </div>
  )
}
