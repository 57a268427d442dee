import { createHash } from 'node:crypto'
import { parseJson } from '@sopaan/contract/client'
import * as z from 'zod/mini'
import { type CalendarHttp, CalendarRefused } from './calendar-http.ts'

/** What Google gave this site to ask people with. */
export type GoogleSite = { clientId: string; clientSecret: string }

/** Entries of calendars, and the list of calendars to choose from: nothing else of somebody's account. */
const SCOPES = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
]
/** Source: Google, "Using OAuth 2.0 for Web Server Applications"; PKCE: RFC 7636. */
const CONSENT_URL = 'https://accounts.google.com/o/oauth2/v2/auth'
const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const REVOKE_URL = 'https://oauth2.googleapis.com/revoke'

const granted = z.object({
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
  /** Only where the access was given for a time. */
  refresh_token_expires_in: z.optional(z.number()),
})

/** The address at Google where somebody lets us in; it comes back to `returnUrl` with a code and the state. */
export function googleConsentUrl(
  { clientId }: GoogleSite,
  { returnUrl, state, verifier }: { returnUrl: string; state: string; verifier: string },
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnUrl,
    response_type: 'code',
    scope: SCOPES.join(' '),
    // With a token for later, which Google issues anew only where it asks again.
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return `${CONSENT_URL}?${query}`
}

/** Turns the code that the browser brought back into a token for later, and for how long it is, seconds. @throws {CalendarRefused} access, for a code or a yes that is not enough */
export async function redeemGoogleCode(
  http: CalendarHttp,
  site: GoogleSite,
  { code, verifier, returnUrl }: { code: string; verifier: string; returnUrl: string },
): Promise<{ secret: string; lastsSeconds: number | undefined }> {
  const { refresh_token, scope, refresh_token_expires_in } = await requestToken(http, site, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: returnUrl,
  })
  // People may untick what is asked for.
  const given = scope?.split(' ') ?? SCOPES
  if (refresh_token === undefined || SCOPES.some((each) => !given.includes(each))) throw new CalendarRefused('access')
  return { secret: refresh_token, lastsSeconds: refresh_token_expires_in }
}

/** A token for the next hour. @throws {CalendarRefused} access, where the person took theirs back */
export async function refreshGoogleAccess(http: CalendarHttp, site: GoogleSite, refreshToken: string): Promise<string> {
  const { access_token } = await requestToken(http, site, { grant_type: 'refresh_token', refresh_token: refreshToken })
  return access_token
}

/** Tells Google that a token is not needed any more. */
export async function revokeGoogleAccess(http: CalendarHttp, refreshToken: string): Promise<void> {
  const body = new URLSearchParams({ token: refreshToken }).toString()
  await http({ method: 'POST', url: REVOKE_URL, headers: FORM, body })
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function requestToken(
  http: CalendarHttp,
  { clientId, clientSecret }: GoogleSite,
  fields: Record<string, string>,
): Promise<z.output<typeof granted>> {
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields }).toString()
  const { status, text } = await http({ method: 'POST', url: TOKEN_URL, headers: FORM, body })
  // `invalid_grant`, RFC 6749, 5.2: the code or token is over, or was taken back. Another 4xx is a fault of ours.
  if (status === 400 && text.includes('invalid_grant')) throw new CalendarRefused('access')
  if (status === 429 || status >= 500) throw new CalendarRefused('unreachable')
  return readGoogle(granted, { status, text })
}

/** Reads an answer of Google's by its schema. @throws {CalendarRefused} answer */
export function readGoogle<S extends z.core.$ZodType>(
  schema: S,
  { status, text }: { status: number; text: string },
): z.output<S> {
  if (status < 200 || status >= 300) throw new CalendarRefused('answer')
  // No text of the database holds the sign of number zero.
  const read = z.safeParse(schema, parseJson(text.replaceAll('\\u0000', '')))
  if (!read.success) throw new CalendarRefused('answer')
  return read.data
}
