import { expect, onTestFinished, test, vi } from 'vitest'
import { layOutAhead } from './lay-out-ahead.ts'

/** A list of so many rows, in a browser whose idle time is given by hand. */
function start(count: number) {
  const waiting = new Map<number, () => void>()
  let asked = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    asked += 1
    waiting.set(asked, work)
    return asked
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const list = document.createElement('ol')
  list.append(...Array.from({ length: count }, () => document.createElement('li')))
  const stop = layOutAhead(list)
  const idle = () => {
    const [next] = waiting
    if (next) waiting.delete(next[0])
    next?.[1]()
    return next !== undefined
  }
  return { list, stop, idle, laid: () => list.querySelectorAll('[data-laid]').length }
}

test('rows are laid out a few at a time while nothing is done, from the top, until none is left', () => {
  const { list, idle, laid } = start(20)
  expect(laid(), 'nothing at once').toBe(0)
  idle()
  expect(laid()).toBe(8)
  expect(list.children[7]?.hasAttribute('data-laid')).toBe(true)
  idle()
  idle()
  expect(laid()).toBe(20)
  expect(idle(), 'there is nothing left to wait for').toBe(false)
})

test('a finger that carries a row has the time to itself, and who leaves the page ends it', () => {
  const { list, stop, idle, laid } = start(20)
  list.children[3]?.setAttribute('data-dragged', '')
  idle()
  expect(laid()).toBe(0)
  list.children[3]?.removeAttribute('data-dragged')
  idle()
  expect(laid()).toBe(8)
  stop()
  expect(idle()).toBe(false)
})
