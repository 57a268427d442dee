import { attachDrag, type Drag, movedBy } from './drag.ts'
import { attachShift, type Shift } from './shift.ts'

/** How long a finger rests on an item before it takes it along, ms. */
const REST_MS = 300
/** What a place in a day is rounded to, minutes. */
const STEP_MINUTES = 15

/** Where an item was let go: the day, and when it would begin, minutes after midnight. */
export type HourDrop = { key: string; day: string; minute: number }

/**
 * Lets items of an hour grid be dragged to another day and hour.
 * @param scale  how the grid is drawn: the minute its columns begin with, and the height of an hour in CSS pixels
 * @returns what ends listening
 */
export function attachHourDrag(
  grid: HTMLElement,
  scale: () => { firstMinute: number; hourPx: number },
  onDrop: (drop: HourDrop) => void,
): () => void {
  // The item stands where it is drawn, under the pointer, which meets the day through it.
  const columnAt = ({ x, y }: Drag['at']) => {
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')
    return column && grid.contains(column) ? column : undefined
  }
  const marker = dayMarker(grid)
  const findPosition = ({ item, at }: Drag) => {
    const column = columnAt(at)
    if (!column?.dataset.day) return undefined
    const { firstMinute, hourPx } = scale()
    const px = item.getBoundingClientRect().top - column.getBoundingClientRect().top
    const minute = firstMinute + (px / hourPx) * 60
    return { day: column.dataset.day, minute: Math.max(0, Math.round(minute / STEP_MINUTES) * STEP_MINUTES) }
  }
  let shift: Shift | undefined
  return attachDrag<{ day: string; minute: number }>(grid, {
    restMs: REST_MS,
    itemAt: (pressed) => {
      const item = pressed.closest<HTMLElement>('[data-item][data-movable]')
      return item === null || pressed.closest('[data-actions]') !== null ? undefined : { item }
    },
    draw: (drag) => {
      const by = movedBy(drag)
      marker.markAt(drag.at)
      shift ??= attachShift(drag.item)
      shift.to(by)
    },
    clear: () => {
      shift?.end()
      shift = undefined
      marker.clear()
    },
    findPosition,
    onDrop: ({ dataset: { item: key } }, position) => key !== undefined && onDrop({ key, ...position }),
  })
}

type Column = { day: HTMLElement; left: number; right: number; top: number; bottom: number }

/**
 * Marks the day that a point of the window is in. Where the days are is read once a drag, and only a day that is entered or
 * left is written to: what a frame asks of the page beyond that is most of what a cheap phone has for it.
 */
function dayMarker(grid: HTMLElement): { markAt: (at: Drag['at']) => void; clear: () => void } {
  let columns: readonly Column[] | undefined
  let marked: HTMLElement | undefined
  const mark = (day: HTMLElement | undefined) => {
    if (day === marked) return
    marked?.removeAttribute('data-over')
    day?.setAttribute('data-over', '')
    marked = day
  }
  return {
    markAt: ({ x, y }) => {
      columns ??= columnsOf(grid)
      const [pageX, pageY] = [x + window.scrollX, y + window.scrollY]
      const isIn = ({ left, right, top, bottom }: Column) =>
        pageX >= left && pageX < right && pageY >= top && pageY < bottom
      mark(columns.find(isIn)?.day)
    },
    clear: () => {
      columns = undefined
      mark(undefined)
    },
  }
}

/** Where the days of a grid are on the page, CSS pixels. */
function columnsOf(grid: HTMLElement): Column[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-day]')].map((day) => {
    const { left, right, top, bottom } = day.getBoundingClientRect()
    const [x, y] = [window.scrollX, window.scrollY]
    return { day, left: left + x, right: right + x, top: top + y, bottom: bottom + y }
  })
}
