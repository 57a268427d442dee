import { isIP } from 'node:net'
import type { BodyOf } from '@sopaan/contract/call'
import { LINKED_CALENDARS_MAX, type LinkedCalendars, type linkedCalendars } from '@sopaan/contract/linked-calendars'
import { paths } from '@sopaan/contract/paths'
import { refuse } from '@sopaan/contract/refusals'
import type { Role } from '@sopaan/contract/users'
import { SECOND_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { findCalendarHome } from '#api/outside/caldav.ts'
import { type CalendarHttp, CalendarRefused } from '#api/outside/calendar-http.ts'
import { googleConsentUrl, redeemGoogleCode } from '#api/outside/google-access.ts'
import { encrypt } from '#api/seal.ts'
import { type LinkAccess, openCalendarClient, refuseFor } from './calendar-client.service.ts'
import { changeLink, findLinkOfKind, removeLink } from './calendar-links.queries.ts'
import { makeState, readState } from './consent-state.ts'
import { listLinkedCalendars, replaceCalendars, replaceLink } from './linked-calendars.queries.ts'
import { calendarsOf } from './linked-calendars.service.ts'

/** PKCE (RFC 7636, 4.1): 43 signs. */
const VERIFIER_BYTES = 32
const GOOGLE_HOME = 'https://www.googleapis.com'

/** Where Google sends the browser back to. */
function returnUrlOf({ config }: Pick<Deps, 'config'>, role: Role): string {
  const dashboard = role === 'admin' ? 'admin' : (`${role}-dashboard` as const)
  return `${config.publicWebUrl}${paths.profile(dashboard)}`
}

/** The address at Google that asks the person for access. @throws {Refusal} REAUTH_REQUIRED, CALENDAR_KIND_OFF */
export function beginGoogle(deps: Deps, { actor }: Caller): { url: string } {
  requireFresh(deps, actor)
  const site = googleOf(deps)
  const verifier = deps.random(VERIFIER_BYTES).toString('base64url')
  const state = makeState(deps, { signInId: actor.signInId, verifier })
  return { url: googleConsentUrl(site, { returnUrl: returnUrlOf(deps, actor.role), state, verifier }) }
}

/**
 * Connects Google Calendar with what Google handed to the browser.
 * @throws {Refusal} CALENDAR_KIND_OFF, CALENDAR_STATE, CALENDAR_ACCESS, CALENDAR_SERVER_AWAY, CALENDAR_NONE
 */
export async function connectGoogle(
  deps: Deps,
  caller: Caller,
  { code, state }: BodyOf<typeof linkedCalendars.connectGoogle>,
): Promise<LinkedCalendars> {
  const site = googleOf(deps)
  const http = deps.calendarHttp ?? refuse('CALENDAR_KIND_OFF')
  const verifier = readState(deps, caller.actor, state) ?? refuse('CALENDAR_STATE')
  const returnUrl = returnUrlOf(deps, caller.actor.role)
  const { secret, lastsSeconds } = await redeemGoogleCode(http, site, { code, verifier, returnUrl }).catch(refuseFor)
  const endsAt = lastsSeconds === undefined ? null : new Date(deps.now().getTime() + lastsSeconds * SECOND_MS)
  return connect(deps, caller, { kind: 'google', home: GOOGLE_HOME, userName: null, secret }, endsAt)
}

/**
 * Connects calendars by CalDAV: finds where they are by the address, and which there are.
 * @throws {Refusal} REAUTH_REQUIRED, CALENDAR_ADDRESS, CALENDAR_ACCESS, CALENDAR_SERVER_AWAY, CALENDAR_ELSEWHERE, CALENDAR_NONE
 */
export async function connectCaldav(
  deps: Deps,
  caller: Caller,
  { address, userName, password }: BodyOf<typeof linkedCalendars.connectCaldav>,
): Promise<LinkedCalendars> {
  requireFresh(deps, caller.actor)
  const http = deps.calendarHttp ?? refuse('CALENDAR_SERVER_AWAY')
  const home = await findHome(deps, http, { address: serverAddressOf(address), userName, password })
  return connect(deps, caller, { kind: 'caldav', home, userName, secret: password })
}

/** The address that somebody typed, of a mail account that of its domain. @throws {Refusal} CALENDAR_ADDRESS */
function serverAddressOf(typed: string): URL {
  const address = /^[^\s/@]+@([^\s/@]+)$/.exec(typed)?.[1] ?? typed
  const url = URL.parse(address.includes('://') ? address : `https://${address}`) ?? refuse('CALENDAR_ADDRESS')
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : refuse('CALENDAR_ADDRESS')
}

type Account = { address: URL; userName: string; password: string }

/**
 * Where somebody's calendars are: where the domain that they typed says, else at what they typed. A host of another domain is
 * given a password only after its person has typed it: who answers for a domain is not certain (RFC 6764, 8).
 * @throws {Refusal} CALENDAR_ADDRESS, CALENDAR_ACCESS, CALENDAR_SERVER_AWAY, CALENDAR_ELSEWHERE
 */
async function findHome(deps: Deps, http: CalendarHttp, { address, ...person }: Account): Promise<string> {
  const domain = address.hostname
  const service = isBareDomain(address) ? await deps.calendarDns?.(domain) : undefined
  const isOwn = service !== undefined && (service.host === domain || service.host.endsWith(`.${domain}`))
  if (service !== undefined && isOwn) {
    const named = new URL(service.path, `https://${service.host}:${service.port}`)
    const home = await findCalendarHome(http, { address: named.href, ...person }).catch((thrown: unknown) => {
      // What the domain says may be old; what was typed may still answer.
      if (!(thrown instanceof CalendarRefused) || thrown.why === 'access') return refuseFor(thrown)
      return undefined
    })
    if (home !== undefined) return home
  }
  return findCalendarHome(http, { address: address.href, ...person }).catch((thrown: unknown) => {
    if (service === undefined || isOwn || !(thrown instanceof CalendarRefused)) return refuseFor(thrown)
    return refuse('CALENDAR_ELSEWHERE', { host: service.host })
  })
}

/** Whether an address names a domain and nothing else: the DNS says more of it. */
function isBareDomain({ hostname, pathname, port }: URL): boolean {
  return pathname === '/' && port === '' && hostname.includes('.') && isIP(hostname) === 0
}

async function connect(
  deps: Deps,
  caller: Caller,
  access: LinkAccess,
  accessEndsAt: Date | null = null,
): Promise<LinkedCalendars> {
  const found = await listAt(deps, access)
  const { actor, request } = caller
  const { kind, home, userName, secret } = access
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'calendars', actor.userId)
    const before = await findLinkOfKind(deps.db, actor.userId, kind)
    // Another account: nothing of the one before has a meaning there.
    if (before && (before.home !== home || before.userName !== userName))
      await removeLink(deps.db, { userId: actor.userId, id: before.id })
    const sealedSecret = encrypt(deps, 'calendar-secret', Buffer.from(secret))
    const dueAt = deps.now()
    const id = await replaceLink(deps.db, {
      ...{ userId: actor.userId, kind, home, userName, sealedSecret, dueAt, accessEndsAt },
      state: 'choosing',
    })
    await replaceCalendars(deps.db, id, found)
    const rows = await listLinkedCalendars(deps.db, [id])
    if (rows.some(({ isTarget, isBusy }) => isTarget || isBusy))
      await changeLink(deps.db, { userId: actor.userId, id }, { state: 'active' })
    await writeAudit(deps, {
      action: 'calendar.connect',
      actor,
      target: { type: 'user', id: actor.userId },
      change: { host: { after: new URL(home).hostname } },
      request,
    })
    return calendarsOf(deps, actor)
  })
}

async function listAt(deps: Deps, access: LinkAccess) {
  const found = await openCalendarClient(deps, access).list().catch(refuseFor)
  if (found.length === 0) refuse('CALENDAR_NONE')
  return found.slice(0, LINKED_CALENDARS_MAX)
}

function googleOf({ config, calendarHttp }: Deps) {
  return (calendarHttp && config.google) ?? refuse('CALENDAR_KIND_OFF')
}
