import { paths } from '@sopaan/contract/paths'
import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The way to mentor others, for whoever studies engineering already. */
export function MentorSection() {
  const { account } = useWords()
  return (
    <Section id="mentor" title={account.mentorTitle} lead={account.mentorText}>
      <Link to={paths.becomeMentor()} className={`${buttonClasses('line')} justify-self-start`}>
        {account.becomeMentor}
      </Link>
    </Section>
  )
}
