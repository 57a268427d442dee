import type { Tone } from './badge.tsx'

export type BubbleYear = { year: number; state: 'yes' | 'no' | 'none' }

const STEP = 29
const RADIUS = 8.5

/** A circle a year, oldest first: filled = yes, hollow = no, dashed = not known. `label` says the same in words. */
export function Bubbles({ years, tone, label }: { years: readonly BubbleYear[]; tone: Tone; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      className="bubbles"
      data-tone={tone}
      width={years.length * STEP}
      height="36"
      viewBox={`0 0 ${years.length * STEP} 36`}
    >
      {years.map(({ year, state }, at) => (
        <circle key={year} cx={at * STEP + STEP / 2} cy="10" r={RADIUS} data-state={state} />
      ))}
      {years.map(({ year }, at) => (
        <text key={year} x={at * STEP + STEP / 2} y="33">
          ’{String(year).slice(-2)}
        </text>
      ))}
    </svg>
  )
}
