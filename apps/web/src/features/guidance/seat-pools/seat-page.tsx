import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatRound } from '@sopaan/contract/seat-pools'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { slugOfFamily } from '@sopaan/domain/seats/seat-positions'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CollegeGlance } from './college-glance.tsx'
import { IfGiven } from './if-given.tsx'
import { OtherSeats } from './other-seats.tsx'
import { QuotaTrends } from './quota-trends.tsx'
import { RoundGrid } from './round-grid.tsx'
import { RoundReceipts } from './round-sources.tsx'
import island from './run-college-page.ts?script-file'
import { RunningRound } from './running-round.tsx'
import { SeatExpectation } from './seat-expectation.tsx'
import { findSeat, pictureOfSeat } from './seat-pools.queries.ts'
import { SeatAnswer } from './seat-verdict.tsx'
import { SimilarChoices } from './similar-choices.tsx'

/** Links and one form: the page is sent without React, with the script of its bookmark alone. */
export const handle = { hydrate: false, island }

/** The whole question stands in the address, so the answer is the same for everyone and may be cached. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const seat = await findSeat(context.get(requestContext), params, searchParams, pathname.endsWith('/preparatory'))
  return data(seat, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function SeatPage() {
  const { seats: words, predictor, language } = useWords()
  const seat = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { institute, programme, rounds } = seat
  const kind = [predictor.quotas[seat.quota], seat.seatType, words.genders[seat.gender]].join(', ')
  const season = seat.forecastSeason === null ? words.noSeason : String(seat.forecastSeason)
  const rank = seat.verdict?.state === 'judged' ? seat.verdict.rank : undefined
  const everyRoundFrom = rounds.find(({ isFinal }) => !isFinal)?.season
  return (
    <>
      <DocumentHead
        title={words.pageTitle(programme.name, institute.name, kind)}
        description={words.description(programme.name, institute.name, kind, season)}
        picture={pictureOfSeat(seat.key, language)}
      />
      <StructuredPath
        steps={[
          { name: institute.name, path: paths.college(institute.slug) },
          { name: programme.name, path: paths.seat(seat.key) },
        ]}
      />
      <SeatHead />
      <div className="page-width pt-8 sm:pt-12">
        <SeatAnswer seat={seat} search={search} />
        <div className="mt-6">
          <CollegeGlance
            facts={seat.facts}
            institute={institute}
            seats={seat.seats}
            homeLink={`${inLanguage(paths.college(institute.slug), language)}${profileSearch(search)}#home-place`}
          />
        </div>
        <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
          <SimilarChoices seat={seat} search={search} />
          <IfGiven />
        </div>
        <SeatExpectation seat={seat} />
        <section aria-labelledby="rounds" className="mt-14">
          <h2 id="rounds" className="type-subsection">
            {words.gridTitle}
          </h2>
          <p className="measure mt-1 text-secondary">
            {everyRoundFrom !== undefined && words.gridNote(String(everyRoundFrom))}{' '}
            {rank !== undefined && words.gridYours}
          </p>
          <RoundGrid rounds={rounds} rank={rank} label={words.gridName} />
        </section>
        <QuotaTrends seat={seat} search={search} />
        <OtherSeats seat={seat} search={search} />
        <CsabRounds rounds={seat.csab} />
        <RoundReceipts of={seat} />
      </div>
      <ChoiceTray search={search} />
    </>
  )
}

/** What the seat is, and where it closed last. */
function SeatHead() {
  const { seats: words, choosing, predictor, shell, states, language } = useWords()
  const seat = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { institute, programme, rounds } = seat
  const state = institute.state && (states[institute.state as keyof typeof states] ?? institute.state)
  // The name of an institute mostly names its city.
  const city = institute.city && !institute.name.includes(institute.city) ? institute.city : undefined
  const college = inLanguage(paths.college(institute.slug), language) + profileSearch(search)
  const branch = inLanguage(paths.branch(slugOfFamily(programme.family)), language) + profileSearch(search)
  const mentors = inLanguage(paths.mentorsOf(institute.slug, seat.key.split('/')[1]), language)
  const newest = rounds.findLast(({ isFinal, closing }) => isFinal && closing !== null)
  const facts = [
    institute.type,
    predictor.quotaSeat(predictor.quotas[seat.quota]),
    words.seatOf(seat.seatType),
    words.genders[seat.gender],
    ...(seat.isPreparatory ? [words.preparatory] : []),
    ...(seat.needsAat ? [predictor.needsAat] : []),
    words.rankOf(predictor.lists[seat.list]),
    predictor.degree(programme.degree, programme.durationYears),
    ...(seat.seats ? [words.seatsIn(seat.seats.count, String(seat.seats.season))] : []),
  ]
  return (
    <PageHead>
      <Breadcrumb
        label={shell.breadcrumb}
        steps={[{ label: shortInstituteName(institute.name), to: college }, { label: briefBranchName(programme.name) }]}
      />
      <h1 className="type-title mt-4 wrap-anywhere">{programme.name}</h1>
      <p className="type-lead mt-3 text-secondary">{[institute.name, city, state].filter(Boolean).join(', ')}</p>
      <ul className="type-small mt-3 flex flex-wrap gap-x-4 gap-y-1 text-secondary">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-5">
        {newest?.closing ? (
          <>
            {words.closedAt} <strong className="type-card tabular-nums">{groupIndian(newest.closing)}</strong>{' '}
            <span className="type-small text-secondary">
              {words.source(String(newest.season), String(newest.round))}
            </span>
          </>
        ) : (
          words.notPrinted
        )}
      </p>
      <RunningRound seat={seat} />
      <div className="mt-4">
        <Bookmark
          value={seat.key}
          label={choosing.mark(`${programme.name}, ${institute.name}`)}
          words={{ off: choosing.add, on: choosing.added, of: `${programme.name}, ${institute.name}` }}
        />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={college} className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline">
          {words.seeCollege}
        </a>
        <a href={branch} className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline">
          {words.seeBranch}
        </a>
        <a href={mentors} className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline">
          {words.seeMentors}
        </a>
      </p>
    </PageHead>
  )
}

/** What CSAB's special rounds printed, apart from JoSAA's: its ranks are common ranks for every category. */
function CsabRounds({ rounds }: { rounds: readonly SeatRound[] }) {
  const { seats: words } = useWords()
  if (rounds.length === 0) return null
  return (
    <section aria-labelledby="csab" className="mt-14">
      <h2 id="csab" className="type-subsection">
        {words.csabTitle}
      </h2>
      <p className="measure mt-3 rounded-box bg-danger-soft p-4">{words.csabNote}</p>
      <dl className="mt-3 grid max-w-180 tabular-nums">
        {rounds.toReversed().map(({ season, round, opening, closing }) => (
          <div
            key={`${season} ${round}`}
            className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2"
          >
            <dt className="text-secondary">{words.csabSource(String(season), String(round))}</dt>
            <dd>{words.csabRow(groupIndian(opening ?? 0), groupIndian(closing ?? 0))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
