import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  to: string
  /** Of one among several parts of an answer, or a filter that is on and that the link takes away again. */
  isCurrent: boolean
  children: ReactNode
}

/** A filter in one touch, at its own address: works without script, and is coloured while it holds. */
export function ChipLink({ to, isCurrent, children }: Props) {
  return (
    <a
      href={to}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-chip border px-3.5 font-semibold whitespace-nowrap no-underline lg:min-h-9',
        isCurrent
          ? 'border-primary-text bg-primary-soft text-primary-text'
          : 'border-border-control bg-surface text-default hover:bg-surface-sunken',
      )}
    >
      {children}
    </a>
  )
}
