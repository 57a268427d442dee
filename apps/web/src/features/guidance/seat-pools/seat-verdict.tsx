import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import type { SeatVerdict } from '@sopaan/contract/seat-verdicts'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { BAND_TONES } from '#web/colleges/band-tones.ts'
import { usePoolNameWithin } from '#web/colleges/pool-words.ts'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { OwnPools } from './own-pools.tsx'
import { SeatRankQuestion } from './rank-question.tsx'
import { questionOf } from './seat-rank-key.ts'

type Props = { seat: SeatPage; search: URLSearchParams }
type Judged = Extract<SeatVerdict, { state: 'judged' }>

/** Whether the reader's rank gets this seat: chance, the reader's other seats here and five years, or the question for the rank. */
export function SeatVerdictSection({ seat, search }: Props) {
  const { seats: words, predictor } = useWords()
  const { verdict } = seat
  const { kind } = questionOf(seat)
  const isJudged = verdict?.state === 'judged'
  return (
    <ResultSheet className="first-answer">
      <h2 id="your-rank" className={isJudged ? 'sr-only' : 'type-card'}>
        {words.yourRank}
      </h2>
      {verdict?.state === 'not-theirs' && <p className="mt-2">{words.notTheirs[verdict.because]}</p>}
      {verdict?.state === 'rank-missing' && (
        <p className="mt-2">
          {words.rankMissing(predictor.rankOf(predictor.lists[seat.list], predictor.kinds[verdict.rankKind]))}
        </p>
      )}
      {verdict === null && (
        <p className="mt-1 text-secondary">
          {words.yourRankNote(predictor.rankOf(predictor.lists[seat.list], predictor.kinds[kind]))}
        </p>
      )}
      {isJudged ? (
        <JudgedAnswer seat={seat} verdict={verdict} search={search} />
      ) : (
        <>
          <SeatRankQuestion seat={seat} search={search} />
          {seat.ownPools.length > 0 && (
            <div className="mt-6">
              <OwnPools seat={seat} search={search} />
            </div>
          )}
        </>
      )}
    </ResultSheet>
  )
}

function JudgedAnswer({ seat, verdict, search }: Props & { verdict: Judged }) {
  const { seats: words, language } = useWords()
  return (
    <>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-[280px_1fr_300px] lg:items-center">
        <Chance seat={seat} verdict={verdict} />
        {seat.ownPools.length > 0 && <OwnPools seat={seat} search={search} />}
        <FiveYears seat={seat} verdict={verdict} />
      </div>
      <a
        href={inLanguage(paths.reportCard(), language)}
        className="type-small mt-2 inline-flex min-h-11 items-center text-primary-text underline"
      >
        {words.chanceMeans}
      </a>
      <details>
        <summary className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">
          {words.change}
        </summary>
        <SeatRankQuestion seat={seat} search={search} />
      </details>
    </>
  )
}

/** The one number, its word, and one sentence why. */
function Chance({ seat, verdict: { chance, rank } }: { seat: SeatPage; verdict: Judged }) {
  const { seats: words, predictor, results } = useWords()
  const nameOf = usePoolNameWithin()
  const isBest = seat.ownPools[0]?.key === seat.key
  const [last, before] = seat.rounds.filter(({ isFinal, closing }) => isFinal && closing !== null).toReversed()
  return (
    <div>
      {chance ? (
        <div className="flex items-center gap-4">
          <ChancePill band={chance.band} percent={results.percent(chance.percent)} size="large" />
          <p className="min-w-0">
            <strong className="block font-heading text-[22px] leading-7">{predictor.bands[chance.band]}</strong>
            <span className="type-small block text-secondary">{words.chanceIn(String(seat.forecastSeason))}</span>
            {isBest && <span className="type-small block text-secondary">{words.best(seat.ownPools.length)}</span>}
          </p>
        </div>
      ) : (
        <p className="text-secondary">{words.noChance}</p>
      )}
      <p className="mt-3">
        {chance && results.about(chance.percent)}{' '}
        {last &&
          results.closedLast(
            nameOf(seat),
            groupIndian(last.closing ?? 0),
            before ? groupIndian(before.closing ?? 0) : '',
          )}{' '}
        {results.youAre(groupIndian(rank))}
      </p>
    </div>
  )
}

/** Where the seat closed in five years, with the reader's rank as a dashed line, and in which of them it got in. */
function FiveYears({ seat, verdict: { chance, rank, seasons } }: { seat: SeatPage; verdict: Judged }) {
  const { seats: words, predictor, results } = useWords()
  const nameOf = usePoolNameWithin()
  const years = (wanted: boolean) => seasons.filter(({ wouldGet }) => wouldGet === wanted).map(({ season }) => season)
  const [got, not] = [years(true), years(false)]
  const known = got.length + not.length
  const finals = seat.rounds.filter(({ isFinal }) => isFinal)
  const name = [nameOf(seat), predictor.quotas[seat.quota]].join(', ')
  const told = finals.flatMap(({ season, closing }) =>
    closing === null ? [] : [words.trendAt(String(season), groupIndian(closing))],
  )
  return (
    <div>
      <Trend
        points={finals.map(({ season, closing }) => ({
          at: String(season),
          value: closing ?? undefined,
          words: closing === null ? '' : groupIndian(closing),
        }))}
        you={rank}
        youWords={results.you(groupIndian(rank))}
        isRankDown
        label={words.trendName(name, told.join(', '))}
      />
      <p className="type-small text-secondary">{words.chartNote(name)}</p>
      <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-1">
        <p>
          {words.verdictIn(String(got.length), String(known))} {words.verdictYears(known)}
        </p>
        <Bubbles
          years={seasons.map(({ season, wouldGet }) => ({
            year: season,
            state: wouldGet === null ? 'none' : wouldGet ? 'yes' : 'no',
          }))}
          tone={chance ? BAND_TONES[chance.band] : 'plain'}
          label={`${predictor.bubbles(got.length, known)}. ${predictor.bubbleNames(got.join(', '), not.join(', '))}`}
        />
      </div>
    </div>
  )
}
