import { paths, signInFor } from '@sopaan/contract/paths'
import { useWords } from '#web/words/use-words.tsx'

/** That the lists are kept on this device alone, and the way to an account. */
export function OnDevice() {
  const { choices: words, language } = useWords()
  return (
    <span>
      {words.onDevice} {words.onDeviceMore}{' '}
      <a href={signInFor(paths.ownChoices(), language)} className="text-primary-text underline">
        {words.signIn}
      </a>
    </span>
  )
}
