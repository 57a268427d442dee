import type { ReactNode } from 'react'

const BUBBLES = ['one', 'two', 'three', 'four', 'five']

/** Nothing to show, and what to do about it: bubbles that nobody filled yet stand for a picture. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-sheet border border-border bg-surface p-6 sm:p-8">
      <div aria-hidden="true" className="mb-3 flex gap-1">
        {BUBBLES.map((each) => (
          <span key={each} className="size-6 rounded-full border-2 border-border-control" />
        ))}
      </div>
      <p className="type-card">{title}</p>
      <div className="mt-2 text-secondary">{children}</div>
    </div>
  )
}
