import { bookings } from '@sopaan/contract/bookings'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeMessage } from './bookings.queries.ts'

const CONSTRAINTS = constraintsOf(bookings.write)

/** A message is one, however often it is sent. */
const newKey = () => crypto.randomUUID()

/** Writes to the other one; what is typed stays until it has arrived. */
export function MessageForm({ id }: { id: string }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const [key, setKey] = useState(newKey)
  const form = useContractForm(CONSTRAINTS, {
    send: async ({ text }) => {
      // What says nothing is not sent.
      if (text !== '') await writeMessage(id, { text, idempotencyKey: key })
    },
    onDone: (_, sent) => {
      sent.reset()
      setKey(newKey())
    },
    words: { failed: words.failed, field: 'text' },
  })
  return (
    <form {...form.props}>
      <TextArea label={words.message} rows={2} {...form.area('text')} />
      <Button type="submit" doing={form.isBusy ? words.sending : undefined}>
        {words.sendMessage}
      </Button>
    </form>
  )
}
