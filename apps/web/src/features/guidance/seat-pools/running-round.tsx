import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** While a season runs: which round of it is in, where the seat closed in it, and what that means for the reader's rank. */
export function RunningRound({ seat }: { seat: SeatPage }) {
  const { seats: words, predictor } = useWords()
  const { forecastSeason, afterRound, rounds, verdict } = seat
  if (forecastSeason === null || afterRound === 0) return null
  const [season, round] = [String(forecastSeason), String(afterRound)]
  const closing = rounds.find((each) => each.season === forecastSeason && each.round === afterRound)?.closing ?? null
  const rank = verdict?.state === 'judged' ? verdict.rank : undefined
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="likely">{predictor.roundIn(round, season)}</Badge>
      <p>
        {closing === null ? words.runningNone : words.runningClosed(groupIndian(closing))}{' '}
        {closing !== null && rank !== undefined && words.runningYours(rank <= closing)}
      </p>
    </div>
  )
}
