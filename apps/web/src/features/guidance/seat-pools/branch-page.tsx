import { inLanguage, paths } from '@sopaan/contract/paths'
import { BRANCH_COUSINS, findBranchGuide } from '@sopaan/domain/branches/branch-guide'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { GuideLink } from '#web/guide-link.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BranchFilters } from './branch-filters.tsx'
import { OwnRank } from './own-rank.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { RoundReceipts } from './round-sources.tsx'
import island from './run-branch-page.ts?script-file'
import { fetchBranch } from './seat-pools.queries.ts'

/** Links and forms: the page is sent without React, with the script of its bookmarks and of the reader's stored answers. */
export const handle = { hydrate: false, island }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await fetchBranch(context.get(requestContext), params.slug ?? '', new URL(request.url).searchParams)
  return data(found, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function BranchPage() {
  const { seats: words, collegeIndex, shell, language } = useWords()
  const { page, isUnread } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { family, newestSeason, newestRound } = page
  const newest = { season: newestSeason, round: newestRound }
  const mine = page.programmes.filter(({ own }) => own !== null && own.chance.band !== 'long-shot')
  const others = page.programmes.slice(mine.length)
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
        <div className="mt-4 grid items-start gap-x-10 lg:grid-cols-2">
          <h1 className="type-title wrap-anywhere">{family.name}</h1>
          <BranchGuideCard family={family.code} />
          <p className="mt-2 lg:col-start-1">
            <GuideLink guide="branch-or-college">{words.guideBranch}</GuideLink>
          </p>
        </div>
      </PageHead>
      <div className="page-width pt-6">
        <OwnRank search={search} isUnread={isUnread} />
        <BranchFilters page={page} search={search} />
        <p className="mt-4 text-secondary" role="status">
          {page.page.total === 0 ? collegeIndex.none : words.branchLead(groupIndian(page.page.total))}
        </p>
        {mine.length > 0 && (
          <section aria-labelledby="mine">
            <h2 id="mine" className="type-subsection mt-6">
              {collegeIndex.withinReach}
            </h2>
            <ProgrammeList id="mine" programmes={mine} headedBy="institute" newest={newest} search={search} />
          </section>
        )}
        {others.length > 0 && (
          <ProgrammeList programmes={others} headedBy="institute" newest={newest} search={search} />
        )}
        <div className="mt-6">
          <PageNav label={collegeIndex.pages} page={page.page} />
        </div>
        <RoundReceipts of={page} />
      </div>
      <ChoiceTray search={search} />
    </>
  )
}

/** What a branch is: in a sentence, what one studies, whom it suits and where it leads, and what it is mostly mixed up with. */
function BranchGuideCard({ family }: { family: string }) {
  const { collegeIndex: words, language } = useWords()
  const guide = findBranchGuide(family)
  if (guide === undefined) return null
  const parts = [
    [
      words.study,
      <span key="subjects" lang="en">
        {guide.subjects.join(', ')}
      </span>,
    ],
    [words.likes, guide.likes[language]],
    [words.leadsTo, `${guide.work[language]} GATE: ${guide.gate.join(', ')}.`],
    ...(guide.differs ? [[words.differs, guide.differs[language]] as const] : []),
  ] as const
  const cousins = BRANCH_COUSINS.find((families) => families.includes(family)) ?? ['CSE', family]
  const compared = new URLSearchParams(cousins.map((each) => ['branch', each]))
  return (
    <>
      <p className="type-lead measure mt-4 text-secondary lg:col-start-1">{guide.what[language]}</p>
      <dl className="measure mt-4 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:mt-0 lg:rounded-sheet lg:border lg:border-border lg:bg-surface lg:px-5 lg:py-2">
        {parts.map(([name, said]) => (
          <div
            key={name}
            className="border-t border-border py-2.5 lg:grid lg:grid-cols-[8rem_1fr] lg:gap-x-4 lg:first:border-t-0"
          >
            <dt className="type-small font-semibold text-secondary">{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <a
        href={inLanguage(`${paths.tool('branch-comparison')}?${compared}`, language)}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text underline lg:col-start-1"
      >
        {words.compareCousins(cousins.map((each) => findBranchGuide(each)?.short ?? each).join(', '))}
      </a>
    </>
  )
}
