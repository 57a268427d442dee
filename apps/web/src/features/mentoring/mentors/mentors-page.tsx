import { MENTOR_LANGUAGES, MENTOR_TOPICS, type MentorCard } from '@sopaan/contract/mentors'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheFor } from '#web/page-headers.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorSeat } from './mentor-seat.tsx'
import { MentorStats } from './mentor-stats.tsx'
import { findSearchedSeat, listMentors } from './mentors.queries.ts'

/** A page to read and to choose from: it is sent without React. */
export const handle = { hydrate: false }

/** Short, so that a new mentor is soon found. */
export const headers = cacheFor(30, 300)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const ask = context.get(requestContext)
  const [answer, seat] = await Promise.all([listMentors(ask, searchParams), findSearchedSeat(ask, searchParams)])
  return { answer, seat }
}

/** Who can be asked, for everyone: of every seat, or of one. */
export default function MentorsPage() {
  const { mentoring: words, language } = useWords()
  const { answer, seat } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const here = paths.withList(inLanguage(paths.mentors(), language), search.get('list'))
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
        {seat && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <p className="type-card wrap-anywhere">
                {seat.programme === undefined
                  ? words.ofInstitute(seat.institute)
                  : words.ofSeat(seat.programme, seat.institute)}
              </p>
              {seat.programme !== undefined && <p className="text-secondary">{words.ofSeatNote}</p>}
            </div>
            <a
              href={here}
              className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
            >
              {words.everyone}
            </a>
          </div>
        )}
        <MentorFilters search={search} />
        {answer === undefined && <Banner title={words.loadFailed} tone="error" />}
        {answer?.data.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        {answer !== undefined && answer.data.length > 0 && (
          <>
            <MentorList mentors={answer.data} />
            <PageNav label={words.pages} page={answer} />
          </>
        )}
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

/** By language and topic; the question stands in the address, so the form works without script. */
function MentorFilters({ search }: { search: URLSearchParams }) {
  const { mentoring: words } = useWords()
  const { pathname } = useLocation()
  return (
    <form
      action={pathname}
      aria-label={words.show}
      className="grid grid-cols-2 items-end gap-3 sm:max-w-180 sm:grid-cols-[1fr_1fr_auto]"
    >
      {['institute', 'programme', 'list'].map((name) => {
        const value = search.get(name) ?? ''
        return value === '' ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <Select label={words.filterLanguage} name="language" hasNote={false} defaultValue={search.get('language') ?? ''}>
        <option value="">{words.any}</option>
        {MENTOR_LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {words.languages[each]}
          </option>
        ))}
      </Select>
      <Select label={words.filterTopic} name="topic" hasNote={false} defaultValue={search.get('topic') ?? ''}>
        <option value="">{words.any}</option>
        {MENTOR_TOPICS.map((each) => (
          <option key={each} value={each}>
            {words.topics[each]}
          </option>
        ))}
      </Select>
      <Button type="submit" look="line" className="max-sm:col-span-2">
        {words.show}
      </Button>
    </form>
  )
}

/** Mentors as cards that lead to each. */
function MentorList({ mentors }: { mentors: readonly MentorCard[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {mentors.map((mentor) => (
        <li key={mentor._id}>
          <Shown mentor={mentor} />
        </li>
      ))}
    </ul>
  )
}

function Shown({ mentor }: { mentor: MentorCard }) {
  const { mentoring: words, language } = useWords()
  const { _id, firstName, headline } = mentor
  const [search] = useSearchParams()
  return (
    <Card className="relative flex h-full items-start gap-4 sm:gap-6">
      <MentorArch name={firstName} pictureUrl={mentor.pictureUrl} />
      <div className="grid min-w-0 grow content-start gap-2">
        <h2 className="type-card">
          <a
            href={paths.withList(inLanguage(paths.mentor(_id), language), search.get('list'))}
            aria-label={words.see(firstName)}
            className="text-default no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
          >
            {firstName}
          </a>
        </h2>
        <div>
          <MentorSeat seat={mentor.seat} />
        </div>
        <p className="wrap-anywhere">{headline}</p>
        <p className="type-small text-secondary">
          {mentor.topics.map((topic) => words.topics[topic]).join(', ')}
          <br />
          {mentor.languages.map((each) => words.languages[each]).join(', ')}
        </p>
        <MentorStats mentor={mentor} />
        {!mentor.isTakingBookings && <p className="type-small font-semibold text-danger">{words.closed}</p>}
      </div>
    </Card>
  )
}
