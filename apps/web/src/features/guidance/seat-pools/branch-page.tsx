import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import island from '#web/features/guidance/choice-lists/run-bookmarks.ts?script-file'
import { GuideLink } from '#web/guide-link.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { RoundReceipts } from './round-sources.tsx'
import { SeatKindForm } from './seat-kind-form.tsx'
import { findBranch } from './seat-pools.queries.ts'

/** Links and one form: the page is sent without React, with the script of its bookmarks alone. */
export const handle = { hydrate: false, island }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await findBranch(context.get(requestContext), params.slug ?? '', new URL(request.url).searchParams)
  return data(page, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function BranchPage() {
  const { seats: words, shell, language } = useWords()
  const page = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { family, newestSeason, newestRound } = page
  return (
    <>
      <DocumentHead
        title={words.branchTitle(family.name)}
        description={words.branchDescription(family.name, String(newestSeason))}
      />
      <StructuredPath steps={[{ name: family.name, path: paths.branch(family.slug) }]} />
      <PageHead>
        <Breadcrumb
          label={shell.breadcrumb}
          steps={[{ label: words.branches, to: inLanguage(paths.branches(), language) }, { label: family.name }]}
        />
        <h1 className="type-title mt-4 wrap-anywhere">{family.name}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.branchLead(groupIndian(page.programmes.length))}</p>
        <p className="mt-2">
          <GuideLink guide="branch-or-college">{words.guideBranch}</GuideLink>
        </p>
      </PageHead>
      <div className="page-width pt-4">
        <SeatKindForm seatType={page.seatType} gender={page.gender} search={search} />
        <ProgrammeList
          programmes={page.programmes}
          headedBy="institute"
          newest={{ season: newestSeason, round: newestRound }}
          search={search}
        />
        <RoundReceipts of={page} />
      </div>
      <ChoiceTray search={search} />
    </>
  )
}
