import { plans as calls } from '@sopaan/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { downloadPlans } from './managed-plans.queries.ts'
import { PlansSection } from './plans-section.tsx'
import { SaleNav } from './sale-nav.tsx'

const CONSTRAINTS = constraintsOf(calls.manage)

/** The plans as admins make them; coupons and events stand beside it. */
export default function ManagedPlansPage() {
  const { plans } = useWords()
  const words = plans.admin
  const { data: offered } = useQuery(overviewQuery)
  const [search] = useSearchParams()
  const { q, state, sort = 'position' } = readSearch(CONSTRAINTS, search).taken
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <PlansSection
          nav={<SaleNav counts={offered?.onSale} />}
          views={<ListViews list="plans" />}
          file={
            <FileButton
              label={words.csv}
              words={{ failed: words.csvFailed }}
              onTake={() => downloadPlans({ q, state, sort })}
              long={{ list: 'plans', filter: { q, state, sort } }}
            />
          }
        />
      </div>
    </ReauthenticationProvider>
  )
}
