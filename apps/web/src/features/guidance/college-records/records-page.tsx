import { collegeRecords, type ListedRecord, RECORD_KINDS, type RecordKind } from '@sopaan/contract/college-records'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readPageNumber } from '#web/forms/read-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { recordsQuery } from './college-records.queries.ts'
import { readKind } from './read-kind.ts'

const CONSTRAINTS = constraintsOf(collegeRecords.list)

/** Colleges and branches as records: found by any of their names, each led to its own page. */
export default function RecordsPage() {
  const { collegeRecords: words } = useWords()
  const [search] = useSearchParams()
  const kind = readKind(search)
  const q = search.get('q') ?? ''
  const query = useQuery(recordsQuery({ kind, q, page: readPageNumber(search) }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DocumentHead title={words.title} isIndexed={false} />
      <Link
        to={paths.managedCollegeData()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {`← ${words.back}`}
      </Link>
      <div>
        <h1 className="type-section">{words.title}</h1>
        <p className="measure mt-1 text-secondary">{words.lead}</p>
      </div>
      <RecordSearch key={search.toString()} kind={kind} q={q} />
      <Loaded query={query} failed={words.loadFailed}>
        {({ data, page }) =>
          data.length === 0 ? (
            <EmptyState title={words.noneFound}>{words.noneText}</EmptyState>
          ) : (
            <>
              <p role="status" className="font-semibold tabular-nums">
                {words.found[kind](page.total, groupIndian(page.total))}
              </p>
              <div className="overflow-clip rounded-sheet border border-border bg-surface">
                <RecordTable kind={kind} records={data} />
              </div>
              <PageNav label={words.pages} page={page} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function RecordSearch({ kind, q }: { kind: RecordKind; q: string }) {
  const { collegeRecords: words } = useWords()
  return (
    <div className="grid gap-3">
      <nav aria-label={words.kinds} className="flex flex-wrap gap-4">
        {RECORD_KINDS.map((each) => (
          <Link
            key={each}
            to={`${paths.collegeRecords()}${each === 'institute' ? '' : `?kind=${each}`}`}
            aria-current={each === kind ? 'page' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text aria-[current]:underline"
          >
            {words.kindNames[each]}
          </Link>
        ))}
      </nav>
      <Form className="grid items-end gap-3 sm:grid-cols-[minmax(0,28rem)_auto] sm:justify-start">
        {kind !== 'institute' && <input type="hidden" name="kind" value={kind} />}
        <Field
          label={words.search}
          name="q"
          type="search"
          {...limitsOf(CONSTRAINTS, 'q')}
          defaultValue={q}
          hasNote={false}
        />
        <Button type="submit" look="line">
          {words.find}
        </Button>
      </Form>
    </div>
  )
}

function RecordTable({ kind, records }: { kind: RecordKind; records: readonly ListedRecord[] }) {
  const { collegeRecords: words } = useWords()
  const name = (record: ListedRecord) => <RecordName kind={kind} record={record} />
  return (
    <Table
      caption={words.kindNames[kind]}
      rows={records}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.name, cell: name },
        { name: words.of[kind], cell: ({ of }) => of },
        ...(kind === 'institute' ? [{ name: words.state, cell: ({ state }: ListedRecord) => state ?? '' }] : []),
        { name: words.spellings, isFigure: true, cell: ({ spellings }) => groupIndian(spellings) },
      ]}
      item={(record) => (
        <div className="grid gap-1">
          {name(record)}
          <p className="type-small text-secondary">{[record.of, record.state].filter(Boolean).join(' · ')}</p>
        </div>
      )}
    />
  )
}

function RecordName({ kind, record }: { kind: RecordKind; record: ListedRecord }) {
  const { collegeRecords: words } = useWords()
  const { _id, name, printed, mergedInto } = record
  return (
    <span className="wrap-anywhere">
      <Link
        to={paths.collegeRecord(kind, _id)}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {name}
      </Link>
      {name !== printed && <span className="type-small block text-secondary">{words.printedAs(printed)}</span>}
      {mergedInto !== null && (
        <span className="ms-2">
          <Badge tone="plain">{words.mergedInto(mergedInto)}</Badge>
        </span>
      )}
    </span>
  )
}
