import { attachDrag, type Drag, movedBy } from './drag.ts'
import { attachShift, type Shift } from './shift.ts'

/** How long a finger rests on an item before it takes it along, ms. */
const REST_MS = 300

/** Where an item was let go: the day, and the items it landed between; undefined at either end of the day. */
export type WeekDrop = { key: string; day: string; before: string | undefined; after: string | undefined }

/** Lets items of a week be dragged to another day or another place in it. @returns what ends listening */
export function attachWeekDrag(week: HTMLElement, onDrop: (drop: WeekDrop) => void): () => void {
  let shift: Shift | undefined
  return attachDrag<BlockPosition>(week, {
    restMs: REST_MS,
    itemAt: (pressed) => {
      const item = pressed.closest<HTMLElement>('[data-item][data-movable]')
      return item === null || pressed.closest('[data-actions]') !== null ? undefined : { item }
    },
    draw: (drag) => {
      // Read before anything is written: the page is laid out once a frame.
      const position = findBlockPosition(week, drag)
      shift ??= attachShift(drag.item)
      shift.to(movedBy(drag))
      mark(week, position)
    },
    clear: () => {
      shift?.end()
      shift = undefined
      mark(week, undefined)
    },
    findPosition: (drag) => findBlockPosition(week, drag),
    onDrop: ({ dataset: { item: key } }, position) => key !== undefined && onDrop({ key, ...position }),
  })
}

type BlockPosition = Omit<WeekDrop, 'key'>

/** The day under the pointer, which meets it through the dragged item, and the items above and below. */
function findBlockPosition(week: HTMLElement, { item, at }: Drag): BlockPosition | undefined {
  const day = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-day]')
  if (!day?.dataset.day || !week.contains(day)) return undefined
  const others = [...day.querySelectorAll<HTMLElement>('[data-item]')].filter((each) => each !== item)
  const next = others.findIndex((each) => {
    const { top, height } = each.getBoundingClientRect()
    return at.y < top + height / 2
  })
  const place = next === -1 ? others.length : next
  return { day: day.dataset.day, before: others[place]?.dataset.item, after: others[place - 1]?.dataset.item }
}

/** Shows by attributes where an item would land. */
function mark(week: HTMLElement, place: BlockPosition | undefined): void {
  for (const day of week.querySelectorAll<HTMLElement>('[data-day]'))
    day.toggleAttribute('data-over', day.dataset.day === place?.day)
  for (const item of week.querySelectorAll<HTMLElement>('[data-item]')) {
    const edge =
      place?.before !== undefined && item.dataset.item === place.before
        ? 'top'
        : place?.before === undefined && item.dataset.item === place?.after
          ? 'bottom'
          : undefined
    if (edge === undefined) item.removeAttribute('data-edge')
    else item.setAttribute('data-edge', edge)
  }
}
