import type { ComponentProps } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'

type Props = Omit<ComponentProps<typeof Confirm>, 'onConfirm'> & {
  /** What the button says while it runs. */
  doing: string
  work: () => Promise<unknown>
  said: { done?: string; failed: string }
  onDone?: () => void
}

/** A change that asks first: the question stays where the change was refused, and goes where it was made. */
export function ConfirmAction({ work, said, doing, onDone, ...question }: Props) {
  const { isBusy, run } = useAction()
  const confirm = async () => {
    if (!(await run(work, said))) return
    onDone?.()
    question.onClose()
  }
  return <Confirm {...question} doing={isBusy ? doing : undefined} onConfirm={() => void confirm()} />
}
