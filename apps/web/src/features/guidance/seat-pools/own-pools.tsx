import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { usePoolName } from '#web/colleges/pool-words.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { YearsGot } from './years-got.tsx'

type OwnPool = SeatPage['ownPools'][number]
type Props = { seat: Pick<SeatPage, 'ownPools' | 'key'>; search: URLSearchParams }

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
            <PoolLine
              pool={pool}
              isThis={pool.key === key}
              hasQuota={new Set(ownPools.map(({ quota }) => quota)).size > 1}
              search={search}
            />
          </li>
        ))}
      </ul>
      {isHere && !isBest && <p className="type-small mt-1 text-secondary">{words.notBest}</p>}
    </div>
  )
}

type PoolLineProps = {
  pool: OwnPool
  isThis: boolean
  /** Where the reader's seats are of several quotas, each names its own. */
  hasQuota: boolean
  search: URLSearchParams
}

function PoolLine({ pool, isThis, hasQuota, search }: PoolLineProps) {
  const { seats: words, results, language } = useWords()
  const nameOf = usePoolName()
  const rank = groupIndian(pool.rank)
  const name = hasQuota ? `${nameOf(pool)}, ${results.quotas[pool.quota]}` : nameOf(pool)
  const rankName = useShortRankName(pool)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 sm:gap-x-3">
      <span className="row-span-2">
        <ChancePill band={pool.chance.band} percent={results.percent(pool.chance.percent)} size="small" />
      </span>
      {isThis ? (
        <strong aria-current="page" className="text-[14.5px] leading-5 sm:text-base">
          {name}
        </strong>
      ) : (
        <a
          href={seatLink(pool.key, language, search)}
          className="inline-flex min-h-11 items-center text-[14.5px] leading-5 font-semibold sm:text-base text-primary-text hover:underline"
        >
          {name}
        </a>
      )}
      <YearsGot own={pool} />
      <p className="col-span-2 col-start-2 text-[13.5px] leading-5 text-secondary tabular-nums">
        {results.poolFacts(pool.closing === null ? '' : groupIndian(pool.closing), words.yourPoolRank(rankName, rank))}
      </p>
    </div>
  )
}

/** The rank a seat is judged by, short enough for one line of a phone: "CRL", "OBC-NCL". */
function useShortRankName({ rankKind, list, seatType }: OwnPool): string {
  const { predictor } = useWords()
  if (rankKind === 'category') return seatType
  if (rankKind === 'common' && list === 'main-1') return 'CRL'
  return predictor.rankOf(predictor.lists[list], predictor.kinds[rankKind])
}
