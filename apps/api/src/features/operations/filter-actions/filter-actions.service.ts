import type { BodyOf } from '@sopaan/contract/call'
import { ACTED_BY, FILTER_ACTION_MAX, type FilterAction, type filterActions } from '@sopaan/contract/filter-actions'
import { SKIP_REASONS } from '@sopaan/contract/managed-user-shapes'
import { refuse } from '@sopaan/contract/refusals'
import { hasStaffRole, STAFF_ROLES } from '@sopaan/contract/staff-roles'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  endFilterAction,
  insertFilterAction,
  listFilterActions,
  listWaitingItems,
  lockRunningAction,
  saveOutcomes,
} from './filter-actions.queries.ts'
import { checkActionFits, doToRows, rowsOfFilter } from './listed-rows.service.ts'

/** Rows of one part, which is done whole or not at all. */
const ROWS_A_PART = 100
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

/**
 * Writes down what a filter has, or the rows of it that are named, all but the own account, and has one thing done to them by a
 * job. A named row that is gone or no row of the list is passed over when its turn comes.
 * @throws {Refusal} STAFF_ROLE_NEEDED, REAUTH_REQUIRED, CONFIRMATION_NEEDED, FILTER_TOO_WIDE, FILTER_ACTION_RUNNING, ASSIGNEE_UNFIT, INVALID_QUERY
 */
export async function startFilterAction(
  deps: Deps,
  { actor, request }: Caller,
  { list, filter, ids: ticked, action, confirmed }: BodyOf<typeof filterActions.start>,
): Promise<string> {
  const staffRoles = [...ACTED_BY[list]]
  if (!hasStaffRole(actor.staffRoles ?? [], staffRoles)) refuse('STAFF_ROLE_NEEDED', { staffRoles })
  requireFresh(deps, actor)
  return inTransaction(deps, async (deps) => {
    await checkActionFits(deps, list, action)
    // One more than may be, and the own account: a filter that is too wide is known by it.
    const found =
      ticked === undefined
        ? await rowsOfFilter(deps, { list, filter, by: actor.userId }, FILTER_ACTION_MAX + 2)
        : [...new Set(ticked)]
    const ids = found.filter((id) => id !== actor.userId)
    if (ids.length > FILTER_ACTION_MAX) refuse('FILTER_TOO_WIDE', { max: FILTER_ACTION_MAX })
    if (ids.length === 0 || found.length !== confirmed) refuse('CONFIRMATION_NEEDED')
    const asked = { askedBy: actor.userId, askedAt: deps.now(), list, action, filter, ids }
    const id = (await insertFilterAction(deps.db, asked)) ?? refuse('FILTER_ACTION_RUNNING')
    const change = {
      list: { after: list },
      kind: { after: action.kind },
      rows: { after: ids.length },
      // What was searched for may be a name.
      filter: { after: Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'q')) },
    }
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
    const { id, askedBy } = running
    const account = askedBy === null ? undefined : await findAccount(deps.db, askedBy)
    const isStaff = account?.status === 'active' && account.role === 'admin'
    const staffRoles = STAFF_ROLES.filter((role) => isStaff && account.staffRoles.includes(role))
    if (account === undefined || !hasStaffRole(staffRoles, ACTED_BY[running.list])) return end(deps, id, 'stopped')
    const ids = await listWaitingItems(deps.db, id, ROWS_A_PART)
    if (ids.length === 0) return end(deps, id, 'done')
    const actor = { userId: account.id, role: account.role, staffRoles }
    await saveOutcomes(deps.db, id, await doToRows(deps, { actor }, { ...running, ids }))
    return true
  })
}

async function end(deps: Deps, id: string, state: 'done' | 'stopped'): Promise<true> {
  await endFilterAction(deps.db, id, { state, now: deps.now() })
  return true
}
