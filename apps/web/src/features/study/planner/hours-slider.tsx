import { type ChangeEvent, useId } from 'react'
import { HOURS_MAX, HOURS_MIN } from './weekly-hours.ts'

type Props = {
  name?: string
  label: string
  /** Whole hours. */
  hours: number
  /** The value in words, for those who do not see the slider. */
  valueText: string
  onHours?: (hours: number) => void
}

/** Hours a week, by the hour. With a name it is a field of a form; with a listener it is held by its owner. */
export function HoursSlider({ name, label, hours, valueText, onHours }: Props) {
  const id = useId()
  const held =
    onHours === undefined
      ? { defaultValue: hours }
      : { value: hours, onChange: (event: ChangeEvent<HTMLInputElement>) => onHours(Number(event.target.value)) }
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-[19px] font-heading text-primary-text tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        name={name}
        type="range"
        min={HOURS_MIN}
        max={HOURS_MAX}
        step={1}
        aria-valuetext={valueText}
        className="range"
        {...held}
      />
    </div>
  )
}
