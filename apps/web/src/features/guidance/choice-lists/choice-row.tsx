import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/judged-choices'
import { memo } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceChance, ChoiceFigures, ChoiceNote, ChoiceSeat, useChoiceDegree } from './choice-facts.tsx'
import { ChoiceHeading } from './choice-heading.tsx'
import { choiceName } from './choice-name.ts'

type Props = {
  choiceKey: string
  /** null: the book does not have it any more; undefined: not judged yet. */
  choice: JudgedChoice | null | undefined
  rounds: JudgedChoices['rounds']
  /** The address of the reader, for the links of seats. */
  profile: string
  /** How far the college is from home; undefined where that is not known. */
  km?: number | undefined
  /** Whether it is ticked; undefined while no rows are being ticked. */
  isTicked?: boolean | undefined
  /** How many past seasons went no further down than this row, where all did; undefined for every other row. */
  floorSeasons?: number | undefined
  isBelowFloor?: boolean | undefined
  /** Choices right before it that the filters leave out: its number is that of the whole list. */
  skipped?: number
}

/**
 * One choice of the list. It holds no handlers: the list hears its buttons by `data-deed`. It is drawn again only when
 * something of its own changes (of 300 rows, a move draws one or two).
 */
export const ChoiceRow = memo(function ChoiceRow({
  choiceKey,
  choice,
  rounds,
  profile,
  km,
  isTicked,
  floorSeasons,
  isBelowFloor,
  skipped = 0,
}: Props) {
  const { choices: words } = useWords()
  const name = choiceName(choiceKey, choice)
  const degree = useChoiceDegree(choice)
  const said = `${name.branch}, ${name.college}`
  return (
    <li
      data-key={choiceKey}
      data-below={isBelowFloor || undefined}
      data-floor={floorSeasons === undefined ? undefined : true}
      className="choice-row"
      style={skipped > 0 ? { counterIncrement: `place ${skipped + 1}` } : undefined}
      aria-busy={choice === undefined || undefined}
    >
      {isTicked === undefined ? (
        <button key="number" type="button" data-deed="open" aria-label={words.more(said)} className="choice-number" />
      ) : (
        // An element of its own: which of the boxes Tab comes to is written into it.
        <button
          key="box"
          type="button"
          data-deed="tick"
          aria-pressed={isTicked}
          aria-label={words.tick(said)}
          className="choice-tick"
        >
          <Icon name="check" size={18} />
        </button>
      )}
      <ChoiceChance choice={choice} />
      <div className="choice-what" inert={isTicked !== undefined}>
        <ChoiceHeading name={name} degree={degree} seatKey={choice?.pools[0]?.key} profile={profile} level="h3" />
        <ChoiceNote choice={choice} />
        <div className="choice-side">
          <ChoiceSeat choice={choice} rounds={rounds} />
          <ChoiceFigures choice={choice} km={km} />
        </div>
      </div>
      <button
        type="button"
        data-deed="place"
        aria-label={words.move(said)}
        inert={isTicked !== undefined}
        className="choice-place print:hidden"
      >
        <Icon name="grip" size={18} />
      </button>
      {floorSeasons !== undefined && <p className="choice-floor">{words.floor(floorSeasons)}</p>}
    </li>
  )
})
