import { MEMBER_ROLES, type Role } from '@sopaan/contract/users'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Which role people are given: another than they have, where it is one person. */
export function RoleSelect({ current }: { current?: Role | undefined }) {
  const { users: words } = useWords()
  return (
    <Select label={words.newRole} name="role">
      {MEMBER_ROLES.filter((role) => role !== current).map((role) => (
        <option key={role} value={role}>
          {words.roles[role]}
        </option>
      ))}
    </Select>
  )
}
