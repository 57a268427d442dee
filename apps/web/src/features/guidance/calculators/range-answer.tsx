import type { ReactNode } from 'react'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  label: string
  low: string
  high: string
  /** The likeliest figure: it is said first, and the range beside it. */
  likely?: string | undefined
  /** Said after the range where one end is open. */
  open?: string | undefined
  children?: ReactNode
}

/** The answer of a calculator: a range in large figures, spoken politely when it changes. */
export function RangeAnswer({ label, low, high, likely, open, children }: Props) {
  const { calculators } = useWords()
  return (
    <div aria-live="polite" aria-atomic="true">
      <p className="font-semibold text-secondary sm:min-h-11 sm:pe-40">{label}</p>
      <p className="type-answer mt-1 flex flex-wrap items-baseline gap-x-3 text-primary-text">
        {likely !== undefined && (
          <>
            <span className="text-[.45em] font-bold text-secondary">{calculators.mostLikely}</span>
            <span>{likely}</span>
          </>
        )}
        {likely === undefined && <span>{low}</span>}
        {likely === undefined && low !== high && (
          <>
            <span className="text-[.45em] font-bold text-secondary">{calculators.to}</span>
            <span>{high}</span>
          </>
        )}
        {likely === undefined && open !== undefined && (
          <span className="text-[.35em] font-bold text-secondary">{open}</span>
        )}
      </p>
      {likely !== undefined && (
        <p className="type-lead mt-1 tabular-nums">
          {[`${low} ${calculators.to} ${high}`, ...(open === undefined ? [] : [open])].join(' ')}
        </p>
      )}
      {children}
    </div>
  )
}

/** In place of an answer: why there is none, or what is still to be entered. */
export function NoAnswer({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" className="type-lead measure text-secondary sm:pe-40">
      {children}
    </p>
  )
}
