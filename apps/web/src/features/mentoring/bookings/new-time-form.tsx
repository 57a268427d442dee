import type { Booking } from '@sopaan/contract/bookings'
import { formatDateTime } from '@sopaan/domain/time/format'
import { fromIstDateTimeLocal, istDateTimeLocal } from '@sopaan/domain/time/ist'
import { type FormEvent, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { moveBooking, suggestTime } from './bookings.queries.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useOverlap } from './use-overlap.ts'

type Props = { booking: Pick<Booking, '_id' | 'startsAt' | 'other'>; deed: 'suggest' | 'move'; onClose: () => void }

/** Another time of those that are free: a mentee takes one that the mentor offers, a mentor may suggest any other as well. */
export function NewTimeForm({ booking, deed, onClose }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { _id } = useSignedIn()
  const { isBusy, fields, run, setFields } = useAction()
  const [startsAt, setStartsAt] = useState<string>()
  const [isFreely, setFreely] = useState(false)
  const overlap = useOverlap()
  const isMove = deed === 'move'
  const handleChoose = (next: string | undefined) => {
    overlap.forget()
    setStartsAt(next)
    setFields({})
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (startsAt === undefined) return setFields({ startsAt: mentoring.choose.missingTime })
    const work = () =>
      isMove
        ? overlap.send((more) => moveBooking(booking._id, { startsAt, ...more }))
        : suggestTime(booking._id, startsAt)
    if (await run(work, { done: words.did[deed], failed: words.failed, field: 'startsAt' })) onClose()
  }
  const handleFreely = () => {
    setFreely(!isFreely)
    setStartsAt(isFreely ? undefined : booking.startsAt)
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      <p className="text-secondary">
        {isMove ? words.moveHint : words.suggestHint} {mentoring.choose.pickHint}
      </p>
      {isFreely ? (
        <Field
          label={words.newTime}
          type="datetime-local"
          defaultValue={istDateTimeLocal(booking.startsAt)}
          onChange={({ currentTarget }) => handleChoose(fromIstDateTimeLocal(currentTarget.value))}
          error={fields.startsAt}
        />
      ) : (
        <SlotPicker
          mentorId={isMove ? booking.other._id : _id}
          movedId={isMove ? booking._id : undefined}
          marksOwn
          chosen={startsAt}
          onChoose={handleChoose}
          error={fields.startsAt}
        />
      )}
      {!isMove && (
        <Button look="quiet" className="justify-self-start" onClick={handleFreely}>
          {isFreely ? words.freeTimes : words.otherTime}
        </Button>
      )}
      <p className="font-semibold tabular-nums" aria-live="polite">
        {startsAt !== undefined && mentoring.choose.chosen(formatDateTime(startsAt, language))}
      </p>
      {overlap.warning !== undefined && <p className="text-secondary">{overlap.warning}</p>}
      <FormButtons
        submit={
          overlap.warning !== undefined ? mentoring.choose.sendAllTheSame : isMove ? words.moveSend : words.suggestSend
        }
        doing={isBusy ? words.sending : undefined}
        cancel={words.keep}
        onCancel={onClose}
      />
    </form>
  )
}
