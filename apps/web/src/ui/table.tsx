import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

export type Column<Row> = {
  name: string
  /** Figures stand right. */
  isFigure?: boolean
  cell: (row: Row) => ReactNode
  /** Where given, the head is a link that sorts by this column, or turns its order round. */
  sort?: { to: string; state: 'ascending' | 'descending' | 'none' }
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** A row on a phone: two lines instead of cells. */
  item: (row: Row) => ReactNode
}

/** Many rows of the same kind: cells under a head that stays in sight, or from 1024 down an item of two lines each. */
export function Table<Row>({ caption, columns, rows, keyOf, item }: Props<Row>) {
  return (
    <>
      <table className="hidden w-full border-separate border-spacing-0 text-start lg:table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="hover:bg-sunk">
              {columns.map(({ name, isFigure, cell }) => (
                <td
                  key={name}
                  className={classNames(
                    'h-13 border-b border-line px-3 py-1.5 leading-tight first:ps-4 last:pe-4',
                    isFigure && 'text-end tabular-nums',
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={caption} className="lg:hidden">
        {rows.map((row) => (
          <li key={keyOf(row)} className="border-b border-line px-4 py-3 last:border-b-0">
            {item(row)}
          </li>
        ))}
      </ul>
    </>
  )
}

const ARROWS = { ascending: '↑', descending: '↓', none: '' } as const

function Head<Row>({ column: { name, isFigure, sort } }: { column: Column<Row> }) {
  return (
    <th
      scope="col"
      aria-sort={sort === undefined || sort.state === 'none' ? undefined : sort.state}
      className={classNames(
        'type-small sticky top-0 z-1 h-12 border-b border-edge bg-sheet px-3 font-[650] whitespace-nowrap first:ps-4 last:pe-4',
        isFigure ? 'text-end' : 'text-start',
      )}
    >
      {sort === undefined ? (
        name
      ) : (
        <Link
          to={sort.to}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-1 text-ink no-underline hover:underline"
        >
          {name}
          {sort.state !== 'none' && <span aria-hidden="true">{ARROWS[sort.state]}</span>}
        </Link>
      )}
    </th>
  )
}
