import type { RequestInput } from '@sopaan/contract/call'
import type { contact } from '@sopaan/contract/contact'
import { requestPlainly } from '@sopaan/contract/plain-client'
import { readXsrfToken } from '#web/identity/xsrf-token.ts'

type Send = typeof contact.send

/**
 * Sends the contact form without React and without leaving the page. What was typed stays whenever it could not be sent.
 * Every word stands in the page already.
 */
export function runContactIsland(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
  const said = document.querySelector<HTMLElement>('[data-contact-said]')
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!form || !said || !button) return
  const words = form.dataset
  const buttonWords = button.textContent
  button.disabled = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    button.disabled = true
    button.textContent = words.sending ?? ''
    said.textContent = ''
    send(form, words)
      .catch(() => words.failed)
      .then((message) => {
        said.textContent = message ?? ''
        button.disabled = false
        button.textContent = buttonWords
      })
  })
}

/** What was sent last, with its key: the same words carry the same key, so that a message whose answer was lost stays one. */
let last = { typed: '', key: '' }

/** Sends what was typed as it was typed: the server judges. @returns what is said of it */
async function send(form: HTMLFormElement, words: DOMStringMap): Promise<string | undefined> {
  const fields = { ...Object.fromEntries(new FormData(form)), language: document.documentElement.lang }
  const typed = JSON.stringify(fields)
  if (last.typed !== typed) last = { typed, key: crypto.randomUUID() }
  const body = { ...fields, idempotencyKey: last.key }
  const sent = await requestPlainly<Send>(
    { method: 'POST', path: '/api/v1/public/contact' },
    { body } as unknown as RequestInput<Send>,
    { xsrfToken: readXsrfToken },
  )
  showErrors(form, sent.isAccepted ? [] : sent.errors.map(({ path }) => path))
  if (!sent.isAccepted) return sent.errors.length > 0 ? '' : sent.code === 'RATE_LIMITED' ? words.limited : words.failed
  last = { typed: '', key: '' }
  form.reset()
  return words.sent?.replace('{number}', sent.answer.number)
}

function showErrors(form: HTMLFormElement, paths: readonly string[]): void {
  for (const note of form.querySelectorAll<HTMLElement>('[data-wrong]')) {
    const name = note.dataset.for ?? ''
    const isWrong = paths.includes(name)
    note.textContent = isWrong ? (note.dataset.wrong ?? '') : ''
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
    if (isWrong) field?.setAttribute('aria-invalid', 'true')
    else field?.removeAttribute('aria-invalid')
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}
