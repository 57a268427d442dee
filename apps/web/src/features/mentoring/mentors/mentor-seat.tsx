import type { MentorCard } from '@sopaan/contract/mentors'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  seat: MentorCard['seat']
  /** The name that people say of the institute, where one of many mentors is read at a glance. */
  isShort?: boolean
}

/** The seat a mentor sits in: programme, institute and year. */
export function MentorSeat({ seat, isShort = false }: Props) {
  const { mentoring: words } = useWords()
  return (
    <>
      <p className="font-semibold wrap-anywhere text-primary-text">{seat.programme.name}</p>
      <p className="wrap-anywhere text-secondary">
        {isShort ? shortInstituteName(seat.institute.name) : seat.institute.name} ·{' '}
        {seat.studyYear === null ? words.graduated : words.year(seat.studyYear)}
      </p>
    </>
  )
}
