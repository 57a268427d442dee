import { paths } from '@sopaan/contract/paths'
import type { PaidRow } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { type Column, type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'

type SortColumn = 'createdAt' | 'amount' | 'person' | 'item' | 'status' | 'method' | 'paper'

type Props = {
  rows: readonly PaidRow[]
  selection: Selection | undefined
  itemsOf: (row: PaidRow) => MenuItem[]
  /** @param first  the way of the first press; absent: the newest or largest first */
  sortBy: (column: SortColumn, first?: 'ascending') => NonNullable<Column<PaidRow>['sort']>
}

const TONES: Partial<Record<PaidRow['status'], Tone>> = { paid: 'safe', refunded_partial: 'likely', review: 'reach' }

/** Payments with their buyers, figures and papers. */
export function PaymentsTable({ rows, selection, itemsOf, sortBy }: Props) {
  const { payments, language } = useWords()
  const words = payments.admin
  const when = (row: PaidRow) => formatDayAndTime(new Date(row.paidAt ?? row.createdAt), language)
  const how = ({ method }: PaidRow) => (method === null ? '–' : (words.methods[method] ?? method))
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      {...(selection && { selection })}
      columns={[
        { name: words.column.person, sort: sortBy('person', 'ascending'), cell: (row) => <Person row={row} /> },
        {
          name: words.column.item,
          key: 'item',
          sort: sortBy('item', 'ascending'),
          cell: ({ name }) => (
            <span className="line-clamp-1 max-w-20 break-all min-[1440px]:max-w-44">{writtenIn(language, name)}</span>
          ),
        },
        {
          name: words.column.status,
          key: 'status',
          sort: sortBy('status', 'ascending'),
          cell: (row) => <Status row={row} />,
        },
        {
          name: words.column.method,
          key: 'method',
          sort: sortBy('method', 'ascending'),
          cell: (row) => (
            <span className="type-small line-clamp-2 max-w-24 leading-tight wrap-anywhere">{how(row)}</span>
          ),
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
        <RowItem
          title={<PaymentLink row={row} />}
          end={writeRupees(row.amount)}
          note={[writtenIn(language, row.name), when(row), how(row)].join(' · ')}
          noteEnd={<ShortStatus row={row} />}
        />
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
      <span className="line-clamp-1 break-all">{row.fullName}</span>
    </Link>
  )
}

/** Where a payment stands, and the newest of its refunds below. */
function Status({ row }: { row: PaidRow }) {
  return (
    <span className="-my-2 grid max-w-40 justify-items-start">
      <StatusBadges row={row} />
      <NewestRefund row={row} />
    </span>
  )
}

/** The same in one line: the newest refund says most. */
function ShortStatus({ row }: { row: PaidRow }) {
  return row.refunds.length === 0 || row.isDisputed ? <StatusBadges row={row} /> : <NewestRefund row={row} />
}

function StatusBadges({ row }: { row: PaidRow }) {
  const { payments } = useWords()
  return (
    <span className="inline-flex max-w-full items-center gap-1 overflow-clip whitespace-nowrap">
      <Badge tone={TONES[row.status] ?? 'plain'}>{payments.status[row.status]}</Badge>
      {row.isDisputed && <Badge tone="reach">{payments.admin.disputed}</Badge>}
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

/** The newest refund of a payment, which leads to all of them; nothing where there is none. */
function NewestRefund({ row: { _id, refunds } }: { row: PaidRow }) {
  const { payments } = useWords()
  const [newest] = refunds
  if (newest === undefined) return null
  const { state, amountPaise } = newest
  return (
    <Link
      to={paths.refundsOf(_id)}
      className="type-small -my-2 inline-flex min-h-11 min-w-11 items-center whitespace-nowrap text-primary-text lg:my-0 lg:min-h-6"
    >
      {[payments.refunds.states[state], ...(amountPaise === null ? [] : [writeRupees(amountPaise)])].join(' · ')}
    </Link>
  )
}
