import { createListeners } from '#web/listeners.ts'

/**
 * Which forms of this page hold something that is not saved yet. Watched from the document, so that no form has to say so
 * itself: a form counts from the first key in it until the change it sent was accepted, or until it is as it was before.
 */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input, select, textarea'
/** What is secret, and what no hand writes. */
const UNCOUNTED = new Set(['password', 'hidden', 'submit', 'button', 'image', 'reset'])
const SMALLEST = 2

/** What each form held when somebody came to it. */
const begun = new WeakMap<HTMLFormElement, string>()
const written = new Set<HTMLFormElement>()
/** What was sent of a form, until that change is accepted or something is written on. */
const sent = new Map<HTMLFormElement, string>()
let running = 0
let isReleased = false
const acceptedListeners = createListeners()

/** From now on remembers what is written in the forms of the page. @returns ends it */
export function watchForms(): () => void {
  isReleased = false
  const stops = [
    listen(['focusin', 'pointerdown'], (form) => {
      if (!written.has(form)) begun.set(form, snapshot(form))
    }),
    // A press may add or remove rows.
    listen(['input', 'change', 'click'], (form) => {
      written.add(form)
      sent.delete(form)
    }),
    listen(['submit'], (form) => sent.set(form, snapshot(form))),
  ]
  return () => {
    for (const stop of stops) stop()
    written.clear()
    sent.clear()
  }
}

/** Whether a form of this page would lose something by leaving it; what is on its way to the server is not lost. */
export function hasUnsaved(): boolean {
  return (listUnsaved() ?? []).length > 0
}

/** The forms of this page that would lose something; undefined once it is left for good. */
export function listUnsaved(): HTMLFormElement[] | undefined {
  for (const form of written) if (!form.isConnected) written.delete(form)
  return isReleased ? undefined : [...written].filter(isUnsaved)
}

/** Calls back whenever a change was accepted. @returns ends it */
export function onAccepted(watcher: () => void): () => void {
  return acceptedListeners.add(watcher)
}

/** A change is on its way. @returns what to call when it came back, with whether it was accepted */
export function startSending(): (isAccepted: boolean) => void {
  running += 1
  return (isAccepted) => {
    running -= 1
    for (const [form, accepted] of isAccepted ? sent : []) {
      written.delete(form)
      begun.set(form, accepted)
    }
    if (isAccepted || running === 0) sent.clear()
    if (isAccepted) acceptedListeners.call()
  }
}

/** This page is being left for good, by a sign-in that ended: nothing of it is asked about any more. */
export function releaseForms(): void {
  isReleased = true
}

function isUnsaved(form: HTMLFormElement): boolean {
  if (running > 0 && sent.has(form)) return false
  if (!isGuarded(form) || form.closest('dialog:not([open])') !== null) return false
  return begun.get(form) !== snapshot(form)
}

/** A form that saves something and took some writing: no search, which leads on by itself, and no single line. */
function isGuarded(form: HTMLFormElement): boolean {
  if (form.hasAttribute('action') || form.hasAttribute('method') || form.getAttribute('role') === 'search') return false
  const controls = controlsOf(form)
  return controls.length >= SMALLEST || controls.some((each) => each instanceof HTMLTextAreaElement)
}

function snapshot(form: HTMLFormElement): string {
  return JSON.stringify(controlsOf(form).map((each) => [each.name, isChoice(each) ? each.checked : each.value]))
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(CONTROLS)].filter(({ type }) => !UNCOUNTED.has(type))
}

/** Whether a field is ticked and not written in. */
export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** Calls back with the form in which something happened. @returns ends it */
function listen(events: readonly string[], onForm: (form: HTMLFormElement) => void): () => void {
  const handle = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form !== null) onForm(form)
  }
  for (const event of events) document.addEventListener(event, handle, true)
  return () => {
    for (const event of events) document.removeEventListener(event, handle, true)
  }
}
