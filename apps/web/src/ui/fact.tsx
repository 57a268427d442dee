import type { ReactNode } from 'react'

/** One line of a list of facts: its name, and what is so. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-small text-secondary">{name}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}
