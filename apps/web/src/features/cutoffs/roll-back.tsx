import type { ImportJob } from '@sopaan/contract/managed-imports'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeed } from '#web/identity/use-deed.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nameOfImport } from './import-name.ts'
import { rollBack } from './imports.queries.ts'
import { TypedDialog } from './typed-dialog.tsx'

/** Takes a published import back, once its season and round are typed. */
export function RollBack({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const navigate = useNavigate()
  const { isBusy, run } = useDeed()
  const [isOpen, setIsOpen] = useState(false)
  const [first] = job.report?.rounds ?? []
  const word = first ? `${first.season}/${first.round}` : 'OK'
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
      <TypedDialog
        title={words.rollBack}
        text={words.rollBackAsk(nameOfImport(job, words))}
        word={word}
        ask={words.rollBackType(word)}
        deed={words.rollBack}
        isOpen={isOpen}
        doing={isBusy ? words.rollingBack : undefined}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void handleConfirm()}
      />
    </>
  )
}
