import type { ImportJob } from '@sopaan/contract/managed-imports'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nameOfImport, stateOfImport } from './import-name.ts'

/** One import of the history; it leads to its page. */
export function ImportCard({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const stand = stateOfImport(job, words)
  return (
    <li className="border-b border-border last:border-b-0">
      <Link
        to={paths.managedImport(job._id)}
        className="grid gap-1 p-4 text-default no-underline hover:bg-surface-sunken sm:px-5"
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">{nameOfImport(job, words)}</span>
          <Badge tone={stand.tone}>{stand.text}</Badge>
        </span>
        <ImportFacts job={job} />
      </Link>
    </li>
  )
}

/** Which file, when, by whom, how large, how many rows. */
export function ImportFacts({ job }: { job: ImportJob }) {
  const { managedData: words, language } = useWords()
  const fileName = job.file?.name ?? job.undoes?.fileName
  const facts = [
    ...(fileName ? [fileName] : []),
    formatDateTime(job.askedAt, language),
    job.askedBy === null ? words.byGone : words.by(job.askedBy),
    ...(job.file === null
      ? []
      : [words.forms[job.file.form], words.size((Math.max(job.file.bytes, 10_000) / 1_048_576).toFixed(2))]),
    ...(job.report === null ? [] : [words.rowsOf(job.report.taken, groupIndian(job.report.taken))]),
  ]
  return <span className="type-small wrap-anywhere text-secondary tabular-nums">{facts.join(' · ')}</span>
}
