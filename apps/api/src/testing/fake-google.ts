import { createHash } from 'node:crypto'
import type { CalendarHttp } from '#api/outside/calendar-http.ts'
import type { OutsideAnswer } from '#api/outside/public-request.ts'

/** An entry as Google's calendar has it. Source: Google, "Calendar API v3: Events resource". */
type FakeEvent = Record<string, unknown> & { id: string; etag: string; status: string }

/**
 * Google as far as linked calendars speak to it: consent, tokens, one account with two calendars, entries with etags, sync
 * tokens that end. Source: Google, "Using OAuth 2.0 for Web Server Applications" and "Calendar API v3".
 */
export type FakeGoogle = {
  http: CalendarHttp
  /** What the browser would bring back from the address where access is asked for. */
  consent: (url: string) => { code: string; state: string }
  events: (calendar: string) => FakeEvent[]
  /** Writes an entry as the person would at Google; null deletes it. */
  change: (calendar: string, id: string, fields: Record<string, unknown> | null) => void
  /** The person takes the access back. */
  revoke: () => void
  /** From now on access is given for so many seconds. */
  grantFor: (seconds: number) => void
  /** Every sync token is over: the next list with one answers 410. */
  endSyncTokens: () => void
  /** Tokens that we took back ourselves. */
  revoked: string[]
}

const REFRESH_TOKEN = 'refresh-token-1'

/** A Google of a test's own. */
export function fakeGoogle(): FakeGoogle {
  const account = openAccount()
  const access = openAccess()
  const revoked: string[] = []
  const http: CalendarHttp = async ({ method, url, headers = {}, body = '' }) => {
    const { host, pathname, searchParams } = new URL(url)
    if (host === 'oauth2.googleapis.com') {
      const fields = new URLSearchParams(body)
      if (pathname === '/token') return access.token(fields)
      revoked.push(fields.get('token') ?? '')
      return answer(200)
    }
    if (headers.authorization !== 'Bearer access-1') return answer(401)
    if (pathname.endsWith('/calendarList')) return answer(200, { items: CALENDARS })
    const [, calendar = '', id = ''] =
      /\/calendars\/([^/]+)\/events\/?(.*)$/.exec(pathname)?.map(decodeURIComponent) ?? []
    if (method === 'GET') return account.list(calendar, searchParams)
    return account.write({ method, calendar, id, body, ifMatch: headers['if-match'] })
  }
  return {
    http,
    revoked,
    consent: access.consent,
    revoke: access.revoke,
    grantFor: access.grantFor,
    events: (calendar) => account.all(calendar).filter(({ status }) => status !== 'cancelled'),
    change: (calendar, id, fields) =>
      void account.store(
        calendar,
        fields === null ? { id, status: 'cancelled' } : { ...account.find(calendar, id), ...fields, id },
      ),
    endSyncTokens: account.endSyncTokens,
  }
}

const CALENDARS = [
  { id: 'asha@example.org', summary: 'Asha', accessRole: 'owner' },
  { id: 'school@example.org', summary: 'School', accessRole: 'reader' },
]

function answer(status: number, body: unknown = {}): OutsideAnswer {
  return { status, headers: {}, text: JSON.stringify(body) }
}

/** Consent and tokens. */
function openAccess() {
  const asked = new Map<string, { challenge: string; returnUrl: string }>()
  let isRevoked = false
  let lastsSeconds: number | undefined
  const refresh = (fields: URLSearchParams) =>
    isRevoked || fields.get('refresh_token') !== REFRESH_TOKEN ? INVALID_GRANT : answer(200, GRANTED)
  const redeem = (fields: URLSearchParams) => {
    const code = fields.get('code') ?? ''
    const known = asked.get(code)
    asked.delete(code)
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url')
    if (known?.challenge !== challenge || known.returnUrl !== fields.get('redirect_uri')) return INVALID_GRANT
    isRevoked = false
    return answer(200, {
      ...GRANTED,
      refresh_token: REFRESH_TOKEN,
      ...(lastsSeconds !== undefined && { refresh_token_expires_in: lastsSeconds }),
    })
  }
  let codes = 0
  return {
    token: (fields: URLSearchParams) => (fields.get('grant_type') === 'refresh_token' ? refresh : redeem)(fields),
    revoke: () => {
      isRevoked = true
    },
    grantFor: (seconds: number) => {
      lastsSeconds = seconds
    },
    consent: (url: string) => {
      const { searchParams } = new URL(url)
      codes += 1
      asked.set(`code-${codes}`, {
        challenge: searchParams.get('code_challenge') ?? '',
        returnUrl: searchParams.get('redirect_uri') ?? '',
      })
      return { code: `code-${codes}`, state: searchParams.get('state') ?? '' }
    },
  }
}

const INVALID_GRANT = answer(400, { error: 'invalid_grant' })
const GRANTED = { access_token: 'access-1', expires_in: 3_599, token_type: 'Bearer' }

type Write = { method: string; calendar: string; id: string; body: string; ifMatch: string | undefined }

/** The calendars of one account, and every change of them in its order. */
function openAccount() {
  const calendars = new Map(CALENDARS.map(({ id }) => [id, new Map<string, FakeEvent>()]))
  const changes: string[] = []
  let oldestToken = 0
  const find = (calendar: string, id: string) => calendars.get(calendar)?.get(id)
  const all = (calendar: string) => [...(calendars.get(calendar)?.values() ?? [])]
  const store = (calendar: string, event: Record<string, unknown> & { id: string }) => {
    changes.push(event.id)
    const stored = { status: 'confirmed', ...event, etag: `"${changes.length}"` }
    calendars.get(calendar)?.set(event.id, stored)
    return stored
  }
  const list = (calendar: string, query: URLSearchParams) => {
    const since = query.get('syncToken')
    if (since !== null && Number(since) < oldestToken) return answer(410, { error: { code: 410 } })
    // These may not come along with a sync token.
    if (since !== null && (query.has('timeMin') || query.has('timeMax'))) return answer(400)
    const changed = new Set(changes.slice(Number(since ?? 0)))
    const items = all(calendar).filter(({ id, status }) => (since === null ? status !== 'cancelled' : changed.has(id)))
    return answer(200, { items, nextSyncToken: String(changes.length) })
  }
  const write = ({ method, calendar, id, body, ifMatch }: Write) => {
    if (method === 'POST') {
      const made = JSON.parse(body)
      return find(calendar, made.id) ? answer(409) : answer(200, store(calendar, made))
    }
    const there = find(calendar, id)
    if (there === undefined) return answer(404)
    if (method === 'DELETE' && there.status === 'cancelled') return answer(410)
    if (ifMatch !== undefined && ifMatch !== there.etag) return answer(412)
    if (method === 'PATCH') return answer(200, store(calendar, { ...there, ...JSON.parse(body) }))
    store(calendar, { id, status: 'cancelled' })
    return answer(204)
  }
  const endSyncTokens = () => {
    oldestToken = changes.length + 1
  }
  return { find, all, store, list, write, endSyncTokens }
}
