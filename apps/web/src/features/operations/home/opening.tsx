import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { LANDMARK_ROUND, RANK_LANDMARKS } from '@sopaan/domain/ranks/rank-landmarks'
import { HomeNotices } from '#web/features/operations/waiting/home-notices.tsx'
import { Splash } from '#web/features/operations/waiting/splash.tsx'
import { OwnWords } from '#web/search-form/own-words.tsx'
import { QuestionCard } from '#web/search-form/question-card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { EXAMPLE_PROFILE, type ForecastRecord, type HomeParts } from './home.queries.ts'

const SCALE_FROM = 900

const SCALE_TO = 300_000

/** Well-known seats that JEE Main ranks compete for, in the order in which they close. */
const SEATS = RANK_LANDMARKS.filter(({ list }) => list === 'main-1')

const FLAG_ROWS = 3

/** On a phone as many as there are rows, from the whole scale. */
const PHONE_SEATS = SEATS.filter((_, at) => at % FLAG_ROWS === 0)

type Props = Pick<HomeParts, 'seats' | 'record'>

/** The first screen: the promise, how often it was kept, the whole question, and the ruler. */
export function Opening({ seats, record }: Props) {
  const { home, language } = useWords()
  return (
    <div className="graph-paper border-b border-border">
      <Splash />
      <HomeNotices />
      <div className="page-width pt-4 pb-8 lg:pt-6">
        <div className="grid gap-x-12 lg:grid-cols-[1fr_520px]">
          <div className="lg:pt-5">
            <h1 className="type-promise">
              {home.headingBefore}
              <Highlighted>{home.headingMarked}</Highlighted>
              {home.headingAfter}
            </h1>
            <p className="type-lead mt-4 max-w-[36rem] text-secondary max-lg:hidden">{home.lead}</p>
            {record && <TrustLine record={record} />}
            <Examples seats={seats} />
          </div>
          <div className="timing-marks mt-3 rounded-[22px] border border-border bg-surface py-3.5 ps-9 pe-4 shadow-2 lg:mt-0 lg:self-start lg:py-6 lg:ps-12 lg:pe-7">
            <QuestionCard search={NOTHING_ANSWERED} action={inLanguage(paths.tool('college-predictor'), language)} />
            <OwnWords />
          </div>
        </div>
        <HomeRuler />
      </div>
    </div>
  )
}

const NOTHING_ANSWERED = new URLSearchParams()

/** Where well-known seats closed, and where the reader stands once a rank is typed: until then where the examples do. */
function HomeRuler() {
  const { home } = useWords()
  const all = String(SEATS.length)
  const within = SEATS.filter(({ closing }) => closing >= EXAMPLE_PROFILE.main).length
  return (
    <section aria-labelledby="ruler-title" className="mt-7">
      <SeatRuler id="ruler-phone" className="lg:hidden" seats={PHONE_SEATS} />
      <SeatRuler id="ruler" className="max-lg:hidden" seats={SEATS} />
      <h2 id="ruler-title" className="type-tick mt-2 text-secondary">
        {home.rulerTitle(String(LANDMARK_ROUND.season), String(LANDMARK_ROUND.round))}. {home.rulerNote}
      </h2>
      <p aria-live="polite" data-within-words={home.within('{within}', all)} className="sr-only">
        {home.within(String(within), all)}
      </p>
    </section>
  )
}

function SeatRuler({ id, className, seats }: { id: string; className: string; seats: typeof SEATS }) {
  const { home, language } = useWords()
  return (
    <div className={className}>
      <Ruler
        id={id}
        from={SCALE_FROM}
        to={SCALE_TO}
        low={EXAMPLE_PROFILE.main}
        high={EXAMPLE_PROFILE.main}
        rows={FLAG_ROWS}
        flags={seats.map(({ label, closing }) => ({ key: label, label, value: closing }))}
        scaleLabel={(value) => lakhLabel(value, language)}
        youLabel={home.exampleRank(groupIndian(EXAMPLE_PROFILE.main))}
        youTemplate={home.you('{rank}')}
        label={seats.map(({ label, closing }) => `${label}: ${groupIndian(closing)}`).join('; ')}
      />
    </div>
  )
}

/** How often the forecast of the newest season came true, from the report card, with the way to it. */
function TrustLine({ record: { times, of, season } }: { record: ForecastRecord }) {
  const { home, language } = useWords()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[14px] leading-[22px] lg:mt-4 lg:text-[16px]">
      <span aria-hidden="true" className="flex gap-[3px]">
        {Array.from({ length: of }, (_, at) => at).map((at) => (
          <i key={at} data-kept={at < times || undefined} className="kept" />
        ))}
      </span>
      <span className="text-secondary">
        <strong className="font-semibold text-default">{home.rightTimes(String(times), String(of))}</strong>{' '}
        {home.inSeason(String(season))}{' '}
        <a
          href={inLanguage(paths.reportCard(), language)}
          className="relative font-semibold text-primary-text underline underline-offset-3 before:absolute before:inset-x-0 before:-inset-y-3"
        >
          {home.seeProof}
        </a>
      </span>
    </p>
  )
}

/** What an answer looks like, on a desktop: a seat of each band for one rank, from the predictor itself. */
function Examples({ seats }: { seats: readonly PredictedSeat[] }) {
  const { home } = useWords()
  if (seats.length === 0) return null
  return (
    <div className="mt-7 max-w-[500px] max-lg:hidden">
      <p className="text-[14px] text-secondary">{home.exampleFor(groupIndian(EXAMPLE_PROFILE.main))}</p>
      <ul className="mt-1">
        {seats.map((seat) => (
          <ExampleRow key={seat.key} seat={seat} />
        ))}
      </ul>
    </div>
  )
}

function ExampleRow({ seat }: { seat: PredictedSeat }) {
  const { predictor } = useWords()
  const known = seat.seasons.filter(({ wouldGet }) => wouldGet !== null)
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-border">
      <span className="example-chance" data-band={seat.band}>
        {seat.chancePercent}
        <small>%</small>
      </span>
      <span className="line-clamp-1 min-w-0 grow text-[15px]">
        <strong className="font-bold">{shortInstituteName(seat.institute.name)}</strong>{' '}
        <span className="text-secondary">{seat.programme.name.replace(/ \(.*/, '')}</span>
      </span>
      <span
        role="img"
        aria-label={predictor.bubbles(known.filter(({ wouldGet }) => wouldGet).length, known.length)}
        className="example-years"
        data-band={seat.band}
      >
        {seat.seasons.map(({ season, wouldGet }) => (
          <i key={season} data-kept={wouldGet === true || undefined} className="kept" />
        ))}
      </span>
    </li>
  )
}
