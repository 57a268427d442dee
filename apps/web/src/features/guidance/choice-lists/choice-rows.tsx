import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import { JustDone } from './just-done.tsx'
import { OpenedChoices } from './opened-choices.tsx'
import { TickedBar } from './ticked-bar.tsx'
import { type ChangedRows, type ListChanges, useRowChanges } from './use-row-changes.ts'
import { findRowAction, type RowAction, rowActionOf, useRowMoves } from './use-row-moves.ts'
import { moveTabStop, type Ticking, type Ticks, tickByKey, useTicks } from './use-ticks.ts'

type Props = Omit<ChangedRows, 'shown'> & {
  /** Those of the choices that are drawn, where filters leave some out; a change is one of the whole order all the same. */
  shown?: readonly string[]
  label: string
  /** What the columns are, where the rows have columns. */
  head?: ReactNode
  /** What is published of its college, in a line. */
  publishedOf?: (key: string) => string | undefined
  ticking: Ticking
  /** One row. @param isTicked  undefined while no rows are being ticked */
  row: (key: string, at: number, isTicked: boolean | undefined) => ReactNode
}

/** The choices of a list in their order, to be moved by dragging and by the keyboard, one or several at once. */
export function ChoiceRows({ label, head, publishedOf, ticking, row, ...list }: Props) {
  const { keys, shown = keys, onKeys } = list
  const { choices: words } = useWords()
  const dialog = useOpened()
  const rows = useRef<HTMLOListElement>(null)
  const ticks = useTicks(ticking, { rows, shown })
  const { ticked } = ticks
  const line = useRef<HTMLDivElement>(null)
  const focusOn = useRef<RowAction>(undefined)
  const changes = useRowChanges({ ...list, shown }, (next) => {
    ticks.clear()
    if (next !== undefined) focusOn.current = { key: next, deed: 'open' }
  })
  const { said, nameOf, moveTo, drop } = changes
  useRowMoves({ rows, line, focusOn }, keys, changes)
  return (
    <>
      {head}
      <div className="relative">
        <ol
          ref={rows}
          aria-label={label}
          className="choice-rows"
          data-ticking={ticked && ''}
          onClick={(event) => pressRow(event, { open: dialog.open, ticks })}
          onFocus={({ currentTarget, target }) => ticked && moveTabStop(currentTarget, target)}
          onKeyDown={(event) => {
            if (ticked) tickByKey(event, ticks)
            else moveByKey(event, { keys, shown, focusOn, moveTo })
          }}
        >
          {shown.map((key, at) => row(key, shown === keys ? at : keys.indexOf(key), ticked?.has(key)))}
        </ol>
        <div ref={line} aria-hidden="true" className="choice-line" />
      </div>
      <LastChange done={changes.done} clearDone={changes.clearDone} onKeys={onKeys} />
      {ticked && (
        <Ticked
          chosen={shown.filter((key) => ticked.has(key))}
          isAll={shown.every((key) => ticked.has(key))}
          {...{ moveTo, drop }}
          onMove={dialog.open}
          onAll={ticks.toggleAll}
          onEnd={ticks.onEnd}
        />
      )}
      <p className="type-small mt-3 text-tertiary print:hidden">{ticked ? words.tickKeys : words.keys}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {dialog.wasOpened && (
        <OpenedChoices
          {...{ keys, opened: dialog.opened, nameOf, publishedOf, moveTo, drop }}
          onClose={() => {
            const [key] = dialog.opened ?? []
            if (key !== undefined) findRowAction(rows.current, key, 'open')?.focus()
            dialog.close()
          }}
        />
      )}
    </>
  )
}

/** What the last change did that the rows do not show, with the way back. */
function LastChange({ done, clearDone, onKeys }: Pick<ListChanges, 'done' | 'clearDone'> & Pick<Props, 'onKeys'>) {
  const { choices: words } = useWords()
  if (!done) return null
  const { said, deed, before } = done
  return <JustDone key={said} said={said} onUndo={() => onKeys(words.undone(deed), [...before])} onEnd={clearDone} />
}

type TickedProps = Pick<ListChanges, 'moveTo' | 'drop'> & {
  chosen: readonly string[]
  isAll: boolean
  onMove: (chosen: readonly string[]) => void
  onAll: () => void
  onEnd: () => void
}

/** What can be done with the ticked choices together. */
function Ticked({ chosen, moveTo, drop, onMove, ...bar }: TickedProps) {
  return (
    <TickedBar
      count={chosen.length}
      onTop={() => moveTo(chosen, 0)}
      onMove={() => onMove(chosen)}
      onRemove={() => drop(chosen)}
      {...bar}
    />
  )
}

type Presses = { open: (chosen: readonly string[]) => void; ticks: Ticks }

/** While rows are ticked a press anywhere on one ticks it. */
function pressRow(event: MouseEvent, { open, ticks: { ticked, toggle, tickTo } }: Presses): void {
  if (ticked) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null
    if (row?.dataset.key === undefined) return
    if (event.shiftKey) tickTo(row.dataset.key)
    else toggle(row.dataset.key)
    return
  }
  const { deed, key } = rowActionOf(event.target)
  if (key !== undefined && (deed === 'open' || deed === 'place')) open([key])
}

type KeyMoves = Pick<ChangedRows, 'keys' | 'shown'> &
  Pick<ListChanges, 'moveTo'> & { focusOn: RefObject<RowAction | undefined> }

/** Past the next row that is seen. */
function moveByKey(event: KeyboardEvent, { keys, shown, focusOn, moveTo }: KeyMoves): void {
  const { deed, key } = rowActionOf(event.target)
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (key === undefined || by === undefined || !(deed === 'place' || (deed === 'open' && event.altKey))) return
  event.preventDefault()
  const next = shown[shown.indexOf(key) + by]
  if (next === undefined) return
  focusOn.current = { key, deed }
  moveTo([key], keys.indexOf(next))
}

/** The choices that the dialog is open for. It stays once it was opened, so that it closes as dialogs close. */
function useOpened() {
  const [opened, setOpened] = useState<readonly string[]>()
  const [wasOpened, setWasOpened] = useState(false)
  const open = (chosen: readonly string[]) => {
    setOpened(chosen)
    setWasOpened(true)
  }
  return { opened, wasOpened, open, close: () => setOpened(undefined) }
}
