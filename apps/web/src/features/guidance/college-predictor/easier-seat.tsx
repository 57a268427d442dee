import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  seat: NonNullable<PredictedSeat['easierOpenPool']>
  newestSeason: number
  /** The address of that seat's own page. */
  href: string
}

/** Names the less reserved seat of the same branch that is easier for the reader, and says by which rank and closing rank. */
export function EasierSeat({ seat, newestSeason, href }: Props) {
  const { predictor: words } = useWords()
  return (
    <p className="type-small mt-2 border-s-2 border-border-control ps-3">
      <a href={href} className="font-semibold text-default underline decoration-border-strong underline-offset-4">
        {words.easier(nameOf(seat, words), words.percent(seat.chancePercent))}
      </a>{' '}
      <span className="text-secondary">
        {words.easierWhy(
          groupIndian(seat.rank),
          words.kinds[seat.rankKind],
          seat.closing === null ? '' : groupIndian(seat.closing),
          String(newestSeason),
        )}
      </span>
    </p>
  )
}

function nameOf({ seatType, gender }: Props['seat'], words: ReturnType<typeof useWords>['predictor']): string {
  if (seatType !== 'OPEN') return words.otherSeat(seatType)
  return gender === 'female' ? words.openFemaleSeat : words.openSeat
}
