import type { CollegeDataRow } from '@sopaan/contract/college-data'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { bodyName } from './body-name.ts'
import { withChanged } from './table-search.ts'

type Props = { rows: readonly CollegeDataRow[]; search: URLSearchParams }

/** The rows as they were printed, each with where it was printed. */
export function CutoffTable({ rows, search }: Props) {
  const { collegeData: words } = useWords()
  const sort = sortsOf(search)
  const columns: Column<CollegeDataRow>[] = [
    {
      name: words.programme,
      sort: sort('programme', '-programme'),
      cell: (row) => (
        <>
          <Programme row={row} />
          <span className="type-small block text-tertiary">
            {words.degree(row.programme.degree, row.programme.durationYears)}
          </span>
        </>
      ),
    },
    {
      name: words.institute,
      sort: sort('institute', '-institute'),
      cell: (row) => <Institute row={row} />,
    },
    { name: words.seat, cell: (row) => <Seat row={row} /> },
    {
      name: words.opening,
      isFigure: true,
      sort: sort('opening', '-opening'),
      cell: (row) => groupIndian(row.openingRank),
    },
    {
      name: words.closing,
      isFigure: true,
      sort: sort(undefined, '-closing'),
      cell: (row) => <strong className="font-semibold">{groupIndian(row.closingRank)}</strong>,
    },
    { name: words.source, sort: sort('oldest', undefined), cell: (row) => <Source row={row} /> },
  ]
  return (
    <div className="overflow-clip rounded-box border border-border bg-surface">
      <Table
        caption={words.caption}
        columns={columns}
        rows={rows}
        keyOf={({ _id }) => _id}
        item={(row) => <Item row={row} />}
      />
    </div>
  )
}

/** A row on a phone: programme and closing rank, then the rest. */
function Item({ row }: { row: CollegeDataRow }) {
  const { collegeData: words } = useWords()
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">
          <Programme row={row} />
        </span>
        <span className="shrink-0 text-end tabular-nums">
          <span className="type-small text-tertiary">{words.closing}</span>{' '}
          <strong className="font-heading">{groupIndian(row.closingRank)}</strong>
        </span>
      </p>
      <div className="type-small mt-1 text-secondary">
        <Institute row={row} />
        {'. '}
        <Seat row={row} />
        {'. '}
        <span className="tabular-nums">{words.openedAt(groupIndian(row.openingRank))}</span>
        {'. '}
        <Source row={row} />
      </div>
    </>
  )
}

/** The programme's name, which leads to the seat's page where there is one. */
function Programme({ row: { programme, seatKey } }: { row: CollegeDataRow }) {
  const { language } = useWords()
  if (seatKey === null) return <span className="font-semibold">{programme.name}</span>
  return (
    <a
      href={inLanguage(paths.seat(seatKey), language)}
      className="font-semibold text-default underline decoration-border-strong underline-offset-4 hover:decoration-primary-text"
    >
      {programme.name}
    </a>
  )
}

function Institute({ row: { institute } }: { row: CollegeDataRow }) {
  const { states } = useWords()
  const state = states[institute.state as keyof typeof states] ?? institute.state
  // The name of an institute mostly names its city.
  return <span className="wrap-anywhere">{[institute.name, state].filter(Boolean).join(', ')}</span>
}

function Seat({ row }: { row: CollegeDataRow }) {
  const { collegeData: words, predictor } = useWords()
  return (
    <>
      {[row.seatType, predictor.quotas[row.quota], row.gender === 'female' ? words.genders.female : undefined]
        .filter(Boolean)
        .join(', ')}
      {row.isPreparatory === true && (
        <>
          {' '}
          <Badge tone="reach">{words.preparatoryBadge}</Badge>
        </>
      )}
    </>
  )
}

function Source({ row }: { row: CollegeDataRow }) {
  const { collegeData: words } = useWords()
  return (
    <span className="tabular-nums">
      {words.receipt(bodyName(row.counselling, words), String(row.season), String(row.round), row.isFinal)}
      {row.isCommonRank && (
        <>
          {' '}
          <Badge tone="likely">{words.commonBadge}</Badge>
        </>
      )}
    </span>
  )
}

/** For a column, where its head leads and how the table stands by it; `undefined` is the order without a sort. */
function sortsOf(search: URLSearchParams) {
  const chosen = search.get('sort') || undefined
  const now = chosen === 'newest' ? undefined : chosen
  return (upward: string | undefined, downward: string | undefined): NonNullable<Column<CollegeDataRow>['sort']> => {
    if (now === upward) return { to: withChanged(search, { sort: downward }), state: 'ascending' }
    if (downward !== undefined && now === downward)
      return { to: withChanged(search, { sort: upward }), state: 'descending' }
    return { to: withChanged(search, { sort: upward }), state: 'none' }
  }
}
