import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A part of the profile, with a name that links lead to. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <Card id={id} className="scroll-mt-24">
      <h2 className="type-subsection">{title}</h2>
      {lead !== undefined && <p className="mt-1 text-secondary">{lead}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </Card>
  )
}
