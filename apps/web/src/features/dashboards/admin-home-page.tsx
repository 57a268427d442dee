import { DocumentHead } from '#web/document-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { StaffHome } from './staff-home.tsx'

/** The first page of an admin: what works there now. */
export default function AdminHomePage() {
  const { account } = useWords()
  return (
    <>
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      <StaffHome lead={account.adminLead} />
    </>
  )
}
