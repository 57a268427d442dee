import { paths } from '@sopaan/contract/paths'
import type { PaymentRecord } from '@sopaan/contract/purchase-shapes'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentHead } from './payment-head.tsx'
import { PaymentSteps } from './payment-steps.tsx'
import { paymentRecordQuery, refundsQuery } from './payments.queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundList } from './refund-list.tsx'

/** One payment for staff: where its money is, what happened around it, and what can be done about it. */
export default function PaymentRecordPage() {
  const { paymentRecord: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(paymentRecordQuery(id))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={query.data ? words.title(query.data.fullName) : words.payment} isIndexed={false} />
      <BackLink to={paths.managedPayments()}>{words.back}</BackLink>
      <Loaded query={query} failed={words.notFound}>
        {(record) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PaymentHead record={record}>
              <RefundAction record={record} />
            </PaymentHead>
            {hasOpenRefund(record) && <Refunds purchaseId={record._id} />}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
              <PaymentSteps steps={record.steps} />
              <PaymentFacts record={record} />
            </div>
            {record.refunds.length > 0 && !hasOpenRefund(record) && <Refunds purchaseId={record._id} />}
          </div>
        )}
      </Loaded>
    </ReauthenticationProvider>
  )
}

/** Whether somebody still has to decide about money of this payment: that stands before what happened. */
function hasOpenRefund({ refunds }: PaymentRecord): boolean {
  return refunds.some(({ state }) => state === 'asked' || state === 'held' || state === 'failed')
}

/** Pays back without anybody having asked; nothing where nothing is left to pay back. */
function RefundAction({ record }: { record: PaymentRecord }) {
  const { payments } = useWords()
  const [isOpen, setOpen] = useState(false)
  const isMoney = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  const mostPaise = record.amount - record.refundedPaise - record.underWayPaise
  const isOffered = (record.status === 'paid' || record.status === 'refunded_partial') && mostPaise > 0
  if (!isMoney) return null
  return (
    <>
      {isOffered && <Button onClick={() => setOpen(true)}>{payments.admin.refund}</Button>}
      <RefundDialog purchase={isOpen ? record : undefined} onClose={() => setOpen(false)} />
    </>
  )
}

/** The refunds of this payment, each with what can be done to it. */
function Refunds({ purchaseId }: { purchaseId: string }) {
  const { payments, paymentRecord } = useWords()
  const query = useQuery(refundsQuery({ purchaseId }))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="type-subsection">{paymentRecord.refunds}</h2>
      <Loaded query={query} failed={payments.refunds.failed}>
        {({ data }) => <RefundList answered={data} purchaseId={purchaseId} />}
      </Loaded>
    </section>
  )
}
