import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { shareOfFew } from '@sopaan/domain/predictor/share-of-few'
import { sayFee, sayKm, sayNirf, saySalary, sayWomen } from '#web/colleges/college-figures.ts'
import { countGot, usePoolName, usePoolNameWithin } from '#web/colleges/pool-words.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Row = ChoicesAnswer['data'][number]
type Pool = Row['pools'][number]
type Props = {
  row: Row
  lead: Pool
  seasons: ChoicesAnswer['seasons']
  forecastSeason: number
  /** What the reader said, as the end of an address. */
  profile: string
  isTicked: boolean
  isFull: boolean
  onTick: (key: string) => void
  onHide: (key: string) => void
  /** The sheet in which a missing rank is given. */
  sheetId: string
}

/** Years in which the number and the bubbles may seem to quarrel, of those with a rank. */
const QUARREL_SHARE = 0.5
const EVEN_PERCENT = 50

/** What stands in an open row: one sentence why, the reader's seats, five years, where the figures come from, what to do. */
export function ResultDetail(props: Props) {
  const { row, lead, seasons, profile, isTicked, isFull, onTick, onHide, sheetId } = props
  const { results: words, language } = useWords()
  return (
    <div className="result-detail">
      <p className="result-why">{useReason(lead, props)}</p>
      <ul className="result-pools">
        {row.pools.map((pool) => (
          <PoolLine key={pool.key} pool={pool} />
        ))}
        {row.unjudged.map((each) => (
          <UnjudgedLine key={`${each.list} ${each.seatType}`} pools={each} sheetId={sheetId} />
        ))}
      </ul>
      <Trend
        points={seasons.map(({ season }, at) => {
          const closing = lead.closings[at] ?? null
          return closing === null
            ? { at: String(season), value: undefined, words: '' }
            : { at: String(season), value: closing, words: groupIndian(closing) }
        })}
        you={lead.rank}
        youWords={words.you(groupIndian(lead.rank))}
        isRankDown
        label={words.chart(String(seasons[0]?.season), String(seasons.at(-1)?.season))}
      />
      <p className="type-small text-secondary">
        {[
          sayFee(row.institute.feeInr, words),
          sayNirf(row.institute, words) ?? words.nirfUnknown,
          saySalary(row.institute.salaryInr, words),
          sayWomen(row.institute.womenPercent, words),
          ...(row.km === undefined ? [] : [sayKm(row.km, words)]),
        ].join(' · ')}
      </p>
      <p className="result-receipt">
        <Receipt pool={lead} seasons={seasons} forecastSeason={props.forecastSeason} />{' '}
        <a href={inLanguage(paths.reportCard(), language)} className="font-semibold text-primary-text">
          {words.howWeKnow}
        </a>
      </p>
      <p className="result-actions">
        <a href={inLanguage(paths.seat(lead.key), language) + profile} className={buttonClasses('pen')}>
          {words.open}
        </a>
        <button
          type="button"
          aria-pressed={isTicked}
          disabled={isFull && !isTicked}
          onClick={() => onTick(lead.key)}
          className={buttonClasses('line')}
        >
          {isFull && !isTicked ? words.fourAtMost : words.compare}
        </button>
        <button type="button" onClick={() => onHide(row.key)} className={buttonClasses('line')}>
          {words.hide}
        </button>
      </p>
    </div>
  )
}

function PoolLine({ pool }: { pool: Pool }) {
  const { predictor, results: words } = useWords()
  const nameOf = usePoolName()
  const closing = pool.closings.at(-1) ?? null
  const rank = groupIndian(pool.rank)
  const name = predictor.rankOf(predictor.lists[pool.list], predictor.kinds[pool.rankKind])
  const isCrl = pool.rankKind === 'common' && pool.list === 'main-1'
  return (
    <li>
      <ChancePill band={pool.band} percent={words.percent(pool.chancePercent)} size="small" />
      <span>
        <b>{`${nameOf(pool)}, ${words.quotas[pool.quota]}`}</b>
        <small>
          {words.poolFacts(
            closing === null ? '' : groupIndian(closing),
            isCrl ? words.yourRank.common(rank) : words.yourRank.other(name, rank),
          )}
        </small>
      </span>
    </li>
  )
}

function UnjudgedLine({ pools, sheetId }: { pools: Row['unjudged'][number]; sheetId: string }) {
  const { results: words } = useWords()
  const closings = pools.closings.flatMap((closing) => (closing === null ? [] : [groupIndian(closing)]))
  return (
    <li>
      <ChancePill band="long-shot" percent="?" size="small" />
      <span>
        <b>{words.unjudged(pools.closings.length, pools.seatType)}</b>
        {closings.length > 0 && <small>{words.unjudgedClosed(closings.join(words.and))}</small>}
      </span>
      <button type="button" popoverTarget={sheetId} className="result-add-rank">
        {words.addRankShort}
      </button>
    </li>
  )
}

type ReceiptProps = Pick<Props, 'seasons' | 'forecastSeason'> & { pool: Pool }

function Receipt({ pool, seasons, forecastSeason }: ReceiptProps) {
  const { results: words } = useWords()
  const newest = seasons.at(-1)
  const { low, high } = pool.expected
  const name = words.poolName[pool.gender](pool.seatType)
  const receipt = newest
    ? words.receipt(String(newest.season), String(newest.round), words.quotas[pool.quota], name)
    : ''
  return `${receipt} ${words.receiptRange(String(forecastSeason), groupIndian(low), groupIndian(high))}`
}

/** One sentence why, with the reason where the number and the bubbles seem to quarrel. */
function useReason(pool: Pool, { forecastSeason }: Pick<Props, 'forecastSeason'>): string {
  const { results: words } = useWords()
  const nameOf = usePoolNameWithin()
  const [before, last] = pool.closings.slice(-2)
  const { got, known } = countGot(pool)
  const percent = words.percent(pool.chancePercent)
  const seat = nameOf(pool)
  const sentences = [words.about(pool.chancePercent)]
  if (last !== null && last !== undefined) {
    sentences.push(words.closedLast(seat, groupIndian(last), before ? groupIndian(before) : ''))
  }
  sentences.push(words.youAre(groupIndian(pool.rank)))
  if (pool.isNew) sentences.push(words.isNew)
  else if (isQuarrel(pool.chancePercent, got, known)) {
    const trend = trendOf(pool.closings)
    if (trend === 'easier' && pool.chancePercent >= EVEN_PERCENT)
      sentences.push(words.easierRunning(percent, got, known))
    else if (trend === 'harder' && pool.chancePercent < EVEN_PERCENT) {
      sentences.push(words.harderRunning(percent, got, known))
    } else {
      const { low, high } = pool.expected
      sentences.push(words.expectedNext(groupIndian(low), groupIndian(high), String(forecastSeason)))
    }
  }
  const again = shareOfFew(pool.offeredPercent)
  if (again) sentences.push(words.offeredAgain(String(again.some), String(again.of)))
  return sentences.join(' ')
}

function isQuarrel(percent: number, got: number, known: number): boolean {
  if (known === 0) return false
  return percent >= EVEN_PERCENT ? got / known < QUARREL_SHARE : got / known > QUARREL_SHARE
}

/** Whether the closing rank moved the same way in both of the last two years. */
function trendOf(closings: readonly (number | null)[]): 'easier' | 'harder' | undefined {
  const [first, second, third] = closings.slice(-3)
  if (!first || !second || !third) return undefined
  if (first < second && second < third) return 'easier'
  return first > second && second > third ? 'harder' : undefined
}
