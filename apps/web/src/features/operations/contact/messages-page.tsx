import type { ManagedGrievance } from '@sopaan/contract/consents'
import { type ContactMessage, contact as contactCalls } from '@sopaan/contract/contact'
import { ASSIGNEE_FILTERS, type AssigneeFilter } from '@sopaan/contract/threads'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readPageNumber, readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ContactMessageItem } from './contact-message-item.tsx'
import {
  downloadThreads,
  grievancesQuery,
  messagesQuery,
  sendGrievanceAnswer,
  sendLaterAnswer,
  sendLaterGrievanceAnswer,
  sendMessageAnswer,
  sendMessageClosing,
  sendMessageReopening,
} from './managed-contact.queries.ts'
import { threadChoices } from './thread-choices.tsx'
import { ThreadTools } from './thread-tools.tsx'

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
  const { q, assignee } = readSearch(CONSTRAINTS, search).taken
  const narrowed = { q, assignee, page: readPageNumber(search) }
  const file = { state, q, assignee }
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ListViews list="messages">
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
  page: number
}

function Messages(asked: ListProps<ContactMessage['state']>) {
  const query = useQuery(messagesQuery(asked))
  // Rows that an action took out of the filter do not stay in their places: the list begins anew.
  const [renewedBy, setRenewedBy] = useState<string>()
  return (
    <Loaded query={query}>
      {({ data, total, limit }) => (
        <Page of="messages" asked={asked} total={total} limit={limit} onRenewed={setRenewedBy}>
          <MessageList key={renewedBy} answered={data} view={viewOf('messages', asked)} />
        </Page>
      )}
    </Loaded>
  )
}

type RowsProps<Row> = { answered: readonly Row[]; view: string }

function MessageList({ answered, view }: RowsProps<ContactMessage>) {
  const { contact, language } = useWords()
  const words = contact.desk
  const { key: visit } = useLocation()
  const { rows, settledOf, settle, forget } = useStableRows(answered, `${visit} ${view}`)
  if (rows.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  const items = rows.map((message) => {
    const { _id } = message
    const undo = (work: (id: string) => Promise<void>) => async () => {
      await work(_id)
      forget(message)
    }
    return (
      <ContactMessageItem
        key={_id}
        facts={{ name: message.fullName, reference: message.number, language: message.language }}
        title={contact.topics[message.topic]}
        from={words.from(message.fullName, message.email)}
        when={formatDateTime(message.createdAt, language)}
        state={<Badge tone={message.state === 'waiting' ? 'likely' : 'plain'}>{words.states[message.state]}</Badge>}
        text={message.message}
        answer={message.answer}
        answeredAt={message.answeredAt}
        laterAnswers={message.laterAnswers}
        isOpen={message.state === 'waiting'}
        settled={settledOf(message)}
        tools={<ThreadTools thread={{ kind: 'message', id: _id }} facts={message} />}
        onAnswer={async (answer) => {
          await sendMessageAnswer(_id, answer)
          settle(message, { text: words.sent })
        }}
        onAnswerAgain={
          message.state === 'answered'
            ? async (answer) => {
                await sendLaterAnswer(_id, answer)
                settle(message, { text: words.sent })
              }
            : undefined
        }
        onClose={async () => {
          await sendMessageClosing(_id)
          settle(message, { text: words.closed, onUndo: undo(sendMessageReopening) })
        }}
        onReopen={
          message.state === 'closed'
            ? async () => {
                await sendMessageReopening(_id)
                settle(message, { text: words.reopened, onUndo: undo(sendMessageClosing) })
              }
            : undefined
        }
      />
    )
  })
  return <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{items}</ul>
}

function Grievances(asked: ListProps<ManagedGrievance['state']>) {
  const query = useQuery(grievancesQuery(asked))
  const [renewedBy, setRenewedBy] = useState<string>()
  return (
    <Loaded query={query}>
      {({ data, total, limit }) => (
        <Page of="grievances" asked={asked} total={total} limit={limit} onRenewed={setRenewedBy}>
          <GrievanceList key={renewedBy} answered={data} view={viewOf('grievances', asked)} />
        </Page>
      )}
    </Loaded>
  )
}

function GrievanceList({ answered, view }: RowsProps<ManagedGrievance>) {
  const { contact, language } = useWords()
  const words = contact.desk
  const { key: visit } = useLocation()
  const { rows, settledOf, settle } = useStableRows(answered, `${visit} ${view}`)
  const today = istDate(new Date())
  const due = (grievance: ManagedGrievance) => {
    if (grievance.state === 'answered') return <Badge tone="plain">{words.states.answered}</Badge>
    const day = formatDate(grievance.dueOn, language)
    return grievance.dueOn < today ? (
      <Badge tone="reach">{words.overdue(day)}</Badge>
    ) : (
      <Badge tone="likely">{words.dueOn(day)}</Badge>
    )
  }
  if (rows.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  const items = rows.map((grievance) => (
    <ContactMessageItem
      key={grievance._id}
      facts={{ name: grievance.fullName, reference: grievance.number, language: grievance.language }}
      title={grievance.subject}
      from={words.from(grievance.fullName, grievance.email)}
      when={formatDateTime(grievance.createdAt, language)}
      state={due(grievance)}
      text={grievance.message}
      answer={grievance.answer}
      answeredAt={grievance.answeredAt}
      laterAnswers={grievance.laterAnswers}
      isOpen={grievance.state === 'open'}
      settled={settledOf(grievance)}
      tools={<ThreadTools thread={{ kind: 'grievance', id: grievance._id }} facts={grievance} />}
      onAnswer={async (answer) => {
        await sendGrievanceAnswer(grievance._id, answer)
        settle(grievance, { text: words.sent })
      }}
      onAnswerAgain={
        grievance.state === 'answered'
          ? async (answer) => {
              await sendLaterGrievanceAnswer(grievance._id, answer)
              settle(grievance, { text: words.sent })
            }
          : undefined
      }
    />
  ))
  return <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{items}</ul>
}

function viewOf(of: string, { state, assignee, q, page }: ListProps<string>): string {
  return [of, state, assignee, q, page].join(' ')
}

type PageProps = {
  of: 'messages' | 'grievances'
  asked: ListProps<string>
  total: number
  limit: number
  onRenewed: (actionId: string) => void
  children: ReactNode
}

/** The letters of a page, and the way to the others. */
function Page({ of, asked: { page, ...filter }, total, limit, onRenewed, children }: PageProps) {
  const all = useWords()
  const words = all.contact.desk
  return (
    <>
      {total > 0 && (
        <p role="status" className="text-secondary tabular-nums">
          {words.count(total, groupIndian(total))}
        </p>
      )}
      <FilterActions of={{ list: of, filter, total }} choices={threadChoices(of, all)} onRenewed={onRenewed} />
      {children}
      <PageNav label={words.pages} page={{ page, limit, total }} />
    </>
  )
}
