import { useQuery } from '@tanstack/react-query'
import { DocumentHead } from '#web/document-head.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PlansSection } from './plans-section.tsx'
import { SaleNav } from './sale-nav.tsx'

/** The plans as admins make them; coupons and events stand beside it. */
export default function ManagedPlansPage() {
  const { plans } = useWords()
  const { data: offered } = useQuery(overviewQuery)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={plans.admin.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
        <SaleNav counts={offered?.onSale} />
        <PlansSection />
      </div>
    </ReauthenticationProvider>
  )
}
