import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import type { BulkActionOutcome } from '@sopaan/contract/managed-users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type ReactNode, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ActionForm } from './action-form.tsx'
import type { UserActionKind } from './actions-of-person.ts'
import { SingleActionForm } from './single-action-form.tsx'
import { type BulkAction, resendInvitation, undoBulkAction, unlockUser } from './users.queries.ts'

type Open = { kind: UserActionKind; people: readonly ManagedUserRow[] }
type Last = { deed: BulkAction; outcome: BulkActionOutcome; reason: string }

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
  const { users: words } = useWords()
  const { isBusy, run } = useAction()
  const [open, setOpen] = useState<Open>()
  const [last, setLast] = useState<Last>()
  const close = () => setOpen(undefined)
  const start = (kind: UserActionKind, people: readonly ManagedUserRow[]) => {
    const [only] = people
    setLast(undefined)
    if (kind === 'unlock' || kind === 'resend') {
      const work = kind === 'unlock' ? unlockUser : resendInvitation
      if (only) void run(() => work(only._id), { done: words.done[kind], failed: words.failed })
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
        <BulkBar label={words.deeds[last.deed.kind]} status={outcomeWordsOf(last, words)}>
          {last.deed.kind !== 'signOut' && last.outcome.changed.length > 0 && (
            <Button look="line" doing={isBusy ? words.doing : undefined} onClick={() => void undo(last)}>
              {words.undo}
            </Button>
          )}
          <Button look="quiet" onClick={() => setLast(undefined)}>
            {words.close}
          </Button>
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
  return null
}

/** How many were changed, and of those left as they were how many for what reason. */
function outcomeWordsOf({ deed, outcome }: Last, words: ReturnType<typeof useWords>['users']): string {
  const byReason = [...Map.groupBy(outcome.skipped, ({ why }) => why)].map(([why, people]) =>
    words.skipped[why](groupIndian(people.length)),
  )
  return [words.done[deed.kind](groupIndian(outcome.changed.length)), ...byReason].join(' · ')
}
