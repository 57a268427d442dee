import { paths } from '@sopaan/contract/paths'
import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { ActivePlan, OwnPurchase } from '@sopaan/contract/purchase-shapes'
import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { writtenIn } from '@sopaan/domain/languages'
import { formatLastDay } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readPageNumber } from '#web/forms/read-search.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownPurchasesQuery, sendRefundRequest } from './payments.queries.ts'
import { PurchaseCard } from './purchase-card.tsx'

const CONSTRAINTS = constraintsOf(paymentCalls.askRefund)

const SOON_DAYS = 7

type Props = { plans: readonly ActivePlan[]; credits: number; sessionMinutes: SessionMinutes }

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
        title={refunding ? words.refundTitle(writtenIn(language, refunding.name)) : ''}
        isOpen={refunding !== undefined}
        onClose={close}
      >
        {refunding && <RefundRequestForm purchase={refunding} onDone={close} />}
      </Dialog>
    </div>
  )
}

/** Why somebody wants the money back. */
function RefundRequestForm({ purchase, onDone }: { purchase: OwnPurchase; onDone: () => void }) {
  const { payments } = useWords()
  const words = payments.own
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: words.reason, missing: words.reasonMissing, submit: words.send, doing: words.sending },
        ...{ cancel: words.cancel, done: words.asked, failed: words.askFailed },
      }}
      send={({ reason }) => sendRefundRequest(purchase._id, reason)}
      onDone={onDone}
      onCancel={onDone}
      lead={<p className="text-secondary">{words.refundText}</p>}
    />
  )
}

/** The plans that run, how long still, and the sessions with a mentor. */
function ActivePlans({ plans, credits, sessionMinutes }: Props) {
  const { payments, language } = useWords()
  const words = payments.own
  // Who has become a mentor since keeps what was bought, and buys nothing more here.
  const mayBuy = useSignedIn().role === 'mentee'
  if (plans.length === 0 && credits === 0) {
    if (!mayBuy) return null
    return (
      <EmptyState title={words.none}>
        <p>{words.noneText}</p>
        <Link to={paths.ownPlans()} className={`${buttonClasses()} mt-4`}>
          {words.toPlans}
        </Link>
      </EmptyState>
    )
  }
  return (
    <section aria-label={words.active} className="grid gap-4 sm:grid-cols-2 min-[1280px]:grid-cols-3">
      {plans.map((plan) => (
        <Card key={plan.planId} className="grid content-start gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="type-card">{writtenIn(language, plan.name)}</h2>
            <Badge tone={plan.daysLeft <= SOON_DAYS ? 'reach' : 'safe'}>{words.daysLeft(plan.daysLeft)}</Badge>
          </div>
          <p className="text-secondary">{words.endsOn(formatLastDay(plan.expiresAt, language))}</p>
          {mayBuy && (
            <div className="flex flex-wrap gap-3">
              <Link to={paths.checkout({ planId: plan.planId })} reloadDocument className={buttonClasses('line')}>
                {words.renew}
              </Link>
              <Link to={paths.ownPlans()} className={buttonClasses('quiet')}>
                {words.upgrade}
                <span className="sr-only">: {writtenIn(language, plan.name)}</span>
              </Link>
            </div>
          )}
        </Card>
      ))}
      <Card className="grid content-start gap-3">
        <h2 className="type-card">{words.credits}</h2>
        <p className="text-secondary">{words.creditsText(credits, sessionMinutes)}</p>
      </Card>
    </section>
  )
}
