import type { JudgedSeat } from '@sopaan/contract/judged-seats'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Tone } from '#web/ui/badge.tsx'
import { Bubbles, type BubbleYear } from '#web/ui/bubbles.tsx'
import { Spark } from '#web/ui/spark.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What kind of seat it is: college, quota, and seat type and gender where they matter. */
export function SeatFacts({ seat }: { seat: JudgedSeat }) {
  const { predictor: words } = useWords()
  const facts = [
    seat.institute.type,
    words.quotaSeat(words.quotas[seat.quota]),
    ...(seat.seatType === 'OPEN' ? [] : [words.seatOf(seat.seatType)]),
    ...(seat.gender === 'female' ? [words.femaleOnly] : []),
  ]
  return facts.map((fact) => <span key={fact}>{fact}</span>)
}

/** In which of the last seasons this rank would have got in: the count in words, and a bubble a season. */
export function YearsGot({ seat, tone }: { seat: JudgedSeat; tone: Tone }) {
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
      <p className="type-small text-secondary">
        <strong className="font-semibold text-default tabular-nums">{words.yearsCount(got.length, known)}</strong>{' '}
        {words.yearsWord(known)}
      </p>
      <Bubbles years={years} tone={tone} label={label} />
    </div>
  )
}

/** Where the seat closed in the newest season that printed it, and how it moved since the first. */
export function Closing({ seat, newestSeason }: { seat: JudgedSeat; newestSeason: number }) {
  const { predictor: words } = useWords()
  const newest = seat.seasons.findLast(({ season, closing }) => closing !== null && season <= newestSeason)
  const first = seat.seasons[0]
  const last = seat.seasons.at(-1)
  return (
    <div className="min-w-33">
      {newest === undefined || newest.closing === null ? (
        <p className="type-small text-secondary">{words.notPrinted}</p>
      ) : (
        <p className="type-small text-secondary">
          {words.closedAt}{' '}
          <strong className="font-semibold text-default tabular-nums">{groupIndian(newest.closing)}</strong>
          <span className="block text-[13px] text-tertiary">
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
export function positionOf({ name, state }: JudgedSeat['institute'], states: Readonly<Record<string, string>>): string {
  if (state === undefined || name.includes(state)) return ''
  return states[state] ?? state
}
