import type { CollegeDataRow } from '@sopaan/contract/college-data'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Menu } from '#web/ui/menu.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  rows: readonly CollegeDataRow[]
  onEdit: (row: CollegeDataRow) => void
  onRemove: (row: CollegeDataRow) => void
}

/** Published rows with what can be done to each. */
export function RowTable({ rows, onEdit, onRemove }: Props) {
  const { managedData: words } = useWords()
  const ranks = ({ openingRank, closingRank }: CollegeDataRow) =>
    words.ranks(groupIndian(openingRank), groupIndian(closingRank))
  const menuOf = (row: CollegeDataRow) => (
    <Menu
      label={words.rowMenu(`${row.programme.name}, ${row.institute.name}`)}
      items={[
        { key: 'edit', label: words.edit, onChoose: () => onEdit(row) },
        { key: 'remove', label: words.remove, isDanger: true, onChoose: () => onRemove(row) },
      ]}
    />
  )
  return (
    <Table
      caption={words.rowsTitle}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.seat, cell: (row) => <RowSeat row={row} /> },
        {
          name: words.table,
          cell: ({ counselling, season, round }) => (
            <span className="whitespace-nowrap">{words.round(words.bodies[counselling], season, round)}</span>
          ),
        },
        { name: words.opening, isFigure: true, cell: ({ openingRank }) => groupIndian(openingRank) },
        { name: words.closing, isFigure: true, cell: ({ closingRank }) => groupIndian(closingRank) },
      ]}
      item={(row) => (
        <div className="grid gap-1">
          <RowSeat row={row} />
          <p className="tabular-nums">
            {`${ranks(row)} · ${words.round(words.bodies[row.counselling], row.season, row.round)}`}
          </p>
        </div>
      )}
      menu={{ name: words.edit, of: menuOf }}
    />
  )
}

function RowSeat({ row }: { row: CollegeDataRow }) {
  const { managedData: words } = useWords()
  const { programme, institute, quota, seatType, gender, isPreparatory } = row
  const pool = [quota, seatType, words.genders[gender], ...(isPreparatory ? [words.columns.preparatory] : [])]
  return (
    <span>
      <span className="block font-semibold">{programme.name}</span>
      <span className="type-small block text-secondary">{[institute.name, ...pool].join(' · ')}</span>
    </span>
  )
}
