import type { FormEvent } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { declineRequest } from './mentor-area.queries.ts'

/** Says no to a request, with a reason or without. */
export function DeclineForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (await run(() => declineRequest(id, reason), { done: words.done, failed: words.failed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <TextArea label={words.reasonOptional} name="reason" maxLength={500} error={fields.reason} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={isBusy ? words.sending : undefined}>
          {words.decline}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
