import type { SeatRound } from '@sopaan/contract/seat-rounds'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** Rounds of one counselling, oldest first. */
  rounds: readonly SeatRound[]
  /** The reader's rank for the seat. */
  rank: number | undefined
  label: string
}

/**
 * Season by round, the final round first: closing rank, and below it the opening rank, as printed. The strip scrolls where
 * it is narrow.
 */
export function RoundGrid({ rounds, rank, label }: Props) {
  const { seats: words } = useWords()
  const seasons = [...new Set(rounds.map(({ season }) => season))].sort((a, b) => b - a)
  const numbers = [...new Set(rounds.flatMap(({ round, isFinal }) => (isFinal ? [] : [round])))].sort((a, b) => a - b)
  return (
    <section
      className="relative mt-4 overflow-x-auto rounded-box border border-border bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take focus.
      tabIndex={0}
      aria-label={label}
    >
      <table className="w-full min-w-max text-start tabular-nums">
        <thead className="type-small text-secondary">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface py-3 ps-4 pe-3 text-start font-semibold">
              {words.season}
            </th>
            <th scope="col" className="px-3 py-3 text-end font-semibold whitespace-nowrap">
              {words.finalRound}
            </th>
            {numbers.map((round) => (
              <th key={round} scope="col" className="px-3 py-3 text-end font-semibold whitespace-nowrap">
                {words.round(String(round))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={season} className="border-t border-border align-top">
              <th scope="row" className="sticky left-0 bg-surface py-2.5 ps-4 pe-3 text-start font-semibold">
                {season}
              </th>
              <Cell cell={rounds.find((each) => each.season === season && each.isFinal)} rank={rank} />
              {numbers.map((round) => (
                <Cell
                  key={round}
                  cell={rounds.find((each) => each.season === season && each.round === round && !each.isFinal)}
                  rank={rank}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell, rank }: { cell: SeatRound | undefined; rank: number | undefined }) {
  const { seats: words } = useWords()
  if (cell === undefined) return <td className="px-3 py-2.5" />
  const { round, opening, closing, isFinal } = cell
  const isIn = rank !== undefined && closing !== null && rank <= closing
  if (closing === null) return <td className="type-small px-3 py-2.5 text-end text-tertiary">{words.noRank}</td>
  return (
    <td className={classNames('px-3 py-2.5 text-end whitespace-nowrap', isIn && 'bg-safe-soft')}>
      <span className={isFinal ? 'font-heading' : undefined}>{groupIndian(closing)}</span>
      {isIn && <span className="sr-only"> ({words.gridIn})</span>}
      <span className={classNames('block text-[13px]', isIn ? 'text-secondary' : 'text-tertiary')}>
        {opening !== null && (
          <>
            <span className="sr-only">{words.openedAt('')}</span>
            {groupIndian(opening)}
          </>
        )}
        {isFinal && <span className="block">{words.round(String(round))}</span>}
      </span>
    </td>
  )
}
