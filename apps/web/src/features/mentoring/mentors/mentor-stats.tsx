import type { MentorCard } from '@sopaan/contract/mentors'
import { Badge } from '#web/ui/badge.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What others said, sessions held, and whether it is a sample. */
export function MentorStats({ mentor }: { mentor: MentorCard }) {
  const { mentoring: words } = useWords()
  const { rating } = mentor
  return (
    <p className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary">
      {rating !== null && (
        <span className="inline-flex items-center gap-1.5">
          <Stars count={Math.round(rating.mean)} label={words.rating(String(rating.mean), rating.count)} />
          <span aria-hidden="true" className="font-semibold tabular-nums">
            {rating.mean} ({rating.count})
          </span>
        </span>
      )}
      <span>{words.sessions(mentor.sessions)}</span>
      <span>{words.minutes(mentor.sessionMinutes)}</span>
      {mentor.isSample && <Badge tone="plain">{words.sample}</Badge>}
    </p>
  )
}
