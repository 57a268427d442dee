import { useId } from 'react'

type Props = { name: string; label: string; value: string; isDecimal?: boolean }

/** A small field for a number among others, label above. */
export function CountField({ name, label, value, isDecimal = false }: Props) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col justify-end">
      <label htmlFor={id} className="type-small mb-1 block text-secondary">
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={value}
        className="h-11 w-full min-w-0 rounded-control border border-border-control bg-surface px-3 tabular-nums"
      />
    </div>
  )
}
