import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { attachWeekDrag, type WeekDrop } from './week-drag.ts'

export type WeekDay = {
  /** `2026-11-21`. */
  day: string
  label: string
  note?: string | undefined
  /** What stands where the day is empty. */
  empty: string
  /** What falls on the day and takes no hours of it. */
  marks?: readonly { key: string; title: string }[]
  isToday: boolean
  isPast: boolean
}

export type WeekItem = {
  key: string
  day: string
  title: string
  /** The hour and what else there is to say, in one line. */
  note: string
  /** From when to when, as short as a column takes it. */
  hours?: string | undefined
  tone: 'plain' | 'pen' | 'safe' | 'likely' | 'phy' | 'che' | 'mat' | 'taken'
  /** Says what the colour says: the first letter of a subject. */
  letter?: string | undefined
  /** Minutes after midnight; absent where it has no hour yet. */
  startMinute?: number | undefined
  minutes?: number
  /** Drawn with a dashed edge: it may still change. */
  isDraft: boolean
  isDone: boolean
  isMovable: boolean
  /** Shares its time with something else. */
  isClash?: boolean
  badges?: ReactNode
  actions?: ReactNode
}

type Props = {
  label: string
  days: readonly WeekDay[]
  items: readonly WeekItem[]
  onOpen: (key: string) => void
  /** Moves an item by days, or by half hours. */
  onMove: (key: string, by: { days: number; halfHours: number }) => void
  /** An item was dragged to a day, between others of it. */
  onDrop: (drop: WeekDrop) => void
}

/** Around what shares its time with something else. */
export const CLASH = 'ring-2 ring-likely-fill'
/** The edge and ground of an item. */
export const TONES: Record<WeekItem['tone'], string> = {
  plain: 'border-border-strong bg-surface',
  pen: 'border-primary bg-primary text-on-primary',
  safe: 'border-safe bg-safe-soft',
  likely: 'border-likely bg-likely-soft',
  phy: 'border-phy bg-phy-soft',
  che: 'border-che bg-che-soft',
  mat: 'border-mat bg-mat-soft',
  taken: 'border-border-strong bg-surface-sunken',
}
const INITIAL_COLOURS: Partial<Record<WeekItem['tone'], string>> = { phy: 'text-phy', che: 'text-che', mat: 'text-mat' }
/** Where Alt and an arrow key move an item. */
export const STEPS: Readonly<Record<string, { days: number; halfHours: number }>> = {
  ArrowLeft: { days: -1, halfHours: 0 },
  ArrowRight: { days: 1, halfHours: 0 },
  ArrowUp: { days: 0, halfHours: -1 },
  ArrowDown: { days: 0, halfHours: 1 },
}

/**
 * A week, a column a day, each with its items in the order of their hours; on phones the days stand below each other.
 * An item is moved by dragging it to another day or another place in one, or with Alt and an arrow key; what can be done by
 * dragging can be done from its menu and its form too.
 */
export function WeekGrid({ label, days, items, onOpen, onMove, onDrop }: Props) {
  const week = useRef<HTMLOListElement>(null)
  const heard = useRef(onDrop)
  useEffect(() => {
    heard.current = onDrop
  })
  useEffect(() => (week.current ? attachWeekDrag(week.current, (drop) => heard.current(drop)) : undefined), [])
  return (
    <ol ref={week} aria-label={label} className="grid gap-3 lg:grid-cols-7 lg:gap-2">
      {days.map((day) => {
        const own = items.filter((item) => item.day === day.day)
        return (
          <li
            key={day.day}
            id={`day-${day.day}`}
            data-day={day.day}
            className={classNames(
              'min-w-0 scroll-mt-20 rounded-box border p-2',
              'data-over:border-primary-text data-over:bg-primary-soft',
              day.isToday ? 'border-primary-text bg-surface' : 'border-border bg-surface',
              day.isPast && own.length === 0 && 'max-lg:hidden',
            )}
          >
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-2 px-1 lg:block">
              <DayTitle day={day} />
            </div>
            {own.length === 0 && <p className="type-small px-1 py-2 text-tertiary">{day.empty}</p>}
            <ul className="grid grid-cols-1 gap-2">
              {own.map((item) => (
                <Item key={item.key} item={item} onOpen={onOpen} onMove={onMove} />
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

/** The name of a day, today's marked, and the note on it. */
export function DayTitle({ day }: { day: WeekDay }) {
  return (
    <>
      <h3
        className={classNames('font-semibold', day.isToday && 'text-primary-text')}
        aria-current={day.isToday ? 'date' : undefined}
      >
        {day.label}
      </h3>
      {day.note !== undefined && <p className="type-small text-tertiary tabular-nums">{day.note}</p>}
      {day.marks?.map(({ key, title }) => (
        <p
          key={key}
          className="type-small mt-1 basis-full border-s-4 border-likely ps-1.5 font-semibold wrap-anywhere hyphens-auto"
        >
          {title}
        </p>
      ))}
    </>
  )
}

type ItemProps = {
  item: WeekItem
  onOpen: Props['onOpen']
  onMove: Props['onMove']
}

function Item({ item, onOpen, onMove }: ItemProps) {
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!event.altKey || step === undefined || !item.isMovable) return
    event.preventDefault()
    onMove(item.key, step)
  }
  return (
    <li
      data-item={item.key}
      data-movable={item.isMovable ? '' : undefined}
      className={classNames(
        'relative min-w-0 rounded-control border-l-4 p-2 pe-1',
        item.isDraft ? 'border-y border-r border-dashed' : 'border-y border-r',
        TONES[item.tone],
        item.isClash && CLASH,
        item.isMovable && 'select-none lg:cursor-grab',
        'data-dragged:pointer-events-none data-dragged:z-10 data-dragged:will-change-transform data-dragged:opacity-90 data-dragged:shadow-2',
        'data-[edge=bottom]:shadow-[0_5px_0_-1px_var(--primary)] data-[edge=top]:shadow-[0_-5px_0_-1px_var(--primary)]',
      )}
    >
      <button
        type="button"
        onClick={() => onOpen(item.key)}
        onKeyDown={handleKey}
        className={classNames('block min-h-11 w-full min-w-0 text-start', item.actions !== undefined && 'pe-9 lg:pe-6')}
      >
        <span
          className={classNames(
            'block text-[15px] leading-5 font-semibold wrap-anywhere hyphens-auto lg:text-[14px]',
            item.isDone && 'line-through',
          )}
        >
          <InitialBubble item={item} />
          {item.title}
        </span>
        <span className={classNames('type-small block tabular-nums', item.tone !== 'pen' && 'text-secondary')}>
          {item.note}
        </span>
        {item.badges}
      </button>
      {item.actions !== undefined && (
        <div data-actions="" className="absolute end-0 top-0 lg:-me-1">
          {item.actions}
        </div>
      )}
    </li>
  )
}

/** The letter of a subject in its bubble; the title beside it is what is read out. */
export function InitialBubble({ item: { letter, tone } }: { item: Pick<WeekItem, 'letter' | 'tone'> }) {
  if (letter === undefined) return null
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'me-1 inline-grid size-4 place-items-center rounded-chip border-2 align-[-2px] text-[9px] leading-none font-bold',
        INITIAL_COLOURS[tone],
      )}
    >
      {letter}
    </span>
  )
}
