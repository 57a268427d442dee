import type { StateSeatRow } from '@sopaan/contract/state-college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { nameMeasure, writeFigure, writeQuality, writeRound } from './state-figures.ts'

type Props = { seat: StateSeatRow; name: string; season: number }

/** Where each number of a row comes from: body, season, round, figure, and what is to be known of it. */
export function StateReceipts({ seat, name, season }: Props) {
  const { counsellings: words } = useWords()
  const { category, programme, kind } = seat
  return (
    <div className="type-small grid gap-2 pb-1 text-secondary">
      <ul className="grid gap-1 tabular-nums">
        {seat.lists.map((list) => {
          const where = words.source(name, String(season), writeRound(list, words.rounds))
          const quality = writeQuality(list.quality, words)
          return (
            <li key={`${list.round} ${list.stage}`}>
              {words.receipt(where, writeFigure(list.closing, kind), list.isIn)}
              {list.seats !== null && ` ${words.seats(groupIndian(list.seats))}`}
              {quality !== '' && ` (${quality})`}
            </li>
          )
        })}
      </ul>
      <p>
        {words.judgedBy(nameMeasure(seat, words), writeFigure(seat.score, kind))}{' '}
        {words.printedAs(category.code, category.label)} {programme.code && words.codeOf(programme.code)}
      </p>
    </div>
  )
}
