import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { formatTime } from '@sopaan/domain/time/format'
import { useEffect, useId, useRef, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendBookingNote } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

const CONSTRAINTS = constraintsOf(bookings.note)
/** How long what is written waits to be kept, ms. Ours: far below the writes that one person may send in a minute. */
const SAVED_EVERY_MS = 3000

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

/** A note that keeps itself: every few seconds while it is written, and at once when the field is left. */
function NoteForm({ id, kind, text }: { id: string; kind: 'private' | 'shared'; text: string }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const fieldId = useId()
  const [savedAt, setSavedAt] = useState<string>()
  const [unsaved, setUnsaved] = useState<HTMLFormElement>()
  const strokes = useRef(0)
  const form = useContractForm(CONSTRAINTS, {
    initial: { text },
    send: async (note) => {
      const sent = strokes.current
      await sendBookingNote(id, kind, note.text)
      return sent
    },
    onDone: (sent, element) => {
      // What was written meanwhile waits for its turn.
      if (strokes.current !== sent) setUnsaved(element)
      else setSavedAt(formatTime(new Date(), language))
    },
    words: { failed: words.failed },
  })
  useEffect(() => {
    if (unsaved === undefined) return undefined
    const waiting = setTimeout(() => {
      setUnsaved(undefined)
      unsaved.requestSubmit()
    }, SAVED_EVERY_MS)
    return () => clearTimeout(waiting)
  }, [unsaved])
  return (
    <form
      {...form.props}
      onInput={(event) => {
        strokes.current += 1
        setSavedAt(undefined)
        setUnsaved(event.currentTarget)
      }}
      onBlur={() => {
        if (unsaved === undefined) return
        setUnsaved(undefined)
        unsaved.requestSubmit()
      }}
    >
      <TextArea
        id={fieldId}
        label={kind === 'private' ? words.privateNote : words.sharedNote}
        hint={kind === 'private' ? words.privateHint : words.sharedHint}
        rows={3}
        {...form.area('text')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="line" doing={form.isBusy ? words.saving : undefined}>
          {words.saveNote}
        </Button>
        <p role="status" className="type-small text-secondary">
          {savedAt !== undefined && words.savedAt(savedAt)}
        </p>
      </div>
    </form>
  )
}
