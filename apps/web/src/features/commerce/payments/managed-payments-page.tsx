import { paths } from '@sopaan/contract/paths'
import type { PaymentSort } from '@sopaan/contract/payment-sorts'
import { payments as calls } from '@sopaan/contract/payments'
import { PAYMENT_METHODS, type PaidRow, PURCHASE_STATUSES } from '@sopaan/contract/purchase-shapes'
import { staffPayments } from '@sopaan/contract/staff-payments'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { sendExportRequest } from '#web/features/operations/staff/staff.queries.ts'
import { constraintsOf } from '#web/forms/constraints.ts'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { useRowTicks } from '#web/forms/use-row-ticks.ts'
import { fetchFile } from '#web/identity/browser-request.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { saveFile } from '#web/save-file.ts'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { DayChip } from '#web/ui/day-chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import type { MenuItem } from '#web/ui/menu.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { allPaymentsQuery } from './payments.queries.ts'
import { PaymentsTable } from './payments-table.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const CONSTRAINTS = constraintsOf(calls.listAll)

const WAY = 'inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text lg:min-h-9'
const USUAL_SORT: PaymentSort = '-createdAt'

/** Every payment for staff: found, filtered, taken along as a file, paid back. */
export default function ManagedPaymentsPage() {
  return (
    <ReauthenticationProvider>
      <PaymentsSection />
    </ReauthenticationProvider>
  )
}

function PaymentsSection() {
  const { payments, analytics } = useWords()
  const words = payments.admin
  const [search] = useSearchParams()
  const { page = 1, limit: _, ...asked } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(allPaymentsQuery({ ...asked, page }))
  const ticks = useRowTicks('payments', query.data?.data, ({ fullName }) => fullName)
  const [refunding, setRefunding] = useState<PaidRow>()
  const isMoney = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  const close = () => setRefunding(undefined)
  const takeFile = async () => saveFile(await fetchFile(calls.exportAll, { query: asked }), 'sopaan-payments.csv')
  const itemsOf = (row: PaidRow): MenuItem[] => [
    ...(row.invoice ? [{ key: 'paper', label: words.openInvoice, to: row.invoice.url, isReload: true }] : []),
    ...(isMoney && (row.status === 'paid' || row.status === 'refunded_partial')
      ? [{ key: 'refund', label: words.refund, onChoose: () => setRefunding(row), isDanger: true }]
      : []),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <ListViews list="payments">
        <Link to={paths.managedRefunds()} className={WAY}>
          {words.toRefunds}
        </Link>
        {isMoney && (
          <>
            <Link to={paths.paymentAnalytics()} className={WAY}>
              {words.toAnalytics}
            </Link>
            <FileButton
              label={words.csv}
              words={{ failed: words.csvFailed }}
              onTake={takeFile}
              long={{ list: 'payments', filter: asked }}
              onAsk={(reason) => sendExportRequest(staffPayments.askExport, { query: asked, body: { reason } })}
            />
          </>
        )}
      </ListViews>
      <PaymentsFilter key={search.toString()} search={search} />
      <Loaded query={query} failed={words.failed}>
        {({ data, totalPayments, sums, page }) => (
          <>
            <p className="-my-1 text-secondary tabular-nums">
              {[
                words.total(groupIndian(totalPayments)),
                `${analytics.gross} ${writeRupees(sums.paidPaise)}`,
                `${analytics.refunds} ${writeRupees(sums.refundedPaise)}`,
              ].join(' · ')}
            </p>
            {data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <div className="overflow-clip rounded-sheet border border-border bg-surface">
                <PaymentsTable
                  rows={data}
                  selection={ticks.selection}
                  itemsOf={itemsOf}
                  sortBy={(column, first) => sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })}
                />
              </div>
            )}
            <PageNav label={words.pages} page={page} />
            <FilterActions
              of={{ list: 'payments', filter: asked, total: totalPayments }}
              ticks={ticks}
              choices={[recheckChoice(words, asked.status)]}
            />
          </>
        )}
      </Loaded>
      <RefundDialog purchase={refunding} onClose={close} />
    </div>
  )
}

/** What can be done to all payments of a filter that may hold unpaid orders. */
function recheckChoice(words: Words['payments']['admin'], status: string | undefined): FilterActionChoice {
  const isOffered = status === undefined || ['open', 'created', 'attempted', 'authorized', 'failed'].includes(status)
  return {
    kind: 'recheck',
    name: words.recheck,
    ask: words.recheckAsk,
    isOffered,
    actionOf: () => ({ kind: 'recheck' }),
  }
}

/** What narrows the list of payments, in one row; it stands in the address. */
function PaymentsFilter({ search }: { search: URLSearchParams }) {
  const { payments } = useWords()
  const words = payments.admin
  const { sort, q, status, method, from, to } = readSearch(CONSTRAINTS, search).taken
  return (
    <FilterRow
      search={{ label: words.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ sort }}
      words={{ show: words.find, clear: words.clear }}
      isNarrowed={[q, status, method, from, to].some((value) => value !== undefined)}
    >
      <ChipSelect label={words.status} name="status" defaultValue={status ?? ''}>
        <option value="">{words.anyStatus}</option>
        <option value="settled">{words.settled}</option>
        <option value="open">{words.open}</option>
        <option value="disputed">{words.disputed}</option>
        {PURCHASE_STATUSES.filter((each) => each !== 'attempted').map((each) => (
          <option key={each} value={each}>
            {payments.status[each]}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect label={words.column.method} name="method" defaultValue={method ?? ''}>
        <option value="">{words.anyMethod}</option>
        {PAYMENT_METHODS.map((each) => (
          <option key={each} value={each}>
            {words.methods[each]}
          </option>
        ))}
      </ChipSelect>
      <DayChip
        label={words.days}
        show={words.find}
        days={[
          { name: 'from', label: words.from, value: from },
          { name: 'to', label: words.to, value: to },
        ]}
      />
    </FilterRow>
  )
}
