import type { FieldFault } from '@sopaan/contract/refusal-details'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheableLoaderData, forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { wordsOfRefusal } from '#web/search-form/refused-answers.ts'
import { SearchPage } from '#web/search-form/search-page.tsx'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AllRanksForm } from './all-ranks-form.tsx'
import { judgeRanks, type RanksView } from './college-predictor.queries.ts'
import { MissingAnswers } from './missing-answers.tsx'
import { ProfileChips } from './profile-chips.tsx'
import { RankReaches } from './rank-reaches.tsx'

const PROFILE_SHEET = 'profile'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return cacheableLoaderData(await judgeRanks(context.get(requestContext), new URL(request.url).searchParams))
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
  view: { answer },
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
        <RankReaches answer={answer} search={search} />
      </div>
      <Sheet id={PROFILE_SHEET} title={predictor.changeTitle} closeLabel={shell.close}>
        <AllRanksForm key={search.toString()} search={search} sheetId={PROFILE_SHEET} />
      </Sheet>
    </>
  )
}
