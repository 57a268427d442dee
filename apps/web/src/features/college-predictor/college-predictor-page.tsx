import { groupIndian } from '@sopaan/domain/indian-numbers'
import { data, type HeadersArgs, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { profileEntries, queryOf } from '#web/asking/predictor-search.ts'
import { RANK_FIELDS } from '#web/asking/rank-fields.ts'
import { wordsOfRefusal } from '#web/asking/refused-answers.ts'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type PredictorView, predictSeats } from './college-predictor.queries.ts'
import { PredictorResults } from './predictor-results.tsx'
import { ProfileChips } from './profile-chips.tsx'
import { ProfileForm } from './profile-form.tsx'

const PROFILE_SHEET = 'profile'

/** The whole question stands in the address, so the answer is the same for everyone and may be cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await predictSeats(context.get(requestContext), new URL(request.url).searchParams)
  if (view.state === 'refused') return data(view, { headers: { 'cache-control': 'no-store' } })
  return data(view, { headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' } })
}

export function headers({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}

export default function CollegePredictorPage() {
  const view: PredictorView = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  if (view.state === 'answered') return <Answered view={view} search={search} />
  return <Asking errors={view.state === 'refused' ? view.errors : []} search={search} />
}

type AskingProps = { errors: readonly { path: string; msg: string }[]; search: URLSearchParams }

function Asking({ errors, search }: AskingProps) {
  const { predictor: words } = useWords()
  const { byKey, isElsewhere } = wordsOfRefusal(errors, search, words)
  return (
    <div className="graph-paper border-b border-line">
      <DocumentHead title={words.pageTitle} description={words.description} isIndexed={errors.length === 0} />
      <div className="page-width grid gap-8 py-8 sm:py-12 lg:grid-cols-[1fr_440px]">
        <div>
          <Steps />
          <h1 className="type-title mt-4">
            {words.askBefore}
            <Highlighted>{words.askMarked}</Highlighted>
            {words.askAfter}
          </h1>
          <p className="type-lead measure mt-4 text-ink-2">{words.askLead}</p>
        </div>
        <Card className="grid gap-4 shadow-2">
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
          <ProfileForm search={search} errors={byKey} />
        </Card>
      </div>
    </div>
  )
}

type AnsweredProps = { view: Extract<PredictorView, { state: 'answered' }>; search: URLSearchParams }

function Answered({ view: { answer, band }, search }: AnsweredProps) {
  const { predictor: words, shell } = useWords()
  const query = queryOf(search)
  const rank = groupIndian(Number(RANK_FIELDS.map(({ key }) => query[key]).find(Boolean) ?? 0))
  return (
    <>
      <DocumentHead title={words.resultTitle(rank)} description={words.description} />
      <PageHead>
        <Steps />
        <h1 className="type-title mt-4">
          {words.gotBefore}
          <Highlighted>{rank}</Highlighted>
          {words.gotAfter}
        </h1>
        <ProfileChips search={search} forecastSeason={answer.forecastSeason} sheetId={PROFILE_SHEET} />
      </PageHead>
      <PredictorResults answer={answer} band={band} search={search} profileSheetId={PROFILE_SHEET} />
      <Sheet id={PROFILE_SHEET} title={words.changeTitle} closeLabel={shell.close}>
        <ProfileForm key={search.toString()} search={search} sheetId={PROFILE_SHEET} />
      </Sheet>
    </>
  )
}

function Steps() {
  const { shell } = useWords()
  return (
    <Breadcrumb
      label={shell.breadcrumb}
      steps={[{ label: shell.tools }, { label: shell.toolNames['college-predictor'] }]}
    />
  )
}
