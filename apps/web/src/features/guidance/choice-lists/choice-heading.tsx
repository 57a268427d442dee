import { seatLink } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { choiceName } from './choice-name.ts'

type Props = {
  name: ReturnType<typeof choiceName>
  /** Which branch of one name it is, where that is not the usual one. */
  degree: string | undefined
  /** The key of the seat that leads; undefined where no page of it is to be had. */
  seatKey: string | undefined
  /** The address of the reader, for the page of the seat. */
  profile: string
  level: 'h2' | 'h3'
}

/** College and branch of a choice as people say them, leading to the page of its best seat; in full for who hears it. */
export function ChoiceHeading({ name, degree, seatKey, profile, level: Heading }: Props) {
  const { language } = useWords()
  const { branch, college, shortBranch, shortCollege } = name
  const kind = degree === undefined ? shortBranch : `${shortBranch}, ${degree}`
  const shown = (
    <>
      <b>{shortCollege}</b> <span>{kind}</span>
    </>
  )
  return (
    <Heading className="choice-name">
      {seatKey === undefined ? (
        shown
      ) : (
        <a
          href={seatLink(seatKey, language, new URLSearchParams(profile))}
          aria-label={`${shortCollege} ${kind}: ${branch}, ${college}`}
        >
          {shown}
        </a>
      )}
    </Heading>
  )
}
