import type { ReactNode } from 'react'

type Props = {
  label: string
  status: string
  children: ReactNode
  /** Stays at the end, such as what puts the bar away. */
  end?: ReactNode
}

/** What can be done with the ticked rows, in one line at the bottom of the screen as long as there are any; on a phone it moves sideways under a thumb. */
export function BulkBar({ label, status, children, end }: Props) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-0 bottom-16 z-20 flex items-center gap-2 border-t border-border bg-surface px-4 py-2 shadow-2 lg:bottom-0 lg:left-62 lg:px-8"
    >
      <div className="flex min-w-0 grow items-center gap-3 max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap">
        <p role="status" className="grow font-semibold tabular-nums max-sm:whitespace-nowrap">
          {status}
        </p>
        {children}
      </div>
      {end}
    </section>
  )
}
