import type { Booking } from '@sopaan/contract/bookings'
import { instantOfWallTime, wallTimeOf } from '@sopaan/domain/indian-times'
import type { FormEvent } from 'react'
import { useDeed } from '#web/identity/use-deed.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { suggestTime } from './mentor-desk.queries.ts'

/** Another time for what was asked, by India's clock. */
export function SuggestForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run, setFields } = useDeed()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const startsAt = instantOfWallTime(String(new FormData(event.currentTarget).get('startsAt') ?? ''))
    if (startsAt === undefined) return setFields({ startsAt: mentoring.choose.missingTime })
    const said = { done: words.done, failed: words.failed, field: 'startsAt' }
    if (await run(() => suggestTime(booking._id, startsAt), said)) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <Field
        type="datetime-local"
        label={words.newTime}
        name="startsAt"
        defaultValue={wallTimeOf(booking.startsAt)}
        error={fields.startsAt}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.sending : undefined}>
          {words.suggestSend}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
