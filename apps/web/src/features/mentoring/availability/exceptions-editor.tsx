import { addDays } from '@sopaan/domain/time/days'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  type ExceptionDraft,
  HOLIDAY_DAYS_MAX,
  laterThan,
  newException,
  newHoliday,
  type RangesByDay,
} from './hours-draft.ts'
import { MoreHours } from './more-hours.tsx'
import { RangeFields } from './range-fields.tsx'

type Props = {
  exceptions: readonly ExceptionDraft[]
  /** The first day that can be said anything of. */
  today: string
  places: RangesByDay
  onChange: (exceptions: readonly ExceptionDraft[]) => void
}

/** Days that are not as the week has them, each with its own hours or none. */
export function ExceptionsEditor({ exceptions, today, places, onChange }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  return (
    <>
      {exceptions.length > 0 && (
        <ul className="divide-y divide-border">
          {exceptions.map((exception, at) => {
            const Row = exception.until === undefined ? Exception : Holiday
            return (
              <Row
                key={exception.key}
                exception={exception}
                today={today}
                places={places}
                onChange={(next) => onChange(exceptions.with(at, next))}
                onRemove={() => onChange(exceptions.toSpliced(at, 1))}
              />
            )
          })}
        </ul>
      )}
      {places.exceptions !== undefined && <p className="type-small font-semibold text-danger">{places.exceptions}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="line" onClick={() => onChange([...exceptions, newException()])}>
          <Icon name="plus" />
          {words.addException}
        </Button>
        <Button look="line" onClick={() => onChange([...exceptions, newHoliday('', '')])}>
          <Icon name="plus" />
          {words.addHoliday}
        </Button>
      </div>
    </>
  )
}

type ExceptionProps = {
  exception: ExceptionDraft
  today: string
  places: RangesByDay
  onChange: (exception: ExceptionDraft) => void
  onRemove: () => void
}

function Exception({ exception, today, places, onChange, onRemove }: ExceptionProps) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const { key, day, ranges } = exception
  const of = day === '' ? words.day : day
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 py-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex items-end gap-2">
        <Field
          label={words.day}
          type="date"
          min={today}
          value={day}
          hasNote={places[`${key}.day`] !== undefined}
          error={places[`${key}.day`]}
          onChange={({ currentTarget }) => onChange({ ...exception, day: currentTarget.value })}
          className="grow"
        />
        <IconButton
          icon="trash"
          label={`${words.removeException}: ${of}`}
          onClick={onRemove}
          className={places[`${key}.day`] === undefined ? 'mb-0.5 shrink-0' : 'mb-7.5 shrink-0'}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-end justify-items-start gap-2">
        {ranges.length === 0 && <p className="font-semibold text-secondary">{words.away}</p>}
        {ranges.map((range, at) => (
          <RangeFields
            key={range.key}
            range={range}
            of={of}
            places={places}
            onChange={(next) => onChange({ ...exception, ranges: ranges.with(at, next) })}
            onRemove={() => onChange({ ...exception, ranges: ranges.toSpliced(at, 1) })}
          />
        ))}
        <MoreHours of={of} onMore={() => onChange({ ...exception, ranges: [...ranges, laterThan(ranges)] })} />
      </div>
    </li>
  )
}

/** Days away on end, in one row. */
function Holiday({ exception, today, places, onChange, onRemove }: ExceptionProps) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const { key, day, until = '' } = exception
  const first = day === '' ? today : day
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 py-4">
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          label={words.awayFrom}
          type="date"
          min={today}
          value={day}
          hasNote={places[`${key}.day`] !== undefined}
          error={places[`${key}.day`]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...exception, day: value, until: until < value ? value : until })
          }
        />
        <Field
          label={words.awayUntil}
          type="date"
          min={first}
          max={addDays(first, HOLIDAY_DAYS_MAX - 1)}
          value={until}
          hasNote={false}
          onChange={({ currentTarget }) => onChange({ ...exception, until: currentTarget.value })}
        />
      </div>
      <IconButton
        icon="trash"
        label={`${words.removeException}: ${day === '' ? words.awayFrom : day}`}
        onClick={onRemove}
        className="mb-0.5 shrink-0"
      />
    </li>
  )
}
