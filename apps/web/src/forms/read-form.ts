import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import type { Constraint, Constraints } from './constraints.ts'
import { readNumber } from './units.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Tree = { [step: string]: unknown }

/** Stands for what a browser could not read, such as a day without its year: no call takes it. */
const UNREADABLE = '?'

/**
 * What was entered into a form, as its call takes it: every field of the call that stands in the form, and no other. What
 * cannot be read goes as it was typed, so that the call refuses it there, together with whatever else is wrong.
 * @param initial  what stood in the form at first: what is taken out of it is not left out of what is sent
 */
export function readForm<B>(form: HTMLFormElement, constraints: Constraints<B>, initial: unknown): B {
  const body: Tree = {}
  for (const [path, controls] of Map.groupBy(listControls(form), ({ name }) => name)) {
    const constraint = constraintAt(constraints, path)
    if (constraint === undefined) continue
    const value = readControls(controls, constraint, path)
    const emptied = valueAt(initial, path) == null ? undefined : ''
    const sent = value === '' ? emptyAs(constraint, emptied) : value
    if (sent !== undefined) setAt(body, path.split('.'), sent)
  }
  // Of the shape of the body where nothing is missing; the server judges that.
  return body as B
}

/** The constraint of a field by its path; those of a list's items stand under `*`. */
export function constraintAt<B>(constraints: Constraints<B>, path: string): Constraint | undefined {
  return constraints[path] ?? constraints[path.replaceAll(/\.\d+(?=\.|$)/g, '.*')]
}

/** What stands at a path of a row: `words.en.name`. */
export function valueAt(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Tree)[step] : undefined), row)
}

function emptyAs({ kind, empty }: Constraint, emptied: '' | undefined): unknown {
  if (empty === 'absent') return emptied
  if (empty === 'null') return null
  return kind === 'text' || kind === 'instant' ? '' : null
}

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((each): each is Control => each.matches('input, select, textarea') && !each.matches(':disabled'))
}

function readControls(controls: readonly Control[], constraint: Constraint, path: string): unknown {
  const [first] = controls
  if (first === undefined) return ''
  const texts = controls.filter(isChosen).map(textOf)
  if (constraint.kind === 'list') {
    const items = first instanceof HTMLTextAreaElement ? first.value.split('\n').map((line) => line.trim()) : texts
    return items.filter(Boolean).map((text) => (constraint.of === 'number' ? (readNumber(text, path) ?? text) : text))
  }
  if (constraint.kind === 'boolean' && first.type === 'checkbox') return texts.length > 0
  const [text = ''] = texts
  if (text === '' || constraint.kind === 'text') return text
  if (constraint.kind === 'instant') return fromIstDateTimeLocal(text) ?? text
  if (constraint.kind === 'number') return readNumber(text, path) ?? text
  return text === 'true' || (text === 'false' ? false : text)
}

function isChosen(control: Control): boolean {
  return !(control.type === 'checkbox' || control.type === 'radio') || (control as HTMLInputElement).checked
}

function textOf(control: Control): string {
  if (control.type === 'password') return control.value
  return control.validity.badInput ? UNREADABLE : control.value.trim()
}

function setAt(tree: Tree, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) tree[step] = value
  else {
    // A list is a tree of numbered steps.
    tree[step] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}
    setAt(tree[step] as Tree, rest, value)
  }
}
