import { moveChoices } from '@sopaan/domain/choice-lists/choice-list'
import { countPassed } from '@sopaan/domain/choice-lists/narrowed-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { useWords } from '#web/words/use-words.tsx'

/** The rows as they stand, and what saves them. */
export type ChangedRows = {
  /** The choices in their order. */
  keys: readonly string[]
  /** Those of them that are drawn. */
  shown: readonly string[]
  /** Saves another order, or fewer choices. @param what  was done, in words, for undo */
  onKeys: (what: string, keys: string[]) => void
  /** College and branch of a choice, in full. */
  nameOf: (key: string) => string
}

/** What the last change did that the rows alone do not show, and the order before it. */
type Done = { said: string; deed: string; before: readonly string[] }

/** What can be changed of the rows, and what the last change said. */
export type ListChanges = {
  said: string
  done: Done | undefined
  clearDone: () => void
  /** What one choice is called, or how many several are. */
  nameOf: (changed: readonly string[]) => string
  moveTo: (moving: readonly string[], to: number) => void
  drop: (dropped: readonly string[]) => void
  swipeOut: (key: string) => void
}

/**
 * Another order and fewer choices, each saved and said aloud.
 * @param onDropped  hears which choice a single one which was taken out leaves its place to
 */
export function useRowChanges(
  { keys, shown, onKeys, nameOf: nameOfOne }: ChangedRows,
  onDropped: (next: string | undefined) => void,
): ListChanges {
  const { choices: words } = useWords()
  const [said, setSaid] = useState('')
  const [done, setDone] = useState<Done>()

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
    // Past others that the filters leave out: nothing of it is seen.
    if (passed > 0) setDone({ said, deed, before: keys })
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

  function swipeOut(key: string): void {
    const name = nameOf([key])
    setDone({ said: words.dropped(name), deed: words.deeds.drop(name), before: keys })
    drop([key])
  }

  return { said, done, clearDone: () => setDone(undefined), nameOf, moveTo, drop, swipeOut }
}
