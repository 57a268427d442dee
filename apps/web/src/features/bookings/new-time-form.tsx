import type { BookingPage } from '@sopaan/contract/bookings'
import { instantOfWallTime, wallTimeOf } from '@sopaan/domain/indian-times'
import { type FormEvent, useState } from 'react'
import { useDeed } from '#web/identity/use-deed.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { moveBooking, suggestTime } from './bookings.queries.ts'
import { SlotPicker } from './slot-picker.tsx'

type Props = { booking: BookingPage; deed: 'suggest' | 'move'; onClose: () => void }

/** Another time: a mentee takes one that the mentor offers, a mentor may suggest any. */
export function NewTimeForm({ booking, deed, onClose }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run, setFields } = useDeed()
  const [startsAt, setStartsAt] = useState<string | undefined>(deed === 'suggest' ? booking.startsAt : undefined)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (startsAt === undefined) return setFields({ startsAt: mentoring.choose.missingTime })
    const work = () => (deed === 'move' ? moveBooking(booking._id, startsAt) : suggestTime(booking._id, startsAt))
    if (await run(work, { done: words.done, failed: words.failed, field: 'startsAt' })) onClose()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      {deed === 'move' ? (
        <>
          <p className="text-ink-2">
            {words.moveHint} {mentoring.choose.pickHint}
          </p>
          <SlotPicker mentorId={booking.other._id} chosen={startsAt} onChoose={setStartsAt} error={fields.startsAt} />
        </>
      ) : (
        <Field
          label={words.newTime}
          type="datetime-local"
          defaultValue={wallTimeOf(booking.startsAt)}
          onChange={({ currentTarget }) => setStartsAt(instantOfWallTime(currentTarget.value))}
          error={fields.startsAt}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.sending : undefined}>
          {deed === 'move' ? words.moveSend : words.suggestSend}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
