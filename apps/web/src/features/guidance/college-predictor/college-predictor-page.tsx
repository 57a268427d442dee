import type { FieldFault } from '@sopaan/contract/refusal-details'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheableLoaderData, forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { QuestionCard } from '#web/search-form/question-card.tsx'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { wordsOfRefusal } from '#web/search-form/refused-answers.ts'
import { SearchPage } from '#web/search-form/search-page.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BeyondReach } from './beyond-reach.tsx'
import { answerHere, type ChoicesView, fetchTable, findChoices } from './college-choices.queries.ts'
import { withGuessedRanks } from './guessed-ranks.ts'
import { ResultHead } from './result-head.tsx'
import { ResultNotes } from './result-notes.tsx'
import { Results } from './results.tsx'

const PROFILE_SHEET = 'profile'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const guessed = withGuessedRanks(searchParams)
  if (guessed) throw redirect(`${pathname}?${guessed}`)
  return cacheableLoaderData(await findChoices(context.get(requestContext), searchParams))
}

/** Tabs, filters and orders are answered on the device once it has the table. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<ChoicesView> {
  const search = new URL(request.url).searchParams
  // Ranks are guessed on the server, where the tables for it are.
  const here = search.has('guess') || search.has('marks') ? undefined : await answerHere(search)
  return here ?? (await serverLoader<ChoicesView>())
}

export const headers = forwardLoaderHeaders

export default function CollegePredictorPage() {
  const view: ChoicesView = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  if (view.state === 'answered') return <Answered view={view} search={search} />
  return <SearchForm errors={view.state === 'refused' ? view.errors : []} search={search} />
}

type SearchFormProps = { errors: readonly FieldFault[]; search: URLSearchParams }

function SearchForm({ errors, search }: SearchFormProps) {
  const { predictor: words } = useWords()
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
        <QuestionCard search={search} errors={byKey} />
      </SearchPage>
    </>
  )
}

type AnsweredProps = { view: Extract<ChoicesView, { state: 'answered' }>; search: URLSearchParams }

function Answered({ view: { answer }, search }: AnsweredProps) {
  const { predictor: words, shell } = useWords()
  const query = queryOf(search)
  const rank = groupIndian(Number(RANK_FIELDS.map(({ key }) => query[key]).find(Boolean) ?? 0))
  useTable(search)
  return (
    <>
      <DocumentHead title={words.resultTitle(rank)} description={words.description} />
      <ResultHead answer={answer} rank={rank} search={search} sheetId={PROFILE_SHEET} />
      {answer.beyond !== null && search.get('under') !== 'true' ? (
        <BeyondReach answer={answer} beyond={answer.beyond} search={search} />
      ) : (
        <Results answer={answer} search={search} sheetId={PROFILE_SHEET} />
      )}
      <ResultNotes answer={answer} search={search} />
      <ChoiceTray search={search} />
      <Sheet id={PROFILE_SHEET} title={words.changeTitle} closeLabel={shell.close}>
        <QuestionCard key={search.toString()} search={search} sheetId={PROFILE_SHEET} />
      </Sheet>
    </>
  )
}

/** Fetches what the next answers need, once the page is drawn and nothing else waits. */
function useTable(search: URLSearchParams): void {
  const words = search.toString()
  useEffect(() => {
    const timer = setTimeout(() => void fetchTable(new URLSearchParams(words)), TABLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [words])
}

/** Lets what the page shows come first, ms. */
const TABLE_DELAY_MS = 300
