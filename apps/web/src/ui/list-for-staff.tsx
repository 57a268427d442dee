import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { Loaded } from './loaded.tsx'
import { PageNav } from './page-nav.tsx'
import { RowOpener } from './row-opener.tsx'
import { type Settled, useStableRows } from './use-stable-rows.ts'
import { useWide } from './use-wide.ts'

type PageOfList = { page: number; limit: number; total: number }

/** A page of rows; which page it is stands beside them, or as one thing. */
type Listed<Row> = { data: readonly Row[] } & (PageOfList | { page: PageOfList })

/** A row with what was done with it since the list was asked for. */
export type Duty<Row> = {
  row: Row
  settled: Settled | undefined
  settle: (settled: Settled) => void
  /** Offers the deeds of the row again. */
  forget: () => void
}

type Props<Row> = {
  query: UseQueryResult<Listed<Row>>
  words: { failed?: string; empty: string; emptyText?: string; pages: string }
  nameOf: (row: Row) => string
  /** @param open  the name of a row, which opens its sheet */
  table: (rows: readonly Row[], open: (row: Row) => ReactNode, dutyOf: (row: Row) => Duty<Row>) => ReactNode
  /** Where the sheet stands beside the list, from 1280 on: the rows as a list, with the one that is shown. Absent: a table. */
  beside?: (
    rows: readonly Row[],
    open: (row: Row) => ReactNode,
    of: { dutyOf: (row: Row) => Duty<Row>; currentKey: string | undefined },
  ) => ReactNode
  /** What a row opens when its name is pressed. */
  sheet: (duty: Duty<Row>, onDone: () => void) => ReactNode
  /** What stands beside the pages, such as the file of the list. */
  foot?: ReactNode
}

/** What staff decide on, a page at a time; a row opens as a sheet and stays in its place once it is decided on. */
export function ListForStaff<Row extends { _id: string }>({ query, foot, ...list }: Props<Row>) {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3">
      <Loaded query={query} {...(list.words.failed !== undefined && { failed: list.words.failed })}>
        {(answer) => (
          <>
            <Rows answered={answer.data} isOfBefore={query.isPlaceholderData} {...list} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              {foot}
              <PageNav label={list.words.pages} page={'limit' in answer ? answer : answer.page} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

type RowsProps<Row> = Omit<Props<Row>, 'query' | 'foot'> & {
  answered: readonly Row[]
  /** These are the rows of the filter before: none of them stays when the answer comes. */
  isOfBefore: boolean
}

/** What was decided on stays in the same place until the list is asked for anew. */
function Rows<Row extends { _id: string }>({
  answered,
  isOfBefore,
  words,
  nameOf,
  table,
  beside,
  sheet,
}: RowsProps<Row>): ReactNode {
  const isWide = useWide('beside')
  const { key: visit } = useLocation()
  const { rows, settledOf, settle, forget } = useStableRows(answered, `${visit} ${isOfBefore}`)
  // A way that leads out of the sheet, such as to all of one person, leaves it behind.
  const [opened, setOpened] = useState<{ id: string; visit: string }>()
  const open = opened?.visit === visit ? rows.find(({ _id }) => _id === opened.id) : undefined
  const close = () => setOpened(undefined)
  const dutyOf = (row: Row): Duty<Row> => ({
    row,
    settled: settledOf(row),
    settle: (settled) => settle(row, settled),
    forget: () => forget(row),
  })
  if (rows.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  const opener = (row: Row) => <RowOpener text={nameOf(row)} onOpen={() => setOpened({ id: row._id, visit })} />
  if (beside && isWide) {
    const shown = open ?? rows[0]
    return (
      <div className="grid grid-cols-[340px_minmax(0,1fr)] items-start gap-3">
        <div className="overflow-clip rounded-sheet border border-border bg-surface">
          {beside(rows, opener, { dutyOf, currentKey: shown?._id })}
        </div>
        {shown && (
          <section
            key={shown._id}
            aria-label={nameOf(shown)}
            className="sticky top-20 rounded-sheet border border-border bg-surface p-5"
          >
            {sheet(dutyOf(shown), () => {})}
          </section>
        )}
      </div>
    )
  }
  return (
    <>
      <div className="overflow-clip rounded-sheet border border-border bg-surface">{table(rows, opener, dutyOf)}</div>
      <Dialog title={open === undefined ? '' : nameOf(open)} isOpen={open !== undefined} onClose={close}>
        {open && <div key={open._id}>{sheet(dutyOf(open), close)}</div>}
      </Dialog>
    </>
  )
}
