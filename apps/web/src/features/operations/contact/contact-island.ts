/**
 * Sends the contact form without React and without leaving the page. What was typed stays whenever it could not be sent. Every word
 * stands in the page already.
 */
export function runContactIsland(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
  const said = document.querySelector<HTMLElement>('[data-contact-said]')
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!form || !said || !button) return
  const words = form.dataset
  const buttonWords = button.textContent
  button.disabled = false
  async function post(body: string): Promise<Response> {
    const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    return fetch('/api/v1/public/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body,
      signal: AbortSignal.timeout(30_000),
    })
  }
  function showErrors(paths: ReadonlySet<string>): void {
    for (const note of document.querySelectorAll<HTMLElement>('[data-wrong]')) {
      const name = note.dataset.for ?? ''
      note.textContent = paths.has(name) ? (note.dataset.wrong ?? '') : ''
      const field = form?.querySelector<HTMLElement>(`[name="${name}"]`)
      if (paths.has(name)) field?.setAttribute('aria-invalid', 'true')
      else field?.removeAttribute('aria-invalid')
    }
    form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  async function send(): Promise<string> {
    const body = JSON.stringify({
      ...Object.fromEntries(new FormData(form ?? undefined)),
      language: document.documentElement.lang,
    })
    let answer = await post(body)
    // A page from a cache brought no token: the refusal does.
    if (answer.status === 403) answer = await post(body)
    const told: { number?: string; errors?: { path: string }[] } = await answer.json()
    showErrors(new Set((told.errors ?? []).map(({ path }) => path)))
    if (answer.ok) {
      form?.reset()
      return (words.sent ?? '').replace('{number}', told.number ?? '')
    }
    if (told.errors?.length) return ''
    return (answer.status === 429 ? words.limited : words.failed) ?? ''
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    button.disabled = true
    button.textContent = words.sending ?? ''
    said.textContent = ''
    send()
      .catch(() => words.failed ?? '')
      .then((message) => {
        said.textContent = message
        button.disabled = false
        button.textContent = buttonWords
      })
  })
}
