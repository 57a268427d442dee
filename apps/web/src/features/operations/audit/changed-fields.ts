import type { AuditEntry } from '@sopaan/contract/audit'

export type ChangedField = { field: string; before?: unknown; after?: unknown }

/**
 * The fields of an entry that differ, and those alone: of a whole thing before and after, the fields of it that do, by their
 * way: `plan.pricePaise`.
 */
export function listChangedFields(change: AuditEntry['change']): ChangedField[] {
  return Object.entries(change).flatMap(([field, sides]) => differing(field, sides))
}

function differing(field: string, { before, after }: AuditEntry['change'][string]): ChangedField[] {
  if (isNothing(before) && isNothing(after)) return []
  if (!isThing(before) && !isThing(after)) return [{ field, before, after }]
  if (!(isThing(before) || isNothing(before)) || !(isThing(after) || isNothing(after)))
    return [{ field, before, after }]
  const [was, is] = [isThing(before) ? before : {}, isThing(after) ? after : {}]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .flatMap((name) => differing(`${field}.${name}`, { before: was[name], after: is[name] }))
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a side of a change is empty. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
