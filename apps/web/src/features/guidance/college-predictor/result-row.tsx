import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { lazy, type MouseEvent, memo, Suspense } from 'react'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CompareTick } from './compare-tick.tsx'
import { RowFigures } from './row-figures.tsx'
import { RowName } from './row-name.tsx'
import { RowPast } from './row-past.tsx'
import { RowSeats } from './row-seats.tsx'
import { type RowFacts, sayRow, sayWide } from './row-texts.ts'

export type RowProps = RowFacts & {
  forecastSeason: ChoicesAnswer['forecastSeason']
  /** What the reader narrows or orders by, in words; empty where it is neither fee nor distance. */
  figures: string
  /** Leaves out what no narrow screen shows. */
  isNarrow: boolean
  isOpen: boolean
  isTicked: boolean
  isFull: boolean
  onOpen: (key: string) => void
  onTick: (key: string) => void
  onHide: (key: string) => void
  sheetId: string
}

const ResultDetail = lazy(async () => ({ default: (await import('./result-detail.tsx')).ResultDetail }))

/**
 * One choice: how likely, which college and branch, in which years this rank got in, and where it closed. It opens in place.
 * What the server writes of it (written-row.tsx) is made of the same parts.
 */
export const ResultRow = memo(function ResultRow(props: RowProps) {
  const { row, lead, seasons, named, figures, isNarrow, isOpen, isTicked, isFull, onOpen, onTick } = props
  const { predictor, results, language } = useWords()
  const words = { predictor, results, language }
  const { name, percent, word, ...said } = sayRow(props, words)
  const wide = isNarrow ? undefined : sayWide(props, words)
  function handleOpen(event: MouseEvent): void {
    // A new tab or window gets the page of the seat.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(row.key)
  }
  return (
    <li className="result-row" data-open={isOpen || undefined} data-ticked={isTicked || undefined} data-named={named}>
      <CompareTick
        label={results.tickToCompare(name)}
        isTicked={isTicked}
        isFull={isFull}
        onTick={() => onTick(lead.key)}
      />
      <ChancePill isSilent band={lead.band} percent={percent} word={word} />
      <RowName {...said} figures={figures} isOpen={isOpen} onClick={handleOpen} />
      {wide && <RowSeats {...wide} />}
      <RowPast {...said} gender={lead.gender} newest={seasons.at(-1)?.season} />
      {wide && <RowFigures {...wide} />}
      <Bookmark value={lead.key} label={results.addToList(name)} isAdd className="result-add" />
      {isOpen && (
        <Suspense fallback={<div className="result-detail min-h-80" aria-busy="true" />}>
          <ResultDetail {...props} />
        </Suspense>
      )}
    </li>
  )
})
