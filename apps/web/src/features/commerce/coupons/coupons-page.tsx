import { useQuery } from '@tanstack/react-query'
import { DocumentHead } from '#web/document-head.tsx'
import { SaleNav } from '#web/features/commerce/plans/sale-nav.tsx'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CouponsSection } from './coupons-section.tsx'

/** The coupons as admins make them. */
export default function CouponsPage() {
  const { coupons } = useWords()
  const { data: offered } = useQuery(overviewQuery)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={coupons.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
        <SaleNav counts={offered?.onSale} />
        <h1 className="type-subsection">{coupons.title}</h1>
        <CouponsSection />
      </div>
    </ReauthenticationProvider>
  )
}
