import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendErasureConfirmation, sendErasureWithdrawal } from './account-help.queries.ts'

type Props = { person: ManagedUserDetail; erasure: NonNullable<ManagedUserDetail['erasure']> }

/** An account that has to be erased: why, and the word of a second admin. */
export function OpenErasure({ person, erasure }: Props) {
  const { users, language } = useWords()
  const words = users.erasure
  const { isBusy, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const handleConfirm = async () => {
    await run(() => sendErasureConfirmation(person._id), { done: words.confirmed, failed: users.failed })
    setIsOpen(false)
  }
  const handleWithdraw = () =>
    run(() => sendErasureWithdrawal(person._id), { done: words.withdrawn, failed: users.failed })
  return (
    <Banner tone="error" title={words.waits(erasure.by ?? words.gone, formatDateTime(erasure.at, language))}>
      <p>{words.grounds[erasure.ground]}</p>
      <p className="whitespace-pre-line wrap-anywhere">{erasure.reason}</p>
      {erasure.isOwn && <p className="text-secondary">{words.ownWaits}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {!erasure.isOwn && (
          <Button look="danger" onClick={() => setIsOpen(true)}>
            {words.confirm}
          </Button>
        )}
        <Button look="line" doing={isBusy ? users.doing : undefined} onClick={() => void handleWithdraw()}>
          {words.withdraw}
        </Button>
      </div>
      <Confirm
        title={words.confirmTitle}
        text={words.confirmText(person.fullName)}
        deed={words.confirm}
        cancel={users.cancel}
        isOpen={isOpen}
        doing={isBusy ? users.doing : undefined}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void handleConfirm()}
      />
    </Banner>
  )
}
