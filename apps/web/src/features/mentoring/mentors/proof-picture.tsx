import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@sopaan/contract/users'
import { useAction } from '#web/identity/use-action.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { attachProof } from './mentors.queries.ts'

/** The picture of the college id that goes with an application. */
export function ProofPicture({ hasFile }: { hasFile: boolean }) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const { isBusy, fields, run, setFields } = useAction()
  const handleFile = (file: File) => {
    if (file.size > PICTURE_BYTES_MAX) return setFields({ proof: words.fileTooLarge })
    void run(() => attachProof(file), { done: words.pictureSent, failed: words.failed, field: 'proof' })
  }
  return (
    <div className="grid gap-2">
      {hasFile && <p className="font-semibold text-safe">{words.proofAttached}</p>}
      <FileDrop
        label={isBusy ? words.sending : words.proofFile}
        hint={words.proofFileHint}
        accept={PICTURE_TYPES.join(',')}
        isDisabled={isBusy}
        error={fields.proof}
        onChoose={handleFile}
      />
    </div>
  )
}
