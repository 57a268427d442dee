import type { ImportJob } from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useWords } from '#web/words/use-words.tsx'

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
