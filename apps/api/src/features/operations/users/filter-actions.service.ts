import { FILTER_ACTION_MAX, type FilterAction, type UserAction } from '@sopaan/contract/filter-actions'
import { SKIP_REASONS } from '@sopaan/contract/managed-user-shapes'
import type { UserFilter } from '@sopaan/contract/managed-users'
import { refuse } from '@sopaan/contract/refusals'
import { hasStaffRole, STAFF_ROLES } from '@sopaan/contract/staff-roles'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { accountById } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { doToAccounts } from './bulk-actions.service.ts'
import {
  endFilterAction,
  insertFilterAction,
  listFilterActions,
  listWaitingPeople,
  lockRunningAction,
  saveOutcomes,
} from './filter-actions.queries.ts'
import { idsOfFilter } from './managed-users.service.ts'

/** People of one part, which is done whole or not at all. */
const PEOPLE_A_PART = 100
const LISTED_MAX = 5
const TYPE = 'filter-action'

/** The own actions on filters of the last day, with how far each is. */
export async function ownFilterActions(deps: Deps, actor: Actor): Promise<FilterAction[]> {
  const since = new Date(deps.now().getTime() - DAY_MS)
  const rows = await listFilterActions(deps.db, { askedBy: actor.userId, since, limit: LISTED_MAX })
  return rows.map(({ id, createdAt, skipped, ...row }) => ({
    _id: id,
    createdAt: createdAt.toISOString(),
    ...row,
    skipped: SKIP_REASONS.flatMap((why) => (skipped[why] === undefined ? [] : [{ why, count: skipped[why] }])),
  }))
}

type NewFilterAction = { filter: UserFilter; action: UserAction; confirmed: number }

/**
 * Writes down whom a filter has, all but the own account, and has one thing done to them by a job.
 * @throws {Refusal} REAUTH_REQUIRED, CONFIRMATION_NEEDED, FILTER_TOO_WIDE, FILTER_ACTION_RUNNING
 */
export async function startFilterAction(
  deps: Deps,
  { actor, request }: Caller,
  { filter, action, confirmed }: NewFilterAction,
): Promise<string> {
  requireFresh(deps, actor)
  return inTransaction(deps, async (deps) => {
    // One more than may be, and the own account: a filter that is too wide is known by it.
    const found = await idsOfFilter(deps, filter, FILTER_ACTION_MAX + 2)
    const ids = found.filter((id) => id !== actor.userId)
    if (ids.length > FILTER_ACTION_MAX) refuse('FILTER_TOO_WIDE', { max: FILTER_ACTION_MAX })
    if (ids.length === 0 || found.length !== confirmed) refuse('CONFIRMATION_NEEDED')
    const asked = { askedBy: actor.userId, action, filter, ids }
    const id = (await insertFilterAction(deps.db, asked)) ?? refuse('FILTER_ACTION_RUNNING')
    const change = { kind: { after: action.kind }, people: { after: ids.length }, filter: { after: filter } }
    await writeAudit(deps, { action: 'filter-action.start', actor, target: { type: TYPE, id }, change, request })
    return id
  })
}

/** Stops an own action: what was done stays. @throws {Refusal} NOT_FOUND */
export async function stopFilterAction(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const isStopped = await endFilterAction(deps.db, id, { state: 'stopped', now: deps.now(), by: actor.userId })
    if (!isStopped) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'filter-action.stop', actor, target: { type: TYPE, id }, request })
  })
}

/**
 * Goes on with the actions on filters, part by part, until none is left or the process ends. Safe on any number of instances
 * and after a crash: a part is done whole or not at all.
 */
export async function runFilterActions(deps: Deps, isEnding = () => false): Promise<void> {
  while (!isEnding() && (await runPart(deps)));
}

/** @returns whether there may be more to do */
async function runPart(deps: Deps): Promise<boolean> {
  return inTransaction(deps, async (deps) => {
    const running = await lockRunningAction(deps.db)
    if (running === undefined) return false
    const { id, askedBy, action } = running
    const account = askedBy === null ? undefined : await accountById(deps, askedBy)
    const isStaff = account?.status === 'active' && account.role === 'admin'
    const staffRoles = STAFF_ROLES.filter((role) => isStaff && account.staffRoles.includes(role))
    if (account === undefined || !hasStaffRole(staffRoles, ['support'])) return end(deps, id, 'stopped')
    const ids = await listWaitingPeople(deps.db, id, PEOPLE_A_PART)
    if (ids.length === 0) return end(deps, id, 'done')
    const actor = { userId: account.id, role: account.role, staffRoles }
    const { changed, skipped } = await doToAccounts(deps, { actor }, { ids, action })
    await saveOutcomes(deps.db, id, [
      ...changed.map(({ _id }) => ({ id: _id, outcome: 'changed' })),
      ...skipped.map(({ _id, why }) => ({ id: _id, outcome: why })),
    ])
    return true
  })
}

async function end(deps: Deps, id: string, state: 'done' | 'stopped'): Promise<true> {
  await endFilterAction(deps.db, id, { state, now: deps.now() })
  return true
}
