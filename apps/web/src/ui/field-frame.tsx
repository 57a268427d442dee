import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  inputId: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** False where hardly anything can go wrong: no room is kept for a note, and an error makes its own. */
  hasNote?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The label above a field and the line below it, whose room is kept so that an error moves nothing. */
export function FieldFrame({ inputId, label, hint, error, hasNote = true, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      {(hasNote || error !== undefined) && (
        <p
          id={`${inputId}-note`}
          className={classNames(
            'type-small mt-1 min-h-6',
            error === undefined ? 'text-tertiary' : 'font-semibold text-danger',
          )}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** The edge of a field, with or without an error. */
export function fieldEdge(error: string | undefined): string {
  return error === undefined ? 'border-border-control' : 'border-danger'
}
