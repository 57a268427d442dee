import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import {
  lazy,
  memo,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { readCandidate } from '#web/features/guidance/counselling/counselling.queries.ts'
import { writeNextStep } from '#web/features/guidance/counselling/next-step-html.tsx'
import { SentNextStep } from '#web/features/guidance/counselling/sent-next-step.tsx'
import { requestContext } from '#web/load-context.ts'
import { canInstall, onInstallable } from '#web/offline/install-event.ts'
import { isSparing } from '#web/offline/sparing.ts'
import { QUESTION_HASH } from '#web/offline/worker-words.ts'
import { cacheableLoaderData, forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { OwnWords } from '#web/search-form/own-words.tsx'
import { isSearched, profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { wordsOfRefusal } from '#web/search-form/refused-answers.ts'
import { SearchPage } from '#web/search-form/search-page.tsx'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Later } from '#web/ui/later.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useInBrowser } from '#web/ui/use-hydrated.ts'
import { useIsDrawnHere, useSteps } from '#web/ui/use-steps.ts'
import { useWords } from '#web/words/use-words.tsx'
import { answerAddress } from './answer-address.ts'
import { answerHere } from './choice-table.queries.ts'
import { ChooseContext } from './choose.tsx'
import { type ChoicesView, type DatedChoices, findChoices } from './college-choices.queries.ts'
import { ForecastNote } from './forecast-note.tsx'
import { readGuesses } from './guessed-search.ts'
import { NotUnderstood } from './not-understood.tsx'
import { ResultHead } from './result-head.tsx'
import { Results } from './results.tsx'
import { readView, type SentView, writeView } from './sent-view.ts'
import { useChosen } from './use-chosen.ts'
import { useTable } from './use-table.ts'

const PROFILE_SHEET = 'profile'

/** In which frame which part of an answer that the browser draws itself is drawn; the reader's line is in the first. */
const DRAWN_IN = { controls: 1, rows: 2, rest: 3 } as const

/** Most ranks reach something. */
const fetchBeyond = async () => (await import('./beyond-reach.tsx')).BeyondReach
const BEYOND_REACH = { onServer: import.meta.env.SSR ? await fetchBeyond() : undefined, fetch: fetchBeyond }

/** Few candidates have such seats. */
const fetchPastSeats = async () => (await import('./past-seats.tsx')).PastSeats
const PAST_SEATS = { onServer: import.meta.env.SSR ? await fetchPastSeats() : undefined, fetch: fetchPastSeats }

/** Who has a line that costs nothing has it kept by itself. */
const STORE_HERE = { onServer: undefined, fetch: async () => (await import('./store-here.tsx')).StoreHere }

/** All that the page of questions asks for; an answer has them in a closed sheet. */
const fetchCard = async () => (await import('#web/search-form/question-card.tsx')).QuestionCard
const QuestionCard = import.meta.env.SSR ? await fetchCard() : lazy(async () => ({ default: await fetchCard() }))
const fetchQuestions = async () => (await import('./profile-questions.tsx')).ProfileQuestions
const QUESTIONS = { onServer: import.meta.env.SSR ? await fetchQuestions() : undefined, fetch: fetchQuestions }

const INSTALL = { onServer: undefined, fetch: async () => (await import('./install-offer.tsx')).InstallOffer }

export async function loader({ url, context }: LoaderFunctionArgs) {
  // The address of the page: that of the request may be the router's own, for its data alone.
  const { pathname, searchParams } = url
  const guessed = await readGuesses(searchParams)
  if (guessed) throw redirect(`${pathname}?${guessed}`)
  const request = context.get(requestContext)
  const { category } = readCandidate(searchParams)
  const candidate = { category, isPwd: searchParams.get('pwd') === 'true' }
  const { language } = readLanguage(pathname)
  const [view, next] = await Promise.all([
    findChoices(request, searchParams),
    isSearched(searchParams) ? writeNextStep(request, candidate, language) : undefined,
  ])
  return cacheableLoaderData(writeView(view.state === 'answered' ? { ...view, next } : view))
}

/** Tabs, filters and orders are answered on the device once it has the table; without a network everything is. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<ChoicesView> {
  const answer = await answerHere(new URL(request.url).searchParams)
  return answer
    ? { state: 'answered', answer }
    : await answerAddress(request.url, async () => readView(await serverLoader<SentView>()))
}

export const headers = forwardLoaderHeaders

export default function CollegePredictorPage() {
  const view = readView(useLoaderData<SentView | ChoicesView>())
  const [search] = useSearchParams()
  if (view.state === 'answered') return <Answered view={view} search={search} />
  return <SearchForm errors={view.state === 'refused' ? view.errors : []} search={search} />
}

type SearchFormProps = { errors: readonly FieldFault[]; search: URLSearchParams }

function SearchForm({ errors, search }: SearchFormProps) {
  const { predictor: words } = useWords()
  useHandedQuestion()
  const { byKey, isElsewhere } = wordsOfRefusal(errors, search, words)
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={errors.length === 0} />
      <SearchPage tool="college-predictor" words={words}>
        {errors.length > 0 && (
          <Banner title={words.refusedTitle} tone="error">
            {isElsewhere && (
              <>
                <p>{words.refusedFilters}</p>
                <Link
                  to={`?${new URLSearchParams(profileEntries(search))}`}
                  className={`${buttonClasses('line')} mt-3`}
                >
                  {words.clear}
                </Link>
              </>
            )}
          </Banner>
        )}
        <Suspense>
          <QuestionCard search={withTypedRank(search)} errors={byKey} />
        </Suspense>
        <NotUnderstood search={search} />
        <OwnWords search={search} />
      </SearchPage>
    </>
  )
}

/** The search with the rank that another app shared as if its reader had typed it: it stands in its field and asks nothing yet. */
function withTypedRank(search: URLSearchParams): URLSearchParams {
  const typed = search.get('typed') ?? ''
  if (search.has('main') || !/^\d{1,7}$/.test(typed)) return search
  const filled = new URLSearchParams(search)
  filled.set('main', typed)
  return filled
}

type AnsweredProps = { view: Extract<ChoicesView, { state: 'answered' }>; search: URLSearchParams }

function Answered({ view, search: located }: AnsweredProps) {
  const { answer, search, choose } = useChosen(view.answer, located)
  const step = useSteps(DRAWN_IN.rest)
  const table = useTable(step < DRAWN_IN.controls ? undefined : search)
  // What the device answers has none: the day is that of the page.
  const [next] = useState(view.next)
  return (
    <ChooseContext value={choose}>
      <Shown answer={answer} search={search} table={table} next={next} step={step} />
    </ChooseContext>
  )
}

type ShownProps = { answer: DatedChoices; search: URLSearchParams; next: string | undefined }
type ShownAheadProps = ShownProps & { table: string | undefined; step: number }

/** What is seen at once comes first; notes and sheets follow when the tab or filter has been answered. */
const Shown = memo(function Shown({ answer, search, table, next, step }: ShownAheadProps) {
  const { predictor: words } = useWords()
  const query = queryOf(search)
  const rank = groupIndian(Number(RANK_FIELDS.map(({ key }) => query[key]).find(Boolean) ?? 0))
  const settled = useDeferredValue(useMemo(() => ({ answer, search }), [answer, search]))
  return (
    <>
      <DocumentHead title={words.resultTitle(rank)} description={words.description} />
      <Head {...settled} rank={rank} sheetId={PROFILE_SHEET} />
      {step < DRAWN_IN.controls ? (
        <div className="min-h-lvh" />
      ) : answer.beyond !== null && search.get('under') !== 'true' ? (
        <Later part={BEYOND_REACH} props={{ answer, beyond: answer.beyond, search }} of={answer} />
      ) : (
        <Results
          answer={answer}
          search={search}
          sheetId={PROFILE_SHEET}
          table={table}
          hasRows={step >= DRAWN_IN.rows}
          hasFilters={step >= DRAWN_IN.rest}
        />
      )}
      {step >= DRAWN_IN.rest && <Rest {...settled} next={next} />}
    </>
  )
})

/** The reader in one line: no tab changes it but in its count. */
const Head = memo(ResultHead)

const Rest = memo(function Rest({ answer, search, next }: ShownProps) {
  const { predictor: words, shell } = useWords()
  const reader = `${profileSearch(search)} ${search.getAll('guess')} ${search.getAll('marks')}`
  // The same questions as long as the answers are the same.
  const questions = useMemo(() => ({ reader }), [reader])
  const [isAsked, setAsked] = useState(!useIsDrawnHere())
  return (
    <>
      <ResultNotes answer={answer} search={search} next={next} />
      <ChoiceTray search={search} />
      <Sheet
        id={PROFILE_SHEET}
        title={words.changeTitle}
        closeLabel={shell.close}
        // The sheet itself is seen first: its questions are half of a page.
        onOpen={() => afterPaint(() => startTransition(() => setAsked(true)))}
      >
        {isAsked ? (
          <Later part={QUESTIONS} props={{ search, sheetId: PROFILE_SHEET }} of={questions} isTouched />
        ) : (
          <div className="min-h-110" aria-busy="true" />
        )}
      </Sheet>
    </>
  )
})

function mayStoreHere(): boolean {
  return 'serviceWorker' in navigator && isSparing()
}

/** What stands below the choices: what to do next, seats without a chance, the condition of class 12, what a chance means, and the helpline. */
function ResultNotes({ answer, search, next }: ShownProps) {
  const { shell, language } = useWords()
  const isInstallable = useSyncExternalStore(onInstallable, canInstall, () => false)
  return (
    <div className="page-width grid gap-6 pt-6">
      {next !== undefined && <SentNextStep markup={next} />}
      {(answer.needsAat.length > 0 || answer.preparatory.length > 0) && (
        <Later part={PAST_SEATS} props={{ answer, search }} of={answer} className="contents" />
      )}
      <ClassTwelveNote />
      <ForecastNote answer={answer} />
      {isInstallable && <Later part={INSTALL} props={{}} of={INSTALL} className="contents" />}
      {useInBrowser(mayStoreHere, false) && <Later part={STORE_HERE} props={{}} of={STORE_HERE} className="contents" />}
      <p className="flex flex-wrap gap-x-6">
        {(
          [
            ...(next === undefined ? [[paths.whatNow(), shell.nextDates] as const] : []),
            [paths.mentalHealth(), shell.helplines],
          ] as const
        ).map(([path, words]) => (
          <a
            key={path}
            href={inLanguage(path, language)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
          >
            {words}
          </a>
        ))}
      </p>
    </div>
  )
}

/** Asks what the worker handed on to the stored page of questions, since no page of its answer is stored. */
function useHandedQuestion(): void {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash.startsWith(QUESTION_HASH))
      void navigate(`${pathname}?${hash.slice(QUESTION_HASH.length)}`, { replace: true })
  }, [hash, pathname, navigate])
}
