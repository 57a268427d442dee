import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Fields that a phone folds behind one line, which says how many of them are set. From 640 they stand in the grid around. */
export function PhoneFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="phone-fold">
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-2 pb-4 sm:contents">{children}</div>
    </details>
  )
}
