import type { ReactNode } from 'react'

/** One cell of the six: what it is, the figure, and who gives it. */
export function GlanceCell({ name, note, children }: { name: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col bg-surface p-4">
      <dt className="type-small text-secondary">{name}</dt>
      <dd className="mt-1 wrap-anywhere">
        {children}
        <span className="mt-0.5 block text-[13px] leading-4.5 text-secondary">{note}</span>
      </dd>
    </div>
  )
}
