import { paths } from '@sopaan/contract/paths'
import type { Confirmation } from '@sopaan/contract/staff'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendConfirmation, sendConfirmationWithdrawal } from './staff.queries.ts'

/** What waits for a second person: what it is, who asked and why, and the two answers. */
export function ConfirmationList({ confirmations }: { confirmations: readonly Confirmation[] }) {
  const { staff: words } = useWords()
  if (confirmations.length === 0) return <p className="text-secondary">{words.noneWaits}</p>
  return (
    <ul className="grid gap-3">
      {confirmations.map((confirmation) => (
        <li key={confirmation._id}>
          <ConfirmationCard confirmation={confirmation} />
        </li>
      ))}
    </ul>
  )
}

function ConfirmationCard({ confirmation }: { confirmation: Confirmation }) {
  const { staff: words, language } = useWords()
  const { isBusy, run } = useAction()
  const answer = (send: (id: string) => Promise<void>, done: string) =>
    void run(() => send(confirmation._id), { done, failed: words.failed })
  const withdrawn = confirmation.isOwn ? words.takenBack : words.turnedDown
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ConfirmationSubject confirmation={confirmation} />
      <p className="whitespace-pre-line wrap-anywhere">{confirmation.reason}</p>
      <p className="type-small text-tertiary">
        {words.askedBy(confirmation.by, formatDateTime(confirmation.at, language))}
      </p>
      {confirmation.isOwn && <p className="text-secondary">{words.ownWaits}</p>}
      <div className="flex flex-wrap gap-3">
        {!confirmation.isOwn && (
          <Button doing={isBusy ? words.doing : undefined} onClick={() => answer(sendConfirmation, words.confirmed)}>
            {words.confirm}
          </Button>
        )}
        <Button look="line" disabled={isBusy} onClick={() => answer(sendConfirmationWithdrawal, withdrawn)}>
          {confirmation.isOwn ? words.takeBack : words.turnDown}
        </Button>
      </div>
    </Card>
  )
}

function ConfirmationSubject({ confirmation }: { confirmation: Confirmation }) {
  const { staff: words } = useWords()
  if (confirmation.kind === 'export')
    return (
      <p className="font-semibold wrap-anywhere">
        {words.exportOf[confirmation.list](groupIndian(confirmation.people))}
        {confirmation.filter !== '' && <span className="type-small block text-secondary">{confirmation.filter}</span>}
      </p>
    )
  const { person, staffRoles } = confirmation
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
