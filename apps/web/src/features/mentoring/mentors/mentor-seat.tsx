import type { MentorCard } from '@sopaan/contract/mentors'
import { useWords } from '#web/words/use-words.tsx'

/** The seat a mentor sits in: programme, institute and year. */
export function MentorSeat({ seat }: Pick<MentorCard, 'seat'>) {
  const { mentoring: words } = useWords()
  return (
    <>
      <p className="font-semibold wrap-anywhere text-primary-text">{seat.programme.name}</p>
      <p className="wrap-anywhere text-secondary">
        {seat.institute.name} · {seat.studyYear === null ? words.graduated : words.year(seat.studyYear)}
      </p>
    </>
  )
}
