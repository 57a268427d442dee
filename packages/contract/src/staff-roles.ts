/**
 * What an admin looks after: support people and their questions, finance money, content what pages and tables say. An owner
 * may all of it, and alone gives these to others.
 */
export const STAFF_ROLES = ['support', 'finance', 'content', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether somebody who holds some roles is let in where one of others is asked for; an owner always is. */
export function hasStaffRole(held: readonly StaffRole[], asked: readonly StaffRole[]): boolean {
  return held.includes('owner') || asked.some((role) => held.includes(role))
}
