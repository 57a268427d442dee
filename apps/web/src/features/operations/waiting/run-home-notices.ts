import { hasSignInHint } from '#web/identity/sign-in-hint.ts'

/**
 * Sends whoever may be signed in on to the sign-in page, which knows their dashboard; shows the notice left by the page
 * before, once, for 3 s; and the note for somebody who came from a page that needs a sign-in.
 */
export function runHomeNotices(): void {
  const NOTICE_MS = 3000
  if (hasSignInHint(document.cookie)) {
    document.documentElement.dataset.checking = 'true'
    location.replace(`${location.pathname.replace(/\/$/, '')}/login#home`)
    return
  }
  try {
    const notice = sessionStorage.getItem('notice')
    const place = document.querySelector<HTMLElement>('[data-notice]')
    if (notice !== null && place !== null) {
      sessionStorage.removeItem('notice')
      setTimeout(() => {
        place.textContent = notice
      })
      setTimeout(() => {
        place.textContent = ''
      }, NOTICE_MS)
    }
    const note = document.querySelector<HTMLElement>('[data-sign-in-note]')
    if (note !== null && sessionStorage.getItem('from') !== null) note.hidden = false
  } catch {
    // Nothing is kept in this browser, so there is nothing to show.
  }
}
