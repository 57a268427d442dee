import { beforeEach, expect, test } from 'vitest'
import { runTheme } from './theme-script.ts'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  stubSystem({ isDark: false })
})

function stubSystem({ isDark }: { isDark: boolean }) {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { matches: isDark, media, onchange: null }) as unknown as MediaQueryList
}

test.each([
  ['true', false, 'dark'],
  ['false', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
])('with %s stored and a dark system %s, the page is %s', (stored, system, theme) => {
  if (stored !== null) localStorage.setItem('darkMode', stored)
  stubSystem({ isDark: system })
  runTheme()
  expect(document.documentElement.dataset.theme).toBe(theme)
})

test('pressing the switch changes the theme and keeps the choice as the words true or false', () => {
  document.body.innerHTML = '<button data-theme-switch><svg></svg></button>'
  runTheme()
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('darkMode')).toBe('true')
})
