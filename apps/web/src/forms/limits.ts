import type { HTMLInputTypeAttribute } from 'react'
import type { Constraint, Constraints } from './constraints.ts'
import type { Path } from './path.ts'
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
export function limitsOf<B>(constraints: Constraints<B>, path: Path<B>): Limits {
  const { kind, lengthMax, min } = constraintAt(constraints, path) ?? {}
  if (kind === 'day') return { type: 'date' }
  if (kind === 'instant') return { type: 'datetime-local' }
  // The keys of figures have no minus.
  if (kind === 'number' && min !== undefined && min < 0) return {}
  if (kind === 'number') return { inputMode: unitOf(path) === undefined ? 'numeric' : 'decimal' }
  return lengthMax === undefined ? {} : { maxLength: lengthMax }
}

/** The least and the most of a figure, for a browser's own field of figures. */
export function rangeOf<B>(constraints: Constraints<B>, path: Path<B>): { min?: number; max?: number } {
  const { min, max } = constraintAt(constraints, path) ?? {}
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** The constraint of a field by its path; those of a list's items stand under `*`. */
export function constraintAt<B>(constraints: Constraints<B>, path: string): Constraint | undefined {
  return constraints[path] ?? constraints[path.replaceAll(/\.\d+(?=\.|$)/g, '.*')]
}
