import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: PredictedSeat; forecastSeason: number; newestSeason: number }

/** Where each number of a row comes from, in words: counselling, season, round, closing rank. */
export function SeatReceipts({ seat, forecastSeason, newestSeason }: Props) {
  const { predictor: words } = useWords()
  const { programme, expected } = seat
  return (
    <div className="type-small grid gap-2 pb-1 text-secondary">
      <ul className="grid gap-1 tabular-nums">
        {seat.seasons.toReversed().map(({ season, round, closing, wouldGet }) => (
          <li key={season}>
            {closing === null
              ? words.receiptNone(String(season), String(round))
              : words.receipt(String(season), String(round), groupIndian(closing), wouldGet === true)}
          </li>
        ))}
      </ul>
      {seat.earliestRound !== null && <p>{words.earliest(String(newestSeason), String(seat.earliestRound))}</p>}
      <p>
        {words.range(
          groupIndian(expected.low),
          groupIndian(expected.high),
          groupIndian(expected.middle),
          String(forecastSeason),
        )}
      </p>
      <p>
        {words.judgedBy(groupIndian(seat.rank), words.rankOf(words.lists[seat.list], words.kinds[seat.rankKind]))}{' '}
        {words.degree(programme.degree, programme.durationYears)}.
      </p>
    </div>
  )
}
