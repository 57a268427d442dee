import { paths, readLanguage } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { GuideText } from '#web/features/guidance/guides/guide-text.tsx'
import { fetchHelpPage } from '#web/features/guidance/guides/guides.queries.ts'
import { SellerLines } from '#web/features/operations/site/seller-lines.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { InformationFrame } from './information-frame.tsx'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export const headers = cacheFor(300, 3600)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, path } = readLanguage(new URL(request.url).pathname)
  const name = path === paths.terms() ? 'terms' : 'refund'
  return { page: await fetchHelpPage(context.get(requestContext), name, language) }
}

/** What binds us and whoever buys, our terms or how refunds work: since when it reads so, its text, and who sells. */
export default function LegalPage() {
  const { information, language } = useWords()
  const { page } = useLoaderData<typeof loader>()
  return (
    <InformationFrame page={page} legal={information.updated(formatDate(page.checkedOn, language))}>
      <GuideText blocks={page.blocks} />
      <SellerLines />
    </InformationFrame>
  )
}
