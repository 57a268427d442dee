import { inLanguage, paths } from '@sopaan/contract/paths'
import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import island from '#web/features/guidance/choice-lists/run-bookmarks.ts?script-file'
import { requestContext } from '#web/load-context.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { HomeRule } from './home-rule.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { RoundReceipts } from './round-sources.tsx'
import { SeatKindForm } from './seat-kind-form.tsx'
import { findCollege } from './seat-pools.queries.ts'

/** Links and one form: the page is sent without React, with the script of its bookmarks alone. */
export const handle = { hydrate: false, island }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await findCollege(context.get(requestContext), params.slug ?? '', new URL(request.url).searchParams)
  return data(page, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export function headers({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}

export default function InstitutePage() {
  const { seats: words, shell, states, language } = useWords()
  const page = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { institute, newestSeason, newestRound } = page
  const state = states[institute.state as keyof typeof states] ?? institute.state ?? ''
  return (
    <>
      <DocumentHead
        title={words.collegeTitle(institute.name)}
        description={words.collegeDescription(institute.name, String(newestSeason))}
      />
      <StructuredPath steps={[{ name: institute.name, path: paths.college(institute.slug) }]} />
      <PageHead>
        <Breadcrumb label={shell.breadcrumb} steps={[{ label: words.colleges }, { label: institute.name }]} />
        <h1 className="type-title mt-4 wrap-anywhere">{institute.name}</h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-secondary">
          <Badge tone="plain">{institute.type}</Badge>
          <span>{words.place(institute.city ?? '', state)}</span>
          {institute.nirfEngineering2025 !== undefined && (
            <span>
              {words.nirf(String(institute.nirfEngineering2025))} ({words.nirfNote})
            </span>
          )}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {institute.website !== undefined && (
            <a
              href={institute.website}
              rel="noopener"
              className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
            >
              {words.website}
            </a>
          )}
          <a
            href={inLanguage(paths.mentorsOf(institute.slug), language)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
          >
            {words.seeCollegeMentors}
          </a>
        </p>
      </PageHead>
      <div className="page-width pt-8">
        <HomeRule institute={institute} newestSeason={newestSeason} />
        <SeatKindForm seatType={page.seatType} gender={page.gender} search={search} />
        <ProgrammeList
          programmes={page.programmes}
          headedBy="programme"
          newest={{ season: newestSeason, round: newestRound }}
          search={search}
        />
        <RoundReceipts of={page} />
      </div>
      <ChoiceTray search={search} />
    </>
  )
}
