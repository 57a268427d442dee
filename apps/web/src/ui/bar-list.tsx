import { classNames } from './class-names.ts'

type Row = { key: string; label: string; value: number; note: string }

const TONES = { pen: 'fill-primary', safe: 'fill-safe', reach: 'fill-reach' } as const

/** Amounts beside each other, each a bar with its words; the longest fills the width. @param most  what a full bar stands for; the largest when absent */
export function BarList({ rows, tone, most }: { rows: readonly Row[]; tone: keyof typeof TONES; most?: number }) {
  const full = most ?? Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className="grid content-start gap-3">
      {rows.map(({ key, label, value, note }) => (
        <li key={key}>
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 break-words">{label}</span>
            <span className="type-small shrink-0 text-secondary tabular-nums">{note}</span>
          </p>
          <svg width="100%" height="10" aria-hidden="true" className="mt-1 block">
            <rect width="100%" height="10" rx="5" className="fill-surface-sunken" />
            <rect
              width={`${Math.max(0, Math.min(100, (value / full) * 100))}%`}
              height="10"
              rx="5"
              className={classNames(TONES[tone])}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
