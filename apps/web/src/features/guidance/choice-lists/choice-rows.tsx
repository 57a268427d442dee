import { moveChoice } from '@sopaan/domain/choice-lists/choice-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { ChoiceStore, StoredList } from './choice-store.ts'
import { attachRowDrag } from './row-drag.ts'
import { seatName } from './seat-name.ts'
import type { Judging } from './use-choices.ts'

type Props = { store: ChoiceStore; list: StoredList; judged: Judging['judged']; search: URLSearchParams }

const NO_ROUNDS: [] = []
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

/** The seats of a list in their order, to be moved by dragging, by arrows and by the keyboard. */
export function ChoiceRows({ store, list, judged, search }: Props) {
  const { choices: words } = useWords()
  const [said, setSaid] = useState('')
  const [placing, setPlacing] = useState<string>()
  // It stays once it was opened, so that it closes as dialogs close.
  const [wasPlacing, setWasPlacing] = useState(false)
  const rows = useRef<HTMLOListElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const focusOn = useRef<{ key: string; deed: string }>(undefined)
  const { id, keys } = list
  const nameOf = (key: string) => {
    const { branch, college } = seatName(key, judged?.byKey.get(key))
    return `${branch}, ${college}`
  }
  const moveTo = (key: string, to: number) => {
    const from = keys.indexOf(key)
    const moved = moveChoice(keys, from, to)
    const place = moved.indexOf(key)
    if (from === -1 || place === from) return
    store.changeList(id, words.deeds.move(nameOf(key)), () => ({ keys: moved }))
    setSaid(words.movedTo(nameOf(key), groupIndian(place + 1), groupIndian(keys.length)))
  }
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
      if (at !== -1) current.current.moveTo(key, edge === 'top' ? at : at + 1)
    })
  }, [])

  function drop(key: string): void {
    const at = keys.indexOf(key)
    const next = keys[at + 1] ?? keys[at - 1]
    if (next !== undefined) focusOn.current = { key: next, deed: 'drop' }
    store.changeList(id, words.deeds.drop(nameOf(key)), () => ({ keys: keys.filter((each) => each !== key) }))
    setSaid(words.dropped(nameOf(key)))
  }

  function step(key: string, by: number, deed: string): void {
    focusOn.current = { key, deed }
    moveTo(key, keys.indexOf(key) + by)
  }

  function handleClick(event: MouseEvent): void {
    const { deed, key } = actionOf(event.target)
    if (key === undefined) return
    if (deed === 'up') step(key, -1, 'up')
    if (deed === 'down') step(key, 1, 'down')
    if (deed === 'drop') drop(key)
    if (deed === 'place') {
      setPlacing(key)
      setWasPlacing(true)
    }
  }

  function handleKey(event: KeyboardEvent): void {
    const { deed, key } = actionOf(event.target)
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (deed !== 'place' || key === undefined || by === undefined) return
    event.preventDefault()
    step(key, by, 'place')
  }

  const profile = profileSearch(search)
  return (
    <>
      <div className="relative">
        <ol ref={rows} aria-label={words.rowsLabel} className="choice-rows" onClick={handleClick} onKeyDown={handleKey}>
          {keys.map((key, at) => (
            <ChoiceRow
              key={key}
              seatKey={key}
              choice={judged?.byKey.get(key)}
              rounds={judged?.rounds ?? NO_ROUNDS}
              profile={profile}
              isFirst={at === 0}
              isLast={at === keys.length - 1}
            />
          ))}
        </ol>
        <div ref={line} aria-hidden="true" className="choice-line" />
      </div>
      <p className="type-small mt-3 text-tertiary print:hidden">{words.keys}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {wasPlacing && (
        <Suspense>
          <MoveDialog
            seat={placing === undefined ? undefined : { name: nameOf(placing), place: keys.indexOf(placing) + 1 }}
            count={keys.length}
            onMove={(place) => placing !== undefined && moveTo(placing, place - 1)}
            onClose={() => {
              if (placing !== undefined) findAction(rows.current, placing, 'place')?.focus()
              setPlacing(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function actionOf(target: EventTarget): { deed: string | undefined; key: string | undefined } {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-deed]') : null
  if (!button || button.getAttribute('aria-disabled') === 'true') return { deed: undefined, key: undefined }
  return { deed: button.dataset.deed, key: button.closest<HTMLElement>('[data-key]')?.dataset.key }
}

function findAction(list: HTMLElement | null, key: string, deed: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-deed="${deed}"]`)
}
