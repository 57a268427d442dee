import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  words: { withdrawTitle: string; withdrawText: string; withdrawn: string }
  work: () => Promise<unknown>
}

/** Takes back what a file published, after one more question. */
export function WithdrawButton({ words, work }: Props) {
  const { handedIn } = useWords()
  return (
    <ConfirmedButton
      deed={handedIn.withdraw}
      title={words.withdrawTitle}
      text={words.withdrawText}
      done={words.withdrawn}
      cancel={handedIn.cancel}
      failed={handedIn.failed}
      work={work}
    />
  )
}
