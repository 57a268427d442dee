import type { PageInfo } from '@sopaan/contract/fields'
import type { ATTENDEE_STATES, Attendee } from '@sopaan/contract/managed-events'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { csvLine, csvTime } from '#api/http/csv.ts'
import { Download } from '#api/http/download.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  type AttendeeFilter,
  type AttendeeRow,
  countAttendees,
  findRegisteredPerson,
  listAttendeeRows,
} from './attendees.queries.ts'
import { findEventRow } from './events.queries.ts'
import { changeRegistrations, countWaitingUpTo, lockRegistrationByCode } from './registrations.queries.ts'

type State = (typeof ATTENDEE_STATES)[number]

const FILE_PAGE = 500
const FILE_HEAD = ['Name', 'Email', 'State', 'Registered (IST)', 'Place on the waitlist', 'Paid', 'Present since (IST)']

/** Who is on an event's list. The look is in the trail. @throws {Refusal} NOT_FOUND */
export async function listAttendees(
  deps: Deps,
  caller: Caller<'admin'>,
  eventId: string,
  asked: { state?: readonly State[] | undefined; q?: string | undefined; page: number; limit: number },
): Promise<{ data: Attendee[]; page: PageInfo }> {
  await requireEvent(deps, eventId)
  const { page, limit, state, q } = asked
  const filter: AttendeeFilter = { states: state, search: q === '' ? undefined : q }
  const [rows, total] = await Promise.all([
    listAttendeeRows(deps.db, eventId, filter, { page, limit }),
    countAttendees(deps.db, eventId, filter),
  ])
  await auditView(deps, { action: 'event.attendees', target: { type: 'event', id: eventId }, asked, ...caller })
  return { data: await Promise.all(rows.map((row) => attendeeOf(deps, row))), page: { page, limit, total } }
}

/** The same list as CSV, whole. The look is in the trail. @throws {Refusal} NOT_FOUND */
export async function attendeesFile(
  deps: Deps,
  caller: Caller<'admin'>,
  eventId: string,
  asked: { state?: readonly State[] | undefined },
): Promise<Download> {
  await requireEvent(deps, eventId)
  await auditView(deps, { action: 'event.attendees-file', target: { type: 'event', id: eventId }, asked, ...caller })
  const file = { name: `attendees-${eventId}.csv`, contentType: 'text/csv; charset=utf-8' }
  return new Download(file, fileParts(deps, eventId, { states: asked.state }))
}

/**
 * Marks somebody present by the code of their seat.
 * @throws {Refusal} EVENT_CODE_UNKNOWN, EVENT_CHECKED_IN with when it was, EVENT_CANCELLED
 */
export async function checkIn(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  { eventId, code }: { eventId: string; code: string },
): Promise<Attendee> {
  const event = await requireEvent(deps, eventId)
  if (event.state === 'cancelled') refuse('EVENT_CANCELLED')
  return inTransaction(deps, async (deps) => {
    const seat = await lockRegistrationByCode(deps.db, eventId, code.replace(/[ -]/g, ''))
    if (seat?.state !== 'registered') return refuse('EVENT_CODE_UNKNOWN')
    if (seat.checkedInAt !== null) refuse('EVENT_CHECKED_IN', { checkedInAt: seat.checkedInAt.toISOString() })
    const now = deps.now()
    await changeRegistrations(deps.db, [seat.id], { checkedInAt: now, checkedInBy: actor.userId, changedAt: now })
    const change = { present: { after: seat.userId } }
    await writeAudit(deps, {
      action: 'event.check-in',
      actor,
      target: { type: 'event', id: eventId },
      change,
      request,
    })
    return answerPerson(deps, seat.id)
  })
}

/** Takes a mark of presence back. @throws {Refusal} NOT_FOUND */
export async function undoCheckIn(
  deps: Deps,
  { actor, request }: Caller<'admin'>,
  { eventId, registrationId }: { eventId: string; registrationId: string },
): Promise<Attendee> {
  return inTransaction(deps, async (deps) => {
    const person = await findRegisteredPerson(deps.db, registrationId)
    if (!person || person.eventId !== eventId || person.checkedInAt === null) return refuse('NOT_FOUND')
    const change = { checkedInAt: null, checkedInBy: null, changedAt: deps.now() }
    await changeRegistrations(deps.db, [registrationId], change)
    await writeAudit(deps, {
      action: 'event.undo-check-in',
      actor,
      target: { type: 'event', id: eventId },
      change: { present: { before: person.userId } },
      request,
    })
    return answerPerson(deps, registrationId)
  })
}

async function requireEvent(deps: Deps, id: string) {
  return (await findEventRow(deps.db, id)) ?? refuse('NOT_FOUND')
}

async function answerPerson(deps: Deps, registrationId: string): Promise<Attendee> {
  return attendeeOf(deps, (await findRegisteredPerson(deps.db, registrationId)) ?? refuse('NOT_FOUND'))
}

async function* fileParts(deps: Deps, eventId: string, filter: AttendeeFilter): AsyncGenerator<string> {
  yield `\ufeff${csvLine(FILE_HEAD)}`
  for (let page = 1; ; page += 1) {
    const rows = await listAttendeeRows(deps.db, eventId, filter, { page, limit: FILE_PAGE })
    const people = await Promise.all(rows.map((row) => attendeeOf(deps, row)))
    yield people.map(lineOf).join('')
    if (rows.length < FILE_PAGE) return
  }
}

function lineOf(attendee: Attendee): string {
  const { fullName, email, state, registeredAt, waitingPlace, isPaid, checkedInAt } = attendee
  const cells = [fullName, email, state, csvTime(registeredAt), waitingPlace ?? '', isPaid ? 'yes' : '']
  return csvLine([...cells, csvTime(checkedInAt)])
}

async function attendeeOf(deps: Deps, row: AttendeeRow): Promise<Attendee> {
  const number = row.state === 'waiting' ? row.waitingNumber : null
  return {
    _id: row.id,
    userId: row.userId,
    fullName: row.fullName,
    email: row.email,
    state: row.state,
    registeredAt: row.registeredAt?.toISOString() ?? null,
    waitingPlace: number === null ? null : await countWaitingUpTo(deps.db, row.eventId, number),
    until: row.untilAt?.toISOString() ?? null,
    isPaid: row.purchaseId !== null && row.state === 'registered',
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
  }
}
