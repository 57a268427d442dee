import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A form behind its name: ten of them open would be a page of blanks. */
export function FormCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card>
      <details>
        <summary className="min-h-11 content-center text-primary-text">
          <h2 className="type-card inline">{title}</h2>
        </summary>
        <p className="mt-1 mb-4 text-secondary">{lead}</p>
        {children}
      </details>
    </Card>
  )
}
