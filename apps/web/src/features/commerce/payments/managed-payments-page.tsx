import { paths } from '@sopaan/contract/paths'
import { payments as calls, payments as paymentCalls } from '@sopaan/contract/payments'
import { PAYMENT_METHODS, type PaidRow, type PaymentSort, PURCHASE_STATUSES } from '@sopaan/contract/purchase-shapes'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/staff/file-button.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { fetchFile } from '#web/identity/browser-request.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { saveFile } from '#web/save-file.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import type { MenuItem } from '#web/ui/menu.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { allPaymentsQuery, sendPaymentsExportRequest, sendRefund } from './payments.queries.ts'
import { PaymentsTable } from './payments-table.tsx'
import { RefundForm } from './refund-form.tsx'

const CONSTRAINTS = constraintsOf(calls.listAll)

const PAYMENTS_FILTER_CONSTRAINTS = constraintsOf(paymentCalls.listAll)

const USUAL_SORT: PaymentSort = '-createdAt'

const FOLDED = ['status', 'method', 'from', 'to'] as const

/** Every payment for staff: found, filtered, taken along as a file, paid back. */
export default function ManagedPaymentsPage() {
  return (
    <ReauthenticationProvider>
      <PaymentsSection />
    </ReauthenticationProvider>
  )
}

function PaymentsSection() {
  const { payments, analytics, language } = useWords()
  const words = payments.admin
  const [search] = useSearchParams()
  const { page = 1, limit: _, ...asked } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(allPaymentsQuery({ ...asked, page }))
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DocumentHead title={words.title} isIndexed={false} />
      <nav className="flex flex-wrap gap-3">
        <Link to={paths.managedRefunds()} className={buttonClasses('line')}>
          {words.toRefunds}
        </Link>
        {isMoney && (
          <>
            <Link to={paths.paymentAnalytics()} className={buttonClasses('line')}>
              {words.toAnalytics}
            </Link>
            <FileButton
              label={words.csv}
              words={{ failed: words.csvFailed }}
              onTake={takeFile}
              onAsk={(reason) => sendPaymentsExportRequest(asked, reason)}
            />
          </>
        )}
      </nav>
      <PaymentsFilter key={search.toString()} search={search} />
      <Loaded query={query} failed={words.failed}>
        {({ data, totalPayments, sums, page }) => (
          <>
            <p className="text-secondary tabular-nums">
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
                <PaymentsTable rows={data} itemsOf={itemsOf} sortBy={(column) => sortLink(search, column)} />
              </div>
            )}
            <PageNav label={words.pages} page={page} />
          </>
        )}
      </Loaded>
      <Dialog
        title={refunding ? payments.refunds.makeTitle(writtenIn(language, refunding.name)) : ''}
        isOpen={refunding !== undefined}
        onClose={close}
      >
        {refunding && (
          <RefundForm
            kind="make"
            mostPaise={refunding.amount - refunding.refundedPaise - refunding.underWayPaise}
            onPay={(amountPaise, reason, { idempotencyKey, isAgain }) =>
              sendRefund({ purchaseId: refunding._id, amountPaise, reason, isAgain }, idempotencyKey)
            }
            onDone={close}
          />
        )}
      </Dialog>
    </div>
  )
}

/** A press on a head sorts by it, the newest or the largest first; a second one turns the order round. */
function sortLink(search: URLSearchParams, column: 'createdAt' | 'amount') {
  const sort: string = search.get('sort') ?? USUAL_SORT
  const state = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
  const next = new URLSearchParams(search)
  next.delete('page')
  next.set('sort', state === 'descending' ? column : `-${column}`)
  return { to: `?${next}`, state } as const
}

/** What narrows the list of payments; it stands in the address. */
function PaymentsFilter({ search }: { search: URLSearchParams }) {
  const { payments, shell } = useWords()
  const words = payments.admin
  const given = (name: string) => search.get(name) ?? ''
  const folded = FOLDED.filter((name) => given(name) !== '').length
  return (
    <Form
      aria-label={words.filters}
      className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_11rem_9rem_10rem_10rem_auto]"
    >
      <Field
        label={words.search}
        hint={words.searchHint}
        name="q"
        type="search"
        {...limitsOf(PAYMENTS_FILTER_CONSTRAINTS, 'q')}
        defaultValue={given('q')}
        className="col-span-full lg:col-span-1"
      />
      <PhoneFold label={shell.filters(folded)}>
        <Select
          label={words.status}
          name="status"
          hasNote={false}
          defaultValue={given('status')}
          className="max-sm:col-span-2"
        >
          <option value="">{words.all}</option>
          <option value="settled">{words.settled}</option>
          <option value="open">{words.open}</option>
          {PURCHASE_STATUSES.filter((status) => status !== 'attempted').map((status) => (
            <option key={status} value={status}>
              {payments.status[status]}
            </option>
          ))}
        </Select>
        <Select
          label={words.column.method}
          name="method"
          hasNote={false}
          defaultValue={given('method')}
          className="max-sm:col-span-2"
        >
          <option value="">{words.all}</option>
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {words.methods[method]}
            </option>
          ))}
        </Select>
        <Field label={words.from} name="from" type="date" hasNote={false} defaultValue={given('from')} />
        <Field label={words.to} name="to" type="date" hasNote={false} defaultValue={given('to')} />
      </PhoneFold>
      {given('sort') !== '' && <input type="hidden" name="sort" value={given('sort')} />}
      <Button type="submit" look="line" className="max-lg:col-span-full lg:mb-7 lg:self-end">
        {words.find}
      </Button>
    </Form>
  )
}
