import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { type CheckoutItem, checkoutQuery } from './payments.queries.ts'

/** Where a plan or an event seat is paid for. */
export default function CheckoutPage() {
  const { payments } = useWords()
  const words = payments.checkout
  const [search] = useSearchParams()
  useEffect(loadWhole, [])
  const planId = search.get('planId') ?? search.get('plan')
  const eventId = search.get('eventId') ?? search.get('event')
  const fromPlanId = search.get('fromPlanId')
  const plan = planId === null ? undefined : { planId, ...(fromPlanId === null ? {} : { fromPlanId }) }
  const wish: CheckoutItem | undefined = plan ?? (eventId === null ? undefined : { eventId })
  return (
    <div className="grid gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <h1 className="type-section">{words.title}</h1>
      {wish === undefined ? (
        <EmptyState title={words.nothing}>
          <p>{words.nothingText}</p>
          <Link to={paths.ownPlans()} className={`${buttonClasses()} mt-4`}>
            {words.toPlans}
          </Link>
        </EmptyState>
      ) : (
        <>
          <p className="measure text-secondary">{words.lead}</p>
          <CheckoutView wish={wish} />
        </>
      )}
    </div>
  )
}

function CheckoutView({ wish }: { wish: CheckoutItem }) {
  const { payments } = useWords()
  const query = useQuery(checkoutQuery(wish))
  return (
    <Loaded query={query} failed={payments.checkout.failed}>
      {(first) => <CheckoutForm wish={wish} first={first} />}
    </Loaded>
  )
}

/**
 * The provider's window is let in by the policy of this page alone, and a policy belongs to the document: who came from
 * another page without loading this one whole loads it now.
 */
function loadWhole(): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const from = loaded && URL.parse(loaded.name)?.pathname
  if (from !== undefined && from !== location.pathname) location.reload()
}
