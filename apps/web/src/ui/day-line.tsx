import { roundTenth } from './round-tenth.ts'

const WIDTH = 72
const HEIGHT = 24
const INSET = 4

/** A figure over a few days, the last of them marked; its words stand beside it. */
export function DayLine({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(...values, 1)
  const x = (at: number) => roundTenth(INSET + (at * (WIDTH - 2 * INSET)) / Math.max(values.length - 1, 1))
  const y = (value: number) => roundTenth(HEIGHT - INSET - (value / most) * (HEIGHT - 2 * INSET))
  return (
    <svg
      role="img"
      aria-label={label}
      className="spark shrink-0"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <path d={`M${values.map((value, at) => `${x(at)} ${y(value)}`).join('L')}`} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="3" />
    </svg>
  )
}
