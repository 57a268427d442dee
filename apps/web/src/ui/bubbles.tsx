import type { Tone } from './badge.tsx'

export type BubbleYear = { year: number; state: 'yes' | 'no' | 'none' }

type Props = {
  years: readonly BubbleYear[]
  tone: Tone
  label: string
  /** `row`: small and without the years, which stand above the rows once. */
  size?: 'full' | 'row'
}

const SIZES = {
  full: { step: 29, radius: 8.5, height: 36, middle: 10 },
  row: { step: 15, radius: 5, height: 14, middle: 7 },
} as const

/** A circle a year, oldest first: filled = yes, hollow = no, dashed = not known. `label` says the same in words. */
export function Bubbles({ years, tone, label, size = 'full' }: Props) {
  const { step, radius, height, middle } = SIZES[size]
  /** Room at both ends, for the stroke. */
  const inset = radius + 1
  const width = Math.max(years.length - 1, 0) * step + 2 * inset
  return (
    <svg
      role="img"
      aria-label={label}
      className="bubbles overflow-visible"
      data-tone={tone}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {years.map(({ year, state }, at) => (
        <circle key={year} cx={at * step + inset} cy={middle} r={radius} data-state={state} />
      ))}
      {size === 'full' &&
        years.map(({ year }, at) => (
          <text key={year} x={at * step + inset} y="33">
            ’{String(year).slice(-2)}
          </text>
        ))}
    </svg>
  )
}
