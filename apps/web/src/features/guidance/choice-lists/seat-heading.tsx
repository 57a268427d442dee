import { seatLink } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  seatKey: string
  name: { branch: string; college: string }
  /** A seat that the tables do not have any more has no page to lead to. */
  isGone: boolean
  /** The address of the reader, for the page of the seat. */
  profile: string
  level: 'h2' | 'h3'
}

/** Branch and college of a seat in a list; the branch leads to the seat's page. */
export function SeatHeading({ seatKey, name, isGone, profile, level: Heading }: Props) {
  const { language } = useWords()
  return (
    <>
      <Heading className="leading-snug font-bold wrap-anywhere">
        {isGone ? (
          name.branch
        ) : (
          <a
            href={seatLink(seatKey, language, new URLSearchParams(profile))}
            className="text-default underline decoration-border-strong underline-offset-4 hover:decoration-primary-text"
          >
            {name.branch}
          </a>
        )}
      </Heading>
      <p className="text-[15px] text-secondary wrap-anywhere">{name.college}</p>
    </>
  )
}
