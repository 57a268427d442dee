import type { MentorPage as Mentor } from '@sopaan/contract/mentors'
import { Card } from '#web/ui/card.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorSeat } from './mentor-seat.tsx'
import { MentorStats } from './mentor-stats.tsx'

/** Who is about to be asked, beside the times: the seat, what others said, and what the mentor is good for. */
export function BookedMentor({ mentor }: { mentor: Mentor }) {
  const { mentoring: words } = useWords()
  const facts = [
    [words.helpsWith, mentor.topics.map((topic) => words.topics[topic]).join(', ')],
    [words.speaks, mentor.languages.map((each) => words.languages[each]).join(', ')],
  ] as const
  return (
    <Card className="grid gap-5">
      <div className="flex items-start gap-4 sm:gap-5">
        <MentorArch name={mentor.firstName} pictureUrl={mentor.pictureUrl} />
        <div className="grid min-w-0 gap-1">
          <h1 className="type-subsection wrap-anywhere">{words.choose.title(mentor.firstName)}</h1>
          <MentorSeat seat={mentor.seat} />
          <MentorStats mentor={mentor} />
        </div>
      </div>
      <dl className="grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
            <dt className="text-secondary">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
