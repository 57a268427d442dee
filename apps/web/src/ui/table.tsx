import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { type ColumnChoice, ColumnMenu } from './column-menu.tsx'
import { RowList } from './row-list.tsx'
import { RowTick } from './row-tick.tsx'
import { TickBox } from './tick-box.tsx'
import { useTickRange } from './use-tick-range.ts'

export type Column<Row> = {
  name: string
  /** Where the reader may leave columns out: by what this one is remembered; absent: it is always there. */
  key?: string
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
  /** Boxes to tick at the start of each row. */
  selection?: Selection
  /** What can be done with a row, at its end: a `Menu`. */
  menu?: { name: string; of: (row: Row) => ReactNode }
  /** Columns that the reader left out, and what puts others in their place; absent: all are shown. */
  choice?: ColumnChoice
}

/** Rows that are ticked, by key. */
export type Selection = {
  chosen: ReadonlySet<string>
  onChoose: (keys: ReadonlySet<string>) => void
  /** Names the box of the head, and the box of a row by its key. */
  allLabel: string
  rowLabel: (key: string) => string
}

/** Many rows of the same kind: cells under a head that stays in sight, or below 1280, where the rail leaves no room for columns, an item of two lines each. */
export function Table<Row>({ caption, columns: all, rows, keyOf, item, selection, menu, choice }: Props<Row>) {
  const keys = rows.map(keyOf)
  const columns = all.filter(({ key }) => key === undefined || choice?.hidden.has(key) !== true)
  const tickFrom = useTickRange(keys, selection)
  return (
    <>
      <table className="data-rows hidden w-full border-separate border-spacing-0 text-start min-[1280px]:table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={HEAD}>
                <ChooseAll keys={keys} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.name} column={column} />
            ))}
            {(menu || choice) && (
              <th scope="col" className={classNames(HEAD, 'w-14 pe-1!')}>
                {choice ? <ColumnMenu columns={all} choice={choice} /> : <span className="sr-only">{menu?.name}</span>}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-row="">
              {selection && (
                <td className="w-12">
                  <RowTick rowKey={keyOf(row)} selection={selection} onTurn={tickFrom} />
                </td>
              )}
              {columns.map(({ name, isFigure, cell }) => (
                <td key={name} className={isFigure ? 'text-end whitespace-nowrap tabular-nums' : undefined}>
                  {cell(row)}
                </td>
              ))}
              {(menu || choice) && <td className="w-14 py-0">{menu?.of(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <RowList
        caption={caption}
        rows={rows}
        keyOf={keyOf}
        item={item}
        selection={selection}
        menu={menu?.of}
        className="min-[1280px]:hidden"
      />
    </>
  )
}

const HEAD =
  // Below the bar of the dashboard, which is 64 high and sticks too. What wraps a table must not scroll: overflow-clip.
  'type-small sticky top-16 z-1 h-12 border-b border-border-control bg-surface px-3 font-semibold whitespace-nowrap first:ps-4 last:pe-4'

function ChooseAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const isAll = keys.length > 0 && keys.every((key) => selection.chosen.has(key))
  const turn = () => selection.onChoose(isAll ? new Set() : new Set(keys))
  return <TickBox label={selection.allLabel} isTicked={isAll} onTurn={turn} />
}

const ARROWS = { ascending: '↑', descending: '↓', none: '' } as const

function Head<Row>({ column: { name, isFigure, sort } }: { column: Column<Row> }) {
  return (
    <th
      scope="col"
      aria-sort={sort === undefined || sort.state === 'none' ? undefined : sort.state}
      className={classNames(HEAD, isFigure ? 'text-end' : 'text-start')}
    >
      {sort === undefined ? (
        name
      ) : (
        <Link
          to={sort.to}
          preventScrollReset
          className="inline-flex min-h-11 min-w-6 items-center gap-1 text-default no-underline hover:underline"
        >
          {name}
          {sort.state !== 'none' && <span aria-hidden="true">{ARROWS[sort.state]}</span>}
        </Link>
      )}
    </th>
  )
}
