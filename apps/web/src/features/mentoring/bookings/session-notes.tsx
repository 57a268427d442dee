import type { BookingPage } from '@sopaan/contract/bookings'
import { type FormEvent, useId } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeNote } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

const NOTE_MAX = 4_000

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
  const { isBusy, fields, run } = useAction()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    void run(() => writeNote(id, kind, note), { done: words.saved, failed: words.failed })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <TextArea
        id={fieldId}
        label={kind === 'private' ? words.privateNote : words.sharedNote}
        hint={kind === 'private' ? words.privateHint : words.sharedHint}
        name="text"
        rows={3}
        maxLength={NOTE_MAX}
        defaultValue={text}
        error={fields.text}
      />
      <Button type="submit" look="line" doing={isBusy ? words.saving : undefined}>
        {words.saveNote}
      </Button>
    </form>
  )
}
