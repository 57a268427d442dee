import type { PaidRow } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { paymentRecordQuery } from './payments.queries.ts'
import { RefundFactsList } from './refund-facts-list.tsx'
import { RefundForm } from './refund-form.tsx'

type Props = {
  /** Undefined while it is closed. */
  purchase: Pick<PaidRow, '_id' | 'name'> | undefined
  onClose: () => void
}

/** Pays a purchase back without anybody having asked, with the same facts and choice as where a request is decided. */
export function RefundDialog({ purchase, onClose }: Props) {
  const { payments, language } = useWords()
  const title = purchase === undefined ? '' : payments.refunds.makeTitle(writtenIn(language, purchase.name))
  return (
    <Dialog title={title} isOpen={purchase !== undefined} onClose={onClose}>
      {purchase && <Making purchaseId={purchase._id} onDone={onClose} />}
    </Dialog>
  )
}

function Making({ purchaseId, onDone }: { purchaseId: string; onDone: () => void }) {
  const { payments } = useWords()
  const query = useQuery(paymentRecordQuery(purchaseId))
  return (
    <Loaded query={query} failed={payments.refunds.failed}>
      {({ amount, refundedPaise, underWayPaise, facts }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RefundFactsList totalPaise={amount} facts={facts} />
          <RefundForm
            purchaseId={purchaseId}
            refund={{ leftPaise: Math.max(0, amount - refundedPaise - underWayPaise), facts }}
            onDone={onDone}
          />
        </div>
      )}
    </Loaded>
  )
}
