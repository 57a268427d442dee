import type { ReactNode } from 'react'

/** A small fact that stands for itself, such as one answer of the reader. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-10 items-center rounded-chip border border-border-strong bg-surface px-4 whitespace-nowrap">
      {children}
    </span>
  )
}
