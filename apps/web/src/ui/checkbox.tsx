import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string; note?: string | undefined }

/** A box to tick inside its label, 44 high, with a note (a count, or some words) at the far end. */
export function Checkbox({ label, note, ...rest }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="tick-box size-5 shrink-0" {...rest} />
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {note !== undefined && <span className="text-end text-tertiary tabular-nums">{note}</span>}
    </label>
  )
}
