import { type FormEvent, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeMessage } from './bookings.queries.ts'

const MESSAGE_MAX = 2_000

/** A message is one, however often it is sent. */
const newKey = () => crypto.randomUUID()

/** Writes to the other one; what is typed stays until it has arrived. */
export function MessageForm({ id }: { id: string }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run } = useAction()
  const [text, setText] = useState('')
  const [key, setKey] = useState(newKey)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() === '') return
    const work = () => writeMessage(id, { text: text.trim(), idempotencyKey: key })
    if (!(await run(work, { failed: words.failed, field: 'text' }))) return
    setText('')
    setKey(newKey())
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        label={words.message}
        rows={2}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={fields.text}
      />
      <Button type="submit" doing={isBusy ? words.sending : undefined}>
        {words.sendMessage}
      </Button>
    </form>
  )
}
