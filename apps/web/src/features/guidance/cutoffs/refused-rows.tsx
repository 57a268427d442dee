import type { ImportRefusedRow } from '@sopaan/contract/import-findings'
import { type ImportJob, REFUSED_ROWS_MAX } from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { refusedFileUrl, refusedQuery } from './imports.queries.ts'

/** The rows a check refused, counted by reason; each with what row it is and why. */
export function RefusedRows({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const [{ reason, page }, setAsked] = useState<{ reason: string | undefined; page: number }>({
    reason: undefined,
    page: 1,
  })
  const query = useQuery(refusedQuery(job._id, reason, page))
  return (
    <section aria-labelledby="refused" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="refused" className="type-subsection">
          {words.refusedTitle}
        </h2>
        <a href={refusedFileUrl(job._id)} download className={buttonClasses('line')}>
          <Icon name="download" />
          {words.refusedCsv}
        </a>
      </div>
      <Reasons job={job} chosen={reason} onChoose={(reason) => setAsked({ reason, page: 1 })} />
      {(job.report?.refused ?? 0) > REFUSED_ROWS_MAX && <p className="text-secondary">{words.refusedKept}</p>}
      <Answered query={query}>
        {({ data, page: info }) => (
          <>
            <RefusedTable rows={data} />
            <PageNav
              label={`${words.refusedTitle}: ${words.pages}`}
              page={info}
              onPage={(page) => setAsked({ reason, page })}
            />
          </>
        )}
      </Answered>
    </section>
  )
}

type ReasonsProps = { job: ImportJob; chosen: string | undefined; onChoose: (reason: string | undefined) => void }

function Reasons({ job: { report }, chosen, onChoose }: ReasonsProps) {
  const { managedData: words } = useWords()
  const reasons = report?.refusedFor ?? []
  if (report === null || reasons.length < 2) return null
  const choices = [
    { key: undefined, label: words.allReasons, rows: report.refused },
    ...reasons.map(({ reason, rows }) => ({ key: reason, label: words.reasons[reason] ?? reason, rows })),
  ]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.reason}</legend>
      {choices.map(({ key, label, rows }) => (
        <Button
          key={key ?? ''}
          look="line"
          aria-pressed={key === chosen}
          className="aria-pressed:border-primary-text aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
          onClick={() => onChoose(key)}
        >
          {label} <span className="text-tertiary tabular-nums">{groupIndian(rows)}</span>
        </Button>
      ))}
    </fieldset>
  )
}

function RefusedTable({ rows }: { rows: readonly ImportRefusedRow[] }) {
  const { managedData: words } = useWords()
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.refusedTitle}
        rows={rows}
        keyOf={({ line }) => String(line)}
        columns={[
          { name: words.line, isFigure: true, cell: ({ line }) => groupIndian(line) },
          {
            name: words.seat,
            cell: ({ institute, programme }) => (
              <span className="wrap-anywhere">
                {institute}
                <span className="type-small block text-secondary">{programme}</span>
              </span>
            ),
          },
          { name: words.column, cell: ({ column }) => (column ? words.columns[column] : words.wholeRow) },
          { name: words.value, cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
          { name: words.reason, cell: ({ reason }) => words.reasons[reason] ?? reason },
        ]}
        item={({ line, column, value, reason, institute, programme }) => (
          <div className="grid gap-1">
            <p className="font-semibold">{words.reasons[reason] ?? reason}</p>
            <p className="wrap-anywhere">{[institute, programme].filter((name) => name !== '').join(' · ')}</p>
            <p className="type-small text-secondary wrap-anywhere">
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
  )
}
