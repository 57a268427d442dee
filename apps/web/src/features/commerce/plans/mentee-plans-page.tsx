import { useQuery } from '@tanstack/react-query'
import { DocumentHead } from '#web/document-head.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PlanList } from './plan-list.tsx'
import { ownedPlansQuery, plansOnSaleQuery } from './plans.queries.ts'

/** What a signed-in mentee can buy. */
export default function MenteePlansPage() {
  const { plans: words } = useWords()
  const query = useQuery(plansOnSaleQuery)
  // Without an answer each plan is sold at its whole price, and the checkout offers what is left of the other.
  const held = useQuery(ownedPlansQuery).data ?? []
  return (
    <div className="grid gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <p className="measure text-secondary">{words.lead}</p>
      <Loaded query={query} failed={words.failed}>
        {(plans) => <PlanList plans={plans} held={held} />}
      </Loaded>
    </div>
  )
}
