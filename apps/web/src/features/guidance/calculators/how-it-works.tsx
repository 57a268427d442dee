import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** A part that opens with one tap: the formula, its source, a rule. Open without script as well. */
export function HowItWorks({
  title,
  children,
  isOpen = false,
}: {
  title: string
  children: ReactNode
  isOpen?: boolean
}) {
  return (
    <details open={isOpen || undefined} className="group rounded-box border border-border bg-surface px-5">
      <summary className="flex min-h-14 items-center justify-between gap-3 py-2">
        <h2 className="type-card">{title}</h2>
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="measure grid gap-3 pb-5 text-secondary">{children}</div>
    </details>
  )
}

/** A formula on its own line. */
export function Formula({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-surface-sunken px-4 py-3 font-semibold text-default tabular-nums">{children}</p>
  )
}
