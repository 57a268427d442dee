import type { OwnPurchase } from '@sopaan/contract/purchase-shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ActivePlans } from './active-plans.tsx'
import { ownPurchasesQuery } from './payments.queries.ts'
import { PurchaseCard } from './purchase-card.tsx'
import { RefundRequestForm } from './refund-request-form.tsx'

/** What somebody owns, and everything ever bought. */
export default function PurchasesPage() {
  const { payments, language } = useWords()
  const words = payments.own
  const [search] = useSearchParams()
  const query = useQuery(ownPurchasesQuery(readPageNumber(search)))
  const [refunding, setRefunding] = useState<OwnPurchase>()
  const close = () => setRefunding(undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      {search.get('payment') === 'failed' && <Banner title={words.paymentFailed} tone="error" />}
      <Loaded query={query} failed={words.failed}>
        {({ data, page }) => (
          <>
            <ActivePlans plans={data.activePlans} credits={data.credits} sessionMinutes={data.sessionMinutes} />
            <section className="grid gap-4">
              <h2 className="type-subsection">{words.history}</h2>
              {data.purchases.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
              {data.purchases.map((purchase) => (
                <PurchaseCard key={purchase._id} purchase={purchase} onAskRefund={() => setRefunding(purchase)} />
              ))}
              <PageNav label={words.pages} page={page} />
            </section>
          </>
        )}
      </Loaded>
      <Dialog
        title={refunding ? words.refundTitle(refunding.name[language]) : ''}
        isOpen={refunding !== undefined}
        onClose={close}
      >
        {refunding && <RefundRequestForm purchase={refunding} onDone={close} />}
      </Dialog>
    </div>
  )
}
