import { urlOf } from '@sopaan/contract/client'
import {
  ATTENDEE_STATES,
  type ManagedEvent,
  managedEvents as managedEventCalls,
  managedEvents,
} from '@sopaan/contract/managed-events'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AttendeeTable } from './attendee-table.tsx'
import { attendeesQuery } from './managed-events.queries.ts'

const CONSTRAINTS = constraintsOf(managedEventCalls.attendees)

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
