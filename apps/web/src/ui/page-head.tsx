import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  /** Leaves the first screen to what comes below. */
  isTight?: boolean
  children: ReactNode
}

/** The head of a page on graph paper. */
export function PageHead({ isTight = false, children }: Props) {
  return (
    <div className="graph-paper border-b border-border">
      <div className={classNames('page-width', isTight ? 'pt-2 pb-3 sm:py-6' : 'py-8 sm:py-12')}>{children}</div>
    </div>
  )
}
