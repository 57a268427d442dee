import { inLanguage, paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { latestReviewsQuery } from './mentor-area.queries.ts'

type Props = {
  mentorId: string
  sessions: number
  rating: { mean: number; count: number } | null
}

/** What a mentor's work amounts to: sessions held, and what mentees said. */
export function WorkSection({ mentorId, sessions, rating }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  return (
    <section aria-labelledby="work-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="work-title" className="type-subsection">
        {words.work}
      </h2>
      <Card className="grid gap-4">
        <dl className="flex flex-col-reverse">
          <dt className="text-secondary">{words.held}</dt>
          <dd className="text-3xl font-black tabular-nums">{sessions}</dd>
        </dl>
      </Card>
      <Card className="grid gap-4">
        <h3 className="font-semibold">{mentoring.reviews}</h3>
        {rating === null ? (
          <p className="text-secondary">{mentoring.noReviews}</p>
        ) : (
          <p className="flex items-center gap-2">
            <Stars count={Math.round(rating.mean)} label={mentoring.rating(String(rating.mean), rating.count)} />
            <span aria-hidden="true" className="font-semibold tabular-nums">
              {rating.mean} ({rating.count})
            </span>
          </p>
        )}
        {rating !== null && <LatestReviews mentorId={mentorId} />}
        <p className="grid justify-items-start">
          <a href={inLanguage(paths.mentor(mentorId), language)} className={LINK}>
            {words.seePublic}
          </a>
          <Link to={paths.mentorProfile()} className={LINK}>
            {words.profileTitle}
          </Link>
        </p>
      </Card>
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline'

function LatestReviews({ mentorId }: { mentorId: string }) {
  const { mentoring } = useWords()
  const { data } = useQuery(latestReviewsQuery(mentorId))
  if (data === undefined || data.length === 0) return null
  return (
    <ul className="grid gap-3">
      {data.map((review) => (
        <li key={review._id} className="rounded-box bg-surface-sunken px-4 py-3">
          <Stars count={review.stars} label={mentoring.stars(review.stars)} />
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{review.text}</p>
        </li>
      ))}
    </ul>
  )
}
