import type { BookingPage } from '@sopaan/contract/bookings'
import { type FormEvent, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { StarField } from '#web/ui/star-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { reviewSession } from './bookings.queries.ts'

const REVIEW_MIN = 10
const REVIEW_MAX = 1_000
const TONES = { pending: 'likely', approved: 'safe', rejected: 'reach' } as const

/** What the mentee says of a held session; nothing where there is nothing to say yet. */
export function SessionReview({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, fields, run, setFields } = useAction()
  const [stars, setStars] = useState(booking.review?.stars ?? 0)
  if (!booking.may.includes('review')) return null
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    const missing = {
      ...(stars === 0 && { stars: words.starsMissing }),
      ...(text.length < REVIEW_MIN && { text: words.missing }),
    }
    if (Object.keys(missing).length > 0) return setFields(missing)
    void run(() => reviewSession(booking._id, { stars, text }), {
      done: words.done,
      failed: words.failed,
      field: 'text',
    })
  }
  return (
    <Card id="review">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-card">{words.review}</h2>
        {booking.review && <Badge tone={TONES[booking.review.state]}>{words.reviewStates[booking.review.state]}</Badge>}
      </div>
      <p className="type-small mt-1 mb-4 text-secondary">{words.reviewHint}</p>
      <form noValidate onSubmit={handleSubmit}>
        <StarField
          legend={words.starsLabel}
          name="stars"
          labelOf={mentoring.stars}
          chosen={stars}
          onChoose={setStars}
          error={fields.stars}
        />
        <TextArea
          label={words.reviewText}
          hint={words.reviewTextHint}
          name="text"
          maxLength={REVIEW_MAX}
          defaultValue={booking.review?.text}
          error={fields.text}
        />
        <Button type="submit" doing={isBusy ? words.sending : undefined}>
          {words.saveReview}
        </Button>
      </form>
    </Card>
  )
}
