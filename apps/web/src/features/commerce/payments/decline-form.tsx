import type { FormEvent } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Why a refund is declined; the buyer reads it. */
export function DeclineForm({
  onDecline,
  onDone,
}: {
  onDecline: (answer: string) => Promise<void>
  onDone: () => void
}) {
  const { payments } = useWords()
  const words = payments.refunds
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = String(new FormData(event.currentTarget).get('answer') ?? '').trim()
    if (answer === '') return setFields({ answer: payments.own.reasonMissing })
    if (await run(() => onDecline(answer), { failed: words.workFailed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <TextArea label={words.answer} name="answer" maxLength={500} error={fields.answer} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={isBusy ? words.working : undefined}>
          {words.confirmDecline}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
