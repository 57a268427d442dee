import { isRefusal } from '@sopaan/contract/refusals'
import { wordsOf } from '#web/refusal-words.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'

/** Whether the last change of the lists is in the account already. */
export function SavingState({ store, state: { saving } }: { store: ChoiceStore; state: ChoicesState }) {
  const words = useWords()
  const { choices } = words
  if (saving.state !== 'unsaved') return <span>{saving.state === 'saving' ? choices.saving : choices.inAccount}</span>
  const because = isRefusal(saving.because) ? wordsOf(saving.because, words) : undefined
  return (
    <span role="alert" className="text-danger">
      {choices.unsaved}: {because ?? choices.unsavedMore}{' '}
      <button type="button" className="min-h-11 text-primary-text underline" onClick={() => void store.flush()}>
        {choices.tryNow}
      </button>
    </span>
  )
}
