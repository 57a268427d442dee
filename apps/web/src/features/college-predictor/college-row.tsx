import type { PredictedSeat } from '@sopaan/contract/college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Bubbles, type BubbleYear } from '#web/ui/bubbles.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spark } from '#web/ui/spark.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SeatReceipts } from './seat-receipts.tsx'

const TONES: Record<PredictedSeat['band'], Tone> = {
  safe: 'safe',
  likely: 'likely',
  reach: 'reach',
  'long-shot': 'plain',
}

type Props = { seat: PredictedSeat; forecastSeason: number; newestSeason: number }

/** One seat the reader may take: what it is, how likely, in which years this rank got in, and where it closed. */
export function CollegeRow({ seat, forecastSeason, newestSeason }: Props) {
  const { predictor: words, states } = useWords()
  const { institute, programme } = seat
  const place = placeOf(institute, states)
  return (
    <article className="rounded-box border border-line bg-sheet p-4 sm:p-5">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[1fr_auto_auto]">
        <div className="min-w-0">
          <h3 className="type-card wrap-anywhere">{programme.name}</h3>
          <p className="text-ink-2">{[institute.name, place].filter(Boolean).join(', ')}</p>
          <p className="type-small mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3">
            <Badge tone={TONES[seat.band]}>{words.bands[seat.band]}</Badge>
            <SeatFacts seat={seat} />
          </p>
          <Forecast seat={seat} forecastSeason={forecastSeason} />
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:contents">
          <YearsGot seat={seat} />
          <Closing seat={seat} newestSeason={newestSeason} />
        </div>
      </div>
      <details className="group -mb-2 mt-1">
        <summary className="type-small inline-flex min-h-11 items-center gap-1 font-[650] text-pen-ink">
          <span className="transition-transform duration-150 group-open:rotate-180">
            <Icon name="chevron" size={16} />
          </span>
          <span aria-hidden="true">{words.how}</span>
          <span className="sr-only">{words.howNamed(programme.name, institute.name)}</span>
        </summary>
        <SeatReceipts seat={seat} forecastSeason={forecastSeason} newestSeason={newestSeason} />
      </details>
    </article>
  )
}

function Forecast({ seat, forecastSeason }: { seat: PredictedSeat; forecastSeason: number }) {
  const { predictor: words } = useWords()
  const low = groupIndian(seat.expected.low)
  const high = groupIndian(seat.expected.high)
  return (
    <p className="type-small mt-2 text-ink-2">
      {words.chance}{' '}
      <strong className="font-[650] text-ink">
        {`${words.chanceWords(seat.chancePercent)}, ${words.percent(seat.chancePercent)}`}
      </strong>
      {words.stop} {words.expected(low, high, String(forecastSeason))}
      {words.stop}
      {seat.isNew && ` ${words.newSeat}${words.stop}`}
      {seat.reliability === 'volatile' && ` ${words.volatile}${words.stop}`}
    </p>
  )
}

function SeatFacts({ seat }: { seat: PredictedSeat }) {
  const { predictor: words } = useWords()
  const facts = [
    seat.institute.type,
    words.quotaSeat(words.quotas[seat.quota]),
    ...(seat.seatType === 'OPEN' ? [] : [words.seatOf(seat.seatType)]),
    ...(seat.gender === 'female' ? [words.femaleOnly] : []),
  ]
  return facts.map((fact) => <span key={fact}>{fact}</span>)
}

function YearsGot({ seat }: { seat: PredictedSeat }) {
  const { predictor: words } = useWords()
  const years = seat.seasons.map(
    ({ season, wouldGet }): BubbleYear => ({
      year: season,
      state: wouldGet === null ? 'none' : wouldGet ? 'yes' : 'no',
    }),
  )
  const yearsThat = (state: BubbleYear['state']) => years.filter((year) => year.state === state).map(({ year }) => year)
  const got = yearsThat('yes')
  const not = yearsThat('no')
  const known = got.length + not.length
  const label = `${words.bubbles(got.length, known)}. ${words.bubbleNames(got.join(', '), not.join(', '))}`
  return (
    <div>
      <p className="type-small text-ink-2">
        <strong className="font-[650] text-ink tabular-nums">{words.yearsCount(got.length, known)}</strong>{' '}
        {words.yearsWord(known)}
      </p>
      <Bubbles years={years} tone={TONES[seat.band]} label={label} />
    </div>
  )
}

function Closing({ seat, newestSeason }: { seat: PredictedSeat; newestSeason: number }) {
  const { predictor: words } = useWords()
  const newest = seat.seasons.findLast(({ season, closing }) => closing !== null && season <= newestSeason)
  const first = seat.seasons[0]
  const last = seat.seasons.at(-1)
  return (
    <div className="min-w-33">
      {newest === undefined || newest.closing === null ? (
        <p className="type-small text-ink-2">{words.notPrinted}</p>
      ) : (
        <p className="type-small text-ink-2">
          {words.closedAt} <strong className="font-[650] text-ink tabular-nums">{groupIndian(newest.closing)}</strong>
          <span className="block text-[13px] text-ink-3">
            {words.source(String(newest.season), String(newest.round))}
          </span>
        </p>
      )}
      {first && last && (
        <Spark
          values={seat.seasons.map(({ closing }) => closing ?? undefined)}
          you={seat.rank}
          label={words.sparkName(String(first.season), String(last.season))}
        />
      )}
    </div>
  )
}

/** The state of a college in words, where its name does not say it already. */
function placeOf({ name, state }: PredictedSeat['institute'], states: Readonly<Record<string, string>>): string {
  if (state === undefined || name.includes(state)) return ''
  return states[state] ?? state
}
