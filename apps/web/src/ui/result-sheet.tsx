import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The one answer of a page: a raised sheet with timing marks down its left edge. */
export function ResultSheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('timing-marks rounded-sheet bg-sheet p-6 shadow-2 sm:p-8', className)} {...rest} />
}
