import { classNames } from './class-names.ts'

/** The place of something that is on its way, in its size. It stands still. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('rounded-control bg-surface-sunken', className)} />
}
