import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The one answer of a page: a raised sheet with timing marks down its left edge. */
export function ResultSheet({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames(
        'timing-marks rounded-sheet bg-surface py-6 pr-5 pl-12 shadow-2 sm:py-8 sm:pr-8',
        className,
      )}
      {...rest}
    />
  )
}
