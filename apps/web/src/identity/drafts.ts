import { DAY_MS } from '@sopaan/domain/time/durations'
import { readStored, removeStored, writeStored } from '#web/stored.ts'
import { type Control, isChoice, listUnsaved, onAccepted } from './unsaved.ts'

/** What was being written on a page. */
type Draft = { user: string; path: string; at: number; forms: readonly DraftForm[] }
/** `form`: the keys of its fields, by which it is known again; the `nth` from 0 `of` so many that have the same. */
type DraftForm = { form: string; nth: number; of: number; fields: readonly Field[] }
type Field = { key: string; value: string; isChecked?: boolean }

const CONTROLS = 'input:not([role=combobox]), select, textarea'
/** Never kept: what is secret, what pays, and what no script may fill in. */
const UNKEPT_TYPES = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset'])
const UNKEPT_PURPOSE = /password|one-time-code|^cc-/

/** For the next page of this tab, when a sign-in was lost; and for whoever comes back to a page that was closed. */
const AREAS = ['draft', 'closedDrafts'] as const
type Area = (typeof AREAS)[number]
/** How long what was written waits for its page, ms, and of how many pages. */
const WAITS_MS = 7 * DAY_MS
const PAGES_MAX = 5

/** The forms that somebody has written in, and the fields. */
const written = new WeakSet<Element>()
const touched = new WeakSet<Control>()

/** From now on remembers which forms are written in. @returns ends it */
export function watchWriting(): () => void {
  const remember = ({ target }: Event) => {
    if (!isControl(target)) return
    written.add(formOf(target))
    touched.add(target)
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
  const forms = readForms((form) => written.has(form))
  if (forms.length === 0) return false
  storePage('draft', { user, forms })
  return true
}

/**
 * From now on keeps what is not saved of the forms of a page whenever it is hidden or closed, until it is saved or thrown
 * away. For people with a phone of their own: staff write about others, often at shared machines.
 * @returns ends it
 */
export function watchClosing(user: string): () => void {
  let isStored = false
  const store = () => {
    const unsaved = listUnsaved()
    if (unsaved === undefined) return
    const forms = readForms((form) => unsaved.some((each) => each === form))
    if (forms.length > 0) storePage('closedDrafts', { user, forms })
    else if (isStored) removePage('closedDrafts')
    isStored = forms.length > 0
  }
  const storeHidden = () => {
    if (document.visibilityState === 'hidden') store()
  }
  document.addEventListener('visibilitychange', storeHidden)
  window.addEventListener('pagehide', store)
  const endAccepted = onAccepted(() => {
    if (isStored) removePage('closedDrafts')
    isStored = false
  })
  return () => {
    document.removeEventListener('visibilitychange', storeHidden)
    window.removeEventListener('pagehide', store)
    endAccepted()
  }
}

/** Whether something that was written when a sign-in was lost waits for its page. */
export function hasDraft(): boolean {
  return readStored('draft') !== undefined
}

/** Forgets what was kept of this page when its sign-in was lost: the page is still there, and whoever wrote it is back. */
export function removePageDraft(): void {
  removePage('draft')
}

/** Forgets what waits for its page. */
export function removeDrafts(): void {
  for (const area of AREAS) removeStored(area)
}

/**
 * Fills in again what this person wrote before, each form as soon as it stands on the page. What somebody else wrote, and
 * what waited too long, is thrown away.
 * @param onFilled  told once something was filled in
 * @returns ends the watch
 */
export function fillDrafts(user: string, onFilled: () => void): () => void {
  for (const area of AREAS)
    writeDrafts(
      area,
      readDrafts(area).filter((draft) => draft.user === user && draft.at > Date.now() - WAITS_MS),
    )
  let paths = listPaths()
  if (paths.length === 0) return () => undefined
  let isToldOf = ''
  const fill = () => {
    const path = location.pathname
    if (!paths.includes(path)) return
    const filled = AREAS.map(fillPage)
    paths = listPaths()
    if (filled.includes(true) && isToldOf !== path) {
      isToldOf = path
      onFilled()
    }
    if (paths.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  fill()
  return () => observer.disconnect()
}

/** The pages for which something waits. */
function listPaths(): string[] {
  return AREAS.flatMap((area) => readDrafts(area).map(({ path }) => path))
}

/** Fills in what waits for this page where its form stands; what cannot be chosen yet waits on. @returns whether there was any */
function fillPage(area: Area): boolean {
  const drafts = readDrafts(area)
  const waiting = drafts.find(({ path }) => path === location.pathname)
  if (waiting === undefined) return false
  const forms = waiting.forms.map((form) => ({ ...form, fields: fillForm(form) }))
  const isFilled = forms.some(({ fields }, at) => fields.length < (waiting.forms[at]?.fields.length ?? 0))
  if (!isFilled) return false
  const open = forms.filter(({ fields }) => fields.length > 0)
  const others = drafts.filter((draft) => draft !== waiting)
  writeDrafts(area, open.length === 0 ? others : [...others, { ...waiting, forms: open }])
  return true
}

function storePage(area: Area, { user, forms }: Pick<Draft, 'user' | 'forms'>): void {
  const path = location.pathname
  const others = readDrafts(area).filter((draft) => draft.path !== path)
  writeDrafts(area, [...others, { user, path, at: Date.now(), forms }].slice(-PAGES_MAX))
}

/** What was written on this page is saved, or was thrown away. */
function removePage(area: Area): void {
  writeDrafts(
    area,
    readDrafts(area).filter(({ path }) => path !== location.pathname),
  )
}

/** What is kept, where it is ours; whatever else stands under the key counts as nothing. */
function readDrafts(area: Area): Draft[] {
  try {
    const stored: Draft[] | Draft | null = JSON.parse(readStored(area) ?? '[]')
    // Written by writeDrafts alone, or one by itself by the build before it: what is not a draft fits no form.
    return [stored].flat().flatMap((draft: Draft | null) => (Array.isArray(draft?.forms) ? [completeDraft(draft)] : []))
  } catch {
    return []
  }
}

function completeDraft(draft: Draft): Draft {
  return { ...draft, at: draft.at ?? Date.now(), forms: draft.forms.map((form) => ({ ...{ nth: 0, of: 1 }, ...form })) }
}

function writeDrafts(area: Area, drafts: readonly Draft[]): void {
  if (drafts.length === 0) removeStored(area)
  else writeStored(area, JSON.stringify(drafts))
}

/** The forms that are meant, each with the fields that somebody wrote in. */
function readForms(isMeant: (form: Element) => boolean): DraftForm[] {
  const groups = [...groupControls()].map(([form, controls]) => ({ form, controls, key: signatureOf(controls) }))
  return groups.flatMap(({ form, controls, key }) => {
    const alike = groups.filter((each) => each.key === key)
    const nth = alike.findIndex((each) => each.form === form)
    const fields = isMeant(form) ? controls.filter((each) => touched.has(each)).map(readField) : []
    return fields.length === 0 ? [] : [{ form: key, nth, of: alike.length, fields }]
  })
}

/** Where there are more or fewer of its kind than there were, it could be any of them: it waits. @returns the fields that wait on */
function fillForm({ form, nth, of, fields }: DraftForm): readonly Field[] {
  const alike = [...groupControls().values()].filter((each) => signatureOf(each) === form)
  const controls = alike.length === of ? alike[nth] : undefined
  if (controls === undefined) return fields
  const waiting: Field[] = []
  for (const control of controls) {
    const field = fields.find(
      (each) => each.key === keyOf(control) && (!isChoice(control) || each.value === control.value),
    )
    if (field === undefined) continue
    if (hasAnswer(control, field)) fillControl(control, field)
    else waiting.push(field)
  }
  return waiting
}

/** A list to choose from may get its answers only once another field is answered. */
function hasAnswer(control: Control, { value }: Field): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)
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
