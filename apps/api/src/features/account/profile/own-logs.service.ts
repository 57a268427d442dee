import type { OwnLog } from '@sopaan/contract/users'
import { browserName } from '@sopaan/domain/identity/browser-name'
import type { Deps } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import { listOwnEvents, listOwnEventsBefore } from './own-logs.queries.ts'

type OwnEvent = Awaited<ReturnType<typeof listOwnEventsBefore>>[number]

const FAILURES = new Set(['sign-in.fail', 'sign-in.lock', 'sign-in.reuse'])
/** Lines read at a time where the whole log is asked for. */
const LINES_AT_ONCE = 500

/** What happened on the account of the person acting, newest first. */
export async function ownLogs(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  page: { page: number; limit: number },
): Promise<{ logs: OwnLog[]; total: number }> {
  const { events, total } = await listOwnEvents(deps.db, actor.userId, page)
  return { logs: events.map((event) => logOf(event, actor.userId)), total }
}

/** Every line of the own log, newest first, read a few hundred at a time. */
export async function* wholeLog(deps: Deps, actor: Pick<Actor, 'userId'>): AsyncGenerator<OwnLog> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const events = await listOwnEventsBefore(deps.db, actor.userId, { before, limit: LINES_AT_ONCE })
    yield* events.map((event) => logOf(event, actor.userId))
    const oldest = events.at(-1)
    if (events.length < LINES_AT_ONCE || !oldest) return
    before = oldest.sequence
  }
}

/** Where others did it from, such as staff, is theirs: only what was done by oneself or by nobody known says it. */
function logOf(event: OwnEvent, ownerId: string): OwnLog {
  const isOthers = event.actorId !== null && event.actorId !== ownerId
  return {
    _id: event.id,
    at: event.occurredAt.toISOString(),
    event: event.action,
    result: FAILURES.has(event.action) ? 'failure' : 'success',
    ip: isOthers ? null : event.ip,
    device: isOthers || event.userAgent === null ? null : browserName(event.userAgent),
  }
}
