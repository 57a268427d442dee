import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type DashboardType, paths } from '#web/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type PlanView, viewPlan } from './plan-view.ts'
import { plannerQuery, sessionsQuery } from './planner.queries.ts'
import { useNow } from './use-now.ts'
import { useThingDeeds } from './use-thing-deeds.ts'
import { listWeekThings, type WeekThing } from './week-items.ts'

/** What today holds, to tick off: for the first page of a dashboard. Where it cannot be loaded, the way to the planner stands. */
export function TodayCard({ dashboard }: { dashboard: DashboardType }) {
  const { planner: words } = useWords()
  const overview = useQuery(plannerQuery)
  const sessions = useQuery(sessionsQuery)
  const now = useNow()
  const link = paths.dashboardTool(dashboard, 'study-planner')
  const isLoading = overview.isPending || sessions.isPending
  const view = overview.data && sessions.data && viewPlan(overview.data, sessions.data, now)
  return (
    <Card>
      <h3 className="type-subsection">{words.todayTitle}</h3>
      {isLoading ? <Skeleton className="mt-4 h-24" /> : view && <Today view={view} />}
      <Link to={link} className={`${buttonClasses(view ? 'line' : 'pen')} mt-4`}>
        {view ? words.todayOpen : words.todaySetUp}
      </Link>
    </Card>
  )
}

function Today({ view }: { view: PlanView }) {
  const { planner: words } = useWords()
  const deeds = useThingDeeds(view, () => undefined)
  const things = listWeekThings(view, [view.today])
  if (things.length === 0) {
    const isRest = new Date(view.today).getUTCDay() === view.settings.restDay
    return <p className="mt-2 text-ink-2">{isRest ? words.todayRest : words.todayNone}</p>
  }
  const isRevision = (thing: WeekThing) =>
    thing.kind === 'block' && view.overview.revisions.some(({ _id }) => _id === thing.block.taskId)
  const revisions = things.filter(isRevision)
  return (
    <ul className="mt-2">
      {revisions.length > 0 && (
        <li className="flex min-h-11 items-center justify-between gap-3">
          <span className="min-w-0">{words.revisionTitle(String(revisions.length))}</span>
          <span className="shrink-0 text-ink-3 tabular-nums">
            {words.minutes(String(revisions.reduce((sum, { minutes }) => sum + minutes, 0)))}
          </span>
        </li>
      )}
      {things
        .filter((thing) => !isRevision(thing))
        .map((thing) => {
          const isDone = thing.kind === 'session' && thing.session.isCompleted
          return (
            <li key={thing.key} className={isDone ? 'text-ink-3 line-through' : undefined}>
              <Checkbox
                label={deeds.titleOf(thing)}
                note={words.minutes(String(thing.minutes))}
                checked={isDone}
                disabled={deeds.isBusy}
                onChange={() => void (thing.kind === 'session' ? deeds.mark(thing.session) : deeds.finish(thing))}
              />
            </li>
          )
        })}
    </ul>
  )
}
