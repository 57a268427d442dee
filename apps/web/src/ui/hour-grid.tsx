import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { attachHourDrag, type HourDrop } from './hour-drag.ts'
import { hourLanes, type Lane } from './hour-lanes.ts'
import { CLASH, DayTitle, InitialBubble, STEPS, TONES, type WeekDay, type WeekItem } from './week-grid.tsx'

/** The height of an hour, CSS pixels: a stretch of 20 minutes is as high as the smallest target. */
const HOUR_PX = 72
/** Below this height a block has room for its title alone, and below the second for no menu, CSS pixels. */
const TWO_LINES_PX = 44
const MENU_PX = 40
/** Below this height a title has one line, so that the hours below it are not cut, CSS pixels. */
const THREE_LINES_PX = 60
const HOUR_MINUTES = 60

type Props = {
  label: string
  days: readonly WeekDay[]
  items: readonly WeekItem[]
  /** The hours that are drawn in any case, minutes after midnight; items outside of them draw more. */
  from: number
  until: number
  hourLabel: (minute: number) => string
  /** What stands over a day that has something without an hour. */
  loose: string
  onOpen: (key: string) => void
  onMove: (key: string, by: { days: number; halfHours: number }) => void
  onDrop: (drop: HourDrop) => void
}

type Timed = WeekItem & { startMinute: number; minutes: number }

/** A week, a column a day and the hours down its side: to look at, drag about and, with Alt and an arrow key, move. */
export function HourGrid({ label, days, items, from, until, hourLabel, loose, onOpen, onMove, onDrop }: Props) {
  const grid = useRef<HTMLOListElement>(null)
  const timed = items.filter(isTimed)
  // Whole hours: the line of each is drawn.
  const firstHour = Math.floor(Math.min(from, ...timed.map(({ startMinute }) => startMinute)) / HOUR_MINUTES)
  const ends = timed.map(({ startMinute, minutes }) => startMinute + minutes)
  const lastHour = Math.ceil(Math.max(until, ...ends) / HOUR_MINUTES)
  const [first, last] = [firstHour * HOUR_MINUTES, lastHour * HOUR_MINUTES]
  const heard = useRef({ onDrop, first })
  useEffect(() => {
    heard.current = { onDrop, first }
  })
  useEffect(() => {
    if (!grid.current) return undefined
    const scale = () => ({ firstMinute: heard.current.first, hourPx: HOUR_PX })
    return attachHourDrag(grid.current, scale, (drop) => heard.current.onDrop(drop))
  }, [])
  const hours = Array.from({ length: (last - first) / HOUR_MINUTES }, (_, at) => first + at * HOUR_MINUTES)
  return (
    <div className="grid grid-cols-[46px_1fr] rounded-box [&:lang(hi)]:grid-cols-[80px_1fr] border border-border bg-surface">
      <div aria-hidden="true" className="type-small grid grid-rows-[auto_1fr] text-tertiary tabular-nums">
        <div />
        <div className="relative self-end" style={{ height: heightOf(last - first) }}>
          {hours.map((minute) => (
            <span key={minute} className="absolute end-1.5" style={{ top: heightOf(minute - first) }}>
              {hourLabel(minute)}
            </span>
          ))}
        </div>
      </div>
      <ol ref={grid} aria-label={label} className="grid min-w-0 grid-cols-7">
        {days.map((day) => {
          const own = items.filter((item) => item.day === day.day)
          return (
            <li
              key={day.day}
              className={classNames(
                'grid min-w-0 grid-rows-[1fr_auto] border-s border-border',
                day.isToday && 'bg-primary-soft/40',
              )}
            >
              <DayHead day={day} own={own} loose={loose} onOpen={onOpen} />
              <ul
                data-day={day.day}
                className="hour-lines relative data-over:bg-primary-soft"
                style={{ height: heightOf(last - first), '--hour': `${HOUR_PX}px` } as CSSProperties}
              >
                {withLanes(own).map(({ item, lane }) => (
                  <Block
                    key={item.key}
                    item={item}
                    style={positionOf(item, lane, first)}
                    isNarrow={lane.of > 1}
                    onOpen={onOpen}
                    onMove={onMove}
                  />
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function DayHead({
  day,
  own,
  loose,
  onOpen,
}: {
  day: WeekDay
  own: readonly WeekItem[]
  loose: string
  onOpen: Props['onOpen']
}) {
  const without = own.filter((item) => !isTimed(item))
  return (
    <div className="border-b border-border p-2">
      <DayTitle day={day} />
      {own.length === 0 && <p className="type-small text-tertiary">{day.empty}</p>}
      {without.length > 0 && (
        <>
          <p className="type-small mt-1 text-likely">{loose}</p>
          <ul>
            {without.map((item) => (
              <li key={item.key}>
                <button
                  type="button"
                  onClick={() => onOpen(item.key)}
                  className="type-small min-h-6 w-full text-start wrap-anywhere hyphens-auto"
                >
                  <InitialBubble item={item} />
                  {item.title}, {item.note}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type BlockProps = {
  item: Timed
  style: CSSProperties & { height: number }
  /** Stands beside others that go on at the same time. */
  isNarrow: boolean
} & Pick<Props, 'onOpen' | 'onMove'>

function Block({ item, style, isNarrow, onOpen, onMove }: BlockProps) {
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!event.altKey || step === undefined || !item.isMovable) return
    event.preventDefault()
    onMove(item.key, step)
  }
  // Beside others there is no room for a menu: what is in it can be done from the form.
  const hasMenu = item.actions !== undefined && style.height >= MENU_PX && !isNarrow
  const isHigh = style.height >= TWO_LINES_PX
  return (
    <li
      data-item={item.key}
      data-movable={item.isMovable ? '' : undefined}
      style={style}
      className={classNames(
        'absolute overflow-hidden rounded-mark border border-s-4',
        item.isDraft && 'border-dashed',
        TONES[item.tone],
        item.tone === 'taken' && 'hour-taken',
        item.isClash && CLASH,
        item.isMovable && 'cursor-grab select-none',
        'focus-within:z-10 focus-within:overflow-visible',
        'data-dragged:pointer-events-none data-dragged:z-20 data-dragged:will-change-transform data-dragged:opacity-90 data-dragged:shadow-2',
      )}
    >
      <button
        type="button"
        title={`${item.title}, ${item.note}`}
        onClick={() => onOpen(item.key)}
        onKeyDown={handleKey}
        className={classNames(
          'flex size-full min-h-6 min-w-0 flex-col overflow-hidden text-start *:w-full *:shrink-0',
          isNarrow ? 'ps-0.5' : 'px-1',
          isHigh ? 'py-1' : 'py-px',
          hasMenu && 'pe-6',
        )}
      >
        <span
          className={classNames(
            'block text-[13px] leading-4 font-semibold',
            style.height < THREE_LINES_PX
              ? 'truncate'
              : isNarrow
                ? 'break-words hyphens-auto'
                : 'wrap-anywhere hyphens-auto',
            item.isDone && 'line-through',
          )}
        >
          <InitialBubble item={item} />
          {item.title}
        </span>
        <span
          className={classNames(
            'block text-[12px] leading-4 tabular-nums',
            item.tone !== 'pen' && 'text-secondary',
            !isHigh && 'sr-only',
          )}
        >
          {item.hours === undefined ? (
            item.note
          ) : (
            <>
              <span aria-hidden="true">{item.hours}</span>
              <span className="sr-only">{item.note}</span>
            </>
          )}
        </span>
        {isHigh && <span className={classNames(style.height < THREE_LINES_PX && 'sr-only')}>{item.badges}</span>}
      </button>
      {hasMenu && (
        <div data-actions="" className="absolute -end-2 -top-2">
          {item.actions}
        </div>
      )}
    </li>
  )
}

function withLanes(own: readonly WeekItem[]): { item: Timed; lane: Lane }[] {
  const timed = own.filter(isTimed)
  const lanes = hourLanes(timed)
  return timed.map((item, at) => ({ item, lane: lanes[at] ?? { at: 0, of: 1 } }))
}

function isTimed(item: WeekItem): item is Timed {
  return item.startMinute !== undefined && item.minutes !== undefined
}

function positionOf({ startMinute, minutes }: Timed, lane: Lane, first: number) {
  return {
    top: heightOf(startMinute - first),
    height: heightOf(minutes) - 2,
    insetInlineStart: `calc(${(lane.at / lane.of) * 100}% + 2px)`,
    width: `calc(${100 / lane.of}% - 4px)`,
  }
}

function heightOf(minutes: number): number {
  return (minutes / HOUR_MINUTES) * HOUR_PX
}
