import type { ManagedGrievance } from '@sopaan/contract/consents'
import { type ContactMessage, contact as contactCalls } from '@sopaan/contract/contact'
import { ASSIGNEE_FILTERS, type AssigneeFilter, type ThreadSort } from '@sopaan/contract/threads'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readPageNumber, readSearch } from '#web/forms/read-search.ts'
import { type RowTicks, useRowTicks } from '#web/forms/use-row-ticks.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { ListForStaff } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GrievanceSheet } from './grievance-sheet.tsx'
import { GrievanceState } from './grievance-state.tsx'
import { downloadThreads, grievancesQuery, messagesQuery } from './managed-contact.queries.ts'
import { MessageSheet } from './message-sheet.tsx'
import { MessageState } from './message-state.tsx'
import { threadChoices } from './thread-choices.tsx'
import { ThreadTable } from './thread-table.tsx'

const CONSTRAINTS = constraintsOf(contactCalls.list)
const STATES = { messages: ['waiting', 'answered', 'closed'], grievances: ['open', 'answered'] } as const

/** The desk of staff: what came through the contact form, and the grievances, each answered by mail. */
export default function MessagesPage() {
  const { contact } = useWords()
  const words = contact.desk
  const [search] = useSearchParams()
  const of = search.get('of') === 'grievances' ? 'grievances' : 'messages'
  const given = search.get('state') ?? ''
  const asked = STATES[of].find((state) => state === given)
  const state = asked ?? (given === 'all' ? undefined : STATES[of][0])
  const { q, assignee, sort } = readSearch(CONSTRAINTS, search).taken
  const narrowed = { q, assignee, sort, page: readPageNumber(search) }
  const file = { state, q, assignee, sort }
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-3">
        <ListViews list="messages" shown={of === 'messages' ? {} : { of }}>
          <FileButton
            label={words.csv}
            words={{ failed: words.csvFailed }}
            onTake={() => downloadThreads(of, file)}
            long={{ list: of, filter: file }}
          />
        </ListViews>
        <FilterRow
          key={search.toString()}
          search={{ label: words.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
          kept={{ sort }}
          words={{ show: words.filter, clear: words.clear }}
          isNarrowed={q !== undefined || assignee !== undefined || state !== STATES[of][0]}
        >
          <ChipSelect label={words.title} name="of" defaultValue={of === 'messages' ? '' : of}>
            <option value="">{words.tabs.messages}</option>
            <option value="grievances">{words.tabs.grievances}</option>
          </ChipSelect>
          <ChipSelect label={words.filter} name="state" defaultValue={state === STATES[of][0] ? '' : (state ?? 'all')}>
            <option value="">{words.states[STATES[of][0]]}</option>
            {STATES[of].slice(1).map((each) => (
              <option key={each} value={each}>
                {words.states[each]}
              </option>
            ))}
            <option value="all">{words.states.all}</option>
          </ChipSelect>
          <ChipSelect label={words.assignee} name="assignee" defaultValue={assignee ?? ''}>
            <option value="">{words.whose.anybody}</option>
            {ASSIGNEE_FILTERS.map((each) => (
              <option key={each} value={each}>
                {words.whose[each]}
              </option>
            ))}
          </ChipSelect>
        </FilterRow>
        {of === 'messages' ? (
          <Messages state={state === 'open' ? undefined : state} {...narrowed} />
        ) : (
          <Grievances state={state === 'waiting' || state === 'closed' ? undefined : state} {...narrowed} />
        )}
      </div>
    </ReauthenticationProvider>
  )
}

type ListProps<State> = {
  state: State | undefined
  assignee: AssigneeFilter | undefined
  q: string | undefined
  sort: ThreadSort | undefined
  page: number
}

function Messages(asked: ListProps<ContactMessage['state']>) {
  const { contact } = useWords()
  const words = contact.desk
  const query = useQuery(messagesQuery(asked))
  const ticks = useRowTicks('messages', query.data?.data, ({ fullName }) => fullName)
  // Rows that an action took out of the filter do not stay in their places: the list begins anew.
  const [renewedBy, setRenewedBy] = useState<string>()
  return (
    <>
      <AllOfFilter of="messages" ticks={ticks} asked={asked} total={query.data?.total} onRenewed={setRenewedBy} />
      <ListForStaff
        key={renewedBy}
        query={query}
        words={words}
        nameOf={({ fullName }) => fullName}
        table={(rows, open, dutyOf) => (
          <ThreadTable
            caption={words.tabs.messages}
            selection={ticks.selection}
            rows={rows}
            open={open}
            dutyOf={dutyOf}
            aboutOf={({ topic }) => contact.topics[topic]}
            stateOf={(message) => <MessageState message={message} />}
          />
        )}
        sheet={(duty, onDone) => <MessageSheet duty={duty} onDone={onDone} />}
      />
    </>
  )
}

function Grievances(asked: ListProps<ManagedGrievance['state']>) {
  const words = useWords().contact.desk
  const query = useQuery(grievancesQuery(asked))
  const ticks = useRowTicks('grievances', query.data?.data, ({ fullName }) => fullName)
  const [renewedBy, setRenewedBy] = useState<string>()
  return (
    <>
      <AllOfFilter of="grievances" ticks={ticks} asked={asked} total={query.data?.total} onRenewed={setRenewedBy} />
      <ListForStaff
        key={renewedBy}
        query={query}
        words={words}
        nameOf={({ fullName }) => fullName}
        table={(rows, open, dutyOf) => (
          <ThreadTable
            caption={words.tabs.grievances}
            selection={ticks.selection}
            rows={rows}
            open={open}
            dutyOf={dutyOf}
            aboutOf={({ subject }) => subject}
            stateOf={(grievance) => <GrievanceState grievance={grievance} />}
          />
        )}
        sheet={(duty, onDone) => <GrievanceSheet duty={duty} onDone={onDone} />}
      />
    </>
  )
}

type AllProps = {
  of: 'messages' | 'grievances'
  ticks: RowTicks
  asked: ListProps<string>
  total: number | undefined
  onRenewed: (actionId: string) => void
}

/** How many there are, and what can be done to all of them. */
function AllOfFilter({ of, asked: { page: _, sort: __, ...filter }, total = 0, ticks, onRenewed }: AllProps) {
  const all = useWords()
  const words = all.contact.desk
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {total > 0 && (
        // On a phone the actions on all of them say how many there are.
        <p role="status" className={classNames('text-secondary tabular-nums', total > 1 && 'max-sm:sr-only')}>
          {words.count[of](total, groupIndian(total))}
        </p>
      )}
      <FilterActions
        of={{ list: of, filter, total }}
        ticks={ticks}
        choices={threadChoices(of, all)}
        onRenewed={onRenewed}
      />
    </div>
  )
}
