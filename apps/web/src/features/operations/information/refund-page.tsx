import { readLanguage } from '@sopaan/contract/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchHelpPage } from '#web/features/guidance/guides/guides.queries.ts'
import { requestContext } from '#web/load-context.ts'
import { cacheFor } from '#web/page-headers.ts'
import { LegalText } from './legal-text.tsx'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export const headers = cacheFor(300, 3600)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = readLanguage(new URL(request.url).pathname)
  return { page: await fetchHelpPage(context.get(requestContext), 'refund', language) }
}

export default LegalText
