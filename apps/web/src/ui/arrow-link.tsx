import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = Omit<LinkProps, 'aria-label' | 'title' | 'children'> & {
  label: string
  /** To what was before, or to what comes. */
  way: 'back' | 'on'
}

/** A link to the week or month before or after, drawn as an arrow. */
export function ArrowLink({ label, way, className, ...link }: Props) {
  return (
    <Link
      {...link}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-secondary hover:bg-surface-sunken hover:text-default',
        className,
      )}
    >
      <span className={way === 'back' ? 'rotate-90' : '-rotate-90'}>
        <Icon name="chevron" />
      </span>
    </Link>
  )
}
