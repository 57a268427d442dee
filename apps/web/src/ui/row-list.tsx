import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { RowTick } from './row-tick.tsx'
import type { Selection } from './table.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useTickRange } from './use-tick-range.ts'

type Props<Row> = {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  item: (row: Row) => ReactNode
  selection?: Selection | undefined
  menu?: ((row: Row) => ReactNode) | undefined
  /** The row whose sheet stands beside the list. */
  currentKey?: string | undefined
  className?: string
}

/** Rows of two lines each: on a phone, or beside what they open. */
export function RowList<Row>({ caption, rows, keyOf, item, selection, menu, currentKey, className }: Props<Row>) {
  const tickFrom = useTickRange(rows.map(keyOf), selection)
  useRowKeys()
  return (
    <ul aria-label={caption} className={className}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          data-row=""
          aria-current={keyOf(row) === currentKey ? 'true' : undefined}
          className={classNames(
            'flex min-h-16 items-center gap-2 border-b border-border px-4 py-1 last:border-b-0',
            keyOf(row) === currentKey && 'bg-primary-soft',
          )}
        >
          {selection && <RowTick rowKey={keyOf(row)} selection={selection} onTurn={tickFrom} />}
          <div className="min-w-0 grow">{item(row)}</div>
          {menu?.(row)}
        </li>
      ))}
    </ul>
  )
}
