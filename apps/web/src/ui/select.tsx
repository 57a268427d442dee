import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, fieldEdge } from './field-frame.tsx'

type Props = Omit<ComponentProps<'select'>, 'className'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  hasNote?: boolean
  /** Hides the label from the eye where the chosen answer speaks for itself. */
  isLabelHidden?: boolean
  className?: string | undefined
}

/** The browser's own list to choose one from. */
export function Select({
  label,
  hint,
  error,
  hasNote,
  isLabelHidden = false,
  className,
  id,
  children,
  ...rest
}: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const isNoted = hint !== undefined || error !== undefined
  const select = (
    <select
      id={inputId}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={isNoted ? `${inputId}-note` : undefined}
      aria-label={isLabelHidden ? label : undefined}
      className={classNames('h-12 w-full rounded-control border bg-surface pr-2 pl-4 text-default', fieldEdge(error))}
      {...rest}
    >
      {children}
    </select>
  )
  if (isLabelHidden) return <div className={className}>{select}</div>
  return (
    <FieldFrame inputId={inputId} label={label} hint={hint} error={error} hasNote={hasNote} className={className}>
      {select}
    </FieldFrame>
  )
}
