import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string
  /** How many it would leave, where that is known. */
  count?: number | undefined
}

/** Something to switch on, as a chip with its bubble; filled once it is on. */
export function CheckChip({ label, count, ...rest }: Props) {
  return (
    <label className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip border border-border-control bg-surface px-3 transition-colors duration-150 has-checked:border-primary-text has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text lg:min-h-9">
      <input
        type="checkbox"
        className="size-4 shrink-0 appearance-none rounded-chip border-2 border-border-control outline-none checked:border-primary-text checked:bg-primary-text"
        {...rest}
      />
      {label}
      {count !== undefined && ' '}
      {count !== undefined && <span className="text-tertiary tabular-nums">{count}</span>}
    </label>
  )
}
