import { afterEach, expect, test, vi } from 'vitest'
import { runSpareData } from './run-spare-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const link of document.querySelectorAll('link[rel="preload"]')) link.remove()
})

/** What a page does where the browser says this of its line. */
function runOn(connection: object | undefined): { isMarked: boolean; fetched: string[] } {
  vi.stubGlobal('navigator', { connection })
  document.documentElement.dataset.font = '/assets/letters.woff2'
  delete document.documentElement.dataset.sparing
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

test.each([undefined, { type: 'wifi', effectiveType: '4g' }, { type: 'cellular', effectiveType: '4g' }])(
  'on %o the font is fetched at once',
  (connection) => {
    expect(runOn(connection)).toEqual({ isMarked: false, fetched: ['/assets/letters.woff2'] })
  },
)
