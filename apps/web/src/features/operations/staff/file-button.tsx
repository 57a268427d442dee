import { managedUsers } from '@sopaan/contract/managed-users'
import { isRefusal } from '@sopaan/contract/refusals'
import { type ReactNode, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(managedUsers.askExport)

type Props = {
  label: string
  words: { done?: string; failed: string }
  onTake: () => Promise<void>
  /** Asks an owner for the file, with what it is for; left out where no file needs it. */
  onAsk?: (reason: string) => Promise<void>
}

/** Takes a file; where it holds so many people that a second person has to agree, asks an owner for it. */
export function FileButton({ label, words, onTake, onAsk }: Props): ReactNode {
  const { staff } = useWords()
  const { isBusy, run } = useAction()
  const [isAsking, setIsAsking] = useState(false)
  const take = async () => {
    try {
      await onTake()
      if (words.done !== undefined) toast.success(words.done)
    } catch (thrown) {
      if (onAsk === undefined || !isRefusal(thrown, 'EXPORT_NEEDS_SECOND')) throw thrown
      setIsAsking(true)
    }
  }
  return (
    <>
      <Button
        look="line"
        className="lg:min-h-9"
        doing={isBusy ? staff.doing : undefined}
        onClick={() => void run(take, { failed: words.failed })}
      >
        <Icon name="download" />
        {label}
      </Button>
      <Dialog title={staff.exportAsk.title} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        {isAsking && onAsk && <ExportRequestForm onAsk={onAsk} onDone={() => setIsAsking(false)} />}
      </Dialog>
    </>
  )
}

function ExportRequestForm({ onAsk, onDone }: { onAsk: NonNullable<Props['onAsk']>; onDone: () => void }) {
  const { staff } = useWords()
  const words = staff.exportAsk
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }) => (reason === '' ? { reason: words.missing } : {}),
    send: ({ reason }) => onAsk(reason),
    onDone,
    words: { done: words.done, failed: staff.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="text-secondary">{words.lead}</p>
      <TextArea label={words.reason} rows={3} {...form.area('reason')} />
      <div>
        <Button type="submit" doing={form.isBusy ? staff.doing : undefined}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
