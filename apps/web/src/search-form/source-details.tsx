import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  words: { how: string; howNamed: (branch: string, college: string) => string }
  branch: string
  college: string
  children: ReactNode
}

/** The receipts of a row, folded away; to a screen reader the fold is named after its row. */
export function SourceDetails({ words, branch, college, children }: Props) {
  return (
    <details className="group -mb-2 mt-1">
      <summary className="type-small inline-flex min-h-11 items-center gap-1 font-semibold text-primary-text">
        <span className="transition-transform duration-150 group-open:rotate-180">
          <Icon name="chevron" size={16} />
        </span>
        <span aria-hidden="true">{words.how}</span>
        <span className="sr-only">{words.howNamed(branch, college)}</span>
      </summary>
      {children}
    </details>
  )
}
