import type { OwnMentor } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'
import { Link } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What keeps mentees from finding or booking this mentor, and the way to mend it; nothing where all is well. */
export function SetupNotes({ own }: { own: OwnMentor | null }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const missing = whatIsMissing(own)
  if (missing === undefined) return null
  const said = {
    profile: { title: words.setUpProfile, to: paths.mentorProfile(), link: words.toProfile },
    hours: { title: words.setUp, to: paths.availability(), link: words.toHours },
    taking: { title: mentoring.closed, to: paths.availability(), link: words.toHours },
  }[missing]
  return (
    <Banner title={said.title} tone="note">
      <Link to={said.to} className={`${buttonClasses('pen')} mt-3`}>
        {said.link}
      </Link>
    </Banner>
  )
}

function whatIsMissing(own: OwnMentor | null): 'profile' | 'hours' | 'taking' | undefined {
  if (own === null) return 'profile'
  const { weekly, exceptions, isTakingBookings } = own.hours
  if (weekly.length === 0 && exceptions.every(({ ranges }) => ranges.length === 0)) return 'hours'
  return isTakingBookings ? undefined : 'taking'
}
