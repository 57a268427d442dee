import { REFUND_STATES, type RefundRow } from '@sopaan/contract/purchase-shapes'
import { REFUND_SORTS, staffRefunds } from '@sopaan/contract/staff-refunds'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { sendExportRequest } from '#web/features/operations/staff/staff.queries.ts'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { changeSearch, readSearch } from '#web/forms/read-search.ts'
import { useRowTicks } from '#web/forms/use-row-ticks.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ListForStaff } from '#web/ui/list-for-staff.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { downloadRefunds, type RefundsFilter, refundsQuery } from './payments.queries.ts'
import { refundChoices } from './refund-choices.ts'
import { RefundListItem } from './refund-list-item.tsx'
import { RefundSheet } from './refund-sheet.tsx'
import { REFUND_TABS, statesOfTab } from './refund-tab-states.ts'
import { RefundTabs } from './refund-tabs.tsx'
import { RefundsTable } from './refunds-table.tsx'

const CONSTRAINTS = constraintsOf(staffRefunds.list)

/** What the address may name: a part of the list, or a single state. */
const STATES = [...REFUND_TABS, ...REFUND_STATES]

/** Refunds for staff: what waits for a decision stands first. */
export default function RefundsPage() {
  return (
    <ReauthenticationProvider>
      <RefundsSection />
    </ReauthenticationProvider>
  )
}

function RefundsSection() {
  const all = useWords()
  const words = all.payments.refunds
  const [search] = useSearchParams()
  const { page = 1, limit: _, state: __, ...found } = readSearch(CONSTRAINTS, search).taken
  // What still has to be done is what staff come for; the refunds of one purchase are shown whole.
  const usual = found.purchaseId === undefined ? 'open' : 'all'
  const state = STATES.find((each) => each === search.get('state')) ?? usual
  const asked: RefundsFilter = { ...found, ...(state !== 'all' && { state }) }
  const query = useQuery(refundsQuery({ ...asked, page }))
  const ticks = useRowTicks('refunds', query.data?.data, ({ fullName }) => fullName)
  // Rows that an action took out of the filter do not stay in their places: the list begins anew.
  const [renewedBy, setRenewedBy] = useState<string>()
  const beside: ComponentProps<typeof ListForStaff<RefundRow>>['beside'] = (rows, open, { dutyOf, currentKey }) => (
    <RowList
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      item={(row) => <RefundListItem duty={dutyOf(row)} title={open(row)} />}
      selection={ticks.selection}
      currentKey={currentKey}
    />
  )
  const isMoney = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <ListViews list="refunds">
        {query.data && (
          <p className="font-semibold tabular-nums" role="status">
            {words.count(groupIndian(query.data.page.total), writeRupees(query.data.sumPaise))}
          </p>
        )}
      </ListViews>
      <RefundTabs current={state} usual={usual} counts={query.data?.counts} search={search} />
      <RefundsFilterRow key={search.toString()} search={search} />
      <ListForStaff
        key={renewedBy}
        query={query}
        words={words}
        nameOf={({ fullName }) => fullName}
        table={(rows, open, dutyOf) => (
          <RefundsTable rows={rows} open={open} dutyOf={dutyOf} search={search} selection={ticks.selection} />
        )}
        {...(state !== 'all' && { beside })}
        sheet={(duty, onDone) => <RefundSheet duty={duty} onDone={onDone} />}
        foot={
          isMoney && (
            <FileButton
              label={words.csv}
              words={{ done: words.csvDone, failed: words.csvFailed }}
              onTake={() => downloadRefunds(asked)}
              long={{ list: 'refunds', filter: asked }}
              onAsk={(reason) => sendExportRequest(staffRefunds.askExport, { query: asked, body: { reason } })}
            />
          )
        }
      />
      {query.data && (
        <FilterActions
          of={{ list: 'refunds', filter: asked, total: query.data.page.total }}
          ticks={ticks}
          choices={refundChoices(
            all,
            statesOfTab(state).filter((each) => (query.data?.counts[each] ?? 0) > 0),
          )}
          onRenewed={setRenewedBy}
        />
      )}
      <p className="type-small text-tertiary">{words.lead}</p>
    </div>
  )
}

/** What narrows the refunds besides their part, in one row and in the address, and their order. */
function RefundsFilterRow({ search }: { search: URLSearchParams }) {
  const { payments } = useWords()
  const words = payments.refunds
  const { q, purchaseId, sort } = readSearch(CONSTRAINTS, search).taken
  return (
    <FilterRow
      search={{ label: words.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ purchaseId, state: search.get('state') ?? undefined }}
      words={words}
      isNarrowed={q !== undefined || purchaseId !== undefined}
    >
      <ChipSelect label={words.order} name="sort" defaultValue={sort ?? ''}>
        <option value="">{words.orders.usual}</option>
        {REFUND_SORTS.map((each) => (
          <option key={each} value={each}>
            {words.orders[each]}
          </option>
        ))}
      </ChipSelect>
      {purchaseId !== undefined && (
        <Link
          to={`?${changeSearch(search, { purchaseId: undefined })}`}
          aria-label={words.drop(words.onlyPayment)}
          className="inline-flex min-h-11 items-center gap-1 rounded-chip border border-primary-text bg-primary-soft px-3 font-semibold text-primary-text no-underline lg:min-h-9"
        >
          {words.onlyPayment}
          <Icon name="close" />
        </Link>
      )}
    </FilterRow>
  )
}
