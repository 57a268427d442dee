import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage as SeatFacts } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { shareOfFew } from '@sopaan/domain/predictor/share-of-few'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { GuideLink } from '#web/guide-link.tsx'
import { requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { profileSearch, seatLink } from '#web/search-form/seat-link.ts'
import { StructuredPath } from '#web/structured-path.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CollegeCost } from './college-cost.tsx'
import { CollegeGlance } from './college-glance.tsx'
import { CollegeJobs } from './college-jobs.tsx'
import { CollegeNirf } from './college-nirf.tsx'
import { CsabRounds } from './csab-rounds.tsx'
import { IfGiven } from './if-given.tsx'
import { OwnCost } from './own-cost.tsx'
import { QuotaTrends } from './quota-trends.tsx'
import { RoundGrid } from './round-grid.tsx'
import { RoundReceipts } from './round-sources.tsx'
import island from './run-college-page.ts?script-file'
import { SeatHead, SeatKindLine } from './seat-head.tsx'
import { fetchSeat, listSeniors, pictureOfSeat } from './seat-pools.queries.ts'
import { SeatVerdictSection } from './seat-verdict.tsx'
import { SeniorsCard } from './seniors-card.tsx'
import { SimilarChoices } from './similar-choices.tsx'
import { WhichRound } from './which-round.tsx'

type Props = { seat: SeatFacts; search: URLSearchParams }

/** Links and one form: the page is sent without React, with the script of its bookmark alone. */
export const handle = { hydrate: false, island }

/** The whole question stands in the address, so the answer is the same for everyone and may be cached. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const call = context.get(requestContext)
  const seat = await fetchSeat(call, params, searchParams, pathname.endsWith('/preparatory'))
  const [institute = '', programme] = seat.key.split('/')
  const seniors = await listSeniors(call, institute, programme)
  return data({ seat, seniors }, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } })
}

export const headers = forwardLoaderHeaders

export default function SeatPage() {
  const { seats: words, colleges, predictor, language } = useWords()
  const { seat, seniors } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { institute, programme, rounds } = seat
  const kind = [predictor.quotas[seat.quota], seat.seatType, words.genders[seat.gender]].join(', ')
  const season = seat.forecastSeason === null ? words.noSeason : String(seat.forecastSeason)
  const rank = seat.verdict?.state === 'judged' ? seat.verdict.rank : undefined
  const years = Math.ceil(programme.durationYears)
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
      <SeatHead seat={seat} search={search} />
      <div className="page-width pt-4 sm:pt-6">
        <SeatVerdictSection seat={seat} search={search} />
        <div className="mt-4 sm:mt-6">
          <CollegeGlance
            facts={seat.facts}
            institute={institute}
            seats={seat.branchSeats}
            homeLink={`${inLanguage(paths.college(institute.slug), language)}${profileSearch(search)}#home-place`}
          />
        </div>
        <SeatKindLine seat={seat} search={search} />
        <div className="mt-4 grid items-start gap-4 sm:gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <div className="md:col-start-2">
            <IfGiven seat={seat} />
          </div>
          <div className="grid gap-4 sm:gap-6 md:col-start-1 md:row-span-2 md:row-start-1">
            {seat.facts && <CollegeCost fees={seat.facts.fees} type={institute.type} years={years} />}
            {seat.facts && <OwnCost fees={seat.facts.fees} type={institute.type} years={years} search={search} />}
            {seat.facts && <CollegeJobs facts={seat.facts} />}
            <SeniorsCard seniors={seniors} institute={institute.slug} programme={seat.key.split('/')[1]} />
          </div>
          <div className="grid gap-4 sm:gap-6 md:col-start-2">
            <WhichRound seat={seat} />
            <SeatExpectation seat={seat} />
            {seat.facts && <CollegeNirf facts={seat.facts} />}
            <SimilarChoices seat={seat} search={search} />
          </div>
        </div>
        <section aria-labelledby="rounds" className="mt-8 sm:mt-10">
          <h2 id="rounds" className="type-card">
            {words.figures}
          </h2>
          <QuotaTrends seat={seat} search={search} />
          <OtherSeats seat={seat} search={search} />
          <Fold name={words.gridTitle}>
            <p className="measure text-secondary">
              {everyRoundFrom !== undefined && words.gridNote(String(everyRoundFrom))}{' '}
              {rank !== undefined && words.gridYours}
            </p>
            <RoundGrid rounds={rounds} rank={rank} label={words.gridName} />
          </Fold>
          <CsabRounds seat={seat} />
          <p>
            <GuideLink guide="closing-ranks">{words.guideRanks}</GuideLink>
          </p>
        </section>
        <RoundReceipts of={seat} />
        <p className="type-small measure mt-4 text-tertiary">{colleges.homeSource}</p>
      </div>
      <ChoiceTray search={search} />
    </>
  )
}

/** The other seat types and genders of the same quota, each with its newest closing rank and where that was printed. */
function OtherSeats({ seat, search }: Props) {
  const { seats: words, predictor, language } = useWords()
  if (seat.others.length === 0) return null
  return (
    <Fold name={words.othersTitle}>
      <p className="measure text-secondary">{words.othersNote(predictor.quotas[seat.quota])}</p>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {seat.others.map(({ key, seatType, gender, isPreparatory, newest }) => (
          <li key={key} className="flex items-start justify-between gap-4 border-t border-border py-2">
            <a
              href={seatLink(key, language, search)}
              className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
            >
              {[words.seatOf(seatType), words.genders[gender], ...(isPreparatory ? [words.preparatory] : [])].join(
                ', ',
              )}
            </a>
            <span className="shrink-0 text-end tabular-nums">
              <span className="font-semibold">{groupIndian(newest.closing ?? 0)}</span>
              <span className="block text-[13px] text-tertiary">
                {words.source(String(newest.season), String(newest.round))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** Where the seat is expected to close in the season to come, and how far to trust that. */
function SeatExpectation({ seat }: { seat: SeatFacts }) {
  const { seats: words, language } = useWords()
  const { forecast, forecastSeason, afterRound } = seat
  if (forecastSeason === null) return null
  const season = String(forecastSeason)
  const again = shareOfFew(forecast?.offeredPercent ?? 100)
  return (
    <section aria-labelledby="expect" className="rounded-sheet border border-border bg-surface p-5 sm:p-7">
      <h2 id="expect" className="type-card">
        {words.expectTitle(season)}
      </h2>
      {forecast === null ? (
        <p className="measure mt-1 text-secondary">{words.noForecast}</p>
      ) : (
        <>
          <p className="mt-2 text-[28px] leading-tight font-heading tabular-nums">
            {words.expected(groupIndian(forecast.expected.low), groupIndian(forecast.expected.high))}
          </p>
          <p className="measure mt-2">
            {forecast.isNew ? words.isNew : words.reliabilities[forecast.reliability]}{' '}
            {words.expectedNote(groupIndian(forecast.expected.middle))}{' '}
            {again && words.offeredAgain(String(again.some), String(again.of))}{' '}
            {afterRound > 0 && words.afterRound(String(afterRound), season)}
          </p>
        </>
      )}
      <p className="mt-1">
        <a
          href={inLanguage(paths.reportCard(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
        >
          {words.reportCard}
        </a>
      </p>
    </section>
  )
}
