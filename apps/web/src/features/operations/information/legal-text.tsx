import { formatDate } from '@sopaan/domain/time/format'
import { useLoaderData } from 'react-router'
import { GuideText } from '#web/features/guidance/guides/guide-text.tsx'
import type { fetchHelpPage } from '#web/features/guidance/guides/guides.queries.ts'
import { SellerLines } from '#web/features/operations/site/seller-lines.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { InformationFrame } from './information-frame.tsx'

/** A page of help that binds us and our buyers, as its loader fetched it: since when it reads so, its text, and who sells. */
export function LegalText() {
  const { information, language } = useWords()
  const { page } = useLoaderData<{ page: Awaited<ReturnType<typeof fetchHelpPage>> }>()
  return (
    <InformationFrame page={page} legal={information.updated(formatDate(page.checkedOn, language))}>
      <GuideText blocks={page.blocks} />
      <SellerLines />
    </InformationFrame>
  )
}
