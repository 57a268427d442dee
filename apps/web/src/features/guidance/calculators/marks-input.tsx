import { useId, useRef } from 'react'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  name: string
  label: string
  hint?: string
  min?: number
  max: number
  value: string
  error?: string | undefined
}

const STEP_BUTTON =
  'only-with-script inline-flex size-13 shrink-0 items-center justify-center rounded-control border border-border-control bg-surface text-[22px] hover:bg-surface-sunken'

/** Whole marks: typed, stepped, or slid. The number is the field; the buttons and the slider move it. */
export function MarksInput({ name, label, hint, min = 0, max, value, error }: Props) {
  const { calculators } = useWords()
  const id = useId()
  const number = useRef<HTMLInputElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  function moveTo(next: string): void {
    if (!number.current) return
    number.current.value = next
    number.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  function step(by: number): void {
    const now = Number(number.current?.value || 0)
    moveTo(String(Math.min(max, Math.max(min, now + by))))
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <button type="button" className={STEP_BUTTON} aria-label={calculators.less} onClick={() => step(-1)}>
          −
        </button>
        <input
          ref={number}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onInput={(event) => {
            if (slider.current) slider.current.value = event.currentTarget.value
          }}
          className="h-13 w-full min-w-0 rounded-control border border-border-control bg-surface text-center text-[22px] font-bold tabular-nums aria-invalid:border-danger"
        />
        <button type="button" className={STEP_BUTTON} aria-label={calculators.more} onClick={() => step(1)}>
          +
        </button>
      </div>
      <p
        id={`${id}-note`}
        className={`type-small mt-1 min-h-6 ${error === undefined ? 'text-tertiary' : 'font-semibold text-danger'}`}
      >
        {error ?? hint}
      </p>
      <input
        ref={slider}
        type="range"
        aria-label={label}
        className="range only-with-script"
        min={min}
        max={max}
        defaultValue={value === '' ? min : value}
        onInput={(event) => {
          event.stopPropagation()
          moveTo(event.currentTarget.value)
        }}
      />
    </div>
  )
}
