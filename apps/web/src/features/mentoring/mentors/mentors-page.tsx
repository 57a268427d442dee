import { paths } from '@sopaan/contract/paths'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheFor } from '#web/page-headers.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorFilters } from './mentor-filters.tsx'
import { MentorResults } from './mentor-results.tsx'
import { fetchMentors, findSearchedSeat } from './mentors.queries.ts'
import { SearchedSeat } from './searched-seat.tsx'

/** A page to read and to choose from: it is sent without React. */
export const handle = { hydrate: false }

/** Short, so that a new mentor is soon found. */
export const headers = cacheFor(30, 300)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const ask = context.get(requestContext)
  const [answer, seat] = await Promise.all([fetchMentors(ask, searchParams), findSearchedSeat(ask, searchParams)])
  return { answer, seat }
}

/** Who can be asked, for everyone: of every seat, or of one. */
export default function MentorsPage() {
  const { mentoring: words } = useWords()
  const { answer, seat } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  // A list of samples alone says nothing to whoever searches for mentors.
  const isIndexed = search.size === 0 && answer?.data.some(({ isSample }) => !isSample) === true
  return (
    <>
      <DocumentHead title={words.title} description={words.description} isIndexed={isIndexed} />
      <PageHead>
        <h1 className="type-title measure">{words.heading}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
      </PageHead>
      <div className="page-width grid gap-6 py-8">
        {seat && <SearchedSeat seat={seat} isReload />}
        <MentorFilters search={search} isReload />
        {answer === undefined && <Banner title={words.loadFailed} tone="error" />}
        {answer !== undefined && <MentorResults answer={answer} isReload />}
        <p>
          <a
            href={paths.becomeMentor()}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
          >
            {words.applyHere}
          </a>
        </p>
      </div>
    </>
  )
}
