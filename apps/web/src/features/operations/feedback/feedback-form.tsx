import {
  FEEDBACK_CATEGORIES,
  type Feedback,
  type FeedbackCategory,
  MESSAGE_LENGTH_MAX,
  MESSAGE_LENGTH_MIN,
} from '@sopaan/contract/feedback'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { editFeedback, submitFeedback } from './feedback.queries.ts'
import { StarField } from './stars.tsx'

/** A form is one feedback: sent twice, it is still one. */
const newKey = () => crypto.randomUUID()

/** Writes feedback, or changes what was written. */
export function FeedbackForm({ changes, onDone }: { changes?: Feedback; onDone?: () => void }) {
  const { feedback: words } = useWords()
  const [starRating, setStars] = useState(changes?.starRating ?? 0)
  const [key, setKey] = useState(newKey)
  const [length, setLength] = useState(changes?.message.length ?? 0)
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const message = String(entered.get('message') ?? '').trim()
    const category = String(entered.get('category') ?? '')
    const missing = missingOf({ starRating, category }, words)
    if (Object.keys(missing).length > 0) return setFields(missing)
    // The choices of the form are the words of the contract.
    const said = { message, category: category as FeedbackCategory, starRating, mayBeShown: entered.has('mayBeShown') }
    const isDone = await run(
      () => (changes ? editFeedback(changes._id, said) : submitFeedback({ ...said, idempotencyKey: key })),
      changes
        ? { done: words.saved, failed: words.updateFailed }
        : { done: words.submitted, failed: words.submitFailed },
    )
    if (!isDone) return
    form.reset()
    setStars(0)
    setLength(0)
    setKey(newKey())
    onDone?.()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-2">
      <StarField chosen={starRating} onChoose={setStars} error={fields.starRating} />
      <Select
        label={words.category}
        name="category"
        defaultValue={changes?.category ?? ''}
        error={fields.category}
        className="max-w-md"
      >
        <option value="">{words.choose}</option>
        {FEEDBACK_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {words.categories[category]}
          </option>
        ))}
      </Select>
      <TextArea
        label={words.message}
        name="message"
        rows={5}
        required
        minLength={MESSAGE_LENGTH_MIN}
        maxLength={MESSAGE_LENGTH_MAX}
        defaultValue={changes?.message ?? ''}
        hint={words.messageHint}
        error={fields.message}
        onChange={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
      />
      <p className="type-small text-secondary tabular-nums">{lengthInWords(length, words)}</p>
      <Consent mayBeShown={changes?.mayBeShown ?? false} />
      {changes && <p className="type-small text-secondary">{words.editNote}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? (changes ? words.saving : words.submitting) : undefined}>
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

function missingOf(
  { starRating, category }: { starRating: number; category: string },
  words: { starsMissing: string; categoryMissing: string },
): Record<string, string> {
  return {
    ...(starRating === 0 ? { starRating: words.starsMissing } : {}),
    ...(category === '' ? { category: words.categoryMissing } : {}),
  }
}
