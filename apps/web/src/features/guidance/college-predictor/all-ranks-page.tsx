import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { readLanguage } from '@sopaan/contract/paths'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { readCandidate } from '#web/features/guidance/counselling/counselling.queries.ts'
import { writeNextStep } from '#web/features/guidance/counselling/next-step-html.tsx'
import { SentNextStep } from '#web/features/guidance/counselling/sent-next-step.tsx'
import { requestContext } from '#web/load-context.ts'
import { AatField, CategoryField, GenderField, HomeStateField, PwdField } from '#web/search-form/about-fields.tsx'
import { cacheableLoaderData, forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { EnteredChips } from '#web/search-form/entered-chips.tsx'
import { MissingBanner } from '#web/search-form/missing-banner.tsx'
import { isSearched, predictorAddress } from '#web/search-form/predictor-search.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { RankInputs } from '#web/search-form/rank-inputs.tsx'
import { wordsOfRefusal } from '#web/search-form/refused-answers.ts'
import { SearchPage } from '#web/search-form/search-page.tsx'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { useSearchForm } from '#web/search-form/use-search-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { judgeRanks, type RanksView } from './college-predictor.queries.ts'
import { RankLimits } from './rank-limits.tsx'
import { RankReaches } from './rank-reaches.tsx'
import { StateReaches } from './state-reaches.tsx'

const PROFILE_SHEET = 'profile'

type Props = {
  search: URLSearchParams
  answer: Pick<PredictorAnswer, 'forecastSeason' | 'afterRound'>
  sheetId: string
}

type Missing = PredictorAnswer['missing'][number]

type MissingAnswersProps = { missing: readonly Missing[]; sheetId: string }

const LISTS = ['main-1', 'advanced', 'main-2a', 'main-2b'] as const

type AllRanksFormProps = {
  search: URLSearchParams
  /** What was wrong, by the key of the answer. */
  errors?: Readonly<Record<string, string>>
  /** The sheet the form stands in, closed when it is sent. */
  sheetId?: string
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url
  const request = context.get(requestContext)
  const { category } = readCandidate(searchParams)
  const candidate = { category, isPwd: searchParams.get('pwd') === 'true' }
  const [view, next] = await Promise.all([
    judgeRanks(request, searchParams),
    isSearched(searchParams) ? writeNextStep(request, candidate, readLanguage(pathname).language) : undefined,
  ])
  return cacheableLoaderData(view.state === 'answered' ? { ...view, next } : view)
}

export const headers = forwardLoaderHeaders

/** One person, all ranks: which seats each of them decides, and where an open seat is the easier one. */
export default function AllRanksPage() {
  const view: RanksView = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  if (view.state === 'answered') return <Answered view={view} search={search} />
  return <SearchForm errors={view.state === 'refused' ? view.errors : []} search={search} />
}

type SearchFormProps = { errors: readonly FieldFault[]; search: URLSearchParams }

function SearchForm({ errors, search }: SearchFormProps) {
  const { ranks: words, predictor } = useWords()
  const { byKey } = wordsOfRefusal(errors, search, predictor)
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={errors.length === 0} />
      <SearchPage tool="college-predictor" words={words}>
        {errors.length > 0 && <Banner title={predictor.refusedTitle} tone="error" />}
        <AllRanksForm search={search} errors={byKey} />
      </SearchPage>
    </>
  )
}

function Answered({
  view: { answer, states, next },
  search,
}: {
  view: Extract<RanksView, { state: 'answered' }>
  search: URLSearchParams
}) {
  const { ranks: words, predictor, shell } = useWords()
  const [before, marked, after] = words.got(answer.ranks.length)
  return (
    <>
      <DocumentHead title={words.resultTitle(answer.ranks.length)} description={words.description} />
      <PageHead>
        <ToolSteps tool="college-predictor" />
        <h1 className="type-title mt-4">
          {before}
          <Highlighted>{marked}</Highlighted>
          {after}
        </h1>
        <ProfileChips search={search} answer={answer} sheetId={PROFILE_SHEET} />
      </PageHead>
      <div className="page-width grid gap-6 pt-6 sm:pt-10">
        <MissingAnswers missing={answer.missing} sheetId={PROFILE_SHEET} />
        <RankLimits answer={answer} search={search} />
        <RankReaches answer={answer} search={search} />
        {/* How a State takes overseas citizens is its own rule, and not in our tables. */}
        {search.get('state') !== 'Overseas' && <StateReaches states={states} sheetId={PROFILE_SHEET} />}
        {next !== undefined && <SentNextStep markup={next} />}
      </div>
      <ChoiceTray search={search} />
      <Sheet id={PROFILE_SHEET} title={predictor.changeTitle} closeLabel={shell.close}>
        <AllRanksForm key={search.toString()} search={search} sheetId={PROFILE_SHEET} />
      </Sheet>
    </>
  )
}

/** What the reader entered, as chips, with the way to change it. */
function ProfileChips({ search, answer, sheetId }: Props) {
  const { predictor: words, states } = useWords()
  const category = (search.get('category') || 'OPEN') as keyof typeof words.categories
  const gender = search.get('gender') as keyof typeof words.genders | null
  const state = search.get('state') as keyof typeof states | null
  const facts = [
    ...(state && states[state] ? [`${words.state}: ${states[state]}`] : []),
    words.categories[category],
    (gender && words.genders[gender]) || words.genderNotSaid,
    ...(search.get('pwd') === 'true' ? [words.pwdShort] : []),
    ...(search.get('aat') === 'true' ? [words.aatShort] : []),
    `JoSAA ${answer.forecastSeason}`,
    ...(answer.afterRound > 0 ? [words.roundIn(String(answer.afterRound), String(answer.forecastSeason))] : []),
  ]
  return <EnteredChips facts={facts} words={words} sheetId={sheetId} />
}

/** What was not given and hides seats, each with how many; stands above the seats, so that nobody takes them for all. */
function MissingAnswers({ missing, sheetId }: MissingAnswersProps) {
  const { predictor: words } = useWords()
  if (missing.length === 0) return null
  return (
    <MissingBanner words={words} sheetId={sheetId}>
      <ul className="grid gap-1 text-secondary">
        {missing.map((one) => (
          <li key={one.key}>{sentenceOf(one, words)}</li>
        ))}
      </ul>
    </MissingBanner>
  )
}

function sentenceOf({ key, seats }: Missing, words: Words['predictor']): string {
  const count = groupIndian(seats)
  if (key === 'gender') return words.missingGender(count)
  if (key === 'state') return words.missingState(count)
  if (key === 'aat') return words.missingAat(count)
  const field = RANK_FIELDS.find((each) => each.key === key)
  return field ? words.missing(words.rankOf(words.lists[field.list], words.kinds[field.kind]), count) : ''
}

/** Every rank of one person, list by list; those that the category and PwD status rule out stay away. Works without script. */
function AllRanksForm({ search, errors = {}, sheetId }: AllRanksFormProps) {
  const { ranks: words, predictor } = useWords()
  const { pathname, isSending, handleSubmit } = useSearchForm({ address: predictorAddress, sheetId })
  return (
    <form method="get" action={pathname} noValidate className="grid gap-5" onSubmit={handleSubmit}>
      <CategoryField search={search} errors={errors} />
      <HomeStateField search={search} errors={errors} />
      <GenderField search={search} errors={errors} />
      <PwdField search={search} />
      {LISTS.map((list) => (
        <fieldset key={list} className="grid gap-3 border-t border-border pt-4">
          <legend className="float-start mb-1 font-heading">{predictor.listLegends[list]}</legend>
          <RankInputs list={list} search={search} errors={errors} />
          {list === 'advanced' && <AatField search={search} />}
        </fieldset>
      ))}
      <Button
        type="submit"
        doing={isSending ? predictor.sending : undefined}
        className="justify-self-start max-sm:w-full"
      >
        {words.submit}
      </Button>
    </form>
  )
}
