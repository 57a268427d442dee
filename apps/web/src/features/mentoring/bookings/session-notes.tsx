import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { isOpenForMessages } from '@sopaan/domain/mentoring/bookings'
import { formatTime } from '@sopaan/domain/time/format'
import { useEffect, useId, useRef, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendBookingNote } from './bookings.queries.ts'
import { useSharedText } from './use-shared-text.ts'

const CONSTRAINTS = constraintsOf(bookings.note)
/** How long what is written waits to be kept, ms. Ours: far below the writes that one person may send in a minute. */
const SAVED_EVERY_MS = 3000

/** The note that both read and write, for as long as they may write to each other, and the reader's own. */
export function SessionNotes({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { state, endsAt, isPaused, isBlocked, isBlockedByMe } = booking
  const isOpen = isOpenForMessages({ state, to: Date.parse(endsAt) }, Date.now())
  return (
    <Card className="grid gap-5">
      <h2 className="type-card">{words.notes}</h2>
      {isOpen && !isPaused && !isBlocked && !isBlockedByMe ? (
        <NoteForm booking={booking} kind="shared" />
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
      <NoteForm booking={booking} kind="private" />
    </Card>
  )
}

/** A note that keeps itself: every few seconds while it is written, and at once when the field is left. */
function NoteForm({ booking, kind }: { booking: BookingPage; kind: 'private' | 'shared' }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const fieldId = useId()
  const [savedAt, setSavedAt] = useState<string>()
  const [unsaved, setUnsaved] = useState<HTMLFormElement>()
  const strokes = useRef(0)
  const text = kind === 'shared' ? booking.sharedNote : booking.privateNote
  const { area, base, advance } = useSharedText(text)
  const form = useContractForm(CONSTRAINTS, {
    initial: { text },
    send: async (note) => {
      const sent = strokes.current
      const shared = { kind, text: note.text, base: base() } as const
      const page = await sendBookingNote(booking._id, kind === 'shared' ? shared : { kind, text: note.text })
      advance(note.text, kind === 'shared' ? page.sharedNote : page.privateNote)
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
        hint={kind === 'private' ? words.privateHint : words.sharedHint(booking.other.firstName)}
        rows={3}
        ref={area}
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
