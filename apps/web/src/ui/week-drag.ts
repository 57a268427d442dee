import { attachDrag, type Drag, movedBy } from './drag.ts'
import { attachShift, type Shift } from './shift.ts'

/** How long a finger rests on an item before it takes it along, ms. */
const REST_MS = 300

/** Where an item was let go: the day, and the items it landed between; undefined at either end of the day. */
export type WeekDrop = { key: string; day: string; before: string | undefined; after: string | undefined }

/** Lets items of a week be dragged to another day or another place in it. @returns what ends listening */
export function attachWeekDrag(week: HTMLElement, onDrop: (drop: WeekDrop) => void): () => void {
  const marker = positionMarker(week)
  let shift: Shift | undefined
  return attachDrag<BlockPosition>(week, {
    restMs: REST_MS,
    itemAt: (pressed) => {
      const item = pressed.closest<HTMLElement>('[data-item][data-movable]')
      return item === null || pressed.closest('[data-actions]') !== null ? undefined : { item }
    },
    draw: (drag) => {
      const by = movedBy(drag)
      marker.markAt(drag)
      shift ??= attachShift(drag.item)
      shift.to(by)
    },
    clear: () => {
      shift?.end()
      shift = undefined
      marker.clear()
    },
    findPosition: ({ item, at }) => toPosition(findLanding(readLayout(week, item), pageOf(at))),
    onDrop: ({ dataset: { item: key } }, position) => key !== undefined && onDrop({ key, ...position }),
  })
}

type BlockPosition = Omit<WeekDrop, 'key'>
type Point = { x: number; y: number }
type DayLayout = {
  day: HTMLElement
  left: number
  right: number
  top: number
  bottom: number
  /** Those that stay, in their order, and where the middle of each is. */
  items: readonly { item: HTMLElement; middle: number }[]
}
type Landing = { day: HTMLElement; before: HTMLElement | undefined; after: HTMLElement | undefined }

/** A point of the window, on the page. */
function pageOf({ x, y }: Point): Point {
  return { x: x + window.scrollX, y: y + window.scrollY }
}

/** Where the days of a week and their items are on the page, but for the one that is dragged, CSS pixels. */
function readLayout(week: HTMLElement, dragged: HTMLElement): DayLayout[] {
  const [x, y] = [window.scrollX, window.scrollY]
  return [...week.querySelectorAll<HTMLElement>('[data-day]')].map((day) => {
    const { left, right, top, bottom } = day.getBoundingClientRect()
    const items = [...day.querySelectorAll<HTMLElement>('[data-item]')]
      .filter((each) => each !== dragged)
      .map((item) => {
        const box = item.getBoundingClientRect()
        return { item, middle: box.top + box.height / 2 + y }
      })
    return { day, left: left + x, right: right + x, top: top + y, bottom: bottom + y, items }
  })
}

/** The day that a point of the page is in, and the items above and below it there. */
function findLanding(days: readonly DayLayout[], { x, y }: Point): Landing | undefined {
  const found = days.find(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom)
  if (!found) return undefined
  const next = found.items.findIndex(({ middle }) => y < middle)
  const at = next === -1 ? found.items.length : next
  return { day: found.day, before: found.items[at]?.item, after: found.items[at - 1]?.item }
}

function toPosition(landing: Landing | undefined): BlockPosition | undefined {
  const day = landing?.day.dataset.day
  if (!landing || !day) return undefined
  return { day, before: landing.before?.dataset.item, after: landing.after?.dataset.item }
}

/**
 * Shows by attributes where an item would land. Where everything is is read once a drag, and only what changes is written
 * to: what a frame asks of the page beyond that is most of what a cheap phone has for it.
 */
function positionMarker(week: HTMLElement): { markAt: (drag: Drag) => void; clear: () => void } {
  let days: readonly DayLayout[] | undefined
  let marked: Landing | undefined
  const mark = (landing: Landing | undefined) => {
    if (landing?.day !== marked?.day) {
      marked?.day.removeAttribute('data-over')
      landing?.day.setAttribute('data-over', '')
    }
    if (landing?.before !== marked?.before || landing?.after !== marked?.after) {
      edgeOf(marked)?.item.removeAttribute('data-edge')
      const edge = edgeOf(landing)
      edge?.item.setAttribute('data-edge', edge.side)
    }
    marked = landing
  }
  return {
    markAt: ({ item, at }) => {
      days ??= readLayout(week, item)
      mark(findLanding(days, pageOf(at)))
    },
    clear: () => {
      days = undefined
      mark(undefined)
    },
  }
}

/** The item beside which another would land, and the side of it. */
function edgeOf(landing: Landing | undefined): { item: HTMLElement; side: 'top' | 'bottom' } | undefined {
  if (landing?.before) return { item: landing.before, side: 'top' }
  return landing?.after && { item: landing.after, side: 'bottom' }
}
