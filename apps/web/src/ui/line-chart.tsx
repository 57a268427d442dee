import { useId, useState } from 'react'
import { roundTenth } from './round-tenth.ts'

const WIDTH = 1000
const HEIGHT = 200
/** Lines of the axis above its foot. */
const STEPS = 4
/** Names of points below the chart, at most. */
const NAMES_MAX = 5

export type ChartPoint = {
  key: string
  /** Below the chart. */
  name: string
  value: number
  /** Of the stretch before; absent where there is none. */
  before: number | undefined
  /** What is read of it: all its figures in one sentence. */
  words: string
}

type Props = {
  label: string
  points: readonly ChartPoint[]
  write: (value: number) => string
  /** Names the two lines; absent where there is one. */
  legend?: { now: string; before: string }
  /** Where the axis begins; absent: at nothing, or below it. */
  from?: number
}

/**
 * A value by day, week or month with its axis, beside the same of the stretch before. What it says at a point is read by
 * pointing, by touch and by the arrow keys: a slider lies over it, and a table under it has all of it.
 */
export function LineChart({ label, points, write, legend, from }: Props) {
  const id = useId()
  const [at, setAt] = useState(Math.max(0, points.length - 1))
  const { low, high } = axisOf(
    points.flatMap(({ value, before }) => (before === undefined ? [value] : [value, before])),
    from,
  )
  const x = (index: number) => roundTenth(points.length < 2 ? WIDTH / 2 : (index * WIDTH) / (points.length - 1))
  const y = (value: number) => roundTenth(HEIGHT - ((value - low) / (high - low)) * HEIGHT)
  const ticks = Array.from({ length: STEPS + 1 }, (_, step) => high - ((high - low) * step) / STEPS)
  const chosen = points[Math.min(at, points.length - 1)]
  const line = (pick: (point: ChartPoint) => number | undefined) =>
    points.flatMap((point, index) => {
      const value = pick(point)
      return value === undefined ? [] : [`${x(index)} ${y(value)}`]
    })
  const now = line(({ value }) => value)
  const before = line((point) => point.before)
  return (
    <figure aria-label={label} className="grid gap-2">
      <output htmlFor={id} className="block min-h-12 font-semibold tabular-nums sm:min-h-6">
        {chosen?.words}
      </output>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden="true"
          className="type-small flex flex-col justify-between text-end text-tertiary tabular-nums"
        >
          {ticks.map((tick) => (
            <span key={tick} className="leading-none">
              {write(tick)}
            </span>
          ))}
        </div>
        <div className="chart-frame relative">
          <input
            id={id}
            type="range"
            min={0}
            max={Math.max(0, points.length - 1)}
            value={at}
            aria-label={label}
            aria-valuetext={chosen?.words}
            onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
            onPointerMove={({ currentTarget, nativeEvent }) => {
              const share = nativeEvent.offsetX / currentTarget.clientWidth
              const pointed = Math.round(share * (points.length - 1))
              setAt(Math.min(points.length - 1, Math.max(0, pointed)))
            }}
            className="chart-slider absolute inset-0 z-1 h-full w-full opacity-0"
          />
          <svg className="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <line key={tick} className="tick" x1="0" x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            ))}
            {before.length > 1 && <path className="before" d={`M${before.join('L')}`} />}
            {now.length > 1 && <path className="now" d={`M${now.join('L')}`} />}
            {chosen && <line className="chosen" x1={x(at)} x2={x(at)} y1="0" y2={HEIGHT} />}
          </svg>
        </div>
        <span />
        <p aria-hidden="true" className="type-small mt-1 flex justify-between gap-2 text-tertiary">
          {namesOf(points).map(({ key, name }) => (
            <span key={key}>{name}</span>
          ))}
        </p>
      </div>
      {legend && (
        <figcaption className="type-small flex flex-wrap gap-x-5 text-secondary">
          <span>— {legend.now}</span>
          <span>┄ {legend.before}</span>
        </figcaption>
      )}
    </figure>
  )
}

/** Where the axis begins and ends: where it is said, else at nothing or below it, and at a round figure above the largest. */
function axisOf(values: readonly number[], from: number | undefined): { low: number; high: number } {
  if (from !== undefined) return { low: from, high: from + STEPS * roundUp((Math.max(...values) - from) / STEPS) }
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const step = roundUp(Math.max(most, -least, 1) / STEPS)
  const low = least < 0 ? -step * Math.ceil(-least / step) : 0
  return { low, high: low + step * STEPS >= most ? low + step * STEPS : step * Math.ceil(most / step) }
}

/** The next of 1, 2, 2.5 and 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= value) ?? 10) * power
}

/** Few enough names to stand beside each other, the first and the last among them. */
function namesOf(points: readonly ChartPoint[]): ChartPoint[] {
  const every = Math.max(1, Math.ceil((points.length - 1) / (NAMES_MAX - 1)))
  return points.filter((_, index) => index % every === 0 || (index === points.length - 1 && points.length > 1))
}
