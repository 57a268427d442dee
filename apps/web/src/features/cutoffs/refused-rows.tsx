import type { ImportJob } from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { refusedFileUrl, refusedQuery } from './imports.queries.ts'
import { Turner } from './turner.tsx'

/** The rows a check refused, each with why. */
export function RefusedRows({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const [page, setPage] = useState(1)
  const query = useQuery(refusedQuery(job._id, page))
  return (
    <section aria-labelledby="refused" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="refused" className="type-subsection">
          {words.refusedTitle}
        </h2>
        <a href={refusedFileUrl(job._id)} download className={buttonClasses('line')}>
          <Icon name="download" />
          {words.refusedCsv}
        </a>
      </div>
      {(job.report?.refused ?? 0) > 1_000 && <p className="text-ink-2">{words.refusedKept}</p>}
      <Answered query={query}>
        {({ data, page: info }) => (
          <>
            <div className="overflow-clip rounded-sheet border border-line bg-sheet">
              <Table
                caption={words.refusedTitle}
                rows={data}
                keyOf={({ line }) => String(line)}
                columns={[
                  { name: words.line, isFigure: true, cell: ({ line }) => groupIndian(line) },
                  { name: words.column, cell: ({ column }) => (column ? words.columns[column] : words.wholeRow) },
                  { name: words.value, cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
                  { name: words.reason, cell: ({ reason }) => words.reasons[reason] ?? reason },
                ]}
                item={({ line, column, value, reason }) => (
                  <div className="grid gap-1">
                    <p className="font-semibold">{words.reasons[reason] ?? reason}</p>
                    <p className="type-small text-ink-2 wrap-anywhere">
                      {[
                        `${words.line} ${groupIndian(line)}`,
                        column ? words.columns[column] : words.wholeRow,
                        ...(value === '' ? [] : [value]),
                      ].join(' · ')}
                    </p>
                  </div>
                )}
              />
            </div>
            <Turner info={info} onTurn={setPage} />
          </>
        )}
      </Answered>
    </section>
  )
}
