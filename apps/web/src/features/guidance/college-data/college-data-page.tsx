import { COLLEGE_DATA_CSV_MAX, type CollegeDataAnswer } from '@sopaan/contract/college-data'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatTime } from '@sopaan/domain/time/format'
import { data, Link, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { useSite } from '#web/site-state.ts'
import { StructuredDataset } from '#web/structured-dataset.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type CollegeDataView, fetchCollegeData } from './college-data.queries.ts'
import { CutoffTable } from './cutoff-table.tsx'
import { FilterForm } from './filter-form.tsx'
import { csvAddress, isNarrowed, withChanged } from './table-search.ts'

/** The last page the call takes. */
const PAGE_MAX = 10_000

/** The whole question stands in the address, so the answer is the same for everyone and may be cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await fetchCollegeData(context.get(requestContext), new URL(request.url).searchParams)
  if (view.state === 'refused') return data(view, { headers: { 'cache-control': 'no-store' } })
  return data(view, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function CollegeDataPage() {
  const view: CollegeDataView = useLoaderData<typeof loader>()
  const { collegeData: words, shell, language } = useWords()
  const [search] = useSearchParams()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={!isNarrowed(search)} />
      <StructuredDataset name={words.title} description={words.description} path={paths.collegeData()} />
      <PageHead>
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a
            href={inLanguage(paths.stateData(), language)}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {words.states.link}
          </a>
          <a
            href={inLanguage(paths.coverage(), language)}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {shell.pageNames.coverage}
          </a>
        </p>
      </PageHead>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
        <FilterForm search={search} answer={view.state === 'answered' ? view.answer : undefined} />
        {view.state === 'answered' ? <Rows answer={view.answer} search={search} /> : <Refused />}
      </div>
    </>
  )
}

function Refused() {
  const { collegeData: words } = useWords()
  const { pathname } = useLocation()
  return (
    <Banner title={words.refusedTitle} tone="error">
      <p>{words.refusedText}</p>
      <Link to={pathname} className={`${buttonClasses('line')} mt-3`}>
        {words.clear}
      </Link>
    </Banner>
  )
}

function Rows({ answer, search }: { answer: CollegeDataAnswer; search: URLSearchParams }) {
  const { collegeData: words, language } = useWords()
  const { pause } = useSite()
  const isPaused = pause?.parts.includes('files') === true
  const { total, page, limit, isTotalCapped } = answer
  const pages = Math.min(Math.ceil(total / limit), PAGE_MAX)
  const pageLink = (to: number) => withChanged(search, { page: String(to) })
  const count = groupIndian(total)
  return (
    <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="rows" className="type-subsection tabular-nums">
          {isTotalCapped ? words.moreThan(count) : words.rows(total, count)}
        </h2>
        {total > 0 && isPaused && (
          <p className="text-secondary">{words.csvPaused(formatTime(pause.until, language))}</p>
        )}
        {total > 0 && !isPaused && (
          <a href={csvAddress(search)} download className={buttonClasses('line')}>
            {total > COLLEGE_DATA_CSV_MAX || isTotalCapped
              ? words.csvOfFirst(groupIndian(COLLEGE_DATA_CSV_MAX))
              : words.csv}
          </a>
        )}
      </div>
      <p className="type-small measure text-secondary">
        {words.order} {isTotalCapped && words.cappedNote(count)}
      </p>
      {answer.data.some(({ isCommonRank }) => isCommonRank) && (
        <Banner title={words.commonTitle} tone="note">
          <p>{words.commonText}</p>
        </Banner>
      )}
      {answer.data.some(({ isPreparatory }) => isPreparatory === true) && (
        <Banner title={words.preparatoryTitle} tone="note">
          <p>{words.preparatoryText}</p>
        </Banner>
      )}
      {answer.data.length === 0 ? (
        <Nothing answer={answer} pages={pages} last={withChanged(search, { page: String(pages) })} />
      ) : (
        <CutoffTable rows={answer.data} search={search} />
      )}
      {pages > 1 && page <= pages && <PageNav label={words.pages} page={answer} linkTo={pageLink} />}
    </section>
  )
}

type NothingProps = {
  answer: CollegeDataAnswer
  pages: number
  /** The address of the last page. */
  last: string
}

/** No row fits; or the address asks for a page behind the last one. */
function Nothing({ answer: { total }, pages, last }: NothingProps) {
  const { collegeData: words } = useWords()
  if (total === 0) return <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
  return (
    <EmptyState title={words.beyondTitle}>
      <Link to={last} className={`${buttonClasses('line')} mt-2`}>
        {words.lastPage(groupIndian(pages))}
      </Link>
    </EmptyState>
  )
}
