import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useHydrated } from './use-hydrated.ts'

export type ButtonVariant = 'pen' | 'line' | 'quiet' | 'danger'

const VARIANTS: Record<ButtonVariant, string> = {
  pen: 'bg-primary text-on-primary hover:bg-primary-pressed',
  line: 'border border-border-control bg-surface text-default hover:bg-surface-sunken',
  quiet: 'text-primary-text hover:bg-primary-soft',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
}

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonVariant = 'pen'): string {
  return classNames(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 font-semibold no-underline',
    'transition-colors duration-150 active:translate-y-px disabled:opacity-55 disabled:active:translate-y-0',
    VARIANTS[look],
  )
}

type Props = ComponentProps<'button'> & {
  look?: ButtonVariant
  /** What the button is doing now ("Signing in"); it is disabled and keeps its width meanwhile. */
  doing?: string | undefined
  /** It does nothing before the scripts have come, so it cannot be pressed before: nor does Enter send its form. */
  needsScript?: boolean
}

/** A deed. Its words say which. */
export function Button({
  look = 'pen',
  doing,
  type = 'button',
  needsScript = false,
  className,
  children,
  disabled,
  ...rest
}: Props) {
  const isTooEarly = !useHydrated() && needsScript
  const isBusy = doing !== undefined
  return (
    <button
      type={type}
      className={classNames(buttonClasses(look), className)}
      disabled={disabled || isBusy || isTooEarly}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      <span className="grid">
        <span
          className={classNames(
            'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
            isBusy && 'invisible',
          )}
        >
          {children}
        </span>
        {isBusy && <span className="col-start-1 row-start-1 text-center">{doing}</span>}
      </span>
    </button>
  )
}
