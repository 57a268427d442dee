import type { BodyOf } from '@sopaan/contract/call'
import type { CalendarLink, LinkedCalendars, linkedCalendars } from '@sopaan/contract/linked-calendars'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { accountOf, ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { CalendarRefused } from '#api/outside/calendar-http.ts'
import { revokeGoogleAccess } from '#api/outside/google-access.ts'
import { busyHoursOf, staleBusyOf } from './busy-hours.service.ts'
import { accessOf, openCalendarClient } from './calendar-client.service.ts'
import { changeLink, findLink, type LinkRow, listCalendarLinks, removeLink } from './calendar-links.queries.ts'
import {
  changeUses,
  clearTitles,
  type LinkedCalendarRow,
  listCopiesAhead,
  listLinkedCalendars,
} from './linked-calendars.queries.ts'

/** How long what we wrote is taken out while the person waits, ms, and how many at once. */
const REMOVING_MS = 15_000
const REMOVED_AT_ONCE = 8

/** What somebody connected, and what can be connected. */
export async function calendarsOf(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<LinkedCalendars> {
  const links = await listCalendarLinks(deps.db, userId)
  const calendars = await listLinkedCalendars(
    deps.db,
    links.map(({ id }) => id),
  )
  const mayConnect = deps.calendarHttp !== undefined
  return {
    offered: [
      ...(mayConnect && deps.config.google ? (['google'] as const) : []),
      ...(mayConnect ? (['caldav'] as const) : []),
    ],
    mayShowTitles: await mayShowTitles(deps, userId),
    links: links.map((link) => toLink(link, calendars, deps.now())),
  }
}

/** What is known of somebody's calendars elsewhere, for the export of the account: all but the secrets. */
export async function exportCalendars(deps: Deps, actor: Pick<Actor, 'userId'>) {
  const { links } = await calendarsOf(deps, actor)
  const busy = await busyHoursOf(deps, actor.userId)
  return { links, busy: busy.map(({ id: _, ...hours }) => hours) }
}

function toLink(link: LinkRow, calendars: readonly LinkedCalendarRow[], now: Date): CalendarLink {
  const { id, kind, userName, home, state, hasTitles, dueAt, syncedAt, trouble } = link
  return {
    _id: id,
    kind,
    userName,
    host: new URL(home).hostname,
    address: home,
    state,
    hasTitles,
    isDue: state === 'active' && dueAt <= now,
    syncedAt: syncedAt?.toISOString() ?? null,
    stale: calendars.some(({ linkId, isBusy }) => linkId === id && isBusy) ? staleBusyOf(link, now) : null,
    // The job writes words of `CalendarTrouble` alone.
    trouble: trouble as CalendarLink['trouble'],
    calendars: calendars
      .filter(({ linkId }) => linkId === id)
      .map((each) => ({
        _id: each.id,
        name: each.name,
        isWritable: each.isWritable,
        isTarget: each.isTarget,
        isBusy: each.isBusy,
      })),
  }
}

/** Of somebody under 18, or whose age is not known, nothing but hours is read. */
async function mayShowTitles(deps: Deps, userId: string): Promise<boolean> {
  return ageBandOf(deps, await accountOf(deps, { userId })) === 'adult'
}

/** Chooses what the calendars of a link are for. @throws {Refusal} NOT_FOUND, CALENDAR_CHOICE */
export async function chooseCalendars(
  deps: Deps,
  { actor, request }: Caller,
  { id, targetId, busyIds, ...asked }: BodyOf<typeof linkedCalendars.choose> & { id: string },
): Promise<LinkedCalendars> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'calendars', actor.userId)
    const link = (await findLink(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
    const own = new Map((await listLinkedCalendars(deps.db, [id])).map((each) => [each.id, each]))
    if (targetId !== null && own.get(targetId)?.isWritable !== true) refuse('CALENDAR_CHOICE')
    if (busyIds.some((each) => !own.has(each))) refuse('CALENDAR_CHOICE')
    const hasTitles = asked.hasTitles && (await mayShowTitles(deps, actor.userId))
    await changeUses(deps.db, id, { targetId, busyIds, isReadAgain: hasTitles && !link.hasTitles })
    if (!hasTitles) await clearTitles(deps.db, id)
    const isUsed = targetId !== null || busyIds.length > 0
    await changeLink(
      deps.db,
      { userId: actor.userId, id },
      { hasTitles, dueAt: deps.now(), ...(link.state !== 'expired' && { state: isUsed ? 'active' : 'choosing' }) },
    )
    await writeAudit(deps, {
      action: 'calendar.choose',
      actor,
      target: { type: 'user', id: actor.userId },
      change: { hasTitles: { before: link.hasTitles, after: hasTitles } },
      request,
    })
    return calendarsOf(deps, actor)
  })
}

/** Has a link looked at by the next worker. @throws {Refusal} NOT_FOUND */
export async function requestSync(deps: Deps, { actor, request }: Caller, id: string): Promise<LinkedCalendars> {
  return inTransaction(deps, async (deps) => {
    const isThere = await changeLink(deps.db, { userId: actor.userId, id }, { dueAt: deps.now() })
    if (!isThere) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'calendar.sync', actor, target: { type: 'user', id: actor.userId }, request })
    return calendarsOf(deps, actor)
  })
}

/**
 * Ends a link: what was read and the secret go in any case; what was written is taken out before, as far as its server takes
 * that within a quarter of a minute.
 * @throws {Refusal} NOT_FOUND
 */
export async function disconnect(
  deps: Deps,
  { actor, request }: Caller,
  { id, copies }: { id: string; copies: 'remove' | 'leave' },
): Promise<{ left: number; calendars: LinkedCalendars }> {
  const link = (await findLink(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
  const written = await listCopiesAhead(deps.db, id, deps.now())
  const left =
    copies === 'leave' || link.state === 'expired' ? written.length : await removeWritten(deps, link, written)
  const calendars = await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'calendars', actor.userId)
    if (!(await removeLink(deps.db, { userId: actor.userId, id }))) refuse('NOT_FOUND')
    const { hostname } = new URL(link.home)
    await writeAudit(deps, {
      action: 'calendar.disconnect',
      actor,
      target: { type: 'user', id: actor.userId },
      change: { host: { before: hostname } },
      request,
    })
    return calendarsOf(deps, actor)
  })
  await revoke(deps, link)
  return { left, calendars }
}

/**
 * Ends what an account that is erased has elsewhere: takes out what was written there and gives the access back, as far as its
 * server lets us. The rows go with the account.
 */
export async function endLinksOf(deps: Deps, userId: string): Promise<void> {
  for (const link of await listCalendarLinks(deps.db, userId)) {
    try {
      await removeWritten(deps, link, await listCopiesAhead(deps.db, link.id, deps.now()))
      await revoke(deps, link)
    } catch (error) {
      // A link that cannot be opened any more holds no erasing back.
      deps.log.warn('calendar_not_ended', { linkId: link.id, error })
    }
  }
}

type Written = Awaited<ReturnType<typeof listCopiesAhead>>

/** Takes entries of ours out of calendars elsewhere. @returns how many are still there */
async function removeWritten(deps: Deps, link: LinkRow, written: Written): Promise<number> {
  const untilMs = performance.now() + REMOVING_MS
  let left = written.length
  try {
    const client = openCalendarClient(deps, accessOf(deps, link))
    for (let at = 0; at < written.length && performance.now() < untilMs; at += REMOVED_AT_ONCE) {
      const some = written.slice(at, at + REMOVED_AT_ONCE)
      const outcomes = await Promise.allSettled(some.map((copy) => client.remove(copy.calendarId, copy)))
      left -= outcomes.filter(({ status }) => status === 'fulfilled').length
    }
  } catch (thrown) {
    // Whoever disconnects is not held back by a server that does not answer; the page says what is left.
    if (!(thrown instanceof CalendarRefused)) throw thrown
  }
  return left
}

async function revoke(deps: Deps, link: LinkRow): Promise<void> {
  if (link.kind !== 'google' || deps.calendarHttp === undefined) return
  const { secret } = accessOf(deps, link)
  await revokeGoogleAccess(deps.calendarHttp, secret).catch((thrown: unknown) =>
    deps.log.info('calendar_not_revoked', { error: thrown }),
  )
}
