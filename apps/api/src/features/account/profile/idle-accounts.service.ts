import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { lockAccountOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { deleteForOwner } from './deletion.service.ts'
import { listIdle } from './idle-accounts.queries.ts'

/** How long an account may lie unused, ms: three years. Source: DPDP Act 2023, s. 8(7). */
const IDLE_MS = 3 * 365 * DAY_MS
const AT_ONCE = 50

/**
 * Deletes accounts of mentees that lay unused for three years (DPDP-18): hidden at once, its owner mailed with a link that
 * brings everything back for 7 days, and erased after them like any other.
 */
export async function deleteIdleAccounts(deps: Deps): Promise<void> {
  const now = deps.now()
  const idle = { before: new Date(now.getTime() - IDLE_MS), now }
  for (const userId of await listIdle(deps.db, { ...idle, limit: AT_ONCE }))
    await inTransaction(deps, async (deps) => {
      const account = await lockAccountOf(deps, { userId })
      const [stillIdle] = await listIdle(deps.db, { ...idle, limit: 1, only: userId })
      if (stillIdle === undefined) return
      await deleteForOwner(deps, account, 'idle')
      await writeAudit(deps, {
        action: 'user.delete',
        target: { type: 'user', id: userId },
        change: { status: { before: account.status, after: 'deleted' }, ground: { after: 'idle' } },
      })
    })
}
