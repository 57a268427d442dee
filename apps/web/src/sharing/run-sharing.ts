/**
 * Makes the ways of sharing work on a page with or without React: `[data-share-text]` opens the system's own sheet with a text and
 * a link, `[data-share-picture]` draws a picture and sends it. What draws is loaded when it is pressed. A browser without
 * such a sheet is not shown the way to it.
 */
export function runSharing(): void {
  const root = document.documentElement
  if (root.dataset.sharing !== undefined) return
  root.dataset.sharing = 'share' in navigator ? 'sheet' : 'none'
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
    const { shareText: text, shareUrl: url, sharePicture } = pressed?.dataset ?? {}
    // Closing the sheet without a choice is an answer too.
    if (text !== undefined && url !== undefined) navigator.share({ text, url }).catch(() => undefined)
    if (pressed && sharePicture !== undefined) void send(pressed, sharePicture)
  })
}

const PRESSED = '[data-share-text], [data-share-picture]'

async function send(pressed: HTMLElement, facts: string): Promise<void> {
  if (pressed.getAttribute('aria-busy') === 'true') return
  pressed.setAttribute('aria-busy', 'true')
  const said = pressed.closest('[data-share-menu]')?.querySelector<HTMLElement>('[role="status"]')
  const say = (words = '') => {
    if (said) said.textContent = words
  }
  say()
  try {
    const { sendPicture } = await import('./send-picture.ts')
    // What our own page wrote into the button.
    const how = await sendPicture(JSON.parse(facts))
    if (how === 'saved') say(pressed.dataset.saved)
  } catch {
    say(pressed.dataset.failed)
  }
  pressed.removeAttribute('aria-busy')
}
