import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { NeedList } from '#web/features/operations/overview/need-list.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { WeekFigures } from '#web/features/operations/overview/week-figures.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { useSite } from '#web/site-state.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The first page of an admin: what needs a person now, and how the week went. */
export default function AdminHomePage() {
  const { account, overview: words } = useWords()
  const user = useSignedIn()
  const query = useQuery(overviewQuery)
  const { seller } = useSite()
  const dues = query.data?.needs.flatMap(({ due }) => (due === null ? [] : [due])) ?? []
  const sum = (pick: 'overdue' | 'today') => groupIndian(dues.reduce((all, due) => all + due[pick], 0))
  const due = words.dueHeading(sum('overdue'), sum('today'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      <div>
        <p className="type-subsection">{due === '' ? account.welcome(user.fullName) : due}</p>
        <p className="mt-1 text-secondary">{words.lead}</p>
      </div>
      {seller === null && (
        <Banner title={words.noSeller} tone="note">
          <p>{words.noSellerText}</p>
          <Link to="/admin/settings" className={`${buttonClasses('line')} mt-3`}>
            {words.writeSeller}
          </Link>
        </Banner>
      )}
      <Loaded query={query} failed={words.failed}>
        {({ needs, week }) => (
          <>
            <section aria-labelledby="needs-title" className="grid gap-4">
              <h2 id="needs-title" className="type-subsection">
                {words.needsTitle}
              </h2>
              <NeedList needs={needs} />
            </section>
            <WeekFigures week={week} />
          </>
        )}
      </Loaded>
    </div>
  )
}
