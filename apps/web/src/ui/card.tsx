import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-sheet border border-border bg-surface p-5 sm:p-7', className)} {...rest} />
}
