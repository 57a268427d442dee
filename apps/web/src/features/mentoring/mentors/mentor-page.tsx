import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { NotFound } from '#web/features/operations/information/not-found.tsx'
import { requestContext } from '#web/load-context.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorView } from './mentor-view.tsx'
import { fetchFreeMonth, fetchMentor } from './mentors.queries.ts'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ask = context.get(requestContext)
  const mentor = await fetchMentor(ask, params.id ?? '')
  if (mentor === 'missing') return data({ mentor, free: undefined }, { status: 404 })
  if (mentor === undefined) return data({ mentor, free: undefined }, { status: 503 })
  const month = new URL(request.url).searchParams.get('month')
  return data({ mentor, free: mentor.isTakingBookings ? await fetchFreeMonth(ask, mentor._id, month) : undefined })
}

/** One mentor with what mentees said, and the way to the free times. */
export default function MentorPage() {
  const { mentoring: words } = useWords()
  const { mentor, free } = useLoaderData<typeof loader>()
  if (mentor === 'missing') return <NotFound />
  if (mentor === undefined)
    return (
      <div className="page-width py-10">
        <DocumentHead title={words.title} isIndexed={false} />
        <Banner title={words.loadFailed} tone="error" />
      </div>
    )
  return <MentorView mentor={mentor} free={free} isReload />
}
