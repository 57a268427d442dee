import type { ActionKind, ActionOnRows } from '@sopaan/contract/filter-actions'
import type { ReactNode } from 'react'

/** What can be done to all of a filter of a list. */
export type FilterActionChoice = {
  kind: ActionKind
  name: string
  /** What it does, before it is done. */
  ask: string
  isDanger?: boolean
  /** False where no row of the filter can be what it is for. */
  isOffered?: boolean
  /** Where a reason has to be given. */
  reason?: { label: string; hint: string; missing: string }
  /** What else it needs to know. */
  fields?: ReactNode
  /** Reads it from the form. */
  actionOf: (said: { reason: string; field: (name: string) => string }) => ActionOnRows
}
