import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import type { Constraint, Constraints } from './constraints.ts'
import { constraintAt } from './limits.ts'
import { readMinute } from './read-minute.ts'
import { readTypedNumber } from './units.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Tree = { [step: string]: unknown }

/** Stands for what a browser could not read, such as a day without its year: no call takes it. */
const UNREADABLE = '?'

/**
 * What was entered into a form, as its call takes it: every field of the call that stands in the form, and no other. What
 * cannot be read goes as it was typed, so that the call refuses it there, together with whatever else is wrong.
 * @param initial  what stood in the form at first: what was taken out of it is not left unchanged
 */
export function readForm<B>(form: HTMLFormElement, constraints: Constraints<B>, initial: unknown): B {
  const body: Tree = {}
  for (const [path, controls] of Map.groupBy(listControls(form), ({ name }) => name)) {
    const constraint = constraintAt(constraints, path)
    if (constraint === undefined) continue
    const value = readControls(controls, constraint, path)
    const isEmpty = value === '' || (constraint.empty === 'absent' && Array.isArray(value) && value.length === 0)
    const sent = isEmpty ? emptyAs(constraint, valueAt(initial, path) != null) : value
    if (sent !== undefined) setAt(body, path.split('.'), sent)
  }
  // Of the shape of the body where nothing is missing; the server judges that.
  return body as B
}

/** What stands at a path of a row: `name.en`. */
export function valueAt(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Tree)[step] : undefined), row)
}

function emptyAs({ kind, empty }: Constraint, wasFull: boolean): unknown {
  if (empty === 'absent' || (empty === 'unchanged' && !wasFull)) return undefined
  if (empty === 'null') return null
  return kind === 'number' || kind === 'boolean' ? null : ''
}

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (each): each is Control => each.matches('input, select, textarea') && !each.matches(':disabled'),
  )
}

function readControls(controls: readonly Control[], constraint: Constraint, path: string): unknown {
  const [first] = controls
  if (first === undefined) return ''
  const texts = controls.filter(isChosen).map(textOf)
  if (constraint.kind === 'list') {
    return listItems(first, texts)
      .map((item) => item.trim())
      .filter(Boolean)
      .map((text) => (constraint.of === 'number' ? (readTypedNumber(text, path) ?? text) : text))
  }
  if (constraint.kind === 'boolean' && first.type === 'checkbox') return texts.length > 0
  const [text = ''] = texts
  if (text === '' || constraint.kind === 'text' || constraint.kind === 'day') return text
  if (constraint.kind === 'instant') return fromIstDateTimeLocal(text) ?? text
  if (constraint.kind === 'number' && first.type === 'time') return readMinute(text)
  if (constraint.kind === 'number') return readTypedNumber(text, path) ?? text
  return text === 'true' || (text === 'false' ? false : text)
}

/** The items of a list: the boxes ticked, the lines of a text area, or what one line parts by commas. */
function listItems(control: Control, texts: readonly string[]): readonly string[] {
  if (control instanceof HTMLTextAreaElement) return control.value.split('\n')
  return control.type === 'text' ? texts.flatMap((text) => text.split(',')) : texts
}

function isChosen(control: Control): boolean {
  return !(control.type === 'checkbox' || control.type === 'radio') || (control as HTMLInputElement).checked
}

function textOf(control: Control): string {
  // A password is sent as it was typed, also while it is shown.
  if (control.matches('[type=password], [autocomplete$=password]')) return control.value
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
