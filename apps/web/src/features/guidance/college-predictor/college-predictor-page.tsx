import type { FieldFault } from '@sopaan/contract/refusal-details'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheableLoaderData, forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { QuestionCard } from '#web/search-form/question-card.tsx'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { wordsOfRefusal } from '#web/search-form/refused-answers.ts'
import { SearchPage } from '#web/search-form/search-page.tsx'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type PredictorView, predictSeats } from './college-predictor.queries.ts'
import { FarRank } from './far-rank.tsx'
import { GuessedNote } from './guessed-note.tsx'
import { withGuessedRanks } from './guessed-ranks.ts'
import { MissingAnswers } from './missing-answers.tsx'
import { PredictorResults } from './predictor-results.tsx'
import { ProfileChips } from './profile-chips.tsx'
import { SeveralRanks } from './several-ranks.tsx'

const PROFILE_SHEET = 'profile'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const guessed = withGuessedRanks(searchParams)
  if (guessed) throw redirect(`${pathname}?${guessed}`)
  return cacheableLoaderData(await predictSeats(context.get(requestContext), searchParams))
}

export const headers = forwardLoaderHeaders

export default function CollegePredictorPage() {
  const view: PredictorView = useLoaderData<typeof loader>()
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

type AnsweredProps = { view: Extract<PredictorView, { state: 'answered' }>; search: URLSearchParams }

function Answered({ view: { answer, band, closest }, search }: AnsweredProps) {
  const { predictor: words, shell } = useWords()
  const query = queryOf(search)
  const rank = groupIndian(Number(RANK_FIELDS.map(({ key }) => query[key]).find(Boolean) ?? 0))
  return (
    <>
      <DocumentHead title={words.resultTitle(rank)} description={words.description} />
      <PageHead>
        <ToolSteps tool="college-predictor" />
        <h1 className="type-title mt-4">
          {closest ? words.farBefore : words.gotBefore}
          <Highlighted>{rank}</Highlighted>
          {closest ? words.farAfter : words.gotAfter}
        </h1>
        <ProfileChips search={search} answer={answer} sheetId={PROFILE_SHEET} />
        <SeveralRanks search={search} />
      </PageHead>
      <div className="page-width grid gap-4 pt-6 empty:hidden">
        {closest && <FarRank closest={closest} />}
        <GuessedNote search={search} sheetId={PROFILE_SHEET} />
        <MissingAnswers missing={answer.missing.filter(({ key }) => key !== 'aat')} sheetId={PROFILE_SHEET} />
      </div>
      <PredictorResults answer={answer} band={band} search={search} />
      <ChoiceTray search={search} />
      <Sheet id={PROFILE_SHEET} title={words.changeTitle} closeLabel={shell.close}>
        <QuestionCard key={search.toString()} search={search} sheetId={PROFILE_SHEET} />
      </Sheet>
    </>
  )
}
