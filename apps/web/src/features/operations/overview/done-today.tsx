import { paths } from '@sopaan/contract/paths'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { istDate } from '@sopaan/domain/time/ist'
import { Link } from 'react-router'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StaffDay } from './duty-lines.ts'

/** What the staff did today, by whom, and how long a first answer took; owners go on to the lines of the audit trail. */
export function DoneToday({ day: { at, done } }: { day: StaffDay }) {
  const { overview: words } = useWords()
  const { staffRoles } = useSignedIn()
  const today = istDate(at)
  const said = [
    done.people.map(({ fullName, count }) => words.didSo(fullName, groupIndian(count))).join(', '),
    ...(done.firstAnswerMinutes === null
      ? []
      : [words.firstAnswers(Math.floor(done.firstAnswerMinutes / 60), done.firstAnswerMinutes % 60)]),
  ].filter((each) => each !== '')
  return (
    <section
      aria-labelledby="done-title"
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-sheet border border-border bg-surface px-4 py-2"
    >
      <span className={done.total > 0 ? 'text-safe' : 'text-tertiary'}>
        <Icon name="check" size={18} />
      </span>
      <h2 id="done-title" className="font-semibold tabular-nums">
        {words.doneToday(groupIndian(done.total))}
      </h2>
      <p className="type-small min-w-0 grow text-secondary wrap-anywhere tabular-nums">{said.join('. ')}</p>
      {done.total > 0 && hasStaffRole(staffRoles, ['owner']) && (
        <Link
          to={`${paths.auditLogs()}?from=${today}&to=${today}&role=admin`}
          className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-primary-text"
        >
          {words.showDone}
        </Link>
      )}
    </section>
  )
}
