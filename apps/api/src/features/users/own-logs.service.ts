import type { OwnLog } from '@sopaan/contract/users'
import { browserName } from '@sopaan/domain/browser-name'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import { listOwnEvents } from './own-logs.queries.ts'

const FAILURES = new Set(['sign-in.fail', 'sign-in.lock', 'sign-in.reuse'])

/** What happened on the account of the person acting, newest first. */
export async function ownLogs(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  page: { page: number; limit: number },
): Promise<{ logs: OwnLog[]; total: number }> {
  const { events, total } = await listOwnEvents(deps.db, actor.userId, page)
  const logs = events.map((event) => ({
    _id: event.id,
    at: event.occurred_at.toISOString(),
    event: event.action,
    result: FAILURES.has(event.action) ? ('failure' as const) : ('success' as const),
    ip: event.ip,
    device: event.user_agent === null ? null : browserName(event.user_agent),
  }))
  return { logs, total }
}
