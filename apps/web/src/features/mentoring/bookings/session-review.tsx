import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { StarField } from '#web/ui/star-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendSessionReview } from './bookings.queries.ts'

const REVIEW_MIN = 10

const CONSTRAINTS = constraintsOf(bookings.review)

const TONES = { pending: 'likely', approved: 'safe', rejected: 'reach' } as const

/** What the mentee says of a held session; nothing where there is nothing to say yet. */
export function SessionReview({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const [stars, setStars] = useState(booking.review?.stars ?? 0)
  const form = useContractForm(CONSTRAINTS, {
    initial: booking.review,
    check: ({ stars, text }) => ({
      ...(!(stars > 0) && { stars: words.starsMissing }),
      ...(text.length < REVIEW_MIN && { text: words.missing }),
    }),
    send: (review) => sendSessionReview(booking._id, review),
    words: { done: words.did.review, failed: words.failed, field: 'text' },
  })
  if (!booking.may.includes('review')) return null
  return (
    <Card id="review">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-card">{booking.review ? words.review : words.didItHelp}</h2>
        {booking.review && <Badge tone={TONES[booking.review.state]}>{words.reviewStates[booking.review.state]}</Badge>}
      </div>
      <p className="type-small mt-1 mb-4 text-secondary">{words.reviewHint}</p>
      <form {...form.props}>
        <StarField
          legend={words.starsLabel}
          name="stars"
          labelOf={mentoring.stars}
          chosen={stars}
          onChoose={setStars}
          error={form.errorOf('stars')}
        />
        <TextArea label={words.reviewText} hint={words.reviewTextHint} {...form.area('text')} />
        <Button type="submit" doing={form.isBusy ? words.sending : undefined}>
          {words.saveReview}
        </Button>
      </form>
    </Card>
  )
}
