import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props<Value extends string> = {
  legend: string
  isLegendHidden?: boolean
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  /** The order in which they were chosen counts, and is shown. */
  isNumbered?: boolean
  onToggle: (value: Value) => void
  children?: ReactNode
}

/** Small buttons that are on or off; where their order counts, each bears its number. */
export function LikingChips<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  chosen,
  isNumbered = false,
  onToggle,
  children,
}: Props<Value>) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const at = chosen.indexOf(value)
          return (
            <button
              key={value}
              type="button"
              aria-pressed={at !== -1}
              onClick={() => onToggle(value)}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-chip border px-4 tabular-nums transition-colors duration-150',
                at === -1
                  ? 'border-border-control bg-surface'
                  : 'border-primary-text bg-primary-soft font-semibold text-primary-text',
              )}
            >
              {isNumbered && at !== -1 ? `${at + 1} ${label}` : label}
            </button>
          )
        })}
        {children}
      </div>
    </fieldset>
  )
}
