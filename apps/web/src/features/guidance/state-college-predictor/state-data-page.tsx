import { inLanguage, paths } from '@sopaan/contract/paths'
import type { StateDataAnswer } from '@sopaan/contract/state-data'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { answerLoader, forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { StructuredDataset } from '#web/structured-dataset.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchStateData, isDataNarrowed, type StateDataView, withDataChanged } from './state-data.queries.ts'
import { StateDataForm } from './state-data-form.tsx'
import { StateDataTable } from './state-data-table.tsx'
import { nameState } from './state-figures.ts'

/** A form and links: the page is sent without script. */
export const handle = { hydrate: false }

export const loader = answerLoader(fetchStateData)

export const headers = forwardLoaderHeaders

/** What every seat of the State counsellings closed at: searched by college or branch, whoever asks. */
export default function StateDataPage() {
  const view: StateDataView = useLoaderData<typeof loader>()
  const { collegeData, shell, language } = useWords()
  const words = collegeData.states
  const [search] = useSearchParams()
  const answer = view.state === 'answered' ? view.answer : undefined
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={!isDataNarrowed(search)} />
      <StructuredDataset name={words.title} description={words.description} path={paths.stateData()} />
      <PageHead>
        <h1 className="type-title wrap-anywhere">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {(
            [
              [paths.coverage(), words.missing],
              [paths.collegeData(), shell.pageNames.collegeData],
            ] as const
          ).map(([path, name]) => (
            <a
              key={path}
              href={inLanguage(path, language)}
              className="inline-flex min-h-11 min-w-11 items-center text-primary-text underline"
            >
              {name}
            </a>
          ))}
        </p>
      </PageHead>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
        <StateDataForm search={search} answer={answer} />
        {answer ? <Rows answer={answer} search={search} /> : <Refused />}
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
      <a href={pathname} className={`${buttonClasses('line')} mt-3`}>
        {words.clear}
      </a>
    </Banner>
  )
}

type RowsProps = { answer: StateDataAnswer; search: URLSearchParams }

function Rows({ answer, search }: RowsProps) {
  const { collegeData: words } = useWords()
  const { data, total, page, limit } = answer
  const pages = Math.ceil(total / limit)
  return (
    <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="rows" className="type-subsection tabular-nums">
        {words.states.seats(total, groupIndian(total))}
      </h2>
      <Body answer={answer} search={search} />
      {data.length > 0 && <StateDataTable rows={data} />}
      {data.length === 0 && total === 0 && <EmptyState title={words.emptyTitle}>{words.states.emptyText}</EmptyState>}
      {data.length === 0 && total > 0 && (
        <EmptyState title={words.beyondTitle}>
          <a href={withDataChanged(search, { page: String(pages) })} className={`${buttonClasses('line')} mt-2`}>
            {words.lastPage(groupIndian(pages))}
          </a>
        </EmptyState>
      )}
      {pages > 1 && page <= pages && (
        <PageNav
          label={words.pages}
          page={answer}
          linkTo={(to) => withDataChanged(search, { page: to > 1 ? String(to) : undefined })}
        />
      )}
    </section>
  )
}

/** Of one counselling, what is to be known of its figures and the way to one's own chance; of all, where seats were found. */
function Body({ answer: { bodies }, search }: RowsProps) {
  const all = useWords()
  const { collegeData: words, counsellings, language } = all
  const chosen = bodies.find(({ id }) => id === search.get('counselling'))
  if (chosen) {
    const predictor = `${paths.tool('state-college-predictor')}?${new URLSearchParams({ counselling: chosen.id })}`
    return (
      <div>
        {counsellings.notes[chosen.id] !== undefined && (
          <p className="measure text-secondary">{counsellings.notes[chosen.id]}</p>
        )}
        <a href={inLanguage(predictor, language)} className={`${buttonClasses('line')} mt-3`}>
          {words.states.judge}
        </a>
      </div>
    )
  }
  const found = bodies.filter(({ seats }) => seats > 0)
  return (
    <>
      <p className="type-small measure text-secondary">{words.states.order}</p>
      {found.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {found.map(({ id, name, state, season, seats }) => (
            <li key={id}>
              <a href={withDataChanged(search, { counselling: id })} className={buttonClasses('line')}>
                {words.states.body(name, nameState(state, all), String(season), groupIndian(seats))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
