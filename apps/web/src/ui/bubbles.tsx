import type { Tone } from './badge.tsx'

export type BubbleYear = { year: number; state: 'yes' | 'no' | 'none' }

const STEP = 29
const RADIUS = 8.5
/** Room at both ends, for the stroke. */
const INSET = RADIUS + 1

/** A circle a year, oldest first: filled = yes, hollow = no, dashed = not known. `label` says the same in words. */
export function Bubbles({ years, tone, label }: { years: readonly BubbleYear[]; tone: Tone; label: string }) {
  const width = Math.max(years.length - 1, 0) * STEP + 2 * INSET
  return (
    <svg
      role="img"
      aria-label={label}
      className="bubbles overflow-visible"
      data-tone={tone}
      width={width}
      height="36"
      viewBox={`0 0 ${width} 36`}
    >
      {years.map(({ year, state }, at) => (
        <circle key={year} cx={at * STEP + INSET} cy="10" r={RADIUS} data-state={state} />
      ))}
      {years.map(({ year }, at) => (
        <text key={year} x={at * STEP + INSET} y="33">
          ’{String(year).slice(-2)}
        </text>
      ))}
    </svg>
  )
}
