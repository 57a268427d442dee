import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import type { User } from '@sopaan/contract/users'

/** What an admin can do to one person. */
export type UserActionKind =
  | 'role'
  | 'deactivate'
  | 'reactivate'
  | 'signOut'
  | 'unlock'
  | 'resend'
  | 'resetTwoFactor'
  | 'viewAs'
  | 'sendResetLink'
  | 'correct'
  | 'requestErasure'
  | 'staffRoles'

/** What is done with an account as a whole; on the page of its person these stand together. */
export const IS_ON_ACCOUNT: ReadonlySet<UserActionKind> = new Set(['viewAs', 'requestErasure'])

/** Who does a deed: the own account is another admin's to change, and admins are in the hands of owners. */
type Doer = Pick<User, '_id' | 'staffRoles'>

/** The deeds that make sense for a person as the list has them, and that who looks may do. */
export function actionsFor(person: ManagedUserRow, doer: Doer): UserActionKind[] {
  const isOwner = doer.staffRoles.includes('owner')
  if (person.status === 'deleted' || !hasStaffRole(doer.staffRoles, ['support'])) return []
  if (person._id === doer._id) return ['unlock']
  if (person.role === 'admin' && !isOwner) return []
  const isActive = person.status === 'active'
  return [
    ...(isActive && person.role !== 'admin' ? (['viewAs'] as const) : []),
    ...(person.role === 'admin' ? [] : (['role'] as const)),
    ...(isOwner ? (['staffRoles'] as const) : []),
    ...(isActive && !person.isVerified ? (['resend'] as const) : []),
    ...(isActive && person.isVerified ? (['sendResetLink'] as const) : []),
    'correct',
    'unlock',
    ...(person.hasTwoFactor ? (['resetTwoFactor'] as const) : []),
    ...(isActive ? (['signOut'] as const) : (['reactivate'] as const)),
    ...(isActive && !person.staffRoles.includes('owner') ? (['deactivate'] as const) : []),
    'requestErasure',
  ]
}
