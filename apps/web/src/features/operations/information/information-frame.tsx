import { inLanguage, paths } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** Without a lead the description stands in its place. */
  page: { title: string; description: string; lead?: string; sources?: string }
  /** Where it binds anybody: when it was changed; no lawyer has read it yet. */
  legal?: string
  children: ReactNode
}

/** What every page to read has around its text: its title, its day where it binds, and where to ask. */
export function InformationFrame({ page, legal, children }: Props) {
  const { information: words, language } = useWords()
  return (
    <>
      <DocumentHead title={page.title} description={page.description} />
      <PageHead>
        <h1 className="type-title">{page.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{page.lead ?? page.description}</p>
        {legal !== undefined && (
          <p className="type-small measure mt-4 text-secondary">
            {legal} {words.legalNote}
          </p>
        )}
      </PageHead>
      <div className="page-width grid gap-10 py-10 sm:py-14">
        {children}
        {page.sources !== undefined && (
          <p className="type-small measure text-secondary">{words.sources(page.sources)}</p>
        )}
        <p>
          <a href={inLanguage(paths.contact(), language)} className={buttonClasses('line')}>
            {words.questions}
          </a>
        </p>
      </div>
    </>
  )
}
