import type { FoundCollege } from '@sopaan/contract/college-search'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { feeFact, newestNirfOf, nirfFact, type ShownFact, salaryFact } from '#web/colleges/fact-words.ts'
import { DocumentHead } from '#web/document-head.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { profileSearch, seatLink } from '#web/search-form/seat-link.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CollegeFilters } from './college-filters.tsx'
import { CollegeMap } from './college-map.tsx'
import { fetchBranches, fetchCollegeSearch } from './college-search.queries.ts'
import { OwnRank } from './own-rank.tsx'
import island from './run-college-index.ts?script-file'
import { SearchNotes } from './search-notes.tsx'
import { fetchHomeCities } from './seat-pools.queries.ts'

/** A form, links and a drawing: the page is sent without React, with the script of the home city and of the reader's stored answers. */
export const handle = { hydrate: false, island }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(requestContext)
  const [{ answer, isUnread }, { branches }, cities] = await Promise.all([
    fetchCollegeSearch(call, new URL(request.url).searchParams),
    fetchBranches(call),
    fetchHomeCities(call),
  ])
  const headers = { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' }
  return data({ answer, isUnread, branches, cities }, { headers })
}

export const headers = forwardLoaderHeaders

export default function CollegesPage() {
  const { collegeIndex: words, colleges } = useWords()
  const { answer, isUnread, branches, cities } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const newest = newestNirfOf(answer.colleges.map(({ facts }) => facts))
  const hasRank = !isUnread && RANK_FIELDS.some(({ key }) => (search.get(key) ?? '') !== '')
  return (
    <>
      <DocumentHead title={words.title} description={words.description(String(answer.newestSeason))} />
      <StructuredPath steps={[{ name: words.title, path: paths.colleges() }]} />
      <PageHead isTight>
        <h1 className="type-title wrap-anywhere">{words.title}</h1>
        <p className="type-lead measure mt-3 text-secondary">{words.lead}</p>
      </PageHead>
      <div className="page-width pt-6">
        <OwnRank search={search} isUnread={isUnread} />
        <div className="mt-6">
          <CollegeFilters branches={branches} cities={cities} search={search} hasRank={hasRank} />
        </div>
        <SearchNotes meanings={answer} />
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          {/* Ahead of the list, as on a phone: the page comes in pieces, and what is read must not be pushed down. */}
          <div className="lg:sticky lg:top-20 lg:col-start-2">
            <CollegeMap colleges={answer.colleges} />
          </div>
          <section aria-labelledby="found" className="lg:col-start-1 lg:row-start-1">
            <h2 id="found" className="type-subsection">
              {words.found(answer.colleges.length)}
            </h2>
            {answer.colleges.length === 0 && <p className="mt-2">{words.none}</p>}
            <ul className="mt-3">
              {answer.colleges.map((college) => (
                <CollegeRow key={college.slug} {...{ college, search, hasRank, newest }} />
              ))}
            </ul>
            <p className="type-small mt-4 text-tertiary">{colleges.homeSource}</p>
          </section>
        </div>
      </div>
    </>
  )
}

type RowProps = {
  college: FoundCollege
  search: URLSearchParams
  hasRank: boolean
  /** The newest edition of NIRF that any college of the list is ranked in. */
  newest: number
}

function CollegeRow({ college, search, hasRank, newest }: RowProps) {
  const spoken = useWords()
  const { collegeIndex: words, colleges, seats, states, language } = spoken
  const { slug, name, type, city, state, programmes, facts, km, own } = college
  const place = seats.place(city ?? '', states[state as keyof typeof states] ?? state ?? '')
  return (
    <li className="grid gap-x-6 border-t border-border py-3 sm:grid-cols-[1fr_1fr]">
      <div className="min-w-0">
        <h3>
          <a
            href={inLanguage(paths.college(slug), language) + profileSearch(search)}
            className="inline-flex min-h-11 items-center font-heading text-lg text-default hover:underline"
          >
            {shortInstituteName(name)}
          </a>
        </h3>
        <p className="type-small text-secondary">
          {[place, type, words.programmes(programmes)].join(' · ')}
          {km !== null && ` · ${km === 0 ? colleges.near : colleges.km(groupIndian(km))}`}
        </p>
        {hasRank && (own ? <OwnChance own={own} search={search} /> : <NoChance type={type} search={search} />)}
      </div>
      <dl className="grid grid-cols-3 gap-3 self-center">
        <RowFact fact={feeFact(facts, spoken)} />
        <RowFact fact={salaryFact(facts, spoken)} />
        <RowFact fact={nirfFact(facts, spoken, newest)} />
      </dl>
    </li>
  )
}

/** Why no chance is shown: IITs and IISc give their seats by ranks of JEE Advanced alone, and none was given. */
function NoChance({ type, search }: { type: FoundCollege['type']; search: URLSearchParams }) {
  const { collegeIndex: words } = useWords()
  const isByAdvanced = type === 'IIT' || type === 'IISC'
  const hasAdvanced = [...search].some(([key, value]) => key.startsWith('advanced') && value !== '')
  return (
    <p className="type-small mt-1 text-tertiary">
      {isByAdvanced && !hasAdvanced ? words.needsAdvanced : words.noChance}
    </p>
  )
}

/** The reader's chance at a college: its likeliest branch, and how many are within reach. */
function OwnChance({ own, search }: { own: NonNullable<FoundCollege['own']>; search: URLSearchParams }) {
  const { collegeIndex: words, results, language } = useWords()
  const { key, programme, chance } = own.best
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <ChancePill band={chance.band} percent={results.percent(chance.percent)} size="small" />
      <a
        href={seatLink(key, language, search)}
        className="inline-flex min-h-11 items-center text-primary-text hover:underline"
      >
        {shortBranchName(programme)}
      </a>
      <span className="type-small text-secondary">{words.inReach(own.inReach)}</span>
    </p>
  )
}

function RowFact({ fact: { name, value } }: { fact: ShownFact }) {
  const { colleges: words } = useWords()
  return (
    <div className="min-w-0">
      <dt className="text-[13px] leading-4.5 text-secondary">{name}</dt>
      <dd className="tabular-nums wrap-anywhere">
        {value === undefined ? (
          <span className="text-[13px] text-tertiary">{words.notPublished}</span>
        ) : (
          <strong>{value}</strong>
        )}
      </dd>
    </div>
  )
}
