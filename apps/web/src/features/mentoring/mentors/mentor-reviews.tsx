import type { MentorPage as Mentor } from '@sopaan/contract/mentors'
import { formatDate } from '@sopaan/domain/time/format'
import { Card } from '#web/ui/card.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What mentees said of a mentor, newest first. */
export function MentorReviews({ reviews }: { reviews: Mentor['reviews'] }) {
  const { mentoring: words, language } = useWords()
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="type-subsection">
        {words.reviews}
      </h2>
      {reviews.length === 0 && <p className="mt-2 text-secondary">{words.noReviews}</p>}
      <ul className="mt-4 grid gap-4">
        {reviews.map((review) => (
          <li key={review._id}>
            <Card className="grid gap-2">
              <Stars count={review.stars} label={words.stars(review.stars)} />
              <p className="wrap-anywhere whitespace-pre-line">{review.text}</p>
              <p className="type-small text-secondary">
                {review.firstName === 'Former student' ? words.formerStudent : review.firstName},{' '}
                {formatDate(review.createdAt, language)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
