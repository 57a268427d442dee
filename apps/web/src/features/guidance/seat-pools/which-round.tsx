import type { SeatPage } from '@sopaan/contract/seat-pools'
import type { SeatVerdict } from '@sopaan/contract/seat-verdicts'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'

/** In which round of the newest season the reader's rank got in, a stroke a round, and in which rounds of the years before. */
export function WhichRound({ seat: { rounds, newestSeason, verdict } }: { seat: SeatPage }) {
  const { seats: words } = useWords()
  const own = rounds.filter(({ season }) => season === newestSeason)
  const judged = verdict?.state === 'judged' ? verdict : undefined
  const now = judged?.seasons.find(({ season }) => season === newestSeason)
  const before = judged?.seasons.filter(({ season }) => season !== newestSeason) ?? []
  if (own.length === 0) return null
  return (
    <Card>
      <h2 className="type-card">{words.roundTitle}</h2>
      <ol className="mt-3 flex gap-1.5 text-center tabular-nums">
        {own.map(({ round, closing }) => {
          const isIn = judged !== undefined && closing !== null && judged.rank <= closing
          return (
            <li key={round} className="min-w-0 flex-1">
              <span className={classNames('block h-1.5 rounded-full', isIn ? 'bg-safe' : 'bg-border-strong')} />
              <span className="type-small mt-1.5 block text-secondary">{words.roundShort(String(round))}</span>
              <strong className="block text-[13px] sm:text-[15px]">
                {closing === null ? words.noRank : groupIndian(closing)}
              </strong>
              {isIn && <span className="sr-only">{words.roundIn}</span>}
            </li>
          )
        })}
      </ol>
      <p className="type-small mt-3 text-secondary">{words.roundOf(String(newestSeason), 'JoSAA')}</p>
      {now !== undefined && (
        <p className="mt-1">
          {now.earliestRound === null
            ? words.roundNot(String(newestSeason))
            : words.roundYours(String(newestSeason), String(now.earliestRound))}
        </p>
      )}
      {before.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">
            {words.replayTitle}
          </summary>
          <ul className="grid gap-1 tabular-nums">
            {before.toReversed().map((season) => (
              <li key={season.season}>{replayWords(season, words)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function replayWords(
  { season, wouldGet, earliestRound, isRoundByRound }: Extract<SeatVerdict, { state: 'judged' }>['seasons'][number],
  words: Words['seats'],
): string {
  const year = String(season)
  if (earliestRound !== null) {
    return isRoundByRound ? words.replayFrom(year, String(earliestRound)) : words.replayFinal(year)
  }
  return wouldGet === null ? words.replayNone(year) : words.replayNot(year)
}
