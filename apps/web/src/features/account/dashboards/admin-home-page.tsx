import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { DocumentHead } from '#web/document-head.tsx'
import { NeedList } from '#web/features/operations/overview/need-list.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { SystemList } from '#web/features/operations/overview/system-list.tsx'
import { WeekFigures } from '#web/features/operations/overview/week-figures.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The first page of an admin: what needs a person now, and how the week went. */
export default function AdminHomePage() {
  const { account, overview: words } = useWords()
  const user = useSignedIn()
  const query = useQuery(overviewQuery)
  const dues = query.data?.needs.flatMap(({ due }) => (due === null ? [] : [due])) ?? []
  const sum = (pick: 'overdue' | 'today') => groupIndian(dues.reduce((all, due) => all + due[pick], 0))
  const due = words.dueHeading(sum('overdue'), sum('today'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      <p className="type-subsection">
        {due === '' ? account.welcome(user.fullName) : <Highlighted>{due}</Highlighted>}
      </p>
      <Loaded query={query} failed={words.failed}>
        {({ needs, week }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1280px]:grid-cols-[minmax(0,1fr)_19rem]">
            <section aria-labelledby="needs-title">
              <h2 id="needs-title" className="sr-only">
                {words.needsTitle}
              </h2>
              <NeedList needs={needs} nowMs={query.dataUpdatedAt} />
            </section>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:max-[1280px]:grid-cols-2">
              <WeekFigures week={week} />
              <SystemList needs={needs} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}
