import { inLanguage, paths } from '@sopaan/contract/paths'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheFor } from '#web/page-headers.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EventFilters } from './event-filters.tsx'
import { EventList } from './event-list.tsx'
import { listEvents } from './events.queries.ts'

/** A page to read and to choose from: it is sent without React. */
export const handle = { hydrate: false }

/** Short, so that readers see how full an event is. */
export const headers = cacheFor(30, 300)

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { answer: await listEvents(context.get(requestContext), new URL(request.url).searchParams) }
}

/** What is coming up, for everyone. */
export default function EventsPage() {
  const { events: words, language } = useWords()
  const { answer } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={search.size === 0} />
      <PageHead>
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
      </PageHead>
      <div className="page-width grid gap-6 py-8">
        <EventFilters search={search} isReload />
        {answer === undefined && <Banner title={words.listFailed} tone="error" />}
        {answer?.data.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        {answer !== undefined && answer.data.length > 0 && (
          <>
            <EventList events={answer.data} to={(id) => inLanguage(paths.event(id), language)} isReload />
            <PageNav label={words.pagerLabel} page={answer.page} />
          </>
        )}
      </div>
    </>
  )
}
