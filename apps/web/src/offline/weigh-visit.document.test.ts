import { expect, onTestFinished, test, vi } from 'vitest'
import { weighVisit, writeSize } from './weigh-visit.ts'

test.each([
  [0, '0 KB'],
  [86_016, '84 KB'],
  [1_023_488, '1.0 MB'],
  [2_411_725, '2.3 MB'],
])('%i bytes are said as %s', (bytes, said) => {
  expect(writeSize(bytes)).toBe(said)
})

test('the foot of the page says what the visit weighed, with the pages before, and takes it along', () => {
  let look = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        look = () => seen([{ isIntersecting: true }])
      }
      observe() {}
    },
  )
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) =>
      // What the count reads of an entry.
      (type === 'navigation' ? [{ transferSize: 20_480 }] : [{ transferSize: 40_960 }, { transferSize: 0 }]) as never,
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    sessionStorage.clear()
    document.body.replaceChildren()
  })
  sessionStorage.setItem('visitBytes', '24576')
  document.body.innerHTML = '<p data-visit-weight="Data of this visit: {size}"></p>'
  weighVisit()
  expect(document.body.textContent).toBe('')
  look()
  expect(document.body.textContent).toBe('Data of this visit: 84 KB')
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('visitBytes')).toBe('86016')
})
