import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { inLanguage, paths } from '@sopaan/contract/paths'
import type { InstitutePage as InstituteAnswer } from '@sopaan/contract/seat-pools'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { StructuredDataset } from '#web/structured-dataset.tsx'
import { StructuredPath } from '#web/structured-path.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'
import { CollegeCost } from './college-cost.tsx'
import { CollegeGlance } from './college-glance.tsx'
import { CollegeJobs } from './college-jobs.tsx'
import { CollegeNirf } from './college-nirf.tsx'
import { CollegePast } from './college-past.tsx'
import { HomeCityForm } from './home-city-form.tsx'
import { homeOfAddress } from './home-of-address.ts'
import { HomeRule } from './home-rule.tsx'
import { OwnCost } from './own-cost.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { RoundReceipts } from './round-sources.tsx'
import island from './run-college-page.ts?script-file'
import { SeatKindForm } from './seat-kind-form.tsx'
import { fetchHomeCities, findCollege, listSeniors } from './seat-pools.queries.ts'
import { SeniorsCard } from './seniors-card.tsx'

/** The usual degree of engineering, in years. */
const USUAL_YEARS = 4

/** Links and one form: the page is sent without React, with the script of its bookmarks and of the way home alone. */
export const handle = { hydrate: false, island }

type Institute = {
  slug: string
  name: string
  city?: string | undefined
  state?: string | undefined
  website?: string | undefined
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const call = context.get(requestContext)
  const [page, cities] = await Promise.all([
    findCollege(call, params.slug ?? '', new URL(request.url).searchParams),
    fetchHomeCities(call),
  ])
  const seniors = await listSeniors(call, page.institute.slug)
  return data(
    { page, cities, seniors },
    { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } },
  )
}

export const headers = forwardLoaderHeaders

export default function InstitutePage() {
  const { seats: words, colleges } = useWords()
  const { page, cities, seniors } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { institute, facts, newestSeason, newestRound } = page
  const home = homeOfAddress(search, cities)
  const years = degreeYears(page.programmes)
  const isJudged = page.programmes.some(({ own, seats }) => own !== null || seats.some(({ chance }) => chance !== null))
  const description = words.collegeDescription(institute.name, String(newestSeason))
  return (
    <>
      <DocumentHead title={words.collegeTitle(institute.name)} description={description} />
      <StructuredPath steps={[{ name: institute.name, path: paths.college(institute.slug) }]} />
      <StructuredCollege institute={institute} facts={facts} />
      <StructuredDataset
        name={colleges.datasetName(institute.name)}
        description={description}
        path={paths.college(institute.slug)}
      />
      <CollegeHead />
      <div className="page-width pt-8">
        <CollegeGlance facts={facts} institute={institute} home={home} homeLink="#home-place" />
        {facts === null ? (
          <div className="grid items-start gap-6 md:grid-cols-2">
            <p className="measure">{colleges.factsNone(String(newestSeason))}</p>
            <SeniorsCard seniors={seniors} institute={institute.slug} />
          </div>
        ) : (
          <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
            <CollegeCost fees={facts.fees} type={institute.type} years={years} />
            <OwnCost fees={facts.fees} type={institute.type} years={years} search={search} />
            <CollegeJobs facts={facts} />
            <CollegeNirf facts={facts} />
            <HomeCityForm cities={cities} home={home} search={search} />
            <SeniorsCard seniors={seniors} institute={institute.slug} />
          </div>
        )}
        <h2 className="type-subsection mt-12">{colleges.taught}</h2>
        {isJudged && <p className="mt-1 text-secondary">{colleges.chanceNote(String(page.forecastSeason))}</p>}
        <SeatKindForm seatType={page.seatType} gender={page.gender} search={search} />
        <ProgrammeList
          programmes={page.programmes}
          headedBy="programme"
          newest={{ season: newestSeason, round: newestRound }}
          search={search}
        />
        <div className="mt-12">
          <CollegePast page={page} />
          <Fold name={colleges.whoIsHome}>
            <HomeRule institute={institute} newestSeason={newestSeason} />
          </Fold>
        </div>
        <RoundReceipts of={page} />
      </div>
      <ChoiceTray search={search} />
    </>
  )
}

/**
 * How long most of what a college teaches takes, in whole years; of two that are as many the longer one, so that nobody counts
 * on too little. The page of a branch knows its own.
 */
function degreeYears(programmes: InstituteAnswer['programmes']): number {
  const counts = Map.groupBy(programmes, ({ programme }) => Math.ceil(programme.durationYears))
  const [most] = [...counts].toSorted(([a, one], [b, other]) => other.length - one.length || b - a)
  return most?.[0] ?? USUAL_YEARS
}

/** How the college is called, its legal name, where it is and since when. */
function CollegeHead() {
  const { seats: words, colleges, shell, states, language } = useWords()
  const { page } = useLoaderData<typeof loader>()
  const { institute, facts } = page
  const state = states[institute.state as keyof typeof states] ?? institute.state ?? ''
  const short = shortInstituteName(institute.name)
  const link = 'inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline'
  return (
    <PageHead>
      <Breadcrumb
        label={shell.breadcrumb}
        steps={[{ label: words.colleges, to: inLanguage(paths.colleges(), language) }, { label: short }]}
      />
      <h1 className="type-title mt-4 wrap-anywhere">{short}</h1>
      {short !== institute.name && <p className="type-lead mt-2 text-secondary wrap-anywhere">{institute.name}</p>}
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-secondary">
        <Badge tone="plain">{institute.type}</Badge>
        <span>{words.place(institute.city ?? '', state)}</span>
        {facts?.founded !== undefined && <span>{colleges.founded(String(facts.founded))}</span>}
        {facts?.kind !== undefined && <span>{colleges.kinds[facts.kind]}</span>}
        {facts?.naac && <span>{colleges.naac(facts.naac.grade, String(facts.naac.cycle))}</span>}
        {page.seats !== null && <CollegeSeats seats={page.seats} />}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {institute.website !== undefined && (
          <a href={institute.website} rel="noopener" className={link}>
            {words.website}
          </a>
        )}
      </p>
    </PageHead>
  )
}

/** How many seats there are, in how many branches, and what the matrix misses. */
function CollegeSeats({
  seats: { count, programmes, missing, season },
}: {
  seats: NonNullable<InstituteAnswer['seats']>
}) {
  const { colleges: words } = useWords()
  const all = words.allSeats(groupIndian(count), String(programmes), String(season))
  return <span>{missing === 0 ? all : `${all}; ${words.seatsMissing(missing)}`}</span>
}

/** A college for search engines (schema.org CollegeOrUniversity): names, place, founding year and its own website. */
function StructuredCollege({ institute, facts }: { institute: Institute; facts: CollegeFacts | null }) {
  const { language } = useWords()
  const origin = useOrigin()
  const { slug, name, city, state, website } = institute
  return (
    <StructuredData
      facts={{
        '@context': 'https://schema.org',
        '@type': 'CollegeOrUniversity',
        name,
        alternateName: shortInstituteName(name),
        url: origin + inLanguage(paths.college(slug), language),
        address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'IN' },
        ...(website !== undefined && { sameAs: website }),
        ...(facts?.founded !== undefined && { foundingDate: String(facts.founded) }),
      }}
    />
  )
}
