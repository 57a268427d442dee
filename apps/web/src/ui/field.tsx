import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, fieldEdge } from './field-frame.tsx'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  hasNote?: boolean
  className?: string | undefined
}

/** One line to fill in: label above, hint and error below, tied to it for screen readers. */
export function Field({ label, hint, error, hasNote, className, id, ...rest }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame inputId={inputId} label={label} hint={hint} error={error} hasNote={hasNote} className={className}>
      <input
        id={inputId}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hint !== undefined || error !== undefined ? `${inputId}-note` : undefined}
        className={classNames(
          'h-12 w-full rounded-control border bg-surface px-4 tabular-nums placeholder:text-tertiary',
          fieldEdge(error),
        )}
        {...rest}
      />
    </FieldFrame>
  )
}
