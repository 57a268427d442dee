import { linkedCalendars } from '@sopaan/contract/linked-calendars'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { beginGoogle, connectCaldav, connectGoogle } from './connecting.service.ts'
import { calendarsOf, chooseCalendars, disconnect, requestSync } from './linked-calendars.service.ts'

const LIMITED = { limits: [{ name: 'calendar-links', by: 'user' }] } as const

/** The own calendars elsewhere. */
export function linkedCalendarsRoutes(app: App, deps: Deps): void {
  serve(app, linkedCalendars.find, ({ actor }) => calendarsOf(deps, actor))
  serve(app, linkedCalendars.beginGoogle, ({ caller }) => beginGoogle(deps, caller), LIMITED)
  serve(app, linkedCalendars.connectGoogle, ({ caller, body }) => connectGoogle(deps, caller, body), LIMITED)
  serve(app, linkedCalendars.connectCaldav, ({ caller, body }) => connectCaldav(deps, caller, body), LIMITED)
  serve(app, linkedCalendars.choose, ({ caller, params, body }) =>
    chooseCalendars(deps, caller, { ...params, ...body }),
  )
  serve(app, linkedCalendars.sync, ({ caller, params }) => requestSync(deps, caller, params.id), LIMITED)
  serve(app, linkedCalendars.disconnect, ({ caller, params, query }) =>
    disconnect(deps, caller, { ...params, ...query }),
  )
}
