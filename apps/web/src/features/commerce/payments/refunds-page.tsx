import { REFUND_STATES, type RefundRow } from '@sopaan/contract/purchase-shapes'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { useWords } from '#web/words/use-words.tsx'
import { downloadRefunds, type RefundsFilter, refundsQuery } from './payments.queries.ts'
import { refundChoices } from './refund-choices.ts'
import { RefundSheet } from './refund-sheet.tsx'
import { RefundsTable } from './refunds-table.tsx'

const CONSTRAINTS = constraintsOf(staffRefunds.list)

/** Those that wait for staff come first. */
const STATES = [
  'open',
  'asked',
  'held',
  'failed',
  'sending',
  'pending',
  'processed',
  'declined',
  'withdrawn',
  'closed',
  'all',
] as const
/** Not done with. */
const OPEN = ['asked', 'held', 'failed', 'sending', 'pending'] as const
type State = (typeof STATES)[number]
type Counts = Readonly<Record<RefundRow['state'], number>>

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
  const named = STATES.find((each) => each === search.get('state'))
  const state = named ?? (found.purchaseId === undefined ? 'open' : 'all')
  const asked: RefundsFilter = { ...found, ...(state !== 'all' && { state }) }
  const query = useQuery(refundsQuery({ ...asked, page }))
  const ticks = useRowTicks('refunds', query.data?.data, ({ fullName }) => fullName)
  // Rows that an action took out of the filter do not stay in their places: the list begins anew.
  const [renewedBy, setRenewedBy] = useState<string>()
  const isMoney = hasStaffRole(useSignedIn().staffRoles, ['finance'])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <ListViews list="refunds">
        {query.data && (
          <p className="font-semibold tabular-nums" role="status">
            {words.count(groupIndian(query.data.page.total))}
          </p>
        )}
      </ListViews>
      <RefundsFilterRow key={search.toString()} search={search} state={state} counts={query.data?.counts} />
      <ListForStaff
        key={renewedBy}
        query={query}
        words={words}
        nameOf={({ fullName }) => fullName}
        table={(rows, open, dutyOf) => (
          <RefundsTable rows={rows} open={open} dutyOf={dutyOf} search={search} selection={ticks.selection} />
        )}
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
            statesOf(state).filter((each) => (query.data?.counts[each] ?? 0) > 0),
          )}
          onRenewed={setRenewedBy}
        />
      )}
      <p className="type-small text-tertiary">{words.lead}</p>
    </div>
  )
}

type FilterProps = { search: URLSearchParams; state: State; counts: Counts | undefined }

/** What narrows the refunds, in one row and in the address; each state says how many it has. */
function RefundsFilterRow({ search, state, counts }: FilterProps) {
  const { payments } = useWords()
  const words = payments.refunds
  const { q, purchaseId, sort } = readSearch(CONSTRAINTS, search).taken
  // Without a word of the address the open ones are shown, or all of one purchase.
  const usual = purchaseId === undefined ? 'open' : 'all'
  return (
    <FilterRow
      search={{ label: words.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ sort, purchaseId }}
      words={words}
      isNarrowed={q !== undefined || purchaseId !== undefined || state !== usual}
    >
      <ChipSelect label={words.state} name="state" defaultValue={state === usual ? '' : state}>
        {STATES.map((each) => (
          <option key={each} value={each === usual ? '' : each}>
            {optionOf(each, counts, each === 'all' || each === 'open' ? words[each] : words.states[each])}
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

function optionOf(state: State, counts: Counts | undefined, label: string): string {
  if (!counts) return label
  return `${label} ${groupIndian(statesOf(state).reduce((sum, each) => sum + counts[each], 0))}`
}

function statesOf(state: State): readonly RefundRow['state'][] {
  if (state === 'all') return REFUND_STATES
  return state === 'open' ? OPEN : [state]
}
