import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { MARK_PROPERTY } from '#api/features/account/calendars/calendar-file.service.ts'
import { caldavClient } from '#api/outside/caldav.ts'
import { CalendarRefused } from '#api/outside/calendar-http.ts'
import { googleClient } from '#api/outside/google-calendar.ts'
import type { CalendarClient } from '#api/outside/remote-calendars.ts'
import { decrypt } from '#api/seal.ts'
import type { LinkRow } from './calendar-links.queries.ts'

/** For times that name no zone. */
const ZONE = 'Asia/Kolkata'

/** As much of a link as its client needs. */
export type LinkAccess = Pick<LinkRow, 'kind' | 'home' | 'userName'> & { secret: string }

/** The secret of a link, opened. */
export function accessOf(deps: Pick<Deps, 'config'>, { sealedSecret, ...link }: LinkRow): LinkAccess {
  return { ...link, secret: decrypt(deps, 'calendar-secret', sealedSecret).toString() }
}

/** What reads and writes the calendars of a link. @throws {CalendarRefused} access, where its kind is off by now */
export function openCalendarClient(deps: Deps, { kind, home, userName, secret }: LinkAccess): CalendarClient {
  const { calendarHttp, config } = deps
  if (calendarHttp === undefined) throw new CalendarRefused('unreachable')
  switch (kind) {
    case 'caldav': {
      const access = { home, userName: userName ?? '', password: secret }
      return caldavClient(calendarHttp, access, { zone: ZONE, markProperty: MARK_PROPERTY })
    }
    case 'google':
      if (config.google === undefined) throw new CalendarRefused('access')
      return googleClient(calendarHttp, config.google, secret)
  }
}

/** Says no to the person in the words of what went wrong. @throws {Refusal} CALENDAR_ADDRESS, CALENDAR_ACCESS, CALENDAR_SERVER_AWAY */
export function refuseFor(thrown: unknown): never {
  if (!(thrown instanceof CalendarRefused)) throw thrown
  if (thrown.why === 'address') refuse('CALENDAR_ADDRESS')
  if (thrown.why === 'access') refuse('CALENDAR_ACCESS')
  return refuse('CALENDAR_SERVER_AWAY')
}
