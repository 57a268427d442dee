import { moveChoices } from '@sopaan/domain/choice-lists/choice-list'
import { countPassed } from '@sopaan/domain/choice-lists/narrowed-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { attachSwipe } from '#web/ui/swipe.ts'
import { useWords } from '#web/words/use-words.tsx'
import { JustDone } from './just-done.tsx'
import { layOutAhead } from './lay-out-ahead.ts'
import { OpenedChoices } from './opened-choices.tsx'
import { attachRowDrag } from './row-drag.ts'
import { TickedBar } from './ticked-bar.tsx'

/** Whether rows are being ticked, and how that ends. */
export type Ticking = { isOn: boolean; onEnd: () => void }

type Props = {
  /** The choices in their order. */
  keys: readonly string[]
  /** Those of them that are drawn, where filters leave some out; a change is one of the whole order all the same. */
  shown?: readonly string[]
  label: string
  /** What the columns are, where the rows have columns. */
  head?: ReactNode
  /** Saves another order, or fewer choices. @param what  was done, in words, for undo */
  onKeys: (what: string, keys: string[]) => void
  /** College and branch of a choice, in full. */
  nameOf: (key: string) => string
  /** What is published of its college, in a line. */
  publishedOf?: (key: string) => string | undefined
  ticking: Ticking
  /** One row. @param isTicked  undefined while no rows are being ticked */
  row: (key: string, at: number, isTicked: boolean | undefined) => ReactNode
}

const NONE: ReadonlySet<string> = new Set()

/** The choices of a list in their order, to be moved by dragging and by the keyboard, one or several at once. */
export function ChoiceRows({
  keys,
  shown = keys,
  label,
  head,
  onKeys,
  nameOf: nameOfOne,
  publishedOf,
  ticking,
  row,
}: Props) {
  const { choices: words } = useWords()
  const { opened, wasOpened, open, close } = useOpened()
  const [marked, setMarked] = useState(NONE)
  // What the last change did that the rows alone do not show, and the order before it.
  const [done, setDone] = useState<{ said: string; deed: string; before: readonly string[] }>()
  const ticked = ticking.isOn ? marked : undefined
  const rows = useRef<HTMLOListElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const focusOn = useRef<{ key: string; deed: string }>(undefined)
  const chosen = shown.filter((key) => ticked?.has(key))
  const { said, nameOf, moveTo, drop } = useChanges(
    { keys, shown, onKeys, nameOf: nameOfOne },
    {
      onPassed: (said, deed) => setDone({ said, deed, before: keys }),
      onDropped: (next) => {
        setMarked(NONE)
        if (next !== undefined) focusOn.current = { key: next, deed: 'open' }
      },
    },
  )
  const swipeOut = (key: string) => {
    const name = nameOf([key])
    setDone({ said: words.dropped(name), deed: words.deeds.drop(name), before: keys })
    drop([key])
  }
  useRowMoves({ rows, line, focusOn }, keys, { moveTo, swipeOut })

  function handleClick(event: MouseEvent): void {
    const { deed, key } = actionOf(event.target)
    if (key === undefined) return
    if (deed === 'open' || deed === 'place') open([key])
    if (deed === 'tick') setMarked((before) => toggled(before, key))
  }

  function handleKey(event: KeyboardEvent): void {
    const { deed, key } = actionOf(event.target)
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (key === undefined || by === undefined || !(deed === 'place' || (deed === 'open' && event.altKey))) return
    event.preventDefault()
    // Past the next row that is seen.
    const next = shown[shown.indexOf(key) + by]
    if (next === undefined) return
    focusOn.current = { key, deed }
    moveTo([key], keys.indexOf(next))
  }

  return (
    <>
      {head}
      <div className="relative">
        <ol ref={rows} aria-label={label} className="choice-rows" onClick={handleClick} onKeyDown={handleKey}>
          {shown === keys
            ? keys.map((key, at) => row(key, at, ticked?.has(key)))
            : shown.map((key) => row(key, keys.indexOf(key), ticked?.has(key)))}
        </ol>
        <div ref={line} aria-hidden="true" className="choice-line" />
      </div>
      {done && (
        <JustDone
          key={done.said}
          said={done.said}
          onUndo={() => onKeys(words.undone(done.deed), [...done.before])}
          onEnd={() => setDone(undefined)}
        />
      )}
      {ticked && (
        <TickedBar
          count={chosen.length}
          onTop={() => moveTo(chosen, 0)}
          onMove={() => open(chosen)}
          onRemove={() => drop(chosen)}
          onEnd={() => {
            setMarked(NONE)
            ticking.onEnd()
          }}
        />
      )}
      <p className="type-small mt-3 text-tertiary print:hidden">{words.keys}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {wasOpened && (
        <OpenedChoices
          {...{ keys, opened, nameOf, publishedOf, moveTo, drop }}
          onClose={() => {
            const [key] = opened ?? []
            if (key !== undefined) findAction(rows.current, key, 'open')?.focus()
            close()
          }}
        />
      )}
    </>
  )
}

type ChangeHearers = {
  /** A choice went past others that the filters leave out: what it passed, and the name of the change. */
  onPassed: (said: string, deed: string) => void
  /** The choice that a single one which was taken out leaves its place to. */
  onDropped: (next: string | undefined) => void
}

/** Another order and fewer choices, each saved and said aloud. */
function useChanges(
  { keys, shown, onKeys, nameOf: nameOfOne }: Pick<Props, 'keys' | 'onKeys' | 'nameOf'> & { shown: readonly string[] },
  { onPassed, onDropped }: ChangeHearers,
) {
  const { choices: words } = useWords()
  const [said, setSaid] = useState('')

  function nameOf(changed: readonly string[]): string {
    const [key = ''] = changed
    return changed.length === 1 ? nameOfOne(key) : words.seats(changed.length, groupIndian(changed.length))
  }

  function moveTo(moving: readonly string[], to: number): void {
    const moved = moveChoices(keys, new Set(moving), to)
    if (moved.every((key, at) => key === keys[at])) return
    const [deed, place] = [words.deeds.move(nameOf(moving)), groupIndian(moved.indexOf(moving[0] ?? '') + 1)]
    onKeys(deed, [...moved])
    const at = words.movedTo(nameOf(moving), place, groupIndian(keys.length))
    const passed = countPassed(keys, moved, new Set([...shown, ...moving]))
    const said = passed === 0 ? at : words.filter.passed(at, passed, groupIndian(passed))
    setSaid(said)
    if (passed > 0) onPassed(said, deed)
  }

  function drop(dropped: readonly string[]): void {
    const next = shown[shown.indexOf(dropped.at(-1) ?? '') + 1] ?? shown.findLast((key) => !dropped.includes(key))
    const name = nameOf(dropped)
    onKeys(
      words.deeds.drop(name),
      keys.filter((each) => !dropped.includes(each)),
    )
    onDropped(dropped.length === 1 ? next : undefined)
    setSaid(words.dropped(name))
  }

  return { said, nameOf, moveTo, drop }
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

type Elements = {
  rows: RefObject<HTMLOListElement | null>
  line: RefObject<HTMLDivElement | null>
  /** The button that has the focus after the next change. */
  focusOn: RefObject<{ key: string; deed: string } | undefined>
}

type RowChanges = { moveTo: (moving: readonly string[], to: number) => void; swipeOut: (key: string) => void }

/** Moves rows as they are dragged, takes out what is swiped, and gives the focus to the row that a change was about. */
function useRowMoves(
  { rows, line, focusOn }: Elements,
  keys: readonly string[],
  { moveTo, swipeOut }: RowChanges,
): void {
  // The list of the moment, for what is registered once and lives through many changes.
  const current = useRef({ keys, moveTo, swipeOut })
  useEffect(() => {
    current.current = { keys, moveTo, swipeOut }
    const { key, deed } = focusOn.current ?? {}
    focusOn.current = undefined
    if (key !== undefined) findAction(rows.current, key, deed ?? '')?.focus()
  })
  useEffect(() => {
    if (!rows.current || !line.current) return
    return attachRowDrag(rows.current, line.current, (key, on, edge) => {
      const others = current.current.keys.filter((each) => each !== key)
      const at = others.indexOf(on)
      if (at !== -1) current.current.moveTo([key], edge === 'top' ? at : at + 1)
    })
  }, [rows, line])
  const count = keys.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that came is laid out too.
  useEffect(() => {
    if (!rows.current) return
    return layOutAhead(rows.current)
  }, [rows, count])
  useEffect(() => {
    if (!rows.current) return
    return attachSwipe(rows.current, {
      // The handle drags.
      itemAt: (pressed) =>
        pressed.closest('[data-deed="place"]') ? undefined : (pressed.closest<HTMLElement>('[data-key]') ?? undefined),
      onOut: ({ dataset: { key } }) => key !== undefined && current.current.swipeOut(key),
    })
  }, [rows])
}

function toggled(ticked: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...ticked].filter((each) => each !== key)
  return new Set(ticked.has(key) ? others : [...others, key])
}

function actionOf(target: EventTarget): { deed: string | undefined; key: string | undefined } {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-deed]') : null
  return { deed: button?.dataset.deed, key: button?.closest<HTMLElement>('[data-key]')?.dataset.key }
}

function findAction(list: HTMLElement | null, key: string, deed: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-deed="${deed}"]`)
}
