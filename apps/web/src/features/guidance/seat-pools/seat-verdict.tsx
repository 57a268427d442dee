import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage, SeatVerdict } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Badge } from '#web/ui/badge.tsx'
import { Bubbles, type BubbleYear } from '#web/ui/bubbles.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RankQuestion } from './rank-question.tsx'
import { questionOf } from './seat-rank-key.ts'

type Props = { seat: SeatPage; search: URLSearchParams }
type Judged = Extract<SeatVerdict, { state: 'judged' }>

/** Whether the reader's rank gets this seat: chance, past seasons and earliest rounds, or the question for the rank. */
export function SeatAnswer({ seat, search }: Props) {
  const { seats: words, predictor } = useWords()
  const { verdict } = seat
  const { kind } = questionOf(seat)
  const rankName = predictor.rankOf(predictor.lists[seat.list], predictor.kinds[kind])
  return (
    <ResultSheet className="first-answer">
      <h2 id="your-rank" className="type-card">
        {words.yourRank}
      </h2>
      {verdict?.state === 'judged' && <JudgedAnswer seat={seat} verdict={verdict} />}
      {verdict?.state === 'not-theirs' && <p className="mt-2">{words.notTheirs[verdict.because]}</p>}
      {verdict?.state === 'rank-missing' && (
        <p className="mt-2">
          {words.rankMissing(predictor.rankOf(predictor.lists[seat.list], predictor.kinds[verdict.rankKind]))}
        </p>
      )}
      {verdict?.state === 'judged' ? (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">
            {words.change}
          </summary>
          <RankQuestion seat={seat} search={search} />
        </details>
      ) : (
        <>
          {verdict === null && <p className="mt-1 text-secondary">{words.yourRankNote(rankName)}</p>}
          <RankQuestion seat={seat} search={search} />
        </>
      )}
    </ResultSheet>
  )
}

const TONES = { safe: 'safe', likely: 'likely', reach: 'reach', 'long-shot': 'plain' } as const

function JudgedAnswer({ seat, verdict }: { seat: SeatPage; verdict: Judged }) {
  const { seats: words, predictor, language } = useWords()
  const { chance, seasons, rank, rankKind } = verdict
  const years = seasons.map(
    ({ season, wouldGet }): BubbleYear => ({
      year: season,
      state: wouldGet === null ? 'none' : wouldGet ? 'yes' : 'no',
    }),
  )
  const yearsThat = (state: BubbleYear['state']) => years.filter((year) => year.state === state).map(({ year }) => year)
  const [got, not] = [yearsThat('yes'), yearsThat('no')]
  const known = got.length + not.length
  return (
    <div className="mt-3 grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <p>
          {words.verdictIn(String(got.length), String(known))} {words.verdictYears(known)}
        </p>
        <div className="mt-2">
          <Bubbles
            years={years}
            tone={chance ? TONES[chance.band] : 'plain'}
            label={`${predictor.bubbles(got.length, known)}. ${predictor.bubbleNames(got.join(', '), not.join(', '))}`}
          />
        </div>
        {chance ? (
          <>
            <p className="mt-4 text-secondary">{words.chanceIn(String(seat.forecastSeason))}</p>
            <p className="type-answer">{predictor.percent(chance.percent)}</p>
            <p className="mt-1 flex flex-wrap items-center gap-3">
              <Badge tone={TONES[chance.band]}>{predictor.bands[chance.band]}</Badge>
              {predictor.chanceWords(chance.percent)}
            </p>
            <p className="type-small mt-2 text-secondary">
              {predictor.bandMeanings[chance.band]}{' '}
              <a href={inLanguage(paths.reportCard(), language)} className="text-primary-text underline">
                {words.chanceMeans}
              </a>
            </p>
          </>
        ) : (
          <p className="mt-4 text-secondary">{words.noChance}</p>
        )}
      </div>
      <div>
        <h3 className="font-heading">{words.replayTitle}</h3>
        <ul className="mt-1 grid gap-1 tabular-nums">
          {seasons.toReversed().map((season) => (
            <li key={season.season}>{replayWords(season, words)}</li>
          ))}
        </ul>
        <p className="type-small mt-3 text-tertiary">
          {predictor.judgedBy(
            groupIndian(rank),
            predictor.rankOf(predictor.lists[seat.list], predictor.kinds[rankKind]),
          )}
        </p>
      </div>
    </div>
  )
}

function replayWords(
  { season, wouldGet, earliestRound, isRoundByRound }: Judged['seasons'][number],
  words: ReturnType<typeof useWords>['seats'],
): string {
  const year = String(season)
  if (earliestRound !== null) {
    return isRoundByRound ? words.replayFrom(year, String(earliestRound)) : words.replayFinal(year)
  }
  return wouldGet === null ? words.replayNone(year) : words.replayNot(year)
}
