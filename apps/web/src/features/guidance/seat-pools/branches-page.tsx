import { collegeSearches, type ListedBranch } from '@sopaan/contract/college-search'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { INSTITUTE_TYPES } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchBranchSearch } from './college-search.queries.ts'
import { OwnRank } from './own-rank.tsx'
import island from './run-own-profile.ts?script-file'
import { SearchNotes } from './search-notes.tsx'
import { SpokenSearchField } from './spoken-search-field.tsx'

const CONSTRAINTS = constraintsOf(collegeSearches.listBranches)

/** A form and links: the page is sent without React, with the script of the reader's stored answers alone. */
export const handle = { hydrate: false, island }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await fetchBranchSearch(context.get(requestContext), new URL(request.url).searchParams)
  return data(found, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

/** Every branch: found by the names people use, narrowed by the colleges that teach it, with the reader's chance where a rank is given. */
export default function BranchesPage() {
  const { collegeIndex: words } = useWords()
  const { answer, isUnread } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { branches, newestSeason } = answer
  return (
    <>
      <DocumentHead title={words.branchesTitle} description={words.branchesDescription(String(newestSeason))} />
      <StructuredPath steps={[{ name: words.branchesTitle, path: paths.branches() }]} />
      <PageHead>
        <h1 className="type-title wrap-anywhere">{words.branchesTitle}</h1>
        <p className="type-lead measure mt-3 text-secondary">{words.branchesLead(String(newestSeason))}</p>
      </PageHead>
      <div className="page-width pt-6">
        <OwnRank search={search} isUnread={isUnread} />
        <Filters search={search} />
        <SearchNotes meanings={answer} />
        <section aria-labelledby="found" className="mt-6">
          <h2 id="found" className="type-subsection">
            {words.branchesFound(branches.length)}
          </h2>
          {branches.length === 0 && <p className="mt-2">{words.branchesNone}</p>}
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
            {branches.map((branch) => (
              <BranchRow key={branch.slug} branch={branch} search={search} />
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

/** What branches are searched by: a plain form, whose answer is an address. */
function Filters({ search }: { search: URLSearchParams }) {
  const { collegeIndex: words, states } = useWords()
  const { pathname } = useLocation()
  const said = (name: string) => search.get(name) ?? ''
  return (
    <form action={pathname} className="mt-6 grid gap-3">
      {profileEntries(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <SpokenSearchField limits={limitsOf(CONSTRAINTS, 'q')} value={said('q')} />
        <Button type="submit">{words.show}</Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Select label={words.type} hasNote={false} name="type" defaultValue={said('type')}>
          <option value="">{words.any}</option>
          {INSTITUTE_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <Select label={words.state} hasNote={false} name="collegeState" defaultValue={said('collegeState')}>
          <option value="">{words.any}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Select>
      </div>
    </form>
  )
}

/** One branch: how many colleges teach it, the reader's best chance of it, and the ways to its page and its colleges. */
function BranchRow({ branch, search }: { branch: ListedBranch; search: URLSearchParams }) {
  const { collegeIndex: words, results, language } = useWords()
  const { slug, code, name, colleges, programmes, own } = branch
  const profile = profileEntries(search)
  return (
    <li className="border-t border-border py-3">
      <h3>
        <a
          href={inLanguage(paths.branch(slug), language) + profileSearch(search)}
          className="inline-flex min-h-11 items-center font-heading text-lg text-default hover:underline"
        >
          {name}
        </a>
      </h3>
      {own !== null && (
        <p className="mb-1 flex flex-wrap items-center gap-x-2">
          <ChancePill band={own.best.band} percent={results.percent(own.best.percent)} size="small" />
          <span className="type-small text-secondary">{words.choicesInReach(own.inReach)}</span>
        </p>
      )}
      <p className="type-small text-secondary">
        {words.branchCounts(colleges, programmes)}{' '}
        <a
          href={inLanguage(`${paths.colleges()}?${new URLSearchParams([['family', code], ...profile])}`, language)}
          className="inline-flex min-h-11 items-center text-primary-text underline"
        >
          {words.branchColleges}
        </a>
      </p>
    </li>
  )
}
