import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { ImportCard } from './import-card.tsx'
import { importsQuery } from './imports.queries.ts'
import { UploadCard } from './upload-card.tsx'

/** College data as staff keep it: hand a table in, and what was handed in before. */
export default function ImportsPage() {
  const { managedData: words } = useWords()
  const [search] = useSearchParams()
  const query = useQuery(importsQuery(readPageNumber(search)))
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="measure text-secondary">{words.lead}</p>
        <Link to={paths.managedRows()} className={buttonClasses('line')}>
          {words.rowsLink}
        </Link>
      </div>
      <UploadCard />
      <section aria-labelledby="history" className="grid gap-4">
        <h2 id="history" className="type-subsection">
          {words.history}
        </h2>
        <Answered query={query}>
          {({ data, page }) =>
            data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <>
                <ul className="overflow-clip rounded-sheet border border-border bg-surface">
                  {data.map((job) => (
                    <ImportCard key={job._id} job={job} />
                  ))}
                </ul>
                <PageNav label={words.pages} page={page} />
              </>
            )
          }
        </Answered>
      </section>
    </div>
  )
}
