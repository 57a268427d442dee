import { formatDateTime } from '@sopaan/domain/time/format'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'

/** What a row says of its file. */
type FileFacts = {
  id: string
  to: string
  name: string
  file: string
  tone: ComponentProps<typeof Badge>['tone']
  state: string
  cameAt: string
  /** What a phone says of it besides its file and when it came. */
  note?: string
}

/** A column that only some of these lists have. */
type More<Row> = Pick<Column<Row>, 'name' | 'isFigure' | 'cell'> & { key: string; first?: 'ascending' }

type Props<Row> = {
  /** By what the columns that are left out are remembered. */
  list: string
  caption: string
  rows: readonly Row[]
  search: URLSearchParams
  usual: string
  heads: { name: string; file: string; state: string; came: string }
  /** How the name and the time are called in the order of the address. */
  orders: { name: { by: string; first?: 'ascending' }; came: string }
  factsOf: (row: Row) => FileFacts
  /** Columns before and after the time. */
  more: { before: readonly More<Row>[]; after?: readonly More<Row>[] }
}

/** Files that were handed in or uploaded, a row each: of what, under which name, how each stands and when it came. */
export function FilesTable<Row>({ list, caption, rows, search, usual, heads, orders, factsOf, more }: Props<Row>) {
  const { language } = useWords()
  const sortBy = (by: string, first?: 'ascending') => sortLink(search, by, { usual, ...(first && { first }) })
  const link = (row: Row) => {
    const { to, name } = factsOf(row)
    return (
      <Link
        to={to}
        className="-my-2 inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text tabular-nums"
      >
        <span className="wrap-anywhere min-[1280px]:line-clamp-1 min-[1280px]:max-w-72">{name}</span>
      </Link>
    )
  }
  const state = (row: Row) => (
    <span className="whitespace-nowrap">
      <Badge tone={factsOf(row).tone}>{factsOf(row).state}</Badge>
    </span>
  )
  const came = (row: Row) => formatDateTime(factsOf(row).cameAt, language)
  const column = ({ key, first, ...rest }: More<Row>) => ({ ...rest, key, sort: sortBy(key, first) })
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={(row) => factsOf(row).id}
      columns={[
        { name: heads.name, sort: sortBy(orders.name.by, orders.name.first), cell: link },
        {
          name: heads.file,
          key: 'file',
          sort: sortBy('file', 'ascending'),
          cell: (row) => <span className="line-clamp-1 max-w-56 wrap-anywhere">{factsOf(row).file}</span>,
        },
        { name: heads.state, key: 'state', sort: sortBy('state', 'ascending'), cell: state },
        ...more.before.map(column),
        {
          name: heads.came,
          key: 'came',
          sort: sortBy(orders.came),
          cell: (row) => <span className="whitespace-nowrap">{came(row)}</span>,
        },
        ...(more.after ?? []).map(column),
      ]}
      choice={useColumnChoice(list)}
      item={(row) => {
        const { file, note } = factsOf(row)
        const notes = [file, came(row), ...(note === undefined ? [] : [note])]
        return <RowItem title={link(row)} note={notes.join(' · ')} noteEnd={state(row)} />
      }}
    />
  )
}
