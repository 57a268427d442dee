import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'

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

/** The deeds that make sense for a person as the list has them; the own account is another admin's to change. */
export function actionsFor(person: ManagedUserRow, ownId: string): UserActionKind[] {
  if (person.status === 'deleted') return []
  if (person._id === ownId) return ['unlock']
  const isActive = person.status === 'active'
  return [
    ...(isActive && person.role !== 'admin' ? (['viewAs'] as const) : []),
    'role',
    ...(isActive && !person.isVerified ? (['resend'] as const) : []),
    ...(isActive && person.isVerified ? (['sendResetLink'] as const) : []),
    'correct',
    'unlock',
    ...(person.hasTwoFactor ? (['resetTwoFactor'] as const) : []),
    ...(isActive ? (['signOut', 'deactivate'] as const) : (['reactivate'] as const)),
    'requestErasure',
  ]
}
