import { paths, signInFor } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { wordsOf } from '#web/refusal-words.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'

/** Where the lists are kept, and whether the last change is there already. */
export function SavingState({
  store,
  state,
  isDevice,
}: {
  store: ChoiceStore
  state: ChoicesState
  isDevice: boolean
}) {
  const words = useWords()
  const { choices, language } = words
  if (isDevice) {
    return (
      <span>
        {choices.onDevice} {choices.onDeviceMore}{' '}
        <a href={signInFor(paths.ownChoices(), language)} className="text-primary-text underline">
          {choices.signIn}
        </a>
      </span>
    )
  }
  const { saving } = state
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
