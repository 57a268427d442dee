import type { HistoryLine, PersonStep } from '@sopaan/contract/managed-user-shapes'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import { listHelpSteps, listMoneySteps, type PersonStepRow } from './person-steps.queries.ts'

const STEPS_MAX = 80

/** Everything that happened around a person, the newest first; what was written and agreed to for support alone. */
export async function stepsOf(
  deps: Deps,
  actor: Actor,
  { userId, email, history }: { userId: string; email: string; history: readonly HistoryLine[] },
): Promise<PersonStep[]> {
  const mayHelp = hasStaffRole(actor.staffRoles ?? [], ['support'])
  const [money, help] = await Promise.all([
    listMoneySteps(deps.db, userId),
    mayHelp ? listHelpSteps(deps.db, { userId, email }) : [],
  ])
  const steps = [...[...money, ...help].map(stepOf), ...history.map(actionOf)]
  return steps.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, STEPS_MAX)
}

function stepOf({ id, at, byId, byName, ...row }: PersonStepRow): PersonStep {
  const by = byId === null || byName === null ? null : { _id: byId, name: byName }
  return { ...row, _id: id, at: at.toISOString(), by }
}

function actionOf({ _id, at, action, by }: HistoryLine): PersonStep {
  const others = { purchaseId: null, item: null, state: null, amountPaise: null, text: null }
  const doer = by === null || by.isOwner || by.name === null ? null : { _id: by._id, name: by.name }
  return { kind: 'action', _id, at, name: action, by: doer, ...others }
}
