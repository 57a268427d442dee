import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back from a page of one thing to the list that it stands in. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text lg:min-h-9"
    >
      <span aria-hidden="true">←&nbsp;</span>
      {children}
    </Link>
  )
}
