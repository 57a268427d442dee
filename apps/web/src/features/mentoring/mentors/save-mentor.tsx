import { useQuery } from '@tanstack/react-query'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { savedMentorsQuery, sendSavedMentor } from './saved-mentors.queries.ts'

type Props = {
  id: string
  firstName: string
  /** One of many in a list: its drawing alone. */
  isInRow?: boolean
}

/** Keeps a mentor at hand, or takes the mentor off again; nothing while it is not known which. */
export function SaveMentor({ id, firstName, isInRow = false }: Props) {
  const { mentoring: words } = useWords()
  const { data: saved } = useQuery(savedMentorsQuery)
  const { isBusy, run } = useAction()
  if (saved === undefined) return null
  const isSaved = saved.some(({ _id }) => _id === id)
  return (
    <Button
      look="quiet"
      className={isInRow ? 'size-11 shrink-0 p-0!' : '-ms-5 justify-self-start'}
      aria-pressed={isSaved}
      aria-label={words.saveMentor(firstName)}
      disabled={isBusy}
      onClick={() =>
        void run(() => sendSavedMentor(id, !isSaved), {
          done: isSaved ? words.mentorUnsaved : words.mentorSaved,
          failed: words.saveMentorFailed,
        })
      }
    >
      <Icon name={isSaved ? 'check' : 'bookmark'} />
      {!isInRow && (isSaved ? words.saved : words.save)}
    </Button>
  )
}
