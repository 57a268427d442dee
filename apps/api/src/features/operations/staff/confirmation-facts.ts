import { type Confirmation, EXPORT_LISTS } from '@sopaan/contract/staff'
import { STAFF_ROLES, type StaffRole } from '@sopaan/contract/staff-roles'
import * as z from 'zod/mini'
import type { ConfirmationRow } from './staff.queries.ts'

const staffRolesFacts = z.object({ staffRoles: z.array(z.enum(STAFF_ROLES)) })
const exportFacts = z.object({ list: z.enum(EXPORT_LISTS), filter: z.string(), people: z.int() })

/** Staff roles in the one order, each once. */
export function readStaffRoles(words: readonly string[]): StaffRole[] {
  return STAFF_ROLES.filter((role) => words.includes(role))
}

/** What waits, as the page of staff shows it. */
export function readConfirmation(row: ConfirmationRow, readerId: string): Confirmation {
  const { id, reason, askedAt, askerName, askedBy } = row
  const asked = { _id: id, reason, at: askedAt.toISOString(), by: askerName, isOwn: askedBy === readerId }
  if (row.kind === 'export') return { ...asked, kind: 'export', ...exportFacts.parse(row.facts) }
  return {
    ...asked,
    kind: 'staff-roles',
    person: {
      _id: row.userId ?? '',
      fullName: row.personName ?? '',
      staffRoles: readStaffRoles(row.personRoles ?? []),
    },
    ...staffRolesFacts.parse(row.facts),
  }
}
