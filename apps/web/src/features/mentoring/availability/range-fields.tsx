import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { fieldEdge } from '#web/ui/field-frame.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { RangeDraft, RangesByDay } from './hours-draft.ts'

type Props = {
  range: RangeDraft
  /** Whose hours: a weekday or a day. */
  of: string
  places: RangesByDay
  onChange: (range: RangeDraft) => void
  onRemove: () => void
}

/** A stretch of hours: its two ends, what is wrong with them, and the way to be rid of it. */
export function RangeFields({ range, of, places, onChange, onRemove }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const noteId = useId()
  const errors = { from: places[`${range.key}.from`], to: places[`${range.key}.to`] }
  const said = errors.from ?? errors.to
  const end = (name: 'from' | 'to') => (
    <input
      type="time"
      step={300}
      value={range[name]}
      aria-label={`${of}: ${words[name]}`}
      aria-invalid={errors[name] !== undefined || undefined}
      aria-describedby={said === undefined ? undefined : noteId}
      onChange={({ currentTarget }) => onChange({ ...range, [name]: currentTarget.value })}
      className={classNames(
        'h-12 w-full min-w-0 rounded-control border bg-surface px-1.5 tabular-nums sm:max-w-36 sm:px-3',
        // The hours are typed, or a phone opens its clock by a press on the field; beside the small clock they were cut.
        '[&::-webkit-calendar-picker-indicator]:hidden',
        fieldEdge(errors[name]),
      )}
    />
  )
  return (
    <div className="max-w-full">
      <div className="flex items-center gap-1 sm:gap-2">
        {end('from')}
        <span aria-hidden="true" className="text-tertiary">
          –
        </span>
        {end('to')}
        <IconButton icon="trash" label={`${words.removeRange}: ${of}`} onClick={onRemove} className="shrink-0" />
      </div>
      {said !== undefined && (
        <p id={noteId} className="type-small mt-1 font-semibold text-danger">
          {said}
        </p>
      )}
    </div>
  )
}
