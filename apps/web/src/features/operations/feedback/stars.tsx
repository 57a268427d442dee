import { StarField as Field } from '#web/ui/star-field.tsx'
import { Stars as Shown } from '#web/ui/stars.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** How many stars somebody gave. */
export function FeedbackStars({ count }: { count: number }) {
  const { feedback } = useWords()
  return <Shown count={count} label={feedback.starsOf(count)} />
}

type Props = { chosen: number; onChoose: (count: number) => void; error?: string | undefined }

/** One to five stars to choose. */
export function FeedbackStarField(props: Props) {
  const { feedback } = useWords()
  return <Field legend={feedback.stars} name="starRating" labelOf={feedback.starsOf} {...props} />
}
