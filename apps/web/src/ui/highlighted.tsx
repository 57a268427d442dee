import type { ReactNode } from 'react'

/** The one phrase of a heading to remember. */
export function Highlighted({ children }: { children: ReactNode }) {
  return <mark className="highlighted bg-transparent text-default">{children}</mark>
}
