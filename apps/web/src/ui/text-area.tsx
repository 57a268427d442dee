import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, fieldEdge } from './field-frame.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'className'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  hasNote?: boolean
  className?: string | undefined
}

/** Several lines to fill in: label above, hint and error below, as in `Field`. It grows with its text where the browser can. */
export function TextArea({ label, hint, error, hasNote, className, id, rows = 4, ...rest }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame inputId={inputId} label={label} hint={hint} error={error} hasNote={hasNote} className={className}>
      <textarea
        id={inputId}
        rows={rows}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hint !== undefined || error !== undefined ? `${inputId}-note` : undefined}
        className={classNames(
          'field-sizing-content block min-h-24 w-full rounded-control border bg-surface px-4 py-3',
          fieldEdge(error),
        )}
        {...rest}
      />
    </FieldFrame>
  )
}
