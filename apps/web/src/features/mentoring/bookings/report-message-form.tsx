import { type FormEvent, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { reportMessage } from './bookings.queries.ts'

const REASON_MAX = 500

/** Shows a message to staff, with what is wrong with it. */
export function ReportMessageForm({ id, messageId, onClose }: { id: string; messageId: string; onClose: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run, setFields } = useAction()
  const [text, setText] = useState('')
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() === '') return setFields({ reason: words.reasonMissing })
    const work = () => reportMessage(id, messageId, text.trim())
    if (await run(work, { done: words.reported, failed: words.failed, field: 'reason' })) onClose()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      <TextArea
        label={words.reportReason}
        maxLength={REASON_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={fields.reason}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.sending : undefined}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
