import { paths } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  title: string
  /** Leads from one file back to all of them; absent where all of them stand. */
  all?: { to: string; name: string } | undefined
  children: ReactNode
}

/** The frame of a page where staff hand in files: the way back, the title, and all files or one. */
export function HandedInFrame({ title, all, children }: Props) {
  const { handedIn } = useWords()
  const back = all ?? { to: paths.managedCollegeData(), name: handedIn.back }
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)]', all === undefined ? 'gap-3' : 'gap-6')}>
      <DocumentHead title={title} isIndexed={false} />
      <BackLink to={back.to}>{back.name}</BackLink>
      <h1 className={all === undefined ? 'sr-only' : 'type-section'}>{title}</h1>
      {children}
    </div>
  )
}
