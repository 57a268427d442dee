import { PAGE_COLORS } from './page-colors.ts'

/**
 * Sets the theme before the first paint: the stored choice ('true' is dark, 'false' is light), else the system's
 * preference; and lets every `[data-theme-switch]` change it, with or without React.
 */
export function runTheme(): void {
  const root = document.documentElement
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  function stored(): string | null {
    try {
      return localStorage.getItem('darkMode')
    } catch {
      return null
    }
  }
  function show(isDark: boolean): void {
    root.dataset.theme = isDark ? 'dark' : 'light'
    for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
      color.setAttribute('content', isDark ? PAGE_COLORS.dark : PAGE_COLORS.light)
    }
  }
  function follow(): void {
    const choice = stored()
    show(choice === null ? system.matches : choice === 'true')
  }
  follow()
  system.addEventListener('change', follow)
  addEventListener('storage', follow)
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-theme-switch]')) return
    const isDark = root.dataset.theme !== 'dark'
    try {
      localStorage.setItem('darkMode', String(isDark))
    } catch {
      // The choice then lasts as long as the page.
    }
    show(isDark)
  })
}
