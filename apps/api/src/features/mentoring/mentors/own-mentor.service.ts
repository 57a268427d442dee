import type { MentorFields, MentorHoursFields, OwnMentor } from '@sopaan/contract/mentors'
import { refuse } from '@sopaan/contract/refusals'
import { isZone } from '@sopaan/domain/mentoring/hours'
import { type Deps, inTransaction } from '#api/deps.ts'
import { requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { redrawPicture } from '#api/features/account/pictures/pictures.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaffCounted } from '#api/features/operations/notifications/notifications.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { decrypt, encrypt } from '#api/seal.ts'
import { readBusy } from './busy-calendar.service.ts'
import { FIRST_HOURS } from './mentor-view.ts'
import {
  changeMentor,
  countManagedMentors,
  findMentorRow,
  insertMentor,
  lockMentorRow,
  type MentorRow,
} from './mentors.queries.ts'
import { columnsOfFields, toOwnMentor } from './mentors.service.ts'

const NAME_BYTES = 24

/**
 * Applies to become a mentor, or changes an application: one that was rejected waits again.
 * @throws {Refusal} SEAT_UNKNOWN, ALREADY_MENTOR, AGE_REQUIRED, PARENT_CONSENT_REQUIRED
 */
export async function applyAsMentor(
  deps: Deps,
  { actor, request }: Caller,
  { proofNote, ...fields }: MentorFields & { proofNote: string },
): Promise<OwnMentor> {
  await requireConsentingAge(deps, actor)
  const columns = { ...(await columnsOfFields(deps, fields)), proofNote }
  return inTransaction(deps, async (deps) => {
    const held = await lockMentorRow(deps.db, actor.userId)
    if (held?.state === 'approved') refuse('ALREADY_MENTOR')
    const now = deps.now()
    const waiting = {
      ...columns,
      state: 'applied' as const,
      appliedAt: now,
      changedAt: now,
      decidedAt: null,
      reason: null,
    }
    if (held) await changeMentor(deps.db, actor.userId, waiting)
    else await insertMentor(deps.db, { ...waiting, userId: actor.userId, hours: JSON.stringify(FIRST_HOURS) })
    await notifyStaffCounted(deps, {
      kind: 'mentors-waiting',
      facts: { count: await countManagedMentors(deps.db, { state: 'applied' }) },
      key: 'mentors-waiting',
    })
    await writeAudit(deps, { action: 'mentor.apply', actor, target: { type: 'mentor', id: actor.userId }, request })
    return toOwnMentor(deps, await rowOf(deps, actor))
  })
}

/**
 * Keeps the picture of a college id with an application, drawn anew; the one before it is gone.
 * @throws {Refusal} NOT_FOUND, ALREADY_MENTOR, PICTURE_MISSING, PICTURE_TYPE, PICTURE_UNREADABLE, FILE_INFECTED,
 *   INPUT_TOO_LARGE, UNAVAILABLE
 */
export async function attachProof(
  deps: Deps,
  { actor, request }: Caller,
  upload: { contentType: string; body: Buffer },
): Promise<OwnMentor> {
  const before = await rowOf(deps, actor)
  if (before.state === 'approved') refuse('ALREADY_MENTOR')
  const drawn = await redrawPicture(deps, upload, { field: 'proof', shape: 'page' })
  const key = `proofs/${deps.random(NAME_BYTES).toString('base64url')}`
  await deps.files.put(key, drawn, 'image/webp')
  const row = await inTransaction(deps, async (deps) => {
    await changeMentor(deps.db, actor.userId, { proofKey: key, changedAt: deps.now() })
    await writeAudit(deps, { action: 'mentor.attach', actor, target: { type: 'mentor', id: actor.userId }, request })
    return rowOf(deps, actor)
  })
  if (before.proofKey !== null) await deps.files.remove(before.proofKey)
  return toOwnMentor(deps, row)
}

/**
 * Changes what others read; whoever was given the role without applying begins here, and the picture of an application that
 * nobody decided on is not needed any more. @throws {Refusal} SEAT_UNKNOWN
 */
export async function changeMentorFields(
  deps: Deps,
  { actor, request }: Caller,
  fields: MentorFields,
): Promise<OwnMentor> {
  const columns = await columnsOfFields(deps, fields)
  const { own, proofKey } = await inTransaction(deps, async (deps) => {
    const now = deps.now()
    const decided = { state: 'approved' as const, decidedAt: now, reason: null, proofKey: null }
    const approved = { ...columns, ...decided, changedAt: now }
    const held = await lockMentorRow(deps.db, actor.userId)
    if (held) await changeMentor(deps.db, actor.userId, approved)
    else
      await insertMentor(deps.db, {
        ...approved,
        userId: actor.userId,
        appliedAt: now,
        hours: JSON.stringify(FIRST_HOURS),
      })
    const target = { type: 'mentor', id: actor.userId }
    const change = { fields: { before: held ? toOwnMentor(deps, held).fields : null, after: fields } }
    await writeAudit(deps, { action: 'mentor.change', actor, target, change, request })
    return { own: toOwnMentor(deps, await rowOf(deps, actor)), proofKey: held?.proofKey ?? null }
  })
  if (proofKey !== null) await deps.files.remove(proofKey)
  return own
}

/**
 * Changes when a mentor can be booked; what is agreed on stays. A new calendar is read at once, so that a wrong address
 * is told while it can be mended; one that is kept and cannot be read now is in nobody's way, and what was read of it stands.
 * @throws {Refusal} MENTOR_PROFILE_MISSING, ZONE_UNKNOWN, CALENDAR_UNREACHABLE
 */
export async function changeMentorHours(
  deps: Deps,
  { actor, request }: Caller,
  { calendarUrl, meetingUrl, isTakingBookings, ...hours }: MentorHoursFields,
): Promise<OwnMentor> {
  if (!isZone(hours.zone)) refuse('ZONE_UNKNOWN')
  const before = (await findMentorRow(deps.db, actor.userId)) ?? refuse('MENTOR_PROFILE_MISSING')
  const calendar = await readCalendar(deps, before, { url: calendarUrl, zone: hours.zone })
  return inTransaction(deps, async (deps) => {
    await lockMentorRow(deps.db, actor.userId)
    await changeMentor(deps.db, actor.userId, {
      hours: JSON.stringify(hours),
      meetingUrl,
      isTakingBookings,
      sealedCalendarUrl: calendarUrl === null ? null : encrypt(deps, 'calendar-url', Buffer.from(calendarUrl)),
      ...calendar,
      changedAt: deps.now(),
    })
    const target = { type: 'mentor', id: actor.userId }
    // The address of a calendar is a secret, and the trail keeps none.
    const change = { hours: { before: before.hours, after: hours } }
    await writeAudit(deps, { action: 'mentor.change-hours', actor, target, change, request })
    return toOwnMentor(deps, await rowOf(deps, actor))
  })
}

/** What to keep of the calendar at an address. @throws {Refusal} CALENDAR_UNREACHABLE where a new one cannot be read */
async function readCalendar(deps: Deps, before: MentorRow, { url, zone }: { url: string | null; zone: string }) {
  if (url === null) return { busy: '[]', calendarReadAt: null, calendarTrouble: null }
  const busy = await readBusy(deps, url, zone)
  if (busy !== null) return { busy: JSON.stringify(busy), calendarReadAt: deps.now(), calendarTrouble: null }
  const kept = before.sealedCalendarUrl
  const isKept = kept !== null && decrypt(deps, 'calendar-url', kept).toString() === url
  return isKept ? { calendarReadAt: deps.now(), calendarTrouble: 'unreachable' } : refuse('CALENDAR_UNREACHABLE')
}

async function rowOf(deps: Deps, actor: Actor): Promise<MentorRow> {
  return (await findMentorRow(deps.db, actor.userId)) ?? refuse('NOT_FOUND')
}
