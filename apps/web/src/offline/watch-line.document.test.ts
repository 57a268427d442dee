import { afterEach, expect, test, vi } from 'vitest'
import { type Wait, watchLine } from './watch-line.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page without a network, with one form. @returns what its bar says, and how often the form came to its own program */
function offlineWith(form: string): { waits: () => (Wait | undefined)[]; sent: () => number; stop: () => void } {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true)
  document.body.innerHTML = form
  const waits: (Wait | undefined)[] = []
  let sent = 0
  document.body.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
  const stop = watchLine((wait) => waits.push(wait))
  document.querySelector('form')?.requestSubmit()
  return { waits: () => waits, sent: () => sent, stop }
}

test('a form that leads to an address is followed when the line is back', () => {
  const { waits, sent, stop } = offlineWith(
    '<form action="/tools/college-predictor"><input name="main" value="9"></form>',
  )
  expect([waits().map((wait) => wait?.why), sent()]).toEqual([['offline'], 0])
  dispatchEvent(new Event('online'))
  expect([waits().at(-1), sent()]).toEqual([undefined, 1])
  stop()
})

test('a form that a program sends says itself what came of it, and never goes later unasked', () => {
  const { waits, sent, stop } = offlineWith('<form><input name="password" value="secret"></form>')
  expect([waits(), sent()]).toEqual([[], 1])
  dispatchEvent(new Event('online'))
  expect([waits(), sent()]).toEqual([[], 1])
  stop()
})

test('a form with a field named action, such as the filter of the audit log, is followed like any other', () => {
  const { waits, sent, stop } = offlineWith(
    '<form action="/admin/audit-logs" method="get"><select name="action"><option value="user.delete"></select></form>',
  )
  expect([waits().map((wait) => wait?.why), sent()]).toEqual([['offline'], 0])
  dispatchEvent(new Event('online'))
  expect(sent()).toBe(1)
  stop()
})
