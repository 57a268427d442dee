import { paths } from '@sopaan/contract/paths'
import { Link } from 'react-router'
import { staffRolesFor } from '#web/identity/staff-areas.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** A page of others of the staff: whose it is, and the way back. */
export function NotYours({ path }: { path: string }) {
  const words = useWords().account.notYours
  const roles = [...(staffRolesFor(path) ?? []), 'owner' as const].map((role) => words.roles[role])
  return (
    <EmptyState title={words.title}>
      <p>{words.text(roles.join(words.or))}</p>
      <Link to={paths.dashboard('admin')} className={`${buttonClasses('line')} mt-3`}>
        {words.home}
      </Link>
    </EmptyState>
  )
}
