import { urlOf } from '@sopaan/contract/client'
import {
  ATTENDEE_STATES,
  type Attendee,
  type ManagedEvent,
  managedEvents as managedEventCalls,
  managedEvents,
} from '@sopaan/contract/managed-events'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { Select } from '#web/ui/select.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { instantWords } from './event-words.ts'
import { attendeesQuery, sendCheckInUndo } from './managed-events.queries.ts'

const CONSTRAINTS = constraintsOf(managedEventCalls.attendees)

const TONES: Record<Attendee['state'], Tone> = {
  registered: 'safe',
  offered: 'likely',
  held: 'likely',
  waiting: 'plain',
  withdrawn: 'plain',
  lapsed: 'plain',
}

/** Who has a seat, who waits, who was there; as a file too. */
export function AttendeesSection({ event }: { event: ManagedEvent }) {
  const { managedEvents: words } = useWords()
  const [page, setPage] = useState(1)
  const [state, setState] = useState<(typeof ATTENDEE_STATES)[number]>()
  const [q, setQ] = useState('')
  const asked = { page, ...(state && { state: [state] }), ...(q.trim() !== '' && { q: q.trim() }) }
  const query = useQuery(attendeesQuery(event._id, asked))
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-subsection">{words.attendees}</h2>
        <a href={urlOf(managedEvents.attendeesFile, { params: { id: event._id } })} className={buttonClasses('line')}>
          {words.csv}
        </a>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <Field
          label={words.searchAttendees}
          type="search"
          hasNote={false}
          {...limitsOf(CONSTRAINTS, 'q')}
          value={q}
          onChange={({ currentTarget }) => {
            setQ(currentTarget.value)
            setPage(1)
          }}
        />
        <Select
          label={words.state}
          hasNote={false}
          value={state ?? ''}
          onChange={({ currentTarget }) => {
            setState(ATTENDEE_STATES.find((each) => each === currentTarget.value))
            setPage(1)
          }}
        >
          <option value="">{words.allStates}</option>
          {ATTENDEE_STATES.map((each) => (
            <option key={each} value={each}>
              {words.states[each]}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={query} failed={words.attendeesFailed}>
        {({ data, page: info }) =>
          data.length === 0 ? (
            <EmptyState title={words.noAttendees} />
          ) : (
            <>
              <p className="text-secondary">{words.attendeesCount(groupIndian(info.total))}</p>
              <AttendeeTable eventId={event._id} attendees={data} />
              <PageNav label={words.attendees} page={info} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

/** Who is on the list, with what can be told of each. */
function AttendeeTable({ eventId, attendees }: { eventId: string; attendees: readonly Attendee[] }) {
  const { managedEvents: words, language } = useWords()
  const state = ({ state, waitingPlace }: Attendee) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {waitingPlace !== null && <span className="tabular-nums">{words.waitingPlace(groupIndian(waitingPlace))}</span>}
    </span>
  )
  const since = ({ registeredAt }: Attendee) => (registeredAt === null ? '' : instantWords(registeredAt, language))
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.attendees}
        rows={attendees}
        keyOf={({ _id }) => _id}
        columns={[
          {
            name: words.person,
            cell: ({ fullName, email }) => (
              <>
                <span className="block font-semibold">{fullName}</span>
                <span className="type-small block text-secondary">{email}</span>
              </>
            ),
          },
          { name: words.state, cell: state },
          { name: words.since, cell: since },
          { name: words.paid, cell: ({ isPaid }) => (isPaid ? words.paid : '') },
          { name: words.present, cell: (attendee) => <Presence eventId={eventId} attendee={attendee} /> },
        ]}
        item={(attendee) => (
          <>
            <RowItem
              title={<span className="line-clamp-1">{attendee.fullName}</span>}
              end={since(attendee)}
              note={attendee.email}
              noteEnd={state(attendee)}
            />
            <Presence eventId={eventId} attendee={attendee} />
          </>
        )}
      />
    </div>
  )
}

function Presence({ eventId, attendee }: { eventId: string; attendee: Attendee }) {
  const { managedEvents: words, language } = useWords()
  const { isBusy, run } = useAction()
  if (attendee.checkedInAt === null) return null
  const undo = () =>
    run(() => sendCheckInUndo(eventId, attendee._id), { done: words.undone, failed: words.checkInFailed })
  return (
    <span className="flex flex-wrap items-center gap-2">
      {words.presentSince(instantWords(attendee.checkedInAt, language))}
      <Button
        look="quiet"
        aria-label={words.undoOf(attendee.fullName)}
        doing={isBusy ? words.saving : undefined}
        onClick={() => void undo()}
      >
        {words.undo}
      </Button>
    </span>
  )
}
