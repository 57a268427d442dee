import type { HTMLInputTypeAttribute } from 'react'
import type { Constraints } from './constraints.ts'
import { constraintAt } from './read-form.ts'
import { unitOf } from './units.ts'

/** What the browser's own field takes of a constraint. */
type Limits = {
  maxLength?: number
  inputMode?: 'numeric' | 'decimal'
  type?: HTMLInputTypeAttribute
}

/**
 * The limits of a field as its `<input>` takes them, by its path: how long it may be, the keys a phone shows, and its kind
 * where the browser has one. Figures stay plain text, in which one can write `1,499`.
 */
export function limitsOf<B>(constraints: Constraints<B>, path: string): Limits {
  const { kind, lengthMax } = constraintAt(constraints, path) ?? {}
  if (kind === 'day') return { type: 'date' }
  if (kind === 'instant') return { type: 'datetime-local' }
  if (kind === 'number') return { inputMode: unitOf(path) === undefined ? 'numeric' : 'decimal' }
  return lengthMax === undefined ? {} : { maxLength: lengthMax }
}
