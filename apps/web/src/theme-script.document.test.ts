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
  ['true', false, 'dark', '#0d0e22'],
  ['false', true, 'light', '#f4f5fb'],
  [null, true, 'dark', '#0d0e22'],
  [null, false, 'light', '#f4f5fb'],
])('with %s stored and a dark system %s, the page is %s and what is around it %s', (stored, system, theme, ground) => {
  document.head.innerHTML = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f5fb">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d0e22">`
  if (stored !== null) localStorage.setItem('darkMode', stored)
  stubSystem({ isDark: system })
  runTheme()
  expect(document.documentElement.dataset.theme).toBe(theme)
  const colors = [...document.querySelectorAll('meta[name="theme-color"]')].map((each) => each.getAttribute('content'))
  expect(colors).toEqual([ground, ground])
})

test('pressing the switch changes the theme and keeps the choice as the words true or false', () => {
  document.body.innerHTML = '<button data-theme-switch><svg></svg></button>'
  runTheme()
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('darkMode')).toBe('true')
})
