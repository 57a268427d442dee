import { paths } from '@sopaan/contract/paths'
import type { PaidRow, RefundLine } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'

type SortColumn = 'createdAt' | 'amount' | 'person' | 'item' | 'status' | 'method' | 'paper'

type Props = {
  rows: readonly PaidRow[]
  itemsOf: (row: PaidRow) => MenuItem[]
  /** @param first  the way of the first press; absent: the newest or largest first */
  sortBy: (column: SortColumn, first?: 'ascending') => NonNullable<Column<PaidRow>['sort']>
}

const TONES: Partial<Record<PaidRow['status'], Tone>> = { paid: 'safe', refunded_partial: 'likely', review: 'reach' }

/** Payments with their buyers, figures and papers. */
export function PaymentsTable({ rows, itemsOf, sortBy }: Props) {
  const { payments, language } = useWords()
  const words = payments.admin
  const when = (row: PaidRow) => formatDayAndTime(new Date(row.paidAt ?? row.createdAt), language)
  const how = ({ method }: PaidRow) => (method === null ? '–' : (words.methods[method] ?? method))
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.column.person, sort: sortBy('person', 'ascending'), cell: (row) => <Person row={row} /> },
        {
          name: words.column.item,
          key: 'item',
          sort: sortBy('item', 'ascending'),
          cell: ({ name }) => (
            <span className="block max-w-24 truncate min-[1440px]:max-w-44">{writtenIn(language, name)}</span>
          ),
        },
        {
          name: words.column.status,
          key: 'status',
          sort: sortBy('status', 'ascending'),
          cell: (row) => <Status row={row} isShort />,
        },
        {
          name: words.column.method,
          key: 'method',
          sort: sortBy('method', 'ascending'),
          cell: (row) => <span className="block leading-4">{how(row)}</span>,
        },
        {
          name: words.column.when,
          key: 'when',
          sort: sortBy('createdAt'),
          cell: (row) => <span className="type-small whitespace-nowrap">{when(row)}</span>,
        },
        {
          name: words.column.paper,
          key: 'paper',
          sort: sortBy('paper'),
          cell: ({ invoice }) => <span className="type-small whitespace-nowrap">{invoice?.number ?? '–'}</span>,
        },
        { name: words.column.amount, isFigure: true, sort: sortBy('amount'), cell: (row) => <Amount row={row} /> },
      ]}
      item={(row) => (
        <div className="grid gap-1">
          <p className="flex items-baseline justify-between gap-3 font-semibold">
            <PaymentLink row={row} />
            <Amount row={row} />
          </p>
          <p className="type-small flex flex-wrap items-center gap-x-2 text-secondary">
            <Status row={row} /> {[writtenIn(language, row.name), how(row), when(row)].join(' · ')}
          </p>
        </div>
      )}
      choice={useColumnChoice('payments')}
      menu={{
        name: words.column.paper,
        of: (row) => {
          const items = itemsOf(row)
          return items.length === 0 ? null : <Menu label={words.menu(row.fullName)} items={items} />
        },
      }}
    />
  )
}

function Person({ row }: { row: PaidRow }) {
  return (
    <span className="flex max-w-40 items-center gap-2 min-[1440px]:max-w-80">
      <PaymentLink row={row} />
      <span className="type-small hidden min-w-0 truncate text-tertiary min-[1440px]:inline">{row.email}</span>
    </span>
  )
}

/** The way to all of a payment, named by its buyer. */
function PaymentLink({ row }: { row: PaidRow }) {
  return (
    <Link
      to={paths.managedPayment(row._id)}
      className="-my-2 flex min-h-11 min-w-0 items-center font-semibold text-default"
    >
      <span className="truncate">{row.fullName}</span>
    </Link>
  )
}

/** @param props.isShort  in a row of one line: of the refunds the newest alone */
function Status({ row, isShort = false }: { row: PaidRow; isShort?: boolean }) {
  const { payments } = useWords()
  return (
    <span
      className={
        isShort ? '-my-2 grid max-w-40 justify-items-start' : 'inline-flex flex-wrap items-center gap-x-2 gap-y-0.5'
      }
    >
      <span className="inline-flex max-w-full items-center gap-1 overflow-clip whitespace-nowrap">
        <Badge tone={TONES[row.status] ?? 'plain'}>{payments.status[row.status]}</Badge>
        {row.isDisputed && <Badge tone="reach">{payments.admin.disputed}</Badge>}
      </span>
      <RefundLinks purchaseId={row._id} refunds={isShort ? row.refunds.slice(0, 1) : row.refunds} />
    </span>
  )
}

function Amount({ row }: { row: PaidRow }) {
  const { payments } = useWords()
  return (
    <span className="-my-1.5 block whitespace-nowrap tabular-nums">
      {writeRupees(row.amount)}
      {row.underWayPaise > 0 && (
        <span className="type-small block text-secondary">
          {payments.admin.underWay(writeRupees(row.underWayPaise))}
        </span>
      )}
      {row.refundedPaise > 0 && (
        <span className="type-small block text-tertiary">− {writeRupees(row.refundedPaise)}</span>
      )}
    </span>
  )
}

/** Every refund of a payment as a line, which leads to them; nothing where there is none. */
function RefundLinks({ purchaseId, refunds }: { purchaseId: string; refunds: readonly RefundLine[] }) {
  const { payments } = useWords()
  const words = payments.refunds
  return refunds.map(({ _id, state, amountPaise }) => (
    <Link
      key={_id}
      to={paths.refundsOf(purchaseId)}
      className="type-small inline-flex min-h-11 w-full items-center whitespace-nowrap text-primary-text lg:min-h-6 lg:w-auto"
    >
      {[words.states[state], ...(amountPaise === null ? [] : [writeRupees(amountPaise)])].join(' · ')}
    </Link>
  ))
}
