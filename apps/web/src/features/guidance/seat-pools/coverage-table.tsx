import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  /** The id of the heading that names it. */
  labelledBy: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A small table of counts that fits a narrow phone: the first cell of a row names it, the others are figures. */
export function CoverageTable({ labelledBy, columns, rows }: Props) {
  return (
    <table aria-labelledby={labelledBy} className="mt-3 w-full text-start tabular-nums">
      <thead className="type-small text-secondary">
        <tr className="align-bottom">
          {columns.map((column, at) => (
            <th key={column} scope="col" className={classNames('pb-2 font-semibold', side(at))}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key} className="border-t border-border align-top">
            <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={columns[at + 1]} className="py-2 ps-3 text-end sm:whitespace-nowrap">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function side(at: number): string {
  return at === 0 ? 'pe-3 text-start' : 'ps-3 text-end'
}
