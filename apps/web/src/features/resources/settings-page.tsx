import { DocumentHead } from '#web/document-head.tsx'
import { BusinessSection } from '#web/features/business/business-section.tsx'
import { AskAgain } from '#web/identity/ask-again.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { HelplinesSection } from './helplines-section.tsx'

/** What admins set without a release. */
export default function SettingsPage() {
  const { resources } = useWords()
  return (
    <AskAgain>
      <DocumentHead title={resources.admin.title} isIndexed={false} />
      <div className="mx-auto grid max-w-3xl gap-6">
        <BusinessSection />
        <HelplinesSection />
      </div>
    </AskAgain>
  )
}
