import type { OwnRefund } from '@sopaan/contract/purchase-shapes'
import { useAction } from '#web/identity/use-action.ts'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendSecondAnswer } from './payments.queries.ts'

/** Says that a refund is decided and will go out, with a way to take that back for as long as it has not. */
export function useRefundUndo(): (refund: OwnRefund, onUndone?: () => void) => void {
  const { payments } = useWords()
  const { granted, undo, held, workFailed } = payments.refunds
  const { run } = useAction()
  const takeBack = async (id: string, onUndone?: () => void) => {
    await sendSecondAnswer(id, 'withdraw')
    onUndone?.()
  }
  return ({ _id }, onUndone) =>
    toastWithUndo(
      granted,
      undo,
      () => void run(() => takeBack(_id, onUndone), { done: held.done.withdraw, failed: workFailed }),
    )
}
