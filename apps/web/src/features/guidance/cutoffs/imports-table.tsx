import type { ImportJob } from '@sopaan/contract/managed-imports'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { nameOfImport, stateOfImport } from './import-name.ts'
import { USUAL_IMPORT_SORT } from './imports-search.ts'

type Props = { jobs: readonly ImportJob[]; search: URLSearchParams }

/** Imports, a row each: of which rounds, from which file, how it stands, how many rows, when and by whom. */
export function ImportsTable({ jobs, search }: Props) {
  const { managedData: words, language } = useWords()
  const { importColumn: column } = words
  const sortBy = (by: string, first?: 'ascending') =>
    sortLink(search, by, { usual: USUAL_IMPORT_SORT, ...(first && { first }) })
  const link = (job: ImportJob) => (
    <Link
      to={paths.managedImport(job._id)}
      className="-my-2 inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text min-[1280px]:whitespace-nowrap"
    >
      {nameOfImport(job, words)}
    </Link>
  )
  const state = (job: ImportJob) => {
    const { tone, text } = stateOfImport(job, words)
    return (
      <span className="whitespace-nowrap">
        <Badge tone={tone}>{text}</Badge>
      </span>
    )
  }
  const file = ({ file, undoes }: ImportJob) => file?.name ?? undoes?.fileName ?? '–'
  const came = ({ askedAt }: ImportJob) => formatDateTime(askedAt, language)
  const by = ({ askedBy }: ImportJob) => (askedBy === null ? words.byGone : words.by(askedBy))
  return (
    <Table
      caption={words.history}
      rows={jobs}
      keyOf={({ _id }) => _id}
      columns={[
        { name: column.round, sort: sortBy('round'), cell: link },
        {
          name: column.file,
          key: 'file',
          sort: sortBy('file', 'ascending'),
          cell: (job) => <span className="line-clamp-1 max-w-44 wrap-anywhere">{file(job)}</span>,
        },
        { name: column.state, key: 'state', sort: sortBy('state', 'ascending'), cell: state },
        {
          name: column.rows,
          key: 'rows',
          isFigure: true,
          sort: sortBy('rows'),
          cell: ({ report }) => (report === null ? '–' : groupIndian(report.taken)),
        },
        {
          name: column.came,
          key: 'came',
          sort: sortBy('askedAt'),
          cell: (job) => <span className="whitespace-nowrap">{came(job)}</span>,
        },
        {
          name: column.by,
          key: 'by',
          sort: sortBy('by', 'ascending'),
          cell: ({ askedBy }) => <span className="line-clamp-1 max-w-36">{askedBy ?? '–'}</span>,
        },
      ]}
      choice={useColumnChoice('imports')}
      item={(job) => (
        <RowItem title={link(job)} note={[file(job), came(job), by(job)].join(' · ')} noteEnd={state(job)} />
      )}
    />
  )
}
