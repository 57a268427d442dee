import { moveChoices } from '@sopaan/domain/choice-lists/choice-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type KeyboardEvent, lazy, type MouseEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { choiceName } from './choice-name.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { ChoiceStore, StoredList } from './choice-store.ts'
import { attachRowDrag } from './row-drag.ts'
import type { Judging } from './use-choices.ts'

type Props = {
  store: ChoiceStore
  list: StoredList
  judged: Judging['judged']
  /** The last row that any past season went down to, and how many seasons there were; undefined where it is not known. */
  floor: { key: string | undefined; seasons: number } | undefined
  search: URLSearchParams
}

const NO_ROUNDS: [] = []
const NONE: ReadonlySet<string> = new Set()
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

type TickedBarProps = { count: number; onTop: () => void; onMove: () => void; onRemove: () => void }

/** The choices of a list in their order, to be moved by dragging and by the keyboard, one or several at once. */
export function ChoiceRows({ store, list, judged, floor, search }: Props) {
  const { choices: words } = useWords()
  const [said, setSaid] = useState('')
  const [opened, setOpened] = useState<readonly string[]>()
  // It stays once it was opened, so that it closes as dialogs close.
  const [wasOpened, setWasOpened] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const rows = useRef<HTMLOListElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const focusOn = useRef<{ key: string; deed: string }>(undefined)
  const { id, keys } = list
  const chosen = keys.filter((key) => ticked?.has(key))
  const nameOf = (moved: readonly string[]) => {
    const [key = ''] = moved
    const { branch, college } = choiceName(key, judged?.byKey.get(key))
    return moved.length === 1 ? `${branch}, ${college}` : words.seats(moved.length, groupIndian(moved.length))
  }
  const moveTo = (moving: readonly string[], to: number) => {
    const moved = moveChoices(keys, new Set(moving), to)
    if (moved.every((key, at) => key === keys[at])) return
    const place = groupIndian(moved.indexOf(moving[0] ?? '') + 1)
    store.changeList(id, words.deeds.move(nameOf(moving)), () => ({ keys: moved }))
    setSaid(words.movedTo(nameOf(moving), place, groupIndian(keys.length)))
  }
  useRowMoves({ rows, line, focusOn }, keys, moveTo)

  function drop(dropped: readonly string[]): void {
    const next = keys[keys.indexOf(dropped.at(-1) ?? '') + 1] ?? keys.findLast((key) => !dropped.includes(key))
    if (next !== undefined && dropped.length === 1) focusOn.current = { key: next, deed: 'open' }
    const name = nameOf(dropped)
    store.changeList(id, words.deeds.drop(name), () => ({ keys: keys.filter((each) => !dropped.includes(each)) }))
    setTicked((before) => before && NONE)
    setSaid(words.dropped(name))
  }

  function open(chosen: readonly string[]): void {
    setOpened(chosen)
    setWasOpened(true)
  }

  function handleClick(event: MouseEvent): void {
    const { deed, key } = actionOf(event.target)
    if (key === undefined) return
    if (deed === 'open' || deed === 'place') open([key])
    if (deed === 'tick') setTicked((before) => toggled(before ?? NONE, key))
  }

  function handleKey(event: KeyboardEvent): void {
    const { deed, key } = actionOf(event.target)
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (key === undefined || by === undefined || !(deed === 'place' || (deed === 'open' && event.altKey))) return
    event.preventDefault()
    focusOn.current = { key, deed }
    moveTo([key], keys.indexOf(key) + by)
  }

  const place = keys.indexOf(opened?.[0] ?? '') + 1
  return (
    <>
      <div className="mb-2 flex justify-end print:hidden">
        <Button look="quiet" aria-pressed={ticked !== undefined} onClick={() => setTicked(ticked ? undefined : NONE)}>
          {ticked ? words.tickEnd : words.tickBegin}
        </Button>
      </div>
      <div className="relative">
        <ol ref={rows} aria-label={words.rowsLabel} className="choice-rows" onClick={handleClick} onKeyDown={handleKey}>
          <Rows keys={keys} judged={judged} profile={profileSearch(search)} ticked={ticked} floor={floor} />
        </ol>
        <div ref={line} aria-hidden="true" className="choice-line" />
      </div>
      {ticked && (
        <TickedBar
          count={chosen.length}
          onTop={() => moveTo(chosen, 0)}
          onMove={() => open(chosen)}
          onRemove={() => drop(chosen)}
        />
      )}
      <p className="type-small mt-3 text-tertiary print:hidden">{words.keys}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {wasOpened && (
        <Suspense>
          <MoveDialog
            seat={opened && { name: nameOf(opened), key: opened.length === 1 ? opened[0] : undefined, place }}
            count={keys.length}
            onMove={(to) => opened && moveTo(opened, to - 1)}
            onRemove={() => opened && drop(opened)}
            onClose={() => {
              const [key] = opened ?? []
              if (key !== undefined) findAction(rows.current, key, 'open')?.focus()
              setOpened(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type RowsProps = Pick<Props, 'judged' | 'floor'> & {
  keys: readonly string[]
  profile: string
  ticked: ReadonlySet<string> | undefined
}

function Rows({ keys, judged, floor, profile, ticked }: RowsProps) {
  const floorAt = floor === undefined ? keys.length : keys.indexOf(floor.key ?? '')
  return keys.map((key, at) => (
    <ChoiceRow
      key={key}
      choiceKey={key}
      choice={judged?.byKey.get(key)}
      rounds={judged?.rounds ?? NO_ROUNDS}
      profile={profile}
      isTicked={ticked?.has(key)}
      floorSeasons={at === floorAt ? floor?.seasons : undefined}
      isBelowFloor={at > floorAt}
    />
  ))
}

type Elements = {
  rows: RefObject<HTMLOListElement | null>
  line: RefObject<HTMLDivElement | null>
  /** The button that has the focus after the next change. */
  focusOn: RefObject<{ key: string; deed: string } | undefined>
}

/** Moves rows as they are dragged, and gives the focus to the row that a change was about. */
function useRowMoves(
  { rows, line, focusOn }: Elements,
  keys: readonly string[],
  moveTo: (moving: readonly string[], to: number) => void,
): void {
  // The list of the moment, for what is registered once and lives through many changes.
  const current = useRef({ keys, moveTo })
  useEffect(() => {
    current.current = { keys, moveTo }
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

/** What can be done with the ticked rows of a list; it stands at the bottom of the screen while rows are ticked. */
function TickedBar({ count, onTop, onMove, onRemove }: TickedBarProps) {
  const { choices: words } = useWords()
  return (
    <section aria-label={words.ticked(count, groupIndian(count))} className="ticked-bar print:hidden">
      <p role="status" className="grow font-semibold tabular-nums">
        {words.ticked(count, groupIndian(count))}
      </p>
      <Button look="line" disabled={count === 0} onClick={onTop}>
        {words.toTop}
      </Button>
      <Button look="line" disabled={count === 0} onClick={onMove}>
        {words.moveTitle}
      </Button>
      <Button look="danger" disabled={count === 0} onClick={onRemove}>
        {words.takeOff}
      </Button>
    </section>
  )
}
