import { IMPORT_BYTES_MAX, UNREADABLE_REASONS } from '@sopaan/contract/managed-imports'
import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { useNavigate } from 'react-router'
import { wordsOf } from '#web/refusal-words.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { InvalidData, sendTable } from './imports.queries.ts'

/** Where a table is handed in; then its own page opens. */
export function UploadCard() {
  const all = useWords()
  const { managedData: words } = all
  const navigate = useNavigate()
  const { isBusy, failure: error, setFailure: setError, send } = useSending<string>()
  const said = (thrown: unknown): string => {
    if (thrown instanceof InvalidData) return words.invalidData
    if (!isRefusal(thrown)) return words.uploadFailed
    if (thrown.is('INPUT_TOO_LARGE')) return words.tooLarge
    if (thrown.is('IMPORT_UNREADABLE')) {
      const reason = UNREADABLE_REASONS.find((each) => each === thrown.details.reason)
      return reason === undefined ? words.uploadFailed : words.unreadable[reason]
    }
    return wordsOf(thrown, all) ?? words.uploadFailed
  }
  const handleChoose = async (file: File) => {
    if (file.size > IMPORT_BYTES_MAX) return setError(words.tooLarge)
    await send(async () => navigate(paths.managedImport((await sendTable(file))._id)), said)
  }
  return (
    <FileDrop
      label={isBusy ? words.uploading : words.drop}
      hint={words.dropHint}
      accept=".csv,.tsv,.txt,.xlsx,.html,.htm,.gz"
      isDisabled={isBusy}
      error={error}
      onChoose={(file) => void handleChoose(file)}
    />
  )
}
