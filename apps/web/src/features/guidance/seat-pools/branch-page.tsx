import { inLanguage, paths } from '@sopaan/contract/paths'
import type { BranchPage as BranchAnswer } from '@sopaan/contract/seat-pools'
import { findBranchGuide, listBranchCousins } from '@sopaan/domain/branches/branch-guide'
import { shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { GuideLink } from '#web/guide-link.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { queryOf } from '#web/search-form/predictor-search.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BranchFilters } from './branch-filters.tsx'
import { OwnRank } from './own-rank.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { ReachRows } from './reach-rows.tsx'
import { RoundReceipts } from './round-sources.tsx'
import island from './run-branch-page.ts?script-file'
import { SearchNotes } from './search-notes.tsx'
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
  const mine = page.programmes.flatMap((each) =>
    each.own !== null && each.own.chance.band !== 'long-shot' ? [{ ...each, own: each.own }] : [],
  )
  const others = page.programmes.slice(mine.length)
  return (
    <>
      <DocumentHead
        title={words.branchTitle(family.name)}
        description={words.branchDescription(family.name, String(newestSeason))}
      />
      <StructuredPath steps={[{ name: family.name, path: paths.branch(family.slug) }]} />
      <PageHead isTight>
        <div className="grid items-start gap-x-10 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
          <div className="max-sm:hidden">
            <Breadcrumb
              label={shell.breadcrumb}
              steps={[{ label: words.branches, to: inLanguage(paths.branches(), language) }, { label: family.name }]}
            />
          </div>
          <h1 className="type-title wrap-anywhere max-sm:text-[28px] max-sm:leading-8 lg:text-[44px] lg:leading-12">
            {shortBranchName(family.name)}
          </h1>
          <BranchGuideCard family={family.code} />
        </div>
      </PageHead>
      <div className="page-width grid items-start gap-x-6 gap-y-8 pt-3 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <BranchFilters page={page} search={search} />
          <SearchNotes meanings={page} />
          <div className="mt-2 sm:mt-4">
            <OwnRank search={search} isUnread={isUnread} />
          </div>
          {mine.length > 0 && (
            <section aria-labelledby="mine">
              <h2 id="mine" className="type-subsection mt-2 max-sm:text-[20px] max-sm:leading-6 sm:mt-5">
                {collegeIndex.whereRank(ownRankOf(search), findBranchGuide(family.code)?.short ?? family.name)}
              </h2>
              <ReachRows programmes={mine} branch={family.name} newest={newest} search={search} />
            </section>
          )}
          <p className="mt-2 text-secondary max-sm:text-[14px] max-sm:leading-5 sm:mt-4" role="status">
            {page.page.total === 0
              ? collegeIndex.none
              : words.branchLead(page.page.total, groupIndian(page.page.total))}
          </p>
          {others.length > 0 && (
            <ProgrammeList programmes={others} headedBy="institute" newest={newest} search={search} />
          )}
          <div className="mt-6">
            <PageNav label={collegeIndex.pages} page={page.page} />
          </div>
        </div>
        <BranchCousins page={page} />
      </div>
      <div className="page-width">
        <RoundReceipts of={page} />
      </div>
      <ChoiceTray search={search} />
    </>
  )
}

/** The rank that heads the reader's reach: the common one where it was given, for it is the one that people know. */
function ownRankOf(search: URLSearchParams): string {
  const query = queryOf(search)
  const given = RANK_FIELDS.map(({ key }) => Number(query[key])).find((rank) => rank > 0)
  return groupIndian(given ?? 0)
}

/** What a branch is: in a sentence, what one studies, whom it suits and where it leads. */
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
    [words.likes, writtenIn(language, guide.likes)],
    [words.leadsTo, `${writtenIn(language, guide.work)} GATE: ${guide.gate.join(', ')}.`],
  ] as const
  return (
    <>
      <p className="measure mt-1 text-secondary max-sm:leading-6 sm:mt-4 sm:type-lead lg:col-start-1">
        {writtenIn(language, guide.what)}
      </p>
      <dl className="measure mt-2 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:rounded-sheet lg:border lg:border-border lg:bg-surface lg:px-5 lg:py-2">
        {parts.map(([name, said]) => (
          <div
            key={name}
            className="border-t border-border py-1.5 max-sm:text-[15px] max-sm:leading-5 lg:grid lg:grid-cols-[8rem_1fr] lg:gap-x-4 lg:py-2.5 lg:first:border-t-0"
          >
            <dt className="type-small font-semibold text-secondary max-sm:inline max-sm:pe-2">{name}</dt>
            <dd className="max-sm:inline">{said}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What a branch is mostly mixed up with, how it differs, and the way to see them side by side. */
function BranchCousins({ page: { family, cousins: measured, newestSeason } }: { page: BranchAnswer }) {
  const { collegeIndex: words, seats, language } = useWords()
  const guide = findBranchGuide(family.code)
  if (guide === undefined) return null
  const cousins = listBranchCousins(family.code)
  const compared = new URLSearchParams(cousins.map((each) => ['branch', each]))
  const names = cousins.map((each) => findBranchGuide(each)?.short ?? each).join(', ')
  return (
    <Card className="grid gap-3">
      <h2 className="type-card">{words.orCousins(guide.short)}</h2>
      {guide.differs && (
        <p>
          <b className="type-small block font-semibold text-secondary">{words.differs}</b>
          {writtenIn(language, guide.differs)}
        </p>
      )}
      {measured.length > 0 && (
        <>
          <dl>
            {measured.map(({ family: cousin, further, colleges }) => (
              <div
                key={cousin}
                className="flex items-baseline justify-between gap-x-4 border-t border-border py-2 first:border-t-0"
              >
                <dt>
                  <b>{findBranchGuide(cousin)?.short ?? cousin}</b>
                  <span className="type-small block text-secondary">
                    {words.furtherColleges(groupIndian(colleges))}
                  </span>
                </dt>
                <dd className="font-semibold tabular-nums">
                  {further < 0 ? '−' : '+'}
                  {groupIndian(Math.abs(further))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="type-small text-secondary">{words.furtherNote(String(newestSeason))}</p>
        </>
      )}
      <a
        href={inLanguage(`${paths.tool('branch-comparison')}?${compared}`, language)}
        className={buttonClasses('line')}
      >
        {words.compareCousins(names)}
      </a>
      <p>
        <GuideLink guide="branch-or-college">{seats.guideBranch}</GuideLink>
      </p>
    </Card>
  )
}
