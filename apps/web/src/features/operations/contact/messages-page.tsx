import type { ManagedGrievance } from '@sopaan/contract/consents'
import type { ContactMessage } from '@sopaan/contract/contact'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Select } from '#web/ui/select.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ContactMessageItem } from './contact-message-item.tsx'
import {
  grievancesQuery,
  messagesQuery,
  sendGrievanceAnswer,
  sendMessageAnswer,
  sendMessageClosing,
  sendMessageReopening,
} from './managed-contact.queries.ts'

const STATES = { messages: ['waiting', 'answered', 'closed'], grievances: ['open', 'answered'] } as const

/** The desk of staff: what came through the contact form, and the grievances, each answered by mail. */
export default function MessagesPage() {
  const { contact } = useWords()
  const words = contact.desk
  const [search, setSearch] = useSearchParams()
  const of = search.get('of') === 'grievances' ? 'grievances' : 'messages'
  const asked = STATES[of].find((state) => state === search.get('state'))
  const state = asked ?? (search.has('state') ? undefined : STATES[of][0])
  const page = readPageNumber(search)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="mx-auto grid max-w-4xl gap-5">
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={words.title}
            value={of}
            hasNote={false}
            onChange={({ target }) => setSearch({ of: target.value })}
          >
            <option value="messages">{words.tabs.messages}</option>
            <option value="grievances">{words.tabs.grievances}</option>
          </Select>
          <Select
            label={words.filter}
            value={state ?? 'all'}
            hasNote={false}
            onChange={({ target }) => setSearch({ of, state: target.value })}
          >
            {STATES[of].map((each) => (
              <option key={each} value={each}>
                {words.states[each]}
              </option>
            ))}
            <option value="all">{words.states.all}</option>
          </Select>
        </div>
        {of === 'messages' ? (
          <Messages state={state === 'open' ? undefined : state} page={page} />
        ) : (
          <Grievances state={state === 'waiting' || state === 'closed' ? undefined : state} page={page} />
        )}
      </div>
    </ReauthenticationProvider>
  )
}

type ListProps<State> = { state: State | undefined; page: number }

function Messages({ state, page }: ListProps<ContactMessage['state']>) {
  const query = useQuery(messagesQuery(state, page))
  return (
    <Loaded query={query}>
      {({ data, total, limit }) => (
        <Page total={total} limit={limit} page={page}>
          <MessageList answered={data} view={`messages ${state} ${page}`} />
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
        number={message.number}
        title={contact.topics[message.topic]}
        from={words.from(message.fullName, message.email)}
        when={formatDateTime(message.createdAt, language)}
        state={<Badge tone={message.state === 'waiting' ? 'likely' : 'plain'}>{words.states[message.state]}</Badge>}
        text={message.message}
        answer={message.answer}
        answeredAt={message.answeredAt}
        isOpen={message.state === 'waiting'}
        settled={settledOf(message)}
        onAnswer={async (answer) => {
          await sendMessageAnswer(_id, answer)
          settle(message, { text: words.sent })
        }}
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

function Grievances({ state, page }: ListProps<ManagedGrievance['state']>) {
  const query = useQuery(grievancesQuery(state, page))
  return (
    <Loaded query={query}>
      {({ data, total, limit }) => (
        <Page total={total} limit={limit} page={page}>
          <GrievanceList answered={data} view={`grievances ${state} ${page}`} />
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
      number={grievance.number}
      title={grievance.subject}
      from={words.from(grievance.fullName, grievance.email)}
      when={formatDateTime(grievance.createdAt, language)}
      state={due(grievance)}
      text={grievance.message}
      answer={grievance.answer}
      answeredAt={grievance.answeredAt}
      isOpen={grievance.state === 'open'}
      settled={settledOf(grievance)}
      onAnswer={async (answer) => {
        await sendGrievanceAnswer(grievance._id, answer)
        settle(grievance, { text: words.sent })
      }}
    />
  ))
  return <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{items}</ul>
}

type PageProps = { total: number; limit: number; page: number; children: ReactNode }

/** The letters of a page, and the way to the others. */
function Page({ total, limit, page, children }: PageProps) {
  const { contact } = useWords()
  const words = contact.desk
  return (
    <>
      {total > 0 && (
        <p role="status" className="text-secondary tabular-nums">
          {words.count(total, groupIndian(total))}
        </p>
      )}
      {children}
      <PageNav label={words.pages} page={{ page, limit, total }} />
    </>
  )
}
