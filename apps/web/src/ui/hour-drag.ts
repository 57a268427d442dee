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
  const findPosition = ({ item, at }: Drag) => {
    const column = columnAt(at)
    if (!column?.dataset.day) return undefined
    const { firstMinute, hourPx } = scale()
    const px = item.getBoundingClientRect().top - column.getBoundingClientRect().top
    const minute = firstMinute + (px / hourPx) * 60
    return { day: column.dataset.day, minute: Math.max(0, Math.round(minute / STEP_MINUTES) * STEP_MINUTES) }
  }
  const mark = (day: string | undefined) => {
    for (const each of grid.querySelectorAll<HTMLElement>('[data-day]'))
      each.toggleAttribute('data-over', each.dataset.day === day)
  }
  let shift: Shift | undefined
  return attachDrag<{ day: string; minute: number }>(grid, {
    restMs: REST_MS,
    itemAt: (pressed) => {
      const item = pressed.closest<HTMLElement>('[data-item][data-movable]')
      return item === null || pressed.closest('[data-actions]') !== null ? undefined : { item }
    },
    draw: (drag) => {
      // Read before anything is written: the page is laid out once a frame.
      const day = columnAt(drag.at)?.dataset.day
      shift ??= attachShift(drag.item)
      shift.to(movedBy(drag))
      mark(day)
    },
    clear: () => {
      shift?.end()
      shift = undefined
      mark(undefined)
    },
    findPosition,
    onDrop: ({ dataset: { item: key } }, position) => key !== undefined && onDrop({ key, ...position }),
  })
}
