import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Advice } from '@sopaan/domain/list-doctor/advice'
import type { Words } from '#web/words/en.ts'

type Naming = { words: Words['choices']['check']; nameOfKey: (key: string) => string }

/** Row by row: what is new, what goes, and where what moves by itself ends up. */
export function changesOf(
  before: readonly string[],
  keys: readonly string[],
  { repair }: Advice,
  { words, nameOfKey: name }: Naming,
): string[] {
  const place = (of: readonly string[], key: string) => groupIndian(of.indexOf(key) + 1)
  const isMoved = (key: string) => repair?.kind === 'move' && repair.key === key
  return [
    ...before.filter((key) => !keys.includes(key)).map((key) => words.dropped(name(key))),
    ...keys.filter((key) => !before.includes(key)).map((key) => words.added(name(key), place(keys, key))),
    ...keys.filter(isMoved).map((key) => words.moved(name(key), place(before, key), place(keys, key))),
  ]
}
