import { VIEW_AS_COOKIE } from '@sopaan/contract/cookies'
import { refuse } from '@sopaan/contract/refusals'
import type { Role } from '@sopaan/contract/users'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { requireActiveAdmin } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import { insertView, removeViewAs } from './sign-ins.queries.ts'

/** How long an admin reads as somebody else before it ends of itself, ms. Source: decision 0110. */
const VIEW_MS = 15 * MINUTE_MS

/**
 * Lets an admin read the pages of a mentee or mentor as they see them. The sign-in stands for that person until it ends of
 * itself; the door refuses every change meanwhile, and the person finds the look in the own log.
 * @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND, VIEW_NOT_POSSIBLE for admins and accounts that are not active
 */
export async function beginView(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  userId: string,
): Promise<{ role: Role; until: string }> {
  requireFresh(deps, actor)
  const until = new Date(deps.now().getTime() + VIEW_MS)
  const role = await inTransaction(deps, async (deps) => {
    await requireActiveAdmin(deps, actor)
    const account = await findAccount(deps.db, userId)
    if (!account || account.status === 'erased') return refuse('NOT_FOUND')
    if (account.role === 'admin' || account.status !== 'active') return refuse('VIEW_NOT_POSSIBLE')
    await insertView(deps.db, actor.signInId, { userId, until })
    await writeAudit(deps, {
      action: 'user.view-as',
      actor,
      target: { type: 'user', id: userId },
      change: { until: { after: until.toISOString() } },
      request,
    })
    return account.role
  })
  request.setCookie({
    name: VIEW_AS_COOKIE,
    value: `${userId}.${until.getTime()}`,
    isReadableByScripts: true,
    sameSite: 'Lax',
    maxAgeSeconds: VIEW_MS / 1_000,
  })
  return { role, until: until.toISOString() }
}

/** Ends it; answers whose pages were read, null where nobody's were. */
export async function endView(deps: Deps, { actor, request }: Caller): Promise<string | null> {
  const { impersonatorId } = actor
  clearViewCookie(request)
  if (impersonatorId === undefined) return null
  await inTransaction(deps, async (deps) => {
    await removeViewAs(deps.db, actor.signInId)
    await writeAudit(deps, {
      action: 'user.view-as-end',
      actor: { userId: impersonatorId, role: 'admin' },
      target: { type: 'user', id: actor.userId },
      request,
    })
  })
  return actor.userId
}

function clearViewCookie(request: RequestContext): void {
  if (!request.cookies.has(VIEW_AS_COOKIE)) return
  request.setCookie({
    name: VIEW_AS_COOKIE,
    value: '',
    isReadableByScripts: true,
    sameSite: 'Lax',
    maxAgeSeconds: 0,
  })
}
