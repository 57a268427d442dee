import { coupons as couponCalls } from '@sopaan/contract/coupons'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { SaleNav } from '#web/features/commerce/plans/sale-nav.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { constraintsOf } from '#web/forms/constraints.ts'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { downloadCoupons } from './coupons.queries.ts'
import { CouponsSection } from './coupons-section.tsx'

const CONSTRAINTS = constraintsOf(couponCalls.csv)

/** The coupons as admins make them. */
export default function CouponsPage() {
  const { coupons } = useWords()
  const { data: offered } = useQuery(overviewQuery)
  const [search] = useSearchParams()
  const asked = readSearch(CONSTRAINTS, search).taken
  return (
    <ReauthenticationProvider>
      <DocumentHead title={coupons.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <h1 className="sr-only">{coupons.title}</h1>
        <CouponsSection
          views={<ListViews list="coupons" />}
          nav={<SaleNav counts={offered?.onSale} />}
          ofFilter={({ of, ticks }) => (
            <FilterActions of={{ list: 'coupons', ...of }} ticks={ticks} choices={[retireChoice(coupons)]} />
          )}
          file={
            <FileButton
              label={coupons.csv}
              words={{ failed: coupons.csvFailed }}
              onTake={() => downloadCoupons(asked)}
              long={{ list: 'coupons', filter: asked }}
            />
          }
        />
      </div>
    </ReauthenticationProvider>
  )
}

function retireChoice(words: Words['coupons']): FilterActionChoice {
  return {
    kind: 'retire',
    name: words.retire,
    ask: words.retireAllAsk,
    isDanger: true,
    actionOf: () => ({ kind: 'retire' }),
  }
}
