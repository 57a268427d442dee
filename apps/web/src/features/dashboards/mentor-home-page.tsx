import { DocumentHead } from '#web/document-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { StaffHome } from './staff-home.tsx'

/** The first page of a mentor: what works there now. */
export default function MentorHomePage() {
  const { account } = useWords()
  return (
    <>
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      <StaffHome lead={account.mentorLead} />
    </>
  )
}
