import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { Loaded } from './loaded.tsx'
import { PageNav } from './page-nav.tsx'
import { Select } from './select.tsx'
import { useStableRows } from './use-stable-rows.ts'

type Listed<Row> = { data: readonly Row[]; page: number; limit: number; total: number }

type Props<Row, State extends string> = {
  query: UseQueryResult<Listed<Row>>
  states: readonly State[]
  /** The state that the address names; every row where it names none. */
  chosen: State | undefined
  words: {
    filter: string
    states: Readonly<Record<State | 'all', string>>
    empty: string
    emptyText: string
    pages: string
  }
  nameOf: (row: Row) => string
  table: (rows: readonly Row[], name: (row: Row) => ReactNode) => ReactNode
  /** What a row opens when its name is pressed. */
  sheet: (row: Row, onDone: () => void) => ReactNode
}

/** What staff decide on, a page at a time, of one state or of all; a row opens as a sheet. */
export function ListForStaff<Row extends { _id: string }, State extends string>({
  query,
  states,
  chosen,
  words,
  nameOf,
  table,
  sheet,
}: Props<Row, State>) {
  const [, setSearch] = useSearchParams()
  const [open, setOpen] = useState<Row>()
  const close = () => setOpen(undefined)
  const name = (row: Row) => (
    <button
      type="button"
      onClick={() => setOpen(row)}
      className="min-h-11 rounded-control text-start font-semibold wrap-anywhere text-primary-text hover:underline"
    >
      {nameOf(row)}
    </button>
  )
  return (
    <>
      <Select
        label={words.filter}
        value={chosen ?? 'all'}
        hasNote={false}
        onChange={({ currentTarget: { value } }) => setSearch(value === 'all' ? {} : { state: value })}
        className="w-full sm:w-60"
      >
        {(['all', ...states] as const).map((each) => (
          <option key={each} value={each}>
            {words.states[each]}
          </option>
        ))}
      </Select>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
        <Loaded query={query}>
          {(page) =>
            page.data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <>
                <Rows answered={page.data} isOfBefore={query.isPlaceholderData}>
                  {(rows) => table(rows, name)}
                </Rows>
                <PageNav label={words.pages} page={page} />
              </>
            )
          }
        </Loaded>
      </div>
      <Dialog title={open === undefined ? '' : nameOf(open)} isOpen={open !== undefined} onClose={close}>
        {open && <div key={open._id}>{sheet(open, close)}</div>}
      </Dialog>
    </>
  )
}

type RowsProps<Row> = {
  answered: readonly Row[]
  /** These are the rows of the filter before: none of them stays when the answer comes. */
  isOfBefore: boolean
  children: (rows: readonly Row[]) => ReactNode
}

/** What was decided on stays in the same place until the list is asked for anew. */
function Rows<Row extends { _id: string }>({ answered, isOfBefore, children }: RowsProps<Row>) {
  const { key: visit } = useLocation()
  const { rows } = useStableRows(answered, `${visit} ${isOfBefore}`)
  return <div className="overflow-clip rounded-sheet border border-border bg-surface">{children(rows)}</div>
}
