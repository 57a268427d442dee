import { COUNSELLINGS } from '@sopaan/contract/college-data'
import { IMPORT_COLUMNS, type ImportColumn } from '@sopaan/contract/import-columns'
import {
  IMPORT_COLUMNS_NEEDED,
  type ImportAnswers,
  type ImportJob,
  managedImports,
} from '@sopaan/contract/managed-imports'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { checkTable } from './imports.queries.ts'

const CONSTRAINTS = constraintsOf(managedImports.check)

/** What a person says of a table before it is checked: which round it is, and which column is which. */
export function CheckForm({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const said = job.answers
  const headings = job.table?.headings ?? []
  const form = useContractForm(CONSTRAINTS, {
    initial: said,
    // One answer for each heading, also where a column is left alone.
    send: (answers, entered) => checkTable(job._id, { ...answers, columns: readColumns(entered, headings.length) }),
    check: (_, entered) =>
      isWholeMapping(readColumns(entered, headings.length)) ? {} : { columns: words.columnsWrong },
    words: { failed: words.checkFailed },
  })
  return (
    <form {...form.props} className="grid gap-6">
      <fieldset className="grid gap-x-5 gap-y-2 sm:grid-cols-3">
        <legend className="type-card">{words.aboutTitle}</legend>
        <p className="mb-2 text-secondary sm:col-span-3">{words.aboutLead}</p>
        <Select label={words.counselling} {...form.select('counselling')}>
          <option value="">{words.notSaid}</option>
          {COUNSELLINGS.map((body) => (
            <option key={body} value={body}>
              {words.bodies[body]}
            </option>
          ))}
        </Select>
        <Field label={words.season} placeholder={words.notSaid} {...form.field('season')} />
        <Field label={words.roundField} placeholder={words.notSaid} {...form.field('round')} />
        <div className="sm:col-span-3">
          <Checkbox label={words.isFinal} {...form.box('isFinal')} />
        </div>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="type-card">{words.columnsTitle}</legend>
        <p className="text-secondary">{job.isShapeKnown ? words.columnsKnown : words.columnsLead}</p>
        <ul className="divide-y divide-border rounded-box border border-border">
          {headings.map((heading, at) => (
            // The headings of a file are in its own order and may repeat.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart.
            <li key={at} className="grid items-center gap-2 p-3 sm:grid-cols-[minmax(0,1fr)_14rem] sm:gap-5">
              <ColumnSample name={words.heading(heading, at + 1)} samples={job.table?.samples ?? []} at={at} />
              <ColumnSelect
                label={words.heading(heading, at + 1)}
                name={nameOf(at)}
                column={said?.columns[at] ?? null}
              />
            </li>
          ))}
        </ul>
        <p role="alert" className="min-h-6 font-semibold text-danger">
          {form.errorOf('columns')}
        </p>
      </fieldset>
      <Button type="submit" doing={form.isBusy ? words.checkingNow : undefined} className="sm:justify-self-start">
        {job.state === 'checked' ? words.checkAgain : words.check}
      </Button>
    </form>
  )
}

function ColumnSample({ name, samples, at }: { name: string; samples: readonly (readonly string[])[]; at: number }) {
  const shown = [...new Set(samples.map((cells) => cells[at] ?? ''))].filter(Boolean).slice(0, 3)
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="type-small truncate text-tertiary tabular-nums">{shown.join(' · ')}</p>
    </div>
  )
}

function ColumnSelect({ label, name, column }: { label: string; name: string; column: ImportColumn | null }) {
  const { managedData: words } = useWords()
  return (
    <Select label={label} isLabelHidden name={name} defaultValue={column ?? ''}>
      <option value="">{words.leftAlone}</option>
      {IMPORT_COLUMNS.map((each) => (
        <option key={each} value={each}>
          {words.columns[each]}
        </option>
      ))}
    </Select>
  )
}

function nameOf(at: number): string {
  return `column-${at}`
}

function readColumns(form: FormData, width: number): ImportAnswers['columns'] {
  return Array.from(
    { length: width },
    (_, at) => IMPORT_COLUMNS.find((column) => column === form.get(nameOf(at))) ?? null,
  )
}

function isWholeMapping(columns: ImportAnswers['columns']): boolean {
  const named = columns.filter((column) => column !== null)
  return IMPORT_COLUMNS_NEEDED.every((column) => named.includes(column)) && new Set(named).size === named.length
}
