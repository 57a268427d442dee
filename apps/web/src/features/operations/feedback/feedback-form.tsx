import {
  FEEDBACK_CATEGORIES,
  type Feedback,
  feedbacks,
  MESSAGE_LENGTH_MAX,
  MESSAGE_LENGTH_MIN,
} from '@sopaan/contract/feedback'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendFeedback, sendFeedbackChange } from './feedback.queries.ts'
import { FeedbackStarField } from './stars.tsx'

/** A form is one feedback: sent twice, it is still one. */
const newKey = () => crypto.randomUUID()

const CONSTRAINTS = constraintsOf(feedbacks.submit)

/** Writes feedback, or changes what was written. */
export function FeedbackForm({ changes, onDone }: { changes?: Feedback; onDone?: () => void }) {
  const { feedback: words } = useWords()
  const [starRating, setStars] = useState(changes?.starRating ?? 0)
  const [key, setKey] = useState(newKey)
  const [length, setLength] = useState(changes?.message.length ?? 0)
  const form = useContractForm(CONSTRAINTS, {
    initial: changes,
    check: ({ starRating: stars, category }) => ({
      ...(!(stars > 0) && { starRating: words.starsMissing }),
      // What the list has before a choice is none of them.
      ...(!FEEDBACK_CATEGORIES.includes(category) && { category: words.categoryMissing }),
    }),
    send: ({ mayBeShown = false, ...entered }) =>
      changes
        ? sendFeedbackChange(changes._id, { ...entered, mayBeShown })
        : sendFeedback({ ...entered, mayBeShown, idempotencyKey: key }),
    onDone: (_, entered) => {
      entered.reset()
      setStars(0)
      setLength(0)
      setKey(newKey())
      onDone?.()
    },
    words: changes
      ? { done: words.saved, failed: words.updateFailed }
      : { done: words.submitted, failed: words.submitFailed },
  })
  return (
    <form {...form.props} className="grid gap-2">
      <FeedbackStarField chosen={starRating} onChoose={setStars} error={form.errorOf('starRating')} />
      <Select label={words.category} className="max-w-md" {...form.select('category')}>
        <option value="">{words.choose}</option>
        {FEEDBACK_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {words.categories[category]}
          </option>
        ))}
      </Select>
      <TextArea
        label={words.message}
        rows={5}
        required
        minLength={MESSAGE_LENGTH_MIN}
        hint={words.messageHint}
        {...form.area('message')}
        onChange={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
      />
      <p className="type-small text-secondary tabular-nums">{lengthInWords(length, words)}</p>
      <Consent mayBeShown={changes?.mayBeShown ?? false} />
      {changes && <p className="type-small text-secondary">{words.editNote}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" doing={form.isBusy ? (changes ? words.saving : words.submitting) : undefined}>
          {changes ? words.save : words.submit}
        </Button>
        {onDone && (
          <Button look="quiet" onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** How many characters are still needed, or can still be written. */
function lengthInWords(
  length: number,
  words: { toGo: (count: number) => string; left: (count: string) => string },
): string {
  if (length < MESSAGE_LENGTH_MIN) return words.toGo(MESSAGE_LENGTH_MIN - length)
  return words.left(groupIndian(MESSAGE_LENGTH_MAX - length))
}

/** Asked plainly, never ticked beforehand; only of whoever may agree to it alone or with a parent (decision C23). */
function Consent({ mayBeShown }: { mayBeShown: boolean }) {
  const { feedback: words } = useWords()
  const { fullName, ageBand, parent } = useSignedIn()
  const isAgeMissing = ageBand === 'unknown'
  if (isAgeMissing || (ageBand === 'minor' && parent.state !== 'confirmed'))
    return (
      <p className="type-small text-secondary">
        {isAgeMissing ? words.shownWithAge : words.shownWithParent}{' '}
        <Link to={`/mentee-dashboard/profile#${isAgeMissing ? 'person' : 'parent'}`}>{words.toProfile}</Link>
      </p>
    )
  return (
    <div>
      <Checkbox
        name="mayBeShown"
        label={words.mayBeShown(firstNameOf(fullName))}
        defaultChecked={mayBeShown}
        aria-describedby="may-be-shown-note"
      />
      <p id="may-be-shown-note" className="type-small ms-8 text-tertiary">
        {words.mayBeShownHint}
      </p>
    </div>
  )
}
