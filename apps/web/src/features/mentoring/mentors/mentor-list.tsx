import type { MentorCard } from '@sopaan/contract/mentors'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { useSearchParams } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorSeat } from './mentor-seat.tsx'
import { MentorStats } from './mentor-stats.tsx'

/** Mentors as cards that lead to each. */
export function MentorList({ mentors }: { mentors: readonly MentorCard[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {mentors.map((mentor) => (
        <li key={mentor._id}>
          <Shown mentor={mentor} />
        </li>
      ))}
    </ul>
  )
}

function Shown({ mentor }: { mentor: MentorCard }) {
  const { mentoring: words, language } = useWords()
  const { _id, firstName, headline } = mentor
  const [search] = useSearchParams()
  return (
    <Card className="relative flex h-full items-start gap-4 sm:gap-6">
      <MentorArch name={firstName} pictureUrl={mentor.pictureUrl} />
      <div className="grid min-w-0 grow content-start gap-2">
        <h2 className="type-card">
          <a
            href={paths.withList(inLanguage(paths.mentor(_id), language), search.get('list'))}
            aria-label={words.see(firstName)}
            className="text-default no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
          >
            {firstName}
          </a>
        </h2>
        <div>
          <MentorSeat seat={mentor.seat} />
        </div>
        <p className="wrap-anywhere">{headline}</p>
        <p className="type-small text-secondary">
          {mentor.topics.map((topic) => words.topics[topic]).join(', ')}
          <br />
          {mentor.languages.map((each) => words.languages[each]).join(', ')}
        </p>
        <MentorStats mentor={mentor} />
        {!mentor.isTakingBookings && <p className="type-small font-semibold text-danger">{words.closed}</p>}
      </div>
    </Card>
  )
}
