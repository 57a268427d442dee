import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  label: string
  name: string
  defaultValue: string
  /** What a choice does where the chip stands outside the form of its list. */
  onChoose?: (value: string) => void
  children: ReactNode
}

/** A list to choose one from, as small as a chip: coloured while it narrows something. Its first answer names what it is about. */
export function ChipSelect({ label, name, defaultValue, onChoose, children }: Props) {
  return (
    <select
      aria-label={label}
      name={name}
      defaultValue={defaultValue}
      onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
      className={classNames(
        'min-h-11 max-w-full shrink-0 field-sizing-content rounded-chip lg:max-w-52 border px-3 lg:min-h-9',
        defaultValue === ''
          ? 'border-border-control bg-surface text-default'
          : 'border-primary-text bg-primary-soft font-semibold text-primary-text',
      )}
    >
      {children}
    </select>
  )
}
