import type { Request } from '@sopaan/contract/client'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type EligibilityAnswers, type HomeState, homeStateOf } from '@sopaan/domain/predictor/home-state'
import { type EligibleState, STATES, type State } from '@sopaan/domain/state/states'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { predictorAddress, profileEntries } from '#web/search-form/predictor-search.ts'
import { SearchPage } from '#web/search-form/search-page.tsx'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchStateComparison, type StateEffect } from './college-predictor.queries.ts'

/** A form and its answer: it is sent without React. */
export const handle = { hydrate: false }

const ALSO = ['nothing', 'improvement', 'oci'] as const
const LABEL = 'block text-[15px] leading-[22px] font-semibold'
const SELECT = 'mt-1 h-12 w-full rounded-control border border-border-control bg-surface ps-3 pe-1'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const answers = readAnswers(search)
  const found = answers && homeStateOf(answers)
  const thought = readState(search.get('home')) ?? readState(search.get('state'))
  const effect =
    found?.state && (await findEffect(context.get(requestContext), search, { state: found.state, thought }))
  return data({ found, effect }, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

/** Which state counts as one's own at JoSAA: three questions, the rule, and what it does to the seats. */
export default function HomeStatePage() {
  const { homeState: words } = useWords()
  const { found, effect } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <SearchPage tool="college-predictor" words={words} note={found && <Answer {...{ found, effect, search }} />}>
        <Questions search={search} isAddressMissing={found?.rule === 'passport-needed'} />
      </SearchPage>
    </>
  )
}

/** What the answer does to the seats: against the state it was thought to be, else in the home colleges against a stranger. */
async function findEffect(
  request: Request,
  search: URLSearchParams,
  { state, thought }: { state: EligibleState; thought: State | undefined },
): Promise<StateEffect | undefined> {
  // Who is at home nowhere has nothing to hold it against.
  if (state === 'Overseas' && thought === undefined) return undefined
  return await fetchStateComparison(request, search, { state, instead: thought === state ? undefined : thought })
}

type AnswerProps = { found: HomeState; effect: StateEffect | undefined; search: URLSearchParams }

function Answer({ found: { state, rule, note }, effect, search }: AnswerProps) {
  const { homeState: words, states, language } = useWords()
  const predictor = inLanguage(paths.tool('college-predictor'), language)
  const hasRank = profileEntries(search).some(([key]) => /^(?:main|advanced|arch|plan)/.test(key))
  return (
    <Card className="mt-6 grid gap-3">
      <h2 className="type-subsection">
        {state === undefined ? words.needed : state === 'Overseas' ? words.noState : words.is(states[state])}
      </h2>
      <p>{words.rules[rule]}</p>
      {note !== undefined && <p>{words.notes[note]}</p>}
      {effect && (
        <p>
          <b className="block tabular-nums">
            {effect.instead === undefined
              ? words.effectAtHome(groupIndian(effect.better), groupIndian(effect.worse))
              : words.effect(groupIndian(effect.better), groupIndian(effect.worse), states[effect.instead])}
          </b>
          <span className="type-small text-secondary">{words.effectNote}</span>
        </p>
      )}
      <p className="type-small text-secondary">{words.source}</p>
      <p className="flex flex-wrap gap-3">
        {state !== undefined && hasRank ? (
          <a
            href={predictor + predictorAddress.withChanged(new URLSearchParams(profileEntries(search)), { state })}
            className={buttonClasses('pen')}
          >
            {state === 'Overseas' ? words.useNone : words.use(states[state])}
          </a>
        ) : (
          <a href={predictor + profileSearch(search)} className={buttonClasses('line')}>
            {words.back}
          </a>
        )}
        <a
          href={inLanguage(paths.guide('quotas-and-home-state'), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.guide}
        </a>
      </p>
    </Card>
  )
}

function Questions({ search, isAddressMissing }: { search: URLSearchParams; isAddressMissing: boolean }) {
  const { homeState: words, language } = useWords()
  return (
    <form method="get" action={inLanguage(paths.homeState(), language)} className="grid gap-4">
      {profileEntries(search).map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <p>
        <label htmlFor="twelve" className={LABEL}>
          {words.twelve}
        </label>
        <select id="twelve" name="twelve" required defaultValue={search.get('twelve') ?? ''} className={SELECT}>
          <option value="">{words.choose}</option>
          <StateOptions />
          <option value="abroad">{words.abroad}</option>
        </select>
      </p>
      <div>
        <label htmlFor="home" className={LABEL}>
          {words.home}
        </label>
        <select
          id="home"
          name="home"
          defaultValue={search.get('home') ?? search.get('state') ?? ''}
          aria-describedby="home-note"
          aria-invalid={isAddressMissing || undefined}
          className={SELECT}
        >
          <option value="">{words.choose}</option>
          <StateOptions />
        </select>
        <p id="home-note" className="type-small mt-1 text-secondary">
          {words.homeNote}
        </p>
      </div>
      <p>
        <label htmlFor="also" className={LABEL}>
          {words.also}
        </label>
        <select id="also" name="also" defaultValue={search.get('also') ?? 'nothing'} className={SELECT}>
          {ALSO.map((each) => (
            <option key={each} value={each}>
              {words.alsos[each]}
            </option>
          ))}
        </select>
      </p>
      <Button type="submit" className="min-h-[50px] w-full">
        {words.submit}
      </Button>
    </form>
  )
}

function StateOptions() {
  const { states } = useWords()
  return STATES.map((state) => (
    <option key={state} value={state}>
      {states[state]}
    </option>
  ))
}

function readAnswers(search: URLSearchParams): EligibilityAnswers | undefined {
  const classTwelve = search.get('twelve') === 'abroad' ? 'abroad' : readState(search.get('twelve'))
  if (classTwelve === undefined) return undefined
  return {
    classTwelve,
    home: readState(search.get('home')),
    also: ALSO.find((each) => each === search.get('also')) ?? 'nothing',
  }
}

function readState(value: string | null): State | undefined {
  return STATES.find((state) => state === value)
}
