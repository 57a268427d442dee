import { readStored, removeStored, writeStored } from '#web/stored.ts'
import { type Control, isChoice } from './unsaved.ts'

/** What was being written when a sign-in was lost. `form`: the keys of its fields, by which it is known again. */
type Draft = { user: string; path: string; forms: readonly { form: string; fields: readonly Field[] }[] }
type Field = { key: string; value: string; isChecked?: boolean }

const CONTROLS = 'input:not([role=combobox]), select, textarea'
/** Never kept: what is secret, what pays, and what no script may fill in. */
const UNKEPT_TYPES = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset'])
const UNKEPT_PURPOSE = /password|one-time-code|^cc-/

/** The forms that somebody has written in. */
const written = new WeakSet<Element>()

/** From now on remembers which forms are written in. @returns ends it */
export function watchWriting(): () => void {
  const remember = ({ target }: Event) => {
    if (isControl(target)) written.add(formOf(target))
  }
  document.addEventListener('input', remember)
  document.addEventListener('change', remember)
  return () => {
    document.removeEventListener('input', remember)
    document.removeEventListener('change', remember)
  }
}

/** Keeps what is written in the forms of this page, for this person. @returns whether there was anything to keep */
export function storeDrafts(user: string): boolean {
  const forms = [...groupControls()]
    .filter(([form]) => written.has(form))
    .map(([, controls]) => ({ form: signatureOf(controls), fields: controls.map(readField) }))
  if (forms.length === 0) return false
  writeStored('draft', JSON.stringify({ user, path: location.pathname, forms } satisfies Draft))
  return true
}

/** Whether something that was written waits for its page. */
export function hasDraft(): boolean {
  return readStored('draft') !== undefined
}

/**
 * Fills in again what this person wrote before the sign-in was lost, each form as soon as it stands on the page. What
 * somebody else wrote is thrown away.
 * @param onFilled  told once something was filled in
 * @returns ends the watch
 */
export function fillDrafts(user: string, onFilled: () => void): () => void {
  let draft = readDraft()
  if (draft?.user !== user) {
    removeStored('draft')
    return () => undefined
  }
  const fill = () => {
    if (draft === undefined || draft.path !== location.pathname) return
    const stillOpen = draft.forms.filter((kept) => !fillForm(kept))
    if (stillOpen.length === draft.forms.length) return
    draft = stillOpen.length === 0 ? undefined : { ...draft, forms: stillOpen }
    if (draft === undefined) removeStored('draft')
    else writeStored('draft', JSON.stringify(draft))
    onFilled()
    if (draft === undefined) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  fill()
  return () => observer.disconnect()
}

/** What is kept, where it is ours; whatever else stands under the key counts as nothing. */
function readDraft(): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(readStored('draft') ?? 'null')
    const isDraft = typeof kept === 'object' && kept !== null && 'forms' in kept && Array.isArray(kept.forms)
    // Written by storeDrafts alone: what is not a draft fits no form.
    return isDraft ? (kept as Draft) : undefined
  } catch {
    return undefined
  }
}

function fillForm({ form, fields }: Draft['forms'][number]): boolean {
  const controls = [...groupControls().values()].find((each) => signatureOf(each) === form)
  if (controls === undefined) return false
  for (const control of controls) {
    const field = fields.find(
      (each) => each.key === keyOf(control) && (!isChoice(control) || each.value === control.value),
    )
    if (field !== undefined) fillControl(control, field)
  }
  return true
}

/** Sets a field as a hand would, so that whoever listens hears of it. */
function fillControl(control: Control, { value, isChecked }: Field): void {
  if (isChoice(control)) {
    if (control.checked !== isChecked && (control.type === 'checkbox' || isChecked)) control.click()
    return
  }
  if (control.value === value) return
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  own?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function readField(control: Control): Field {
  const [key, { value }] = [keyOf(control), control]
  return isChoice(control) ? { key, value, isChecked: control.checked } : { key, value }
}

/** The fields that may be kept, by their form; those without one stand together. */
function groupControls(): Map<Element, Control[]> {
  const groups = new Map<Element, Control[]>()
  for (const control of document.querySelectorAll<Control>(CONTROLS)) {
    if (!isStorable(control)) continue
    const form = formOf(control)
    groups.set(form, [...(groups.get(form) ?? []), control])
  }
  return groups
}

function isStorable(control: Control): boolean {
  if (UNKEPT_TYPES.has(control.type) || UNKEPT_PURPOSE.test(control.autocomplete) || keyOf(control) === '') return false
  // What takes effect at once, without a form around it, is done by hand again.
  return control.form !== null || !(isChoice(control) || control instanceof HTMLSelectElement)
}

/** What a field is known by: its name, or what it is called on the screen. */
function keyOf(control: Control): string {
  return control.name || control.getAttribute('aria-label') || (control.labels?.[0]?.textContent ?? '').trim()
}

function signatureOf(controls: readonly Control[]): string {
  return [...new Set(controls.map(keyOf))].toSorted().join(' ')
}

function formOf(control: Control): Element {
  return control.form ?? document.body
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof Element && target.matches(CONTROLS) && isStorable(target as Control)
}
