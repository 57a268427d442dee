import { useId } from 'react'
import { buttonClasses } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Day = { name: string; label: string; value: string | undefined }

/** Days of a filter behind one chip, which is coloured while they narrow something. */
export function DayChip({ label, days, show }: { label: string; days: readonly Day[]; show: string }) {
  const id = useId()
  const isSet = days.some(({ value }) => value !== undefined)
  return (
    <details open={isSet} className="relative">
      <summary
        className={classNames(
          'inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-chip border px-3 lg:min-h-9',
          isSet
            ? 'border-primary-text bg-primary-soft font-semibold text-primary-text'
            : 'border-border-control bg-surface',
        )}
      >
        {label}
        <Icon name="chevron" />
      </summary>
      <div className="mt-2 flex flex-wrap items-end gap-3 rounded-box border border-border bg-surface p-3">
        {days.map((day) => (
          <label key={day.name} htmlFor={`${id}-${day.name}`} className="type-small grid gap-1">
            {day.label}
            <input
              id={`${id}-${day.name}`}
              type="date"
              name={day.name}
              defaultValue={day.value ?? ''}
              className="min-h-11 rounded-chip border border-border-control bg-surface px-3 tabular-nums lg:min-h-9"
            />
          </label>
        ))}
        <button type="submit" className={buttonClasses('line')}>
          {show}
        </button>
      </div>
    </details>
  )
}
