import type { ImportJob } from '@sopaan/contract/managed-imports'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { FilesTable } from '#web/handed-in/files-table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nameOfImport, stateOfImport } from './import-name.ts'
import { USUAL_IMPORT_SORT } from './imports-search.ts'

type Props = { jobs: readonly ImportJob[]; search: URLSearchParams }

/** Imports, a row each: of which rounds, from which file, how it stands, how many rows, when and by whom. */
export function ImportsTable({ jobs, search }: Props) {
  const { managedData: words } = useWords()
  const { importColumn: column } = words
  return (
    <FilesTable
      list="imports"
      caption={words.history}
      rows={jobs}
      search={search}
      usual={USUAL_IMPORT_SORT}
      heads={{ name: column.round, file: column.file, state: column.state, came: column.came }}
      orders={{ name: { by: 'round' }, came: 'askedAt' }}
      factsOf={(job) => {
        const { tone, text } = stateOfImport(job, words)
        return {
          id: job._id,
          to: paths.managedImport(job._id),
          name: nameOfImport(job, words),
          file: job.file?.name ?? job.undoes?.fileName ?? '–',
          ...{ tone, state: text, cameAt: job.askedAt },
          note: job.askedBy === null ? words.byGone : words.by(job.askedBy),
        }
      }}
      more={{
        before: [
          {
            name: column.rows,
            key: 'rows',
            isFigure: true,
            cell: ({ report }) => (report === null ? '–' : groupIndian(report.taken)),
          },
        ],
        after: [
          {
            name: column.by,
            key: 'by',
            first: 'ascending',
            cell: ({ askedBy }) => <span className="line-clamp-1 max-w-36">{askedBy ?? '–'}</span>,
          },
        ],
      }}
    />
  )
}
