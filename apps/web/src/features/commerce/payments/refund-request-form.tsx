import type { OwnPurchase } from '@sopaan/contract/purchase-shapes'
import type { FormEvent } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { requestRefund } from './payments.queries.ts'

/** Why somebody wants the money back. */
export function RefundRequestForm({ purchase, onDone }: { purchase: OwnPurchase; onDone: () => void }) {
  const { payments } = useWords()
  const words = payments.own
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setFields({ reason: words.reasonMissing })
    if (await run(() => requestRefund(purchase._id, reason), { done: words.asked, failed: words.askFailed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="text-secondary">{words.refundText}</p>
      <TextArea label={words.reason} name="reason" maxLength={500} error={fields.reason} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.sending : undefined}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
