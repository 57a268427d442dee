/** What is answered by script alone: not by the browser, not by a program inside the page, and sends no form. */
const BUTTON = 'button[type=button]:not([popovertarget], [data-theme-switch])'
const CHOICE = 'select, input[type=checkbox], input[type=radio]'

/**
 * Keeps the buttons that are pressed, and the choices that are changed, before the page's scripts have come, shows them as
 * waiting (`data-pressed-early`), and does each once more when they hear: when the root of React says `scriptshear`, and
 * where the page is moved by files alone (`data-moved-by`), once the page has run them. Heard last and on the window, so that
 * what React took up is not taken up again.
 */
export function runEarlyPresses(): void {
  let isHeard = false
  function note({ type, target }: Event): void {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(type === 'click' ? BUTTON : CHOICE) : null
    if (!isHeard && pressed) pressed.dataset.pressedEarly = ''
  }
  function repeat(pressed: HTMLElement): void {
    delete pressed.dataset.pressedEarly
    if (pressed instanceof HTMLSelectElement) pressed.dispatchEvent(new Event('change', { bubbles: true }))
    else {
      // React hears a choice that is another than it last saw.
      if (pressed instanceof HTMLInputElement) pressed.checked = !pressed.checked
      pressed.click()
    }
  }
  addEventListener('click', note)
  addEventListener('change', note)
  const isMovedByFiles = document.documentElement.dataset.movedBy === 'files'
  document.addEventListener(isMovedByFiles ? 'DOMContentLoaded' : 'scriptshear', () => {
    isHeard = true
    for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed-early]')) repeat(pressed)
  })
}
