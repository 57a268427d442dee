import { inLanguage, paths } from '@sopaan/contract/paths'
import type { StateCounsellingEntry } from '@sopaan/contract/state-college-predictor'
import { groupScore } from '@sopaan/domain/indian-numbers'
import { useEffect } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { storeStateAnswers } from '#web/features/guidance/choice-lists/state-answers.ts'
import { answerLoader, forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { EnteredChips } from '#web/search-form/entered-chips.tsx'
import { valuesOf } from '#web/search-form/search-address.ts'
import { SearchPage } from '#web/search-form/search-page.tsx'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { stateAddress } from './state-address.ts'
import { judgeState, type OpenCounselling, type StateView } from './state-college-predictor.queries.ts'
import { nameState } from './state-figures.ts'
import { StateForm } from './state-form.tsx'
import { StateRecord } from './state-record.tsx'
import { StateResults } from './state-results.tsx'

const PROFILE_SHEET = 'profile'
/** The tray speaks of nobody to JoSAA's list: these answers are another counselling's. */
const NOBODY = new URLSearchParams()

type Props = { search: URLSearchParams; counselling: OpenCounselling; sheetId: string }

export const loader = answerLoader(judgeState)

export const headers = forwardLoaderHeaders

export default function StateCollegePredictorPage() {
  const view: StateView = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  if (view.state === 'answered') return <Answered view={view} search={search} />
  return <StateSearchForm view={view} search={search} />
}

type StateSearchFormProps = { view: Exclude<StateView, { state: 'answered' }>; search: URLSearchParams }

function StateSearchForm({ view, search }: StateSearchFormProps) {
  const { counsellings: words } = useWords()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={view.state !== 'refused'} />
      <SearchPage
        tool="state-college-predictor"
        words={words}
        note={
          'counselling' in view &&
          words.notes[view.counselling.id] !== undefined && (
            <p className="measure mt-4 text-secondary">
              <strong className="font-semibold text-default">{view.counselling.name}</strong>:{' '}
              {words.notes[view.counselling.id]}
            </p>
          )
        }
      >
        <Questions view={view} search={search} />
      </SearchPage>
      {(view.state === 'choosing' || view.state === 'without-figures') && (
        <StateList counsellings={view.counsellings} />
      )}
    </>
  )
}

function Questions({ view, search }: StateSearchFormProps) {
  const all = useWords()
  const { counsellings: words } = all
  const { counsellings } = view
  switch (view.state) {
    case 'choosing':
      return <StateForm counsellings={counsellings} search={search} />
    case 'without-figures':
      return (
        <>
          <Banner title={words.noFiguresTitle(view.counselling.name)} tone="note">
            <p className="text-secondary">{words.noFiguresText(nameState(view.counselling.state, all))}</p>
          </Banner>
          <StateForm key={view.counselling.id} counsellings={counsellings} search={search} />
        </>
      )
    case 'asking':
      return (
        <StateForm
          key={view.counselling.id}
          counsellings={counsellings}
          counselling={view.counselling}
          search={search}
        />
      )
    case 'refused':
      return <Refused view={view} search={search} />
  }
}

function Refused({ view, search }: { view: Extract<StateView, { state: 'refused' }>; search: URLSearchParams }) {
  const { counsellings: words } = useWords()
  const { byKey, isElsewhere } = wordsOfStateRefusal(view.errors, view.counselling, { search, words })
  return (
    <>
      <Banner title={words.refusedTitle} tone="error">
        {isElsewhere && (
          <>
            <p>{words.refusedFilters}</p>
            <Link
              to={`?${new URLSearchParams({ counselling: view.counselling.id })}`}
              className={`${buttonClasses('line')} mt-3`}
            >
              {words.startAgain}
            </Link>
          </>
        )}
      </Banner>
      <StateForm
        key={view.counselling.id}
        counsellings={view.counsellings}
        counselling={view.counselling}
        search={search}
        errors={byKey}
      />
    </>
  )
}

type AnsweredProps = { view: Extract<StateView, { state: 'answered' }>; search: URLSearchParams }

function Answered({ view, search }: AnsweredProps) {
  const { counsellings: words, shell } = useWords()
  const { answer, counselling, counsellings, tab } = view
  const { measures } = counselling.figures
  const measure = measures.find(({ key }) => search.get(key))
  const typed = Number((search.get(measure?.key ?? '') ?? '').replace(/[\s,]/g, ''))
  const score = measure ? groupScore(typed, measure.kind) : ''
  const season = String(answer.season)
  useEffect(() => {
    // A list that holds seats of this counselling is judged by the same answers.
    const typed = stateAddress.queryOf(new URLSearchParams(stateAddress.profileEntries(search)))
    storeStateAnswers(answer.counselling, typed)
  }, [answer.counselling, search])
  return (
    <>
      <DocumentHead title={words.resultTitle(score, answer.name, season)} description={words.description} />
      <PageHead>
        <ToolSteps tool="state-college-predictor" />
        <h1 className="type-title mt-4">
          {words.gotBefore}
          <Highlighted>{score}</Highlighted>
          {words.gotAfter(answer.name, season)}
        </h1>
        <StateChips search={search} counselling={counselling} sheetId={PROFILE_SHEET} />
      </PageHead>
      <StateResults answer={answer} tab={tab} search={search} profileSheetId={PROFILE_SHEET} />
      <StateRecord
        name={answer.name}
        records={counselling.figures.records}
        hasForecast={answer.forecastSeason !== null}
      />
      <ChoiceTray search={NOBODY} />
      <Sheet id={PROFILE_SHEET} title={words.changeTitle} closeLabel={shell.close}>
        <StateForm
          key={search.toString()}
          counsellings={counsellings}
          counselling={counselling}
          search={search}
          sheetId={PROFILE_SHEET}
        />
      </Sheet>
    </>
  )
}

/** What the reader entered, as chips, with the way to change it. */
function StateChips({ search, counselling: { name, figures }, sheetId }: Props) {
  const { counsellings: words } = useWords()
  const nameOf = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  const home = figures.homes.find(({ key }) => key === search.get('home'))
  const gender = search.get('gender') ?? ''
  const facts = [
    `${name} ${figures.season}`,
    nameOf(words.categories, search.get('category') || 'open'),
    ...(figures.hasFemaleSeats && gender !== '' ? [nameOf(words.genders, gender)] : []),
    ...(home ? [words.homes[home.key as keyof typeof words.homes] ?? home.name] : []),
    ...valuesOf(search, 'claims').map((claim) => nameOf(words.claimNames, claim)),
  ]
  return <EnteredChips facts={facts} words={words} sheetId={sheetId} />
}

/**
 * What to write under each answer that was refused, and whether something else in the address was.
 * @param errors  the refusal's own list; the path is the key of the query
 */
function wordsOfStateRefusal(
  errors: readonly { path: string }[],
  { figures }: OpenCounselling,
  { search, words }: { search: URLSearchParams; words: Words['counsellings'] },
): { byKey: Record<string, string>; isElsewhere: boolean } {
  const fields = ['category', 'gender', ...(figures.homes.length > 0 ? ['home'] : []), 'claims']
  const byKey = Object.fromEntries(
    errors.flatMap(({ path }): [string, string][] => {
      const measure = figures.measures.find(({ key }) => key === path)
      if (!measure) return fields.includes(path) ? [[path, words.choiceTakes]] : []
      if ((search.get(path) ?? '').trim() === '') return [[path, words.scoreNeeded]]
      return [[path, words.figureTakes(groupScore(measure.min, measure.kind), groupScore(measure.max, measure.kind))]]
    }),
  )
  return { byKey, isElsewhere: errors.some(({ path }) => byKey[path] === undefined) }
}

/** Every counselling with the season of its figures, as links; those without figures say so. */
function StateList({ counsellings }: { counsellings: readonly StateCounsellingEntry[] }) {
  const all = useWords()
  const { counsellings: words } = all
  return (
    <section aria-labelledby="counsellings" className="page-width pt-8 sm:pt-12">
      <h2 id="counsellings" className="type-subsection">
        {words.listTitle}
      </h2>
      <a
        href={inLanguage(paths.stateData(), all.language)}
        className="inline-flex min-h-11 items-center text-primary-text underline"
      >
        {words.toData}
      </a>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {counsellings.map(({ id, name, state, figures }) => (
          <li key={id}>
            <Link
              to={`?${new URLSearchParams({ counselling: id })}`}
              className="block h-full rounded-box border border-border bg-surface p-4 text-default no-underline hover:border-border-control"
            >
              <span className="type-card block">{name}</span>
              <span className="block text-secondary">
                {words.withoutOption(nameState(state, all), figures?.exam ?? words.withoutFigures)}
              </span>
              {figures && (
                <span className="type-small block text-tertiary">
                  {figures.qualities.includes('year-inferred')
                    ? words.figuresIndicative(String(figures.season))
                    : words.figuresOf(String(figures.season))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
