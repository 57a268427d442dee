import { accountHelp } from '@sopaan/contract/account-help'
import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { formatDateTime } from '@sopaan/domain/time/format'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendStaffNote, sendStaffNoteRemoval } from './account-help.queries.ts'

const CONSTRAINTS = constraintsOf(accountHelp.addNote)

/** What staff noted on an account, and a field for the next note. */
export function StaffNotes({ person }: { person: ManagedUserDetail }) {
  const { users, language } = useWords()
  const words = users.notes
  const { isBusy, run } = useAction()
  return (
    <Card>
      <h2 className="type-card">{words.title}</h2>
      <NoteForm key={person.notes.length} userId={person._id} />
      <ul className="mt-1 divide-y divide-border">
        {person.notes.map(({ _id, at, by, text }) => (
          <li key={_id} className="flex flex-wrap items-start justify-between gap-x-4 py-2">
            <div className="min-w-0 grow">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="type-small text-tertiary">
                {words.by(by ?? users.erasure.gone, formatDateTime(at, language))}
              </p>
            </div>
            <Button
              look="quiet"
              disabled={isBusy}
              onClick={() => void run(() => sendStaffNoteRemoval(_id), { done: words.removed, failed: users.failed })}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function NoteForm({ userId }: { userId: string }) {
  const { users } = useWords()
  const words = users.notes
  const form = useContractForm(CONSTRAINTS, {
    check: ({ text }: { text?: string | undefined }) => (text ? {} : { text: words.missing }),
    send: ({ text }) => sendStaffNote(userId, text),
    words: { done: words.saved, failed: users.failed, field: 'text' },
  })
  return (
    <form {...form.props} className="mt-1 flex flex-wrap items-start gap-x-3">
      <div className="min-w-60 grow">
        <Field label={words.add} hint={words.lead} autoComplete="off" data-key="n" {...form.field('text')} />
      </div>
      <Button type="submit" look="line" className="sm:mt-7" doing={form.isBusy ? users.doing : undefined}>
        {words.save}
      </Button>
    </form>
  )
}
