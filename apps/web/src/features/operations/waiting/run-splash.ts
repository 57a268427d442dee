/**
 * Shows the opening screen in a browser session's first page, changes its line every 2.2 s and takes it away 0.8 s after
 * the page has loaded.
 */
export function runSplash(): void {
  const root = document.documentElement
  const ROTATION_MS = 2200
  const HIDE_DELAY_MS = 800
  const LINES = 5
  try {
    if (sessionStorage.getItem('splashSeen') !== null) return
    sessionStorage.setItem('splashSeen', 'true')
  } catch {
    return
  }
  let line = 0
  root.dataset.splash = '0'
  const rotation = setInterval(() => {
    line = (line + 1) % LINES
    root.dataset.splash = String(line)
  }, ROTATION_MS)
  addEventListener('load', () => {
    setTimeout(() => {
      clearInterval(rotation)
      delete root.dataset.splash
    }, HIDE_DELAY_MS)
  })
}
