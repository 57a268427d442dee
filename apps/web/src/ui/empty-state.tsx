import type { ReactNode } from 'react'

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-sheet border border-border bg-surface p-6 sm:p-8">
      <p className="type-card">{title}</p>
      <div className="mt-2 text-secondary">{children}</div>
    </div>
  )
}
