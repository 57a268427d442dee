import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { DoneToday } from '#web/features/operations/overview/done-today.tsx'
import {
  DUTY_SHARES,
  dutyLines,
  type Need,
  type Share,
  type StaffDay,
} from '#web/features/operations/overview/duty-lines.ts'
import { NeedList } from '#web/features/operations/overview/need-list.tsx'
import { overviewQuery, staffDayQuery } from '#web/features/operations/overview/overview.queries.ts'
import { SystemList } from '#web/features/operations/overview/system-list.tsx'
import { TodayFigures } from '#web/features/operations/overview/today-figures.tsx'
import { WeekFigures } from '#web/features/operations/overview/week-figures.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The first page of an admin: what needs a person now and whose it is, what was done today, and how the day and the week went. */
export default function AdminHomePage() {
  const { account, overview: words } = useWords()
  const user = useSignedIn()
  const query = useQuery(overviewQuery)
  // Without it the page still says what waits.
  const { data: day } = useQuery(staffDayQuery)
  const [search] = useSearchParams()
  const share = DUTY_SHARES.find((each) => each === search.get('whose')) ?? 'all'
  const dues = query.data?.needs.flatMap(({ due }) => (due === null ? [] : [due])) ?? []
  const sum = (pick: 'overdue' | 'today') => groupIndian(dues.reduce((all, due) => all + due[pick], 0))
  const due = words.dueHeading(sum('overdue'), sum('today'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      <Loaded query={query} failed={words.failed}>
        {({ needs, week }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1280px]:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <section
                aria-labelledby="needs-title"
                className="rounded-sheet border border-border bg-surface px-4 pt-3 pb-1"
              >
                <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <h2 id="needs-title" className="type-subsection min-w-0 wrap-anywhere [&_mark]:whitespace-normal">
                    {due === '' ? account.welcome(user.fullName) : <Highlighted>{due}</Highlighted>}
                  </h2>
                  {day && <ShareTabs share={share} needs={needs} day={day} />}
                </div>
                <NeedList needs={needs} share={share} day={day} nowMs={query.dataUpdatedAt} />
              </section>
              {day && <DoneToday day={day} />}
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:max-[1280px]:grid-cols-2">
              {day && <TodayFigures day={day} />}
              <SystemList needs={needs} />
              <WeekFigures week={week} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}

type TabsProps = { share: Share; needs: readonly Need[]; day: StaffDay }

/** Whose work is shown, each with how many lines it has. */
function ShareTabs({ share, needs, day }: TabsProps) {
  const { overview: words } = useWords()
  return (
    <Tabs
      label={words.whose}
      tabs={DUTY_SHARES.map((each) => ({
        key: each,
        label: words.shares[each],
        count: groupIndian(dutyLines(each, needs, day).length),
        to: each === 'all' ? '?' : `?whose=${each}`,
        isCurrent: each === share,
      }))}
    />
  )
}
