import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { useId } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendBookingNote } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

const CONSTRAINTS = constraintsOf(bookings.note)

/** The note that both read, which the mentor writes, and the reader's own. */
export function SessionNotes({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const isMentor = isReadByMentor(booking)
  return (
    <Card className="grid gap-5">
      <h2 className="type-card">{words.notes}</h2>
      {isMentor ? (
        <NoteForm id={booking._id} kind="shared" text={booking.sharedNote} />
      ) : (
        <div>
          <h3 className="font-semibold">{words.sharedNote}</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">
            {booking.sharedNote === '' ? (
              <span className="text-secondary">{words.noSharedNote}</span>
            ) : (
              booking.sharedNote
            )}
          </p>
        </div>
      )}
      <NoteForm id={booking._id} kind="private" text={booking.privateNote} />
    </Card>
  )
}

function NoteForm({ id, kind, text }: { id: string; kind: 'private' | 'shared'; text: string }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const fieldId = useId()
  const form = useContractForm(CONSTRAINTS, {
    initial: { text },
    send: (note) => sendBookingNote(id, kind, note.text),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <form {...form.props}>
      <TextArea
        id={fieldId}
        label={kind === 'private' ? words.privateNote : words.sharedNote}
        hint={kind === 'private' ? words.privateHint : words.sharedHint}
        rows={3}
        {...form.area('text')}
      />
      <Button type="submit" look="line" doing={form.isBusy ? words.saving : undefined}>
        {words.saveNote}
      </Button>
    </form>
  )
}
