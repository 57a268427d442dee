import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { UNTYPED_MAX } from '@sopaan/contract/managed-user-shapes'
import { type BulkActionOutcome, managedUsers } from '@sopaan/contract/managed-users'
import { MEMBER_ROLES } from '@sopaan/contract/users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TypedConfirmation } from '#web/ui/typed-confirmation.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RoleSelect } from './role-select.tsx'
import { type BulkAction, doToPeople } from './users.queries.ts'

const CONSTRAINTS = constraintsOf(managedUsers.deactivate)

/** Deeds that several people can be meant for. */
export type BulkActionKind = BulkAction['kind']

type Props = {
  kind: BulkActionKind
  people: readonly ManagedUserRow[]
  onDone: (deed: BulkAction, outcome: BulkActionOutcome) => void
  onCancel: () => void
}

/** What a deed does to whom, what it needs to know, and above twenty people or without a way back the typed word. */
export function ActionForm({ kind, people, onDone, onCancel }: Props) {
  const { users: words, staff } = useWords()
  const { isBusy, fields, run } = useAction()
  const [wrong, setWrong] = useState<{ reason?: string; typed?: string }>({})
  const typed = typedFor(kind, people)
  const only = people.length === 1 ? people[0] : undefined
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const reason = String(data.get('reason') ?? '').trim()
    const isWrongWord = typed !== undefined && !isSame(String(data.get('typed') ?? ''), typed)
    setWrong({
      ...(kind === 'deactivate' && reason === '' && { reason: words.reasonMissing }),
      ...(isWrongWord && { typed: words.typedWrong }),
    })
    if (isWrongWord || (kind === 'deactivate' && reason === '')) return
    const deed = actionOf(kind, { reason, role: String(data.get('role')) })
    let outcome: BulkActionOutcome | undefined
    const isDone = await run(
      async () => {
        outcome = await doToPeople(
          deed,
          people.map(({ _id }) => _id),
        )
      },
      { failed: words.failed },
    )
    if (isDone && outcome) onDone(deed, outcome)
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="font-semibold wrap-anywhere">
        {only ? words.forOne(only.fullName, only.email) : words.forMany(groupIndian(people.length))}
      </p>
      <p className="text-secondary">{words.asks[kind]}</p>
      {kind === 'role' && <RoleSelect current={only?.role} />}
      {kind === 'deactivate' && (
        <TextArea
          label={words.reason}
          name="reason"
          hint={words.reasonHint}
          {...limitsOf(CONSTRAINTS, 'reason')}
          error={wrong.reason ?? fields.reason}
        />
      )}
      {typed !== undefined && (
        <TypedConfirmation
          label={only ? words.typeEmail : staff.ofFilter.typeNumber(groupIndian(people.length))}
          error={wrong.typed}
        />
      )}
      <FormButtons
        look={kind === 'deactivate' || kind === 'signOut' ? 'danger' : 'pen'}
        submit={words.deeds[kind]}
        doing={isBusy ? words.doing : undefined}
        cancel={words.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}

/** What has to be typed: the address of one person where there is no way back, the number above twenty. */
function typedFor(kind: BulkActionKind, people: readonly ManagedUserRow[]): string | undefined {
  const [only] = people
  if (people.length > UNTYPED_MAX) return String(people.length)
  if (kind !== 'signOut') return undefined
  return people.length === 1 ? only?.email : String(people.length)
}

function isSame(typed: string, expected: string): boolean {
  return typed.trim().toLowerCase() === expected.toLowerCase()
}

/** What is done, with what its form says. */
export function actionOf(kind: BulkActionKind, { reason, role }: { reason: string; role: string }): BulkAction {
  if (kind === 'role') return { kind, role: MEMBER_ROLES.find((one) => one === role) ?? 'mentee' }
  return kind === 'deactivate' ? { kind, reason } : { kind }
}
