import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { attachTickSlide } from './tick-slide.ts'

/** Whether rows are being ticked, and how that ends. */
export type Ticking = { isOn: boolean; onEnd: () => void }

/** The ticked rows, and the ways to tick more. */
export type Ticks = {
  /** Undefined while no rows are being ticked. */
  ticked: ReadonlySet<string> | undefined
  toggle: (key: string) => void
  /** Ticks every row from the one that was ticked last to this one. */
  tickTo: (key: string) => void
  /** Ticks every row that is seen, or none where all are. */
  toggleAll: () => void
  clear: () => void
}

type List = { rows: RefObject<HTMLOListElement | null>; shown: readonly string[] }

const NONE: ReadonlySet<string> = new Set()
const TICK = '[data-deed="tick"]'

/** Rows that are ticked one by one, from one to another, or by sliding over them. */
export function useTicks({ isOn, onEnd }: Ticking, { rows, shown }: List): Ticks & Pick<Ticking, 'onEnd'> {
  const [marked, setMarked] = useState(NONE)
  const from = useRef<string>(undefined)
  const between = (one: string, other: string) => {
    const [first, last] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b)
    return shown.slice(first, (last ?? 0) + 1)
  }
  useSlide(
    { rows, isOn },
    (one, other, before) => {
      from.current = other
      const slid = between(one, other)
      setMarked(
        before.has(one) ? new Set([...before].filter((key) => !slid.includes(key))) : new Set([...before, ...slid]),
      )
    },
    marked,
  )
  useOneTabStop({ rows, shown }, isOn)
  return {
    ticked: isOn ? marked : undefined,
    toggle: (key) => {
      from.current = key
      setMarked((before) => toggled(before, key))
    },
    tickTo: (key) => {
      const start = from.current !== undefined && shown.includes(from.current) ? from.current : key
      from.current = start
      setMarked((before) => new Set([...before, ...between(start, key)]))
    },
    toggleAll: () => setMarked((before) => (shown.every((key) => before.has(key)) ? NONE : new Set(shown))),
    clear: () => setMarked(NONE),
    onEnd: () => {
      from.current = undefined
      setMarked(NONE)
      onEnd()
    },
  }
}

/** Keys while rows are ticked: arrows go from box to box, with Shift they tick, Ctrl and A ticks all, Escape ends. */
export function tickByKey(
  event: KeyboardEvent<HTMLElement>,
  { tickTo, toggleAll, onEnd }: Pick<Ticks, 'tickTo' | 'toggleAll'> & Pick<Ticking, 'onEnd'>,
): void {
  const box = event.target instanceof Element ? event.target.closest(TICK) : null
  if (!box) return
  if (event.key === 'Escape') onEnd()
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    toggleAll()
  }
  const row = box.closest<HTMLElement>('[data-key]')
  const next = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[event.key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.querySelector<HTMLElement>(TICK)?.focus()
  if (!event.shiftKey) return
  // The row it began on is ticked too.
  if (row?.dataset.key !== undefined) tickTo(row.dataset.key)
  if (next.dataset.key !== undefined) tickTo(next.dataset.key)
}

/** Has one box of all that Tab comes to: whoever is done with 300 rows is one step from what can be done with them. */
export function moveTabStop(list: HTMLElement, to: Element): void {
  const box = to.closest<HTMLElement>(TICK)
  if (!box) return
  for (const each of list.querySelectorAll<HTMLElement>(`${TICK}[tabindex="0"]`)) each.tabIndex = -1
  box.tabIndex = 0
}

type Slid = (from: string, to: string, before: ReadonlySet<string>) => void

/** @param marked  what is ticked now: what a slide adds to, or takes away from, is what was ticked when it began */
function useSlide({ rows, isOn }: Pick<List, 'rows'> & { isOn: boolean }, onSlide: Slid, marked: ReadonlySet<string>) {
  const current = useRef({ onSlide, marked })
  useEffect(() => {
    current.current = { onSlide, marked }
  })
  useEffect(() => {
    if (!isOn || !rows.current) return
    let slide: { from: string; before: ReadonlySet<string> } | undefined
    return attachTickSlide(rows.current, {
      onBegin: (from) => {
        slide = { from, before: current.current.marked }
      },
      onOver: (to) => slide && current.current.onSlide(slide.from, to, slide.before),
    })
  }, [rows, isOn])
}

function useOneTabStop({ rows, shown }: List, isOn: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that came has a box too.
  useEffect(() => {
    if (!isOn || !rows.current) return
    const boxes = [...rows.current.querySelectorAll<HTMLElement>(TICK)]
    const stop = boxes.find((box) => box === document.activeElement) ?? boxes[0]
    for (const box of boxes) box.tabIndex = box === stop ? 0 : -1
  }, [rows, isOn, shown])
}

function toggled(ticked: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...ticked].filter((each) => each !== key)
  return new Set(ticked.has(key) ? others : [...others, key])
}
