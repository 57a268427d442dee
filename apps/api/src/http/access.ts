import { type Access, isForStaff, isLetIn } from '@sopaan/contract/call'
import { refuse } from '@sopaan/contract/refusals'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import type { Role } from '@sopaan/contract/users'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { FastifyRequest } from 'fastify'

/** Who is acting now: read from the database for this request, so a role taken away is gone on the next call. */
export type Actor<R extends Role = Role> = {
  userId: string
  role: R
  signInId: string
  /** What an admin looks after; absent for everybody else. */
  staffRoles?: readonly StaffRole[]
  /** When the password was last given in this sign-in. */
  reauthenticatedAt?: Date
  /** Staff who may do nothing of their role before two-factor is on (AUTH-19). */
  mustEnrolTwoFactor?: boolean
  /** The admin who reads this person's pages as the person sees them; nothing can be changed then (`checkNotViewing`). */
  impersonatorId?: string
}

/** How fresh a sign-in is for what can do harm, ms. Source: SESS-08. */
const FRESH_MS = 15 * MINUTE_MS

/** The actor a handler gets: there exactly when the call is not for `anyone`. */
export type ActorOf<A extends Access> = A extends 'anyone'
  ? undefined
  : A extends Role
    ? Actor<A>
    : A extends readonly StaffRole[]
      ? Actor<'admin'>
      : Actor

/** How the server knows who is acting. The accounts feature brings the real one; before it, nobody is signed in. */
export type Identity = {
  /** The actor behind the request's cookies, if any. */
  findActor: (request: FastifyRequest) => Promise<Actor | undefined>
  /** What the XSRF token of this request is bound to: its sign-in, else its device (WEB-02). */
  xsrfBinding: (request: FastifyRequest) => string | undefined
}

/**
 * Who is acting, checked against who may (decision C12).
 * @throws {Refusal} NOT_SIGNED_IN, FORBIDDEN, STAFF_ROLE_NEEDED, MFA_REQUIRED
 */
export async function checkAccess(
  access: Access,
  identity: Identity,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  if (access === 'anyone') return undefined
  const actor = (await identity.findActor(request)) ?? refuse('NOT_SIGNED_IN')
  if (!isLetIn(access, actor)) {
    const isOtherStaff = typeof access === 'object' && actor.role === 'admin'
    return isOtherStaff ? refuse('STAFF_ROLE_NEEDED', { staffRoles: [...access] }) : refuse('FORBIDDEN')
  }
  if ((isForStaff(access) || access === 'mentor') && actor.mustEnrolTwoFactor) refuse('MFA_REQUIRED')
  return actor
}

/**
 * Refuses every change to an admin who reads as somebody else.
 * @throws {Refusal} VIEWING_ONLY
 */
export function checkNotViewing(actor: Actor | undefined): void {
  if (actor?.impersonatorId !== undefined) refuse('VIEWING_ONLY')
}

/**
 * Stands before what can do harm: the password must have been given in the last 15 minutes (SESS-08).
 * @throws {Refusal} REAUTH_REQUIRED
 */
export function requireFresh(deps: { now: () => Date }, actor: Actor): void {
  const givenAtMs = actor.reauthenticatedAt?.getTime() ?? 0
  if (deps.now().getTime() - givenAtMs > FRESH_MS) refuse('REAUTH_REQUIRED')
}
