import type { ReactNode } from 'react'

/** The head of a page on graph paper. */
export function PageHead({ children }: { children: ReactNode }) {
  return (
    <div className="graph-paper border-b border-border">
      <div className="page-width py-8 sm:py-12">{children}</div>
    </div>
  )
}
