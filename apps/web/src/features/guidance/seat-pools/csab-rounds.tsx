import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { shareOfFew } from '@sopaan/domain/predictor/share-of-few'
import { Fold } from '#web/ui/fold.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: Pick<SeatPage, 'csab' | 'csabForecast'> }

/** CSAB's special rounds, apart from JoSAA's: what they printed and what we expect, in common ranks for every category. */
export function CsabRounds({ seat: { csab, csabForecast } }: Props) {
  const { seats: words } = useWords()
  if (csab.length === 0 && csabForecast === null) return null
  return (
    <Fold name={words.csabTitle}>
      <p className="measure text-secondary">{words.csabNote}</p>
      {csabForecast && <Expected of={csabForecast} />}
      <dl className="mt-3 grid max-w-180 tabular-nums">
        {csab.toReversed().map(({ season, round, opening, closing }) => (
          <div
            key={`${season} ${round}`}
            className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2"
          >
            <dt className="text-secondary">{words.csabSource(String(season), String(round))}</dt>
            <dd>{words.csabRow(groupIndian(opening ?? 0), groupIndian(closing ?? 0))}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

function Expected({ of }: { of: NonNullable<SeatPage['csabForecast']> }) {
  const { seats: words } = useWords()
  const { season, from, expected, offeredPercent, chancePercent } = of
  const { low, middle, high } = expected
  const again = shareOfFew(offeredPercent)
  return (
    <div className="mt-4 max-w-180">
      <h3 className="type-card">{words.csabNext(String(season))}</h3>
      <p className="mt-1 text-[22px] leading-tight font-heading tabular-nums">
        {words.expected(groupIndian(low), groupIndian(high))}
      </p>
      <p className="measure mt-1">
        {words.csabExpected(groupIndian(middle), from.join(', '))}{' '}
        {again && words.csabOffered(String(again.some), String(again.of))}
      </p>
      {chancePercent !== null && <p className="mt-1 font-semibold">{words.csabChance(chancePercent)}</p>}
    </div>
  )
}
