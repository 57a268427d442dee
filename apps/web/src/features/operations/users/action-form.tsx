import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { UNTYPED_MAX } from '@sopaan/contract/managed-user-shapes'
import { type BulkActionOutcome, managedUsers } from '@sopaan/contract/managed-users'
import { MEMBER_ROLES } from '@sopaan/contract/users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { constraintsOf, type InputOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TypedConfirmation } from '#web/ui/typed-confirmation.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { RoleSelect } from './role-select.tsx'
import { type BulkAction, doToPeople } from './users.queries.ts'

const CONSTRAINTS = constraintsOf(managedUsers.deactivate)

type Reason = InputOf<typeof managedUsers.deactivate>

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
  const typed = typedFor(kind, people)
  const only = people.length === 1 ? people[0] : undefined
  const [isWrongWord, setIsWrongWord] = useState(false)
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }, entered) => {
      const isWrong = typed !== undefined && !isSame(String(entered.get('typed') ?? ''), typed)
      setIsWrongWord(isWrong)
      return {
        ...(kind === 'deactivate' && reason === '' && { reason: words.reasonMissing }),
        ...(isWrong && { typed: words.typedWrong }),
      }
    },
    send: async ({ reason = '' }: Partial<Reason>, entered) => {
      const action = actionOf(kind, { reason, role: String(entered.get('role')) })
      const ids = people.map(({ _id }) => _id)
      return { action, outcome: await doToPeople(action, ids) }
    },
    onDone: ({ action, outcome }) => onDone(action, outcome),
    words: { failed: words.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="font-semibold wrap-anywhere">
        {only ? words.forOne(only.fullName, only.email) : words.forMany(groupIndian(people.length))}
      </p>
      <p className="text-secondary">{words.asks[kind]}</p>
      {kind === 'role' && <RoleSelect current={only?.role} />}
      {kind === 'deactivate' && <TextArea label={words.reason} hint={words.reasonHint} {...form.area('reason')} />}
      {typed !== undefined && (
        <TypedConfirmation
          label={only ? words.typeEmail : staff.ofFilter.typeNumber(groupIndian(people.length))}
          error={isWrongWord ? words.typedWrong : undefined}
        />
      )}
      <FormButtons
        look={kind === 'deactivate' || kind === 'signOut' ? 'danger' : 'pen'}
        submit={words.deeds[kind]}
        doing={form.isBusy ? words.doing : undefined}
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
