import { adminFeedback } from '@sopaan/contract/feedback'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Narrowed } from './moderation.queries.ts'

const CONSTRAINTS = constraintsOf(adminFeedback.list)

/** Narrows the feedback that is listed to that with a word in it, or of an author of that name. */
export function FeedbackSearch({ narrowed: { status, userId, q } }: { narrowed: Narrowed }) {
  const { feedback } = useWords()
  const words = feedback.moderation
  const [, setSearch] = useSearchParams()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setSearch({
      status: status ?? 'all',
      ...(userId !== undefined && { userId }),
      ...(entered !== '' && { q: entered }),
    })
  }
  return (
    <form onSubmit={handleSubmit} className="flex items-end gap-3">
      <Field
        key={q ?? ''}
        type="search"
        label={words.search}
        name="q"
        defaultValue={q}
        {...limitsOf(CONSTRAINTS, 'q')}
        hasNote={false}
        className="grow"
      />
      <Button type="submit" look="line">
        {words.find}
      </Button>
    </form>
  )
}
