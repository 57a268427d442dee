import { paths } from '@sopaan/contract/paths'
import type { Approval } from '@sopaan/contract/staff'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendApprovalConfirmation, sendApprovalWithdrawal } from './staff.queries.ts'

/** What waits for a second person: what it is, who asked and why, and the two answers. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  const { staff: words } = useWords()
  if (approvals.length === 0) return <p className="text-secondary">{words.noneWaits}</p>
  return (
    <ul className="grid gap-3">
      {approvals.map((approval) => (
        <li key={approval._id}>
          <ApprovalCard approval={approval} />
        </li>
      ))}
    </ul>
  )
}

function ApprovalCard({ approval }: { approval: Approval }) {
  const { staff: words, language } = useWords()
  const { isBusy, run } = useAction()
  const answer = (send: (id: string) => Promise<void>, done: string) =>
    void run(() => send(approval._id), { done, failed: words.failed })
  const withdrawn = approval.isOwn ? words.takenBack : words.turnedDown
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ApprovalSubject approval={approval} />
      <p className="whitespace-pre-line wrap-anywhere">{approval.reason}</p>
      <p className="type-small text-tertiary">{words.askedBy(approval.by, formatDateTime(approval.at, language))}</p>
      {approval.isOwn && <p className="text-secondary">{words.ownWaits}</p>}
      <div className="flex flex-wrap gap-3">
        {!approval.isOwn && (
          <Button
            doing={isBusy ? words.doing : undefined}
            onClick={() => answer(sendApprovalConfirmation, words.confirmed)}
          >
            {words.confirm}
          </Button>
        )}
        <Button look="line" disabled={isBusy} onClick={() => answer(sendApprovalWithdrawal, withdrawn)}>
          {approval.isOwn ? words.takeBack : words.turnDown}
        </Button>
      </div>
    </Card>
  )
}

function ApprovalSubject({ approval }: { approval: Approval }) {
  const { staff: words } = useWords()
  if (approval.kind === 'export')
    return (
      <p className="font-semibold wrap-anywhere">
        {words.exportOf[approval.list](groupIndian(approval.people))}
        {approval.filter !== '' && <span className="type-small block text-secondary">{approval.filter}</span>}
      </p>
    )
  const { person, staffRoles } = approval
  const named = staffRoles.map((role) => words.roles[role].name).join(', ')
  return (
    <p className="font-semibold wrap-anywhere">
      <Link to={paths.managedUser(person._id)} className="inline-flex min-h-11 items-center text-primary-text">
        {person.fullName}
      </Link>
      <span className="block">{named === '' ? words.wouldLeave : words.wouldHold(named)}</span>
    </p>
  )
}
