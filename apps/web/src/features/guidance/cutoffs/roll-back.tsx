import type { ImportJob } from '@sopaan/contract/managed-imports'
import { paths } from '@sopaan/contract/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nameOfImport } from './import-name.ts'
import { rollBack } from './imports.queries.ts'

/** Takes a published import back: it is itself the undoing of one, and the file can be handed in again. */
export function RollBack({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const handleConfirm = () =>
    run(
      async () => {
        const undoing = await rollBack(job._id)
        await navigate(paths.managedImport(undoing._id))
      },
      { failed: words.rollBackFailed },
    )
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {words.rollBack}
      </Button>
      <Confirm
        title={words.rollBackTitle(nameOfImport(job, words))}
        text={words.rollBackAsk(nameOfImport(job, words))}
        deed={words.rollBackDeed}
        cancel={words.cancel}
        isOpen={isOpen}
        doing={isBusy ? words.rollingBack : undefined}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void handleConfirm()}
      />
    </>
  )
}
