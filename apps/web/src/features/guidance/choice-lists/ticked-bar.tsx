import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  count: number
  /** Whether every row that is seen is ticked. */
  isAll: boolean
  onAll: () => void
  onTop: () => void
  onMove: () => void
  onRemove: () => void
  onEnd: () => void
}

/** What can be done with the ticked rows of a list; it stands at the bottom of the screen while rows are ticked. */
export function TickedBar({ count, isAll, onAll, onTop, onMove, onRemove, onEnd }: Props) {
  const { choices: words } = useWords()
  return (
    <section aria-label={words.ticked(count, groupIndian(count))} className="ticked-bar print:hidden">
      <p role="status" className="grow font-semibold tabular-nums">
        {words.ticked(count, groupIndian(count))}
      </p>
      <Button look="quiet" onClick={onAll}>
        {isAll ? words.tickNone : words.tickAll}
      </Button>
      <Button look="line" disabled={count === 0} onClick={onTop}>
        {words.toTop}
      </Button>
      <Button look="line" disabled={count === 0} onClick={onMove}>
        {words.moveTitle}
      </Button>
      <Button look="danger" disabled={count === 0} onClick={onRemove}>
        {words.takeOff}
      </Button>
      <Button look="quiet" onClick={onEnd}>
        {words.tickEnd}
      </Button>
    </section>
  )
}
