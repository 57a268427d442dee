import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { usePoolName } from '#web/colleges/pool-words.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'

type OwnPool = SeatPage['ownPools'][number]
type Props = { seat: Pick<SeatPage, 'ownPools' | 'key'>; search: URLSearchParams }

const TONES = { safe: 'safe', likely: 'likely', reach: 'plain', 'long-shot': 'plain' } as const

/** Every seat of the choice that the reader may take, the best first, each with its chance, its closing rank and its years. */
export function OwnPools({ seat: { ownPools, key }, search }: Props) {
  const { seats: words } = useWords()
  const isBest = ownPools[0]?.key === key
  const isHere = ownPools.some((pool) => pool.key === key)
  return (
    <div>
      <h3 className="type-small text-secondary">{words.ownPools}</h3>
      <ul className="mt-1">
        {ownPools.map((pool) => (
          <li key={pool.key} className="border-t border-border py-2 first:border-t-0">
            <PoolLine pool={pool} isThis={pool.key === key} search={search} />
          </li>
        ))}
      </ul>
      {isHere && !isBest && <p className="type-small mt-1 text-secondary">{words.notBest}</p>}
    </div>
  )
}

function PoolLine({ pool, isThis, search }: { pool: OwnPool; isThis: boolean; search: URLSearchParams }) {
  const { seats: words, predictor, results, language } = useWords()
  const nameOf = usePoolName()
  const rank = groupIndian(pool.rank)
  const isCrl = pool.rankKind === 'common' && pool.list === 'main-1'
  const rankName = predictor.rankOf(predictor.lists[pool.list], predictor.kinds[pool.rankKind])
  const got = pool.seasons.filter(({ wouldGet }) => wouldGet === true).length
  const known = pool.seasons.filter(({ wouldGet }) => wouldGet !== null).length
  const name = `${nameOf(pool)}, ${results.quotas[pool.quota]}`
  return (
    <div className="flex items-center gap-3">
      <ChancePill band={pool.chance.band} percent={results.percent(pool.chance.percent)} size="small" />
      <p className="min-w-0 flex-1 leading-5">
        {isThis ? (
          <strong aria-current="page">{`${name} · ${words.thisOne}`}</strong>
        ) : (
          <a
            href={seatLink(pool.key, language, search)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
          >
            {name}
          </a>
        )}
        <span className="block text-[13.5px] text-secondary tabular-nums">
          {results.poolFacts(
            pool.closing === null ? '' : groupIndian(pool.closing),
            isCrl ? results.yourRank.common(rank) : results.yourRank.other(rankName, rank),
          )}
        </span>
      </p>
      <Bubbles
        size="row"
        tone={TONES[pool.chance.band]}
        label={results.gotIn(got, known)}
        years={pool.seasons.map(({ season, wouldGet }) => ({
          year: season,
          state: wouldGet === null ? 'none' : wouldGet ? 'yes' : 'no',
        }))}
      />
    </div>
  )
}
