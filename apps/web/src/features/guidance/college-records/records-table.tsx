import type { ListedRecord, RecordKind } from '@sopaan/contract/college-records'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { isState } from '@sopaan/domain/state/states'
import { Link } from 'react-router'
import { changeSearch } from '#web/forms/read-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { kind: RecordKind; records: readonly ListedRecord[]; search: URLSearchParams }

/** Records a line each; where there is room a name opens its record beside the list, which has fewer columns then, on a phone its page. */
export function RecordsTable({ kind, records, search }: Props) {
  const { collegeRecords: words, states } = useWords()
  const nameOf = (state: string) => (isState(state) ? states[state] : state)
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: 'name', ...(first && { first }) })
  const beside = ({ _id }: ListedRecord) => `?${changeSearch(search, { open: _id, part: undefined })}`
  const isBeside = search.get('open') !== null
  const state = {
    name: words.state,
    key: 'state',
    sort: sortBy('state', 'ascending'),
    // The longest name of a State takes two lines of a row.
    cell: ({ state }: ListedRecord) => (
      <span className={classNames('block leading-4', state === null && 'text-tertiary')}>
        {state === null ? words.stateUnknown : nameOf(state)}
      </span>
    ),
  }
  const spellings = {
    name: words.spellings,
    key: 'spellings',
    isFigure: true,
    sort: sortBy('spellings'),
    cell: ({ spellings }: ListedRecord) => groupIndian(spellings),
  }
  return (
    <Table
      caption={words.kindNames[kind]}
      rows={records}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: words.name,
          sort: sortBy('name', 'ascending'),
          cell: (record) => <RecordName record={record} to={beside(record)} />,
        },
        { name: words.of[kind], key: 'of', sort: sortBy('of', 'ascending'), cell: ({ of }) => of },
        ...(kind === 'institute' && !isBeside ? [state] : []),
        {
          name: words.taught[kind],
          key: 'taught',
          isFigure: true,
          sort: sortBy('taught'),
          cell: ({ taught }) => groupIndian(taught),
        },
        ...(isBeside ? [] : [spellings]),
      ]}
      choice={useColumnChoice('records')}
      item={(record) => (
        <RowItem
          title={<RecordLink record={record} to={paths.collegeRecord(kind, record._id)} />}
          note={[
            record.of,
            record.state && nameOf(record.state),
            words.taughtCount[kind](record.taught, groupIndian(record.taught)),
          ]
            .filter(Boolean)
            .join(' · ')}
          noteEnd={<RecordMark record={record} />}
        />
      )}
    />
  )
}

function RecordName({ record, to }: { record: ListedRecord; to: string }) {
  const { collegeRecords: words } = useWords()
  const { name, printed, mergedInto, twin } = record
  return (
    <span className="wrap-anywhere">
      <RecordLink record={record} to={to} />
      {name !== printed && <span className="type-small block text-secondary">{words.printedAs(printed)}</span>}
      {mergedInto !== null && (
        <span className="type-small mt-2 block font-semibold text-secondary">{words.mergedInto(mergedInto)}</span>
      )}
      {twin !== null && <span className="type-small block font-semibold text-likely">{words.sameAs(twin)}</span>}
    </span>
  )
}

function RecordLink({ record: { name }, to }: { record: ListedRecord; to: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="-my-2 inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text"
    >
      {name}
    </Link>
  )
}

/** What a record has against it, in a word: it went into another, or may be the same as one. */
function RecordMark({ record: { mergedInto, twin } }: { record: ListedRecord }) {
  const { collegeRecords: words } = useWords()
  if (mergedInto !== null) return <Badge tone="plain">{words.marks.merged}</Badge>
  return twin === null ? null : <Badge tone="likely">{words.marks.twin}</Badge>
}
