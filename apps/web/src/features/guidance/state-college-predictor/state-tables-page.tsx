import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { STATE_TABLE_BYTES_MAX, type StateTableSummary } from '@sopaan/contract/state-tables'
import { LABEL_COLUMN, STATE_COLUMNS } from '@sopaan/domain/state/tables/state-table-rows'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { wordsOf } from '#web/refusal-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { StateTableView } from './state-table-view.tsx'
import { sendStateTable, stateTableQuery, stateTablesQuery } from './state-tables.queries.ts'

const TONES = { checked: 'likely', published: 'safe', withdrawn: 'plain' } as const

/** Tables of State counsellings: handed in, checked, published, taken back. The open one stands in the address. */
export default function StateTablesPage() {
  const { stateTables: words } = useWords()
  const [search] = useSearchParams()
  const id = search.get('table') ?? ''
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <Link
        to={id === '' ? paths.managedCollegeData() : paths.stateTables()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {`← ${id === '' ? words.back : words.all}`}
      </Link>
      <h1 className="type-section">{words.title}</h1>
      {id === '' ? <AllTables /> : <OneTable key={id} id={id} />}
    </div>
  )
}

function OneTable({ id }: { id: string }) {
  const { stateTables: words } = useWords()
  const query = useQuery(stateTableQuery(id))
  return (
    <Loaded query={query} failed={words.loadFailed}>
      {(table) => <StateTableView table={table} />}
    </Loaded>
  )
}

function AllTables() {
  const { stateTables: words } = useWords()
  const query = useQuery(stateTablesQuery)
  return (
    <>
      <p className="measure text-secondary">{words.lead}</p>
      <TableUpload />
      <Fold name={words.headings}>
        <p className="measure text-secondary">{words.headingsLead}</p>
        <p lang="en" className="mt-2 wrap-anywhere">
          {[...Object.values(STATE_COLUMNS), LABEL_COLUMN].join(', ')}
        </p>
      </Fold>
      <section aria-labelledby="tables" className="grid gap-4">
        <h2 id="tables" className="type-subsection">
          {words.history}
        </h2>
        <Loaded query={query} failed={words.loadFailed}>
          {(tables) =>
            tables.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <ul className="overflow-clip rounded-sheet border border-border bg-surface">
                {tables.map((table) => (
                  <TableItem key={table._id} table={table} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </>
  )
}

/** Where a file is handed in; then what it would change opens. */
function TableUpload() {
  const all = useWords()
  const { stateTables: words } = all
  const navigate = useNavigate()
  const { isBusy, failure, setFailure, send } = useSending<string>()
  const said = (thrown: unknown): string => {
    if (!isRefusal(thrown)) return words.uploadFailed
    if (thrown.is('INPUT_TOO_LARGE')) return words.tooLarge
    if (thrown.is('IMPORT_UNREADABLE')) return words.unreadable
    if (thrown.is('STATE_TABLE_UNFIT')) {
      const { fault, detail } = thrown.details
      const faults: Readonly<Record<string, (detail: string) => string>> = words.faults
      return faults[fault]?.(detail) ?? words.uploadFailed
    }
    return wordsOf(thrown, all) ?? words.uploadFailed
  }
  const handleChoose = async (file: File) => {
    if (file.size > STATE_TABLE_BYTES_MAX) return setFailure(words.tooLarge)
    await send(async () => navigate(`?table=${await sendStateTable(file)}`), said)
  }
  return (
    <FileDrop
      label={isBusy ? words.uploading : words.drop}
      hint={words.dropHint}
      accept=".csv,.tsv,.txt,.xlsx,.gz"
      isDisabled={isBusy}
      error={failure}
      onChoose={(file) => void handleChoose(file)}
    />
  )
}

function TableItem({ table }: { table: StateTableSummary }) {
  const { stateTables: words, language } = useWords()
  const { _id, name, season, fileName, createdAt, state, isStanding } = table
  const isReplaced = state === 'published' && !isStanding
  return (
    <li className="border-b border-border last:border-b-0">
      <Link to={`?table=${_id}`} className="grid gap-1 p-4 text-default no-underline hover:bg-surface-sunken sm:px-5">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold tabular-nums">{words.tableOf(name, String(season))}</span>
          <Badge tone={isReplaced ? 'plain' : TONES[state]}>{isReplaced ? words.replaced : words.states[state]}</Badge>
        </span>
        <span className="type-small wrap-anywhere text-secondary tabular-nums">
          {[fileName ?? words.noName, formatDateTime(createdAt, language)].join(' · ')}
        </span>
      </Link>
    </li>
  )
}
