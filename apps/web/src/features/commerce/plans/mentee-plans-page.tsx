import { useQuery } from '@tanstack/react-query'
import { DocumentHead } from '#web/document-head.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PlanList } from './plan-list.tsx'
import { plansOnSaleQuery } from './plans.queries.ts'

/** What a signed-in mentee can buy. */
export default function MenteePlansPage() {
  const { plans: words } = useWords()
  const query = useQuery(plansOnSaleQuery)
  return (
    <div className="grid gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <p className="measure text-secondary">{words.lead}</p>
      <Loaded query={query} failed={words.failed}>
        {(plans) => <PlanList plans={plans} />}
      </Loaded>
    </div>
  )
}
