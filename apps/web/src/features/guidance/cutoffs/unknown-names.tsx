import type { KnownNames } from '@sopaan/contract/import-names'
import type { ImportJob, ImportReport } from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { knownNamesQuery, saveNameMappings } from './imports.queries.ts'
import { NameChoice } from './name-choice.tsx'
import { readNameMappings } from './name-mappings.ts'

type Props = { job: ImportJob; report: ImportReport }

/** Names the check did not know; as long as nothing is published, each can be told and the table checked again. */
export function UnknownNames({ job, report }: Props) {
  const { managedData: words } = useWords()
  const names = [...report.unknownInstitutes, ...report.unknownProgrammes]
  if (names.length === 0) return null
  return (
    <details open={job.state === 'checked'}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">{`${words.unknown} (${names.length})`}</summary>
      {job.state === 'checked' ? (
        <NameMappingForm job={job} report={report} />
      ) : (
        <ul className="mt-2 grid gap-1">
          {names.map(({ name, rows }) => (
            <li key={name} className="wrap-anywhere">
              {name} <span className="text-tertiary tabular-nums">{words.rowsOf(rows, groupIndian(rows))}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function NameMappingForm({ job, report }: Props) {
  const { managedData: words } = useWords()
  const query = useQuery(knownNamesQuery())
  return (
    <div className="grid gap-3">
      <p className="text-secondary">{words.unknownLead}</p>
      <Answered query={query}>{(known) => <NamesForm job={job} report={report} known={known} />}</Answered>
    </div>
  )
}

function NamesForm({ job, report, known }: Props & { known: KnownNames }) {
  const { managedData: words } = useWords()
  const { isBusy, run } = useAction()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isEmpty, setIsEmpty] = useState(false)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { names, missing } = readNameMappings(new FormData(event.currentTarget), report, known)
    setErrors(
      Object.fromEntries(missing.map((field) => [field, field.endsWith('sameAs') ? words.sameAsWrong : words.missing])),
    )
    const isNothing = names.institutes.length + names.programmes.length === 0
    setIsEmpty(isNothing && missing.length === 0)
    if (isNothing || missing.length > 0) return
    await run(() => saveNameMappings(job._id, names), { failed: words.tellFailed })
  }
  const lists = [
    { kind: 'institute' as const, names: report.unknownInstitutes },
    { kind: 'programme' as const, names: report.unknownProgrammes },
  ]
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid justify-items-start gap-3">
      <ul className="w-full divide-y divide-border rounded-box border border-border">
        {lists.flatMap(({ kind, names }) =>
          names.map(({ name, rows, likely }, at) => (
            <NameChoice
              key={`${kind} ${name}`}
              kind={kind}
              at={at}
              name={name}
              rows={rows}
              likely={likely}
              known={known}
              errors={errors}
            />
          )),
        )}
      </ul>
      {isEmpty && (
        <p role="alert" className="font-semibold text-danger">
          {words.tellNothing}
        </p>
      )}
      <Button type="submit" look="line" doing={isBusy ? words.saving : undefined}>
        {words.tell}
      </Button>
    </form>
  )
}
