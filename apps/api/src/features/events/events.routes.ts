import { events } from '@sopaan/contract/events'
import { managedEvents } from '@sopaan/contract/managed-events'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { attendeesFile, checkIn, listAttendees, undoCheckIn } from './attendees.service.ts'
import { findShownEvent, listShownEvents, publicCalendar } from './events.service.ts'
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
    ({ actor, params, exchange }) => register(deps, seatQueue, { actor, eventId: params.id, exchange }),
    SEAT_WRITE,
  )
  serve(
    app,
    events.unregister,
    ({ actor, params, exchange }) => unregister(deps, seatQueue, { actor, eventId: params.id, exchange }),
    SEAT_WRITE,
  )
}

function adminRoutes(app: App, deps: Deps): void {
  serve(app, managedEvents.list, ({ query }) => listManagedEvents(deps, query))
  serve(app, managedEvents.find, ({ params }) => findManagedEvent(deps, params.id))
  serve(
    app,
    managedEvents.create,
    ({ actor, body, exchange }) => createEvent(deps, body, { actor, exchange }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedEvents.change,
    ({ actor, params, body, exchange }) => changeEvent(deps, params.id, body, { actor, exchange }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedEvents.remove,
    ({ actor, params, exchange }) => removeEvent(deps, params.id, { actor, exchange }),
    ADMIN_WRITE,
  )
}

function attendeeRoutes(app: App, deps: Deps): void {
  serve(app, managedEvents.attendees, ({ actor, params, query, exchange }) =>
    listAttendees(deps, params.id, query, { actor, exchange }),
  )
  serve(app, managedEvents.attendeesFile, ({ actor, params, query, exchange }) =>
    attendeesFile(deps, params.id, query, { actor, exchange }),
  )
  serve(
    app,
    managedEvents.checkIn,
    ({ actor, params, body, exchange }) => checkIn(deps, { eventId: params.id, code: body.code }, { actor, exchange }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedEvents.undoCheckIn,
    ({ actor, params, exchange }) =>
      undoCheckIn(deps, { eventId: params.id, registrationId: params.registrationId }, { actor, exchange }),
    ADMIN_WRITE,
  )
}
