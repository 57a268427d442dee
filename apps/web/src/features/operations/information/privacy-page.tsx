import { OfficerLine } from '#web/features/operations/site/officer-line.tsx'
import { SellerLines } from '#web/features/operations/site/seller-lines.tsx'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { InformationText } from './information-text.tsx'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export const headers = cacheFor(300, 3600)

export default function PrivacyPage() {
  const { information } = useWords()
  return (
    <InformationText page={information.privacy}>
      <SellerLines />
      <OfficerLine />
    </InformationText>
  )
}
