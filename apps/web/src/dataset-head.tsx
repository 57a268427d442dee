import type { ReactNode } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { StructuredDataset } from '#web/structured-dataset.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** What the page says of itself: its title and heading, and what it is called in the way to it. */
  words: Record<'pageTitle' | 'description' | 'name' | 'headingBefore' | 'headingMarked' | 'headingAfter', string>
  path: string
  lead: string
  /** What stands under the lead. */
  children?: ReactNode
}

/** The head of a page of figures that anybody may take along: its title, its data for search engines, heading and lead. */
export function DatasetHead({ words, path, lead, children }: Props) {
  const { shell } = useWords()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <StructuredDataset name={words.pageTitle} description={words.description} path={path} />
      <PageHead>
        <Breadcrumb label={shell.breadcrumb} steps={[{ label: words.name }]} />
        <h1 className="type-title mt-4">
          {words.headingBefore}
          <Highlighted>{words.headingMarked}</Highlighted>
          {words.headingAfter}
        </h1>
        <p className="type-lead measure mt-4 text-secondary">{lead}</p>
        {children}
      </PageHead>
    </>
  )
}
