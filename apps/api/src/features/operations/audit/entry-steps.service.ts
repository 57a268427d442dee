import type { ActionStep } from '@sopaan/contract/action-step'

/** An entry of the trail as a step of the record of what it is about. */
export function stepOfEntry(entry: {
  occurredAt: Date
  action: string
  actorId: string | null
  actorName: string | null
}): ActionStep {
  const { occurredAt, action, actorId, actorName } = entry
  const by = actorId === null || actorName === null ? null : { _id: actorId, fullName: actorName }
  return { kind: 'action', at: occurredAt.toISOString(), action, by }
}
