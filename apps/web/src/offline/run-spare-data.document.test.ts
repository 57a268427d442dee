import { afterEach, expect, test, vi } from 'vitest'
import { runSpareData } from './run-spare-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  for (const link of document.querySelectorAll('link[rel="preload"]')) link.remove()
})

/** What a page does where the browser says this of its line. */
function runOn(connection: object | undefined): { isMarked: boolean; fetched: string[] } {
  vi.stubGlobal('navigator', { connection })
  document.documentElement.dataset.font = '/assets/letters.woff2'
  delete document.documentElement.dataset.sparing
  delete document.documentElement.dataset.letters
  runSpareData()
  const links = [...document.querySelectorAll('link[rel="preload"][as="font"][crossorigin]')]
  return {
    isMarked: document.documentElement.dataset.sparing !== undefined,
    fetched: links.map((link) => link.getAttribute('href') ?? ''),
  }
}

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { type: 'cellular', effectiveType: '2g' }])(
  'on %o a page is marked, and no font is fetched',
  (connection) => {
    expect(runOn(connection)).toEqual({ isMarked: true, fetched: [] })
  },
)

test.each([undefined, { type: 'wifi', effectiveType: '4g' }])('on %o the font is fetched at once', (connection) => {
  expect(runOn(connection)).toEqual({ isMarked: false, fetched: ['/assets/letters.woff2'] })
  expect(document.documentElement.dataset.letters).toBeUndefined()
})

test('on mobile data the first visit is read in the letters of the system, and from the second on the font is fetched', () => {
  const onMobileData = () => runOn({ type: 'cellular', effectiveType: '4g' })
  localStorage.setItem('visits', '1')
  expect(onMobileData()).toEqual({ isMarked: false, fetched: [] })
  expect(document.documentElement.dataset.letters).toBe('system')
  localStorage.setItem('visits', '2')
  expect(onMobileData()).toEqual({ isMarked: false, fetched: ['/assets/letters.woff2'] })
  expect(document.documentElement.dataset.letters).toBeUndefined()
})
