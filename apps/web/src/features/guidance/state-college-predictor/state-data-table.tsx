import type { StateDataRow } from '@sopaan/contract/state-data'
import { groupScore } from '@sopaan/domain/indian-numbers'
import { type Column, Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nameMeasure, nameRegion, writeQuality, writeRound } from './state-figures.ts'

/** Seats of the States as they were printed, each with what it closed at and where that was printed. */
export function StateDataTable({ rows }: { rows: readonly StateDataRow[] }) {
  const { collegeData: words } = useWords()
  const columns: Column<StateDataRow>[] = [
    { name: words.programme, cell: ({ programme }) => <span className="font-semibold">{programme.name}</span> },
    { name: words.institute, cell: ({ institute }) => <Institute institute={institute} /> },
    { name: words.seat, cell: (row) => <Seat row={row} /> },
    { name: words.states.closedAt, isFigure: true, cell: (row) => <Closing row={row} /> },
    { name: words.source, cell: (row) => <Source row={row} /> },
  ]
  return (
    <div className="overflow-clip rounded-box border border-border bg-surface">
      <Table
        caption={words.states.title}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        item={(row) => <Item row={row} />}
      />
    </div>
  )
}

type RowProps = { row: StateDataRow }

/** A row on a phone: branch and closing figure, then the rest. */
function Item({ row }: RowProps) {
  const { counsellings: words } = useWords()
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-semibold wrap-anywhere">{row.programme.name}</span>
        <strong className="shrink-0 font-heading tabular-nums">{groupScore(row.closing, row.kind)}</strong>
      </div>
      <div className="type-small mt-1 text-secondary">
        <Institute institute={row.institute} />
        {'. '}
        <Seat row={row} />
        {'. '}
        {nameMeasure(row, words)}
        {'. '}
        <Source row={row} />
      </div>
    </>
  )
}

function Institute({ institute: { name, place } }: Pick<StateDataRow, 'institute'>) {
  return <span className="wrap-anywhere">{[name, place].filter(Boolean).join(', ')}</span>
}

/** Whom a seat is for; the category as printed behind our word for it. */
function Seat({ row }: RowProps) {
  const { counsellings: words } = useWords()
  const { category, gender, claims, facts, region } = row
  const said = [
    words.categories[category.key],
    ...(gender === 'female' ? [words.femaleOnly] : []),
    ...claims.map((claim) => words.claimNames[claim]),
    ...(facts.includes('self-supporting') ? [words.selfSupporting] : []),
    nameRegion(region, words),
  ]
  return <>{`${said.join(', ')} (${category.code})`}</>
}

/** What the last one in had, on which list. */
function Closing({ row }: RowProps) {
  const { counsellings: words } = useWords()
  return (
    <>
      <strong className="font-heading">{groupScore(row.closing, row.kind)}</strong>
      <span className="type-small block text-tertiary">{nameMeasure(row, words)}</span>
    </>
  )
}

/** Body, season and round of the figure, what is to be known of it, and the figures of the other rounds. */
function Source({ row }: RowProps) {
  const { collegeData, counsellings: words } = useWords()
  const quality = writeQuality(row.quality, words)
  const others = row.lists.filter(
    ({ round, stage }) => round !== row.closingList.round || stage !== row.closingList.stage,
  )
  return (
    <span className="tabular-nums">
      {words.source(row.name, String(row.season), writeRound(row.closingList, words.rounds))}
      {quality !== '' && ` (${quality})`}
      {others.length > 0 && (
        <span className="block">
          {others
            .map((list) => collegeData.states.each(writeRound(list, words.rounds), groupScore(list.closing, row.kind)))
            .join(' · ')}
        </span>
      )}
    </span>
  )
}
