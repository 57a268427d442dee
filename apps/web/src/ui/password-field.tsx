import { type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, fieldEdge } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
  showLabel: string
  hideLabel: string
}

/** A password to type, with a button that shows it. */
export function PasswordField({ label, error, hint, showLabel, hideLabel, id, ...rest }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame inputId={inputId} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          id={inputId}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error !== undefined || hint !== undefined ? `${inputId}-note` : undefined}
          className={classNames('h-12 w-full rounded-control border bg-surface pr-14 pl-4', fieldEdge(error))}
          {...rest}
        />
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? hideLabel : showLabel}
          aria-controls={inputId}
          disabled={rest.disabled}
          className="absolute top-0.5 right-1"
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  )
}
