import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WeekDrop } from './week-drag.ts'
import { WeekGrid } from './week-grid.tsx'

/** Each day is 100 wide, each item 60 high, the first of a day 40 below its top. */
const DAY_PX = 100
const ITEM_PX = 60
const HEAD_PX = 40
const WEEK_PX = 400
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25']
const ITEMS = [
  { key: 'a', day: '2026-11-23' },
  { key: 'b', day: '2026-11-24' },
  { key: 'c', day: '2026-11-24' },
  { key: 'fixed', day: '2026-11-25' },
]

/** Shows the grid; tells what was dropped and what was opened. */
function show() {
  const drops: WeekDrop[] = []
  const opened: string[] = []
  vi.useFakeTimers()
  // The window of the tests lays nothing out: boxes follow from the order of days and items.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const day = this.closest<HTMLElement>('[data-day]')
    const x = DAYS.indexOf(day?.dataset.day ?? '') * DAY_PX
    if (day === this) return new DOMRect(x, 0, DAY_PX, WEEK_PX)
    const place = day ? [...day.querySelectorAll('[data-item]')].indexOf(this) : 0
    return new DOMRect(x, HEAD_PX + place * ITEM_PX, DAY_PX, ITEM_PX)
  })
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  render(
    <WeekGrid
      label="Week"
      days={DAYS.map((day) => ({ day, label: day, empty: 'Nothing', isToday: false, isPast: false }))}
      items={ITEMS.map(({ key, day }) => ({
        key,
        day,
        title: `Item ${key}`,
        note: '5:00 pm',
        tone: 'pen',
        isDraft: false,
        isDone: false,
        isMovable: key !== 'fixed',
        actions: <button type="button">Menu of {key}</button>,
      }))}
      onOpen={(key) => opened.push(key)}
      onMove={() => undefined}
      onDrop={(drop) => drops.push(drop)}
    />,
  )
  return { drops, opened }
}

function point(type: string, on: Element, at: { x: number; y: number }, pointerType = 'mouse') {
  const init = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, button: 0 }
  const event = Object.assign(new MouseEvent(type, init), { pointerId: 1, isPrimary: true, pointerType })
  act(() => void on.dispatchEvent(event))
}
const item = (key: string) => screen.getByRole('button', { name: new RegExp(`^Item ${key}`) })
const dragged = () => document.querySelectorAll('[data-dragged]').length

test('a mouse takes an item to another day, between the two it is let go between', () => {
  const { drops } = show()
  point('pointerdown', item('a'), { x: 50, y: 60 })
  point('pointermove', item('a'), { x: 150, y: 105 })
  expect(dragged()).toBe(1)
  point('pointerup', item('a'), { x: 150, y: 105 })
  expect(drops).toEqual([{ key: 'a', day: '2026-11-24', after: 'b', before: 'c' }])
  expect(dragged()).toBe(0)
})

test('an item goes above and below others of its own day, and itself is no neighbour', () => {
  const { drops } = show()
  point('pointerdown', item('c'), { x: 150, y: 120 })
  point('pointermove', item('c'), { x: 150, y: 45 })
  point('pointerup', item('c'), { x: 150, y: 45 })
  point('pointerdown', item('b'), { x: 150, y: 60 })
  point('pointermove', item('b'), { x: 150, y: 300 })
  point('pointerup', item('b'), { x: 150, y: 300 })
  expect(drops).toEqual([
    { key: 'c', day: '2026-11-24', after: undefined, before: 'b' },
    { key: 'b', day: '2026-11-24', after: 'c', before: undefined },
  ])
})

test('a press that moves nothing opens the item, and the click that follows a drag does not', () => {
  const { drops, opened } = show()
  point('pointerdown', item('a'), { x: 50, y: 60 })
  point('pointerup', item('a'), { x: 51, y: 60 })
  act(() => item('a').click())
  expect([drops, opened]).toEqual([[], ['a']])
  point('pointerdown', item('a'), { x: 50, y: 60 })
  point('pointermove', item('a'), { x: 150, y: 60 })
  point('pointerup', item('a'), { x: 150, y: 60 })
  act(() => item('a').click())
  expect(opened).toEqual(['a'])
})

test('a finger takes an item after resting on it; one that moves at once scrolls the page', () => {
  const { drops } = show()
  point('pointerdown', item('a'), { x: 50, y: 60 }, 'touch')
  point('pointermove', item('a'), { x: 50, y: 90 }, 'touch')
  act(() => void vi.advanceTimersByTime(400))
  expect(dragged()).toBe(0)
  point('pointerup', item('a'), { x: 150, y: 60 }, 'touch')
  expect(drops).toEqual([])
  point('pointerdown', item('a'), { x: 50, y: 60 }, 'touch')
  act(() => void vi.advanceTimersByTime(400))
  expect(dragged()).toBe(1)
  const scroll = new Event('touchmove', { bubbles: true, cancelable: true })
  item('a').dispatchEvent(scroll)
  expect(scroll.defaultPrevented).toBe(true)
  point('pointermove', item('a'), { x: 150, y: 60 }, 'touch')
  point('pointerup', item('a'), { x: 150, y: 60 }, 'touch')
  expect(drops).toEqual([{ key: 'a', day: '2026-11-24', after: undefined, before: 'b' }])
})

test('where everything is is read once a drag, and marks follow the pointer', () => {
  show()
  const marks = () => [
    document.querySelector('[data-over]')?.id,
    ...[...document.querySelectorAll<HTMLElement>('[data-edge]')].map(
      ({ dataset: { item: key, edge } }) => `${key} ${edge}`,
    ),
  ]
  const frame = () => act(() => void vi.advanceTimersToNextFrame())
  point('pointerdown', item('a'), { x: 50, y: 60 })
  point('pointermove', item('a'), { x: 150, y: 105 })
  frame()
  expect(marks()).toEqual(['day-2026-11-24', 'c top'])
  const reads = vi.mocked(Element.prototype.getBoundingClientRect).mock.calls.length
  point('pointermove', item('a'), { x: 150, y: 300 })
  frame()
  expect(marks()).toEqual(['day-2026-11-24', 'c bottom'])
  point('pointermove', item('a'), { x: 50, y: 300 })
  frame()
  expect(marks()).toEqual(['day-2026-11-23'])
  expect(vi.mocked(Element.prototype.getBoundingClientRect).mock.calls.length).toBe(reads)
  point('pointerup', item('a'), { x: 50, y: 300 })
  expect(marks()).toEqual([undefined])
})

test('Escape, a pointer taken away and a drop beside the week leave everything as it was', () => {
  const { drops } = show()
  for (const end of ['Escape', 'pointercancel', 'outside']) {
    point('pointerdown', item('a'), { x: 50, y: 60 })
    point('pointermove', item('a'), { x: 150, y: 60 })
    if (end === 'Escape') act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    else if (end === 'outside') point('pointermove', item('a'), { x: 900, y: 60 })
    else point('pointercancel', item('a'), { x: 150, y: 60 })
    point('pointerup', item('a'), { x: 900, y: 60 })
  }
  expect([drops, dragged()]).toEqual([[], 0])
})

test('what is not movable stays, and a menu is pressed, not dragged', () => {
  const { drops } = show()
  for (const [key, on] of [
    ['fixed', item('fixed')],
    ['a', screen.getByRole('button', { name: 'Menu of a' })],
  ] as const) {
    point('pointerdown', on, { x: 50, y: 60 })
    point('pointermove', on, { x: 150, y: 60 })
    point('pointerup', on, { x: 150, y: 60 })
    expect([key, drops]).toEqual([key, []])
  }
})
