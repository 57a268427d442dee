import { events, type MenteeEvent } from '@sopaan/contract/events'
import { type EventFields, managedEvents } from '@sopaan/contract/managed-events'
import type { Member } from './acting.ts'
import type { TestApp } from './start-app.ts'
import { patient } from './until-served.ts'

/** Three days after the clock of a test starts, seven in the evening in India. */
export const EVENT_FIELDS: EventFields = {
  title: { en: 'JoSAA rounds, explained', hi: 'JoSAA के राउंड, समझिए' },
  description: { en: 'How float, freeze and slide work.' },
  type: 'webinar',
  date: '2026-06-05T19:00:00+05:30',
  endDate: '2026-06-05T20:30:00+05:30',
  capacity: 2,
  hasWaitlist: true,
  admission: 'free',
  meetingUrl: 'https://meet.example.org/room-one',
  status: 'upcoming',
}

/** Makes an event as an admin does. @returns its id */
export async function anEvent(admin: Pick<Member, 'browser'>, fields: Partial<EventFields> = {}): Promise<string> {
  const answer = await admin.browser.call(managedEvents.create, { body: { ...EVENT_FIELDS, ...fields } })
  if (answer.statusCode !== 201) throw new Error(`The event was refused: ${answer.body}`)
  return answer.json().data._id
}

/** Asks for a seat. @returns the state of the registration, or the code of the refusal */
export async function registerForSeat({ browser }: Member, id: string): Promise<string> {
  const answer = await patient(browser).call(events.register, { params: { id } })
  return answer.statusCode < 300 ? answer.json().data.registration.state : answer.json().code
}

/** Gives a seat back. @returns the status of the answer */
export async function unregisterFrom({ browser }: Member, id: string): Promise<number> {
  return (await patient(browser).call(events.unregister, { params: { id } })).statusCode
}

/** An event as a mentee sees it. */
export async function seenBy({ browser }: Member, id: string): Promise<MenteeEvent> {
  return (await browser.call(events.findForMentee, { params: { id } })).json().data
}

/** The counts an event keeps, and the rows they must be equal to. */
export async function countsOf({ deps }: TestApp, id: string) {
  const { seatsTaken, waitingCount, capacity } = await deps.db
    .selectFrom('events')
    .select(['seatsTaken', 'waitingCount', 'capacity'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await deps.db.selectFrom('eventRegistrations').select('state').where('eventId', '=', id).execute()
  const among = (...states: string[]) => rows.filter(({ state }) => states.includes(state)).length
  return {
    capacity,
    taken: seatsTaken,
    waiting: waitingCount,
    takenRows: among('registered', 'offered', 'held'),
    waitingRows: among('waiting'),
  }
}
