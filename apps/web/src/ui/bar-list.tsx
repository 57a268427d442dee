import { classNames } from './class-names.ts'

type Row = { key: string; label: string; value: number; note: string }

const TONES = { pen: 'fill-primary', safe: 'fill-safe', reach: 'fill-reach' } as const

type Props = {
  rows: readonly Row[]
  tone: keyof typeof TONES
  /** What a full bar stands for; absent: the largest. */
  most?: number
  /** From 640 the words stand left and right of their bar instead of above it. */
  isOneLine?: boolean
}

/** Amounts beside each other, each a bar with its words; the longest fills the width. */
export function BarList({ rows, tone, most, isOneLine = false }: Props) {
  const full = most ?? Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul
      className={classNames(
        'grid content-start gap-3',
        isOneLine && 'sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4',
      )}
    >
      {rows.map(({ key, label, value, note }) => (
        <li
          key={key}
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1',
            isOneLine && 'sm:col-span-3 sm:grid-cols-subgrid',
          )}
        >
          <span className={classNames('min-w-0 break-words', isOneLine && 'sm:max-w-44')}>{label}</span>
          <span className={classNames('type-small text-end text-secondary tabular-nums', isOneLine && 'sm:order-last')}>
            {note}
          </span>
          <svg
            width="100%"
            height="10"
            aria-hidden="true"
            className={classNames('col-span-2 block', isOneLine && 'sm:col-span-1')}
          >
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
