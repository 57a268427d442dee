import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { RefundBadge } from './refund-badge.tsx'

const BY_NAME = { first: 'ascending' } as const

type Props = {
  rows: readonly RefundRow[]
  /** The name of a row, which opens it. */
  open: (row: RefundRow) => ReactNode
  dutyOf: (row: RefundRow) => Duty<RefundRow>
  search: URLSearchParams
  selection: Selection | undefined
}

/** Refunds, a row each: whose, of what, where it stands, and how much. */
export function RefundsTable({ rows, open, dutyOf, search, selection }: Props) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const state = (row: RefundRow) => <State duty={dutyOf(row)} />
  const item = ({ name }: RefundRow) => writtenIn(language, name)
  const asked = ({ askedAt }: RefundRow) => formatDayAndTime(new Date(askedAt), language)
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      {...(selection && { selection })}
      columns={[
        {
          name: words.column.person,
          sort: sortLink(search, 'person', BY_NAME),
          cell: (row) => <Who row={row} open={open} />,
        },
        {
          name: words.column.item,
          key: 'item',
          sort: sortLink(search, 'item', BY_NAME),
          cell: (row) => <span className="line-clamp-1 max-w-36 wrap-anywhere min-[1440px]:max-w-60">{item(row)}</span>,
        },
        { name: words.column.state, sort: sortLink(search, 'state', BY_NAME), cell: state },
        {
          name: words.column.asked,
          key: 'asked',
          sort: sortLink(search, 'askedAt'),
          cell: (row) => <span className="whitespace-nowrap tabular-nums">{asked(row)}</span>,
        },
        {
          name: words.column.by,
          key: 'by',
          sort: sortLink(search, 'askedBy', BY_NAME),
          cell: ({ askedBy }) => <span className="line-clamp-1 wrap-anywhere">{words.askedBy[askedBy]}</span>,
        },
        {
          name: words.column.amount,
          isFigure: true,
          sort: sortLink(search, 'amount'),
          cell: (row) => <Amount row={row} />,
        },
      ]}
      choice={useColumnChoice('refunds')}
      item={(row) => (
        <RowItem
          title={open(row)}
          end={<Amount row={row} />}
          note={[item(row), asked(row), row.email].join(' · ')}
          noteEnd={state(row)}
        />
      )}
    />
  )
}

function Who({ row, open }: { row: RefundRow; open: Props['open'] }) {
  return (
    <span className="flex max-w-52 items-center gap-2 min-[1440px]:max-w-80">
      {open(row)}
      <span className="type-small hidden min-w-0 truncate text-tertiary min-[1440px]:inline">{row.email}</span>
    </span>
  )
}

/** Where it stands, or what was done with it just now. */
function State({ duty: { row, settled } }: { duty: Duty<RefundRow> }) {
  if (settled) {
    return (
      <span role="status" className="font-semibold text-secondary">
        {settled.text}
      </span>
    )
  }
  return <RefundBadge state={row.state} />
}

function Amount({ row }: { row: RefundRow }) {
  return <span className="whitespace-nowrap tabular-nums">{writeRupees(row.amountPaise ?? row.totalPaise)}</span>
}
