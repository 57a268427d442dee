import type { ReactNode } from 'react'

/** A part of a page that is read on demand, behind its name. */
export function Fold({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">{name}</summary>
      {children}
    </details>
  )
}
