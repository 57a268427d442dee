import type { EventFields } from '@sopaan/contract/managed-events'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { notifySamplePerson } from '#api/features/operations/notifications/sample-notifications.service.ts'
import { inEveryLanguage, type ServerWords } from '#api/words/server-words.ts'
import { eventColumns } from './event-changes.ts'
import { type EventRow, hasEvents, insertEventRow } from './events.queries.ts'
import { upsertRegistrations } from './registrations.queries.ts'
import { countSeats, newCheckInCode } from './seat-counts.ts'

const SAMPLE_MENTEE = 'mentee@sopaan.test'
/** Seven in the evening in India, as hours of UTC. */
const EVENING_UTC_MS = 13.5 * HOUR_MS

type Sample = Omit<EventFields, 'date' | 'endDate' | 'status'> & { inDays: number; hours: number }

/** Events of a fresh start that is not production: each is marked as a sample wherever it is seen. */
const SAMPLES: readonly Sample[] = [
  {
    inDays: 1,
    hours: 1.5,
    ...writtenAs('rounds'),
    type: 'webinar',
    capacity: 100,
    hasWaitlist: true,
    admission: 'free',
    meetingUrl: 'https://meet.example.org/sample-rounds',
  },
  {
    inDays: 4,
    hours: 2,
    ...writtenAs('choiceList'),
    type: 'workshop',
    capacity: 12,
    hasWaitlist: true,
    admission: 'paid',
    pricePaise: 19_900,
    place: 'Sample hall, New Delhi',
  },
  {
    inDays: 9,
    hours: 1,
    ...writtenAs('counsellingHour'),
    type: 'counselling',
    capacity: 30,
    hasWaitlist: false,
    admission: 'plan',
    meetingUrl: 'https://meet.example.org/sample-counselling',
  },
  {
    inDays: -6,
    hours: 1.5,
    ...writtenAs('percentile'),
    type: 'webinar',
    hasWaitlist: false,
    admission: 'free',
    recordingUrl: 'https://video.example.org/sample-percentile',
  },
]

/** What a sample event says, in every language. */
function writtenAs(event: keyof ServerWords['samples']['events']): Pick<EventFields, 'title' | 'description'> {
  return {
    title: inEveryLanguage(({ samples }) => samples.events[event].title),
    description: inEveryLanguage(({ samples }) => samples.events[event].description),
  }
}

/** Makes sample events where there is none yet. */
export async function seedSampleEvents(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (await hasEvents(deps.db)) return
    const today = Math.floor(deps.now().getTime() / DAY_MS) * DAY_MS
    for (const { inDays, hours, ...sample } of SAMPLES) {
      const start = today + inDays * DAY_MS + EVENING_UTC_MS
      const date = new Date(start).toISOString()
      const endDate = new Date(start + hours * HOUR_MS).toISOString()
      const columns = eventColumns({ ...sample, date, endDate, status: 'upcoming' })
      const row = { ...columns, state: 'published', changedAt: deps.now(), isSample: true } as const
      const event = await insertEventRow(deps.db, row)
      if (event.recordingUrl !== null) await seedSeat(deps, event)
    }
  })
}

/** Lets the sample mentee have been at an event that is over, so that its recording is seen. */
async function seedSeat(deps: Deps, event: EventRow): Promise<void> {
  const mentee = await findAccountByEmail(deps.db, SAMPLE_MENTEE)
  if (!mentee) return
  const registeredAt = new Date(event.startsAt.getTime() - 2 * DAY_MS)
  const seat = { eventId: event.id, userId: mentee.id, state: 'registered', changedAt: registeredAt } as const
  const rest = { waitingNumber: null, untilAt: null, purchaseId: null, checkInCode: newCheckInCode(deps) }
  await upsertRegistrations(deps.db, [{ ...seat, ...rest, registeredAt }])
  await countSeats(deps, event, { taken: 1 })
  const notice = {
    kind: 'event-recording',
    facts: { title: event.title },
    about: { eventId: event.id },
    key: `sample recording ${event.id}`,
  } as const
  await notifySamplePerson(deps, mentee.id, notice, new Date(event.endsAt.getTime() + DAY_MS))
}
