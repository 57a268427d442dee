import { isRefusal, type Refusal } from '@sopaan/contract/refusals'
import { wordsOf } from '#web/refusal-words.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** Kinds of files and how large they may be, in words and for the browser. */
  hint: string
  accept: string
  bytesMax: number
  tooLarge: string
  /** What is wrong with a file, where only this desk knows it. */
  sayRefusal: (refusal: Refusal) => string | undefined
  /** Hands it in and opens what it would change. */
  onFile: (file: File) => Promise<void>
}

/** Where a file is handed in. */
export function HandedInUpload({ hint, accept, bytesMax, tooLarge, sayRefusal, onFile }: Props) {
  const all = useWords()
  const { handedIn: words } = all
  const { isBusy, failure, setFailure, send } = useSending<string>()
  const said = (thrown: unknown): string => {
    if (!isRefusal(thrown)) return words.uploadFailed
    if (thrown.is('INPUT_TOO_LARGE')) return tooLarge
    if (thrown.is('IMPORT_UNREADABLE')) return words.unreadable
    return sayRefusal(thrown) ?? wordsOf(thrown, all) ?? words.uploadFailed
  }
  const handleChoose = async (file: File) => {
    if (file.size > bytesMax) return setFailure(tooLarge)
    await send(() => onFile(file), said)
  }
  return (
    <FileDrop
      isFlat
      label={isBusy ? words.uploading : words.drop}
      hint={hint}
      accept={accept}
      isDisabled={isBusy}
      error={failure}
      onChoose={(file) => void handleChoose(file)}
    />
  )
}
