import type { ReactNode } from 'react'

type Props = { label: string; status: string; children: ReactNode }

/** What can be done with the ticked rows; it stands at the bottom of the screen as long as there are any. */
export function BulkBar({ label, status, children }: Props) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-0 bottom-16 z-20 flex flex-wrap items-center gap-3 border-t border-border bg-surface px-4 py-3 shadow-2 lg:bottom-0 lg:left-62 lg:px-8"
    >
      <p role="status" className="grow font-semibold tabular-nums">
        {status}
      </p>
      {children}
    </section>
  )
}
