import { useNavigate } from 'react-router'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** Where all files stand. */
  allAt: string
  work: () => Promise<void>
}

/** Throws a file away that was never published, after one more question. */
export function DiscardButton({ allAt, work }: Props) {
  const { handedIn: words } = useWords()
  const navigate = useNavigate()
  const discard = async () => {
    await work()
    await navigate(allAt)
  }
  return (
    <ConfirmedButton
      deed={words.discard}
      title={words.discardTitle}
      text={words.discardText}
      done={words.discarded}
      cancel={words.cancel}
      failed={words.failed}
      work={discard}
    />
  )
}
