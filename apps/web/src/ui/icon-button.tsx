import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string; edged?: boolean }

/** A button that shows a drawing and is named by its label. */
export function IconButton({ icon, label, edged = false, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-secondary transition-colors duration-150 hover:bg-surface-sunken hover:text-default active:translate-y-px',
        edged && 'border border-border-control bg-surface',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
