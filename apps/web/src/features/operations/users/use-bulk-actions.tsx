import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import type { BulkActionOutcome } from '@sopaan/contract/managed-users'
import type { Role } from '@sopaan/contract/users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type FormEvent, type ReactNode, useState } from 'react'
import { landingOf } from '#web/identity/landing.ts'
import { useAction } from '#web/identity/use-action.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TypedConfirmation } from '#web/ui/typed-confirmation.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendLinkForPassword } from './account-help.queries.ts'
import { ActionForm } from './action-form.tsx'
import type { UserActionKind } from './actions-of-person.ts'
import { CorrectForm } from './correct-form.tsx'
import { ErasureForm } from './erasure-form.tsx'
import { StaffRolesForm } from './staff-roles-form.tsx'
import {
  type BulkAction,
  sendInvitationAgain,
  sendTwoFactorReset,
  sendUnlock,
  undoBulkAction,
  viewAs,
} from './users.queries.ts'

/** What is done without a question: nothing is lost by it, and the person is mailed. */
const AT_ONCE = { unlock: sendUnlock, resend: sendInvitationAgain, sendResetLink: sendLinkForPassword }

type Open = { kind: UserActionKind; people: readonly ManagedUserRow[] }

type Last = { deed: BulkAction; outcome: BulkActionOutcome; reason: string }

type Props = { kind: 'resetTwoFactor' | 'viewAs'; person: ManagedUserRow; onDone: () => void; onCancel: () => void }

/**
 * The deeds of a page on people: asks what has to be asked, does it, and says what came of it with a way back.
 * @param onDone  called when something was done, so that the page can unchoose
 */
export function useBulkActions(onDone: () => void = () => undefined): {
  start: (kind: UserActionKind, people: readonly ManagedUserRow[]) => void
  /** What stands above the page: the question, and what was just done. */
  shown: ReactNode
  hasNote: boolean
} {
  const all = useWords()
  const { users: words } = all
  const { isBusy, run } = useAction()
  const [open, setOpen] = useState<Open>()
  const [last, setLast] = useState<Last>()
  const close = () => setOpen(undefined)
  const start = (kind: UserActionKind, people: readonly ManagedUserRow[]) => {
    const [only] = people
    setLast(undefined)
    if (kind === 'unlock' || kind === 'resend' || kind === 'sendResetLink') {
      if (only) void run(() => AT_ONCE[kind](only._id), { done: words.done[kind], failed: words.failed })
      return
    }
    setOpen({ kind, people })
  }
  const handleDone = (deed: BulkAction, outcome: BulkActionOutcome) => {
    // Put to sleep again after a waking is undone, an account has to have a reason.
    setLast({ deed, outcome, reason: words.undoReason })
    close()
    onDone()
  }
  const undo = async ({ deed, outcome, reason }: Last) => {
    if (await run(() => undoBulkAction(deed, outcome, reason), { done: words.undone, failed: words.failed }))
      setLast(undefined)
  }
  const shown = (
    <>
      <Dialog title={open ? words.deeds[open.kind] : ''} isOpen={open !== undefined} onClose={close}>
        {open && <Question open={open} onDone={handleDone} onClose={close} />}
      </Dialog>
      {last && (
        <BulkBar
          label={words.deeds[last.deed.kind]}
          status={outcomeWordsOf(last, all)}
          end={<IconButton icon="close" label={words.close} onClick={() => setLast(undefined)} />}
        >
          {last.deed.kind !== 'signOut' && last.outcome.changed.length > 0 && (
            <Button look="line" doing={isBusy ? words.doing : undefined} onClick={() => void undo(last)}>
              {words.undo}
            </Button>
          )}
        </BulkBar>
      )}
    </>
  )
  return { start, shown, hasNote: last !== undefined }
}

function Question({
  open: { kind, people },
  onDone,
  onClose,
}: {
  open: Open
  onDone: (deed: BulkAction, outcome: BulkActionOutcome) => void
  onClose: () => void
}) {
  const [only] = people
  if (kind === 'role' || kind === 'deactivate' || kind === 'reactivate' || kind === 'signOut')
    return <ActionForm key={kind} kind={kind} people={people} onDone={onDone} onCancel={onClose} />
  if (only && (kind === 'resetTwoFactor' || kind === 'viewAs'))
    return <SingleActionForm kind={kind} person={only} onDone={onClose} onCancel={onClose} />
  if (only && kind === 'correct') return <CorrectForm person={only} onDone={onClose} />
  if (only && kind === 'staffRoles') return <StaffRolesForm person={only} onDone={onClose} />
  if (only && kind === 'requestErasure') return <ErasureForm person={only} onDone={onClose} />
  return null
}

/** How many were changed, and of those left as they were how many for what reason. */
function outcomeWordsOf({ deed, outcome }: Last, { users, staff }: ReturnType<typeof useWords>): string {
  const byReason = [...Map.groupBy(outcome.skipped, ({ why }) => why)].map(([why, people]) =>
    staff.ofFilter.skipped[why](groupIndian(people.length)),
  )
  return [users.done[deed.kind](groupIndian(outcome.changed.length)), ...byReason].join(' · ')
}

/** Takes two-factor off somebody once the address is typed, or begins to read as them. */
function SingleActionForm({ kind, person, onDone, onCancel }: Props) {
  const { users: words } = useWords()
  const { isBusy, run } = useAction()
  const [wrong, setWrong] = useState<string>()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (kind === 'viewAs') {
      let role: Role = person.role
      const isBegun = await run(
        async () => {
          role = await viewAs(person._id)
        },
        { failed: words.failed },
      )
      // Loaded whole: nothing asked as an admin stays in the page.
      if (isBegun) location.assign(landingOf(role))
      return
    }
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '')
    if (typed.trim().toLowerCase() !== person.email) return setWrong(words.typedWrong)
    setWrong(undefined)
    const done = words.done.resetTwoFactor
    if (await run(() => sendTwoFactorReset(person._id), { done, failed: words.failed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="font-semibold wrap-anywhere">{words.forOne(person.fullName, person.email)}</p>
      <p className="text-secondary">{words.asks[kind]}</p>
      {kind === 'resetTwoFactor' && <TypedConfirmation label={words.typeEmail} error={wrong} />}
      <FormButtons
        look={kind === 'resetTwoFactor' ? 'danger' : 'pen'}
        submit={words.deeds[kind]}
        doing={isBusy ? words.doing : undefined}
        cancel={words.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}
