import type { FormEvent } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { rejectMentor } from './managed-mentors.queries.ts'

type Props = { id: string; onDone: () => void; onCancel: () => void }

/** Says no to an application, and why. */
export function RejectMentorForm({ id, onDone, onCancel }: Props) {
  const words = useWords().mentoring.staff
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setFields({ reason: words.reasonMissing })
    if (await run(() => rejectMentor(id, reason), { done: words.decided, failed: words.failed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <TextArea label={words.reason} name="reason" maxLength={500} error={fields.reason} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={isBusy ? words.deciding : undefined}>
          {words.reject}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
