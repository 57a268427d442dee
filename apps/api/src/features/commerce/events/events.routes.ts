import { events } from '@sopaan/contract/events'
import { managedEvents } from '@sopaan/contract/managed-events'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { attendeesFile, checkIn, listAttendees, undoCheckIn } from './attendees.service.ts'
import { findShownEvent, listShownEvents, publicCalendar } from './events.service.ts'
import { EVENTS_FILE } from './events-file.service.ts'
import { changeEvent, createEvent, findManagedEvent, listManagedEvents, removeEvent } from './managed-events.service.ts'
import { findForMentee, listForMentee, listRegistered, ownCalendar } from './mentee-events.service.ts'
import { register, unregister } from './registrations.service.ts'
import { openSeatQueue } from './seat-queue.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
/** Taking and giving back count together: a script that does both all the time takes seats from people (EVT-07). */
const SEAT_WRITE = { limits: [{ name: 'event-seats', by: 'user' }] } as const

/** Events: for everyone, for mentees who take seats, for admins who run them. */
export function eventsRoutes(app: App, deps: Deps): void {
  serve(app, events.list, ({ query }) => listShownEvents(deps, query))
  serve(app, events.find, ({ params }) => findShownEvent(deps, params.id))
  serve(app, events.calendar, ({ params, query }) => publicCalendar(deps, params.id, query.language))
  menteeRoutes(app, deps)
  adminRoutes(app, deps)
  attendeeRoutes(app, deps)
}

function menteeRoutes(app: App, deps: Deps): void {
  const seatQueue = openSeatQueue(deps)
  serve(app, events.listForMentee, ({ actor, query }) => listForMentee(deps, actor, query))
  serve(app, events.listRegistered, ({ actor, query }) => listRegistered(deps, actor, query))
  serve(app, events.findForMentee, ({ actor, params }) => findForMentee(deps, actor, params.id))
  serve(app, events.ownCalendar, ({ actor, params }) => ownCalendar(deps, actor, params.id))
  serve(
    app,
    events.register,
    ({ caller, params }) => register(deps, caller, { eventId: params.id, seatQueue }),
    SEAT_WRITE,
  )
  serve(
    app,
    events.unregister,
    ({ caller, params }) => unregister(deps, caller, { eventId: params.id, seatQueue }),
    SEAT_WRITE,
  )
}

function adminRoutes(app: App, deps: Deps): void {
  serve(app, managedEvents.list, ({ query }) => listManagedEvents(deps, query))
  serve(
    app,
    managedEvents.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: EVENTS_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, managedEvents.find, ({ params }) => findManagedEvent(deps, params.id))
  serve(app, managedEvents.create, ({ caller, body }) => createEvent(deps, caller, body), ADMIN_WRITE)
  serve(
    app,
    managedEvents.change,
    ({ caller, params, body }) => changeEvent(deps, caller, params.id, body),
    ADMIN_WRITE,
  )
  serve(app, managedEvents.remove, ({ caller, params }) => removeEvent(deps, caller, params.id), ADMIN_WRITE)
}

function attendeeRoutes(app: App, deps: Deps): void {
  serve(app, managedEvents.attendees, ({ caller, params, query }) => listAttendees(deps, caller, params.id, query))
  serve(app, managedEvents.attendeesFile, ({ caller, params, query }) => attendeesFile(deps, caller, params.id, query))
  serve(
    app,
    managedEvents.checkIn,
    ({ caller, params, body }) => checkIn(deps, caller, { eventId: params.id, code: body.code }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedEvents.undoCheckIn,
    ({ caller, params }) => undoCheckIn(deps, caller, { eventId: params.id, registrationId: params.registrationId }),
    ADMIN_WRITE,
  )
}
