import { CHOICES_MAX, moveChoices } from './choice-list.ts'

/** What somebody suggests to do with one choice of a list. */
export const EDIT_KINDS = ['add', 'remove', 'move'] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/** A suggested edit of one choice. */
export type SuggestedEdit = {
  kind: EditKind
  key: string
  /** Where the choice is to be, from 0, behind the end: at the end; null where it is to be removed. */
  position: number | null
}

/** Why an edit does not fit a list as it is now: what is to be added is on it, what is to go or move is not, no room. */
export type EditConflict = 'on-list' | 'not-on-list' | 'full'

/** Why an edit does not fit a list; undefined where it does. */
export function conflictOf(keys: readonly string[], { kind, key }: SuggestedEdit): EditConflict | undefined {
  if (kind !== 'add') return keys.includes(key) ? undefined : 'not-on-list'
  if (keys.includes(key)) return 'on-list'
  return keys.length >= CHOICES_MAX ? 'full' : undefined
}

/** A list with an edit made that fits it. */
export function applyEdit(keys: readonly string[], { kind, key, position }: SuggestedEdit): readonly string[] {
  if (kind === 'remove') return keys.filter((one) => one !== key)
  const withKey = kind === 'add' ? [...keys, key] : keys
  return moveChoices(withKey, new Set([key]), position ?? keys.length)
}

/** The edit that takes one back. @param formerPosition  where the choice was before; null for one that was added */
export function reverseOf({ kind, key }: SuggestedEdit, formerPosition: number | null): SuggestedEdit {
  if (kind === 'add') return { kind: 'remove', key, position: null }
  return { kind: kind === 'remove' ? 'add' : 'move', key, position: formerPosition }
}
