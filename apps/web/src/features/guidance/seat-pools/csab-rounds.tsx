import type { SeatRound } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

/** What CSAB's special rounds printed, apart from JoSAA's: its ranks are common ranks for every category. */
export function CsabRounds({ rounds }: { rounds: readonly SeatRound[] }) {
  const { seats: words } = useWords()
  if (rounds.length === 0) return null
  return (
    <section aria-labelledby="csab" className="mt-14">
      <h2 id="csab" className="type-subsection">
        {words.csabTitle}
      </h2>
      <p className="measure mt-3 rounded-box bg-danger-soft p-4">{words.csabNote}</p>
      <dl className="mt-3 grid max-w-180 tabular-nums">
        {rounds.toReversed().map(({ season, round, opening, closing }) => (
          <div
            key={`${season} ${round}`}
            className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2"
          >
            <dt className="text-secondary">{words.csabSource(String(season), String(round))}</dt>
            <dd>{words.csabRow(groupIndian(opening ?? 0), groupIndian(closing ?? 0))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
