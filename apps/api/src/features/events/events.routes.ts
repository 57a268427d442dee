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

const status = 'success' as const
const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
/** Taking and giving back count together: a script that does both all the time takes seats from people (EVT-07). */
const SEAT_WRITE = { limits: [{ name: 'event-seats', by: 'user' }] } as const

/** Events: for everyone, for mentees who take seats, for admins who run them. */
export function eventsRoutes(app: App, deps: Deps): void {
  serve(app, events.list, async ({ query }) => ({ status, ...(await listShownEvents(deps, query)) }))
  serve(app, events.find, async ({ params }) => ({ status, data: await findShownEvent(deps, params.id) }))
  serve(app, events.calendar, ({ params, query }) => publicCalendar(deps, params.id, query.language))
  menteeRoutes(app, deps)
  adminRoutes(app, deps)
  attendeeRoutes(app, deps)
}

function menteeRoutes(app: App, deps: Deps): void {
  const seatQueue = openSeatQueue(deps)
  serve(app, events.listForMentee, async ({ actor, query }) => ({
    status,
    ...(await listForMentee(deps, actor, query)),
  }))
  serve(app, events.listRegistered, async ({ actor, query }) => ({
    status,
    ...(await listRegistered(deps, actor, query)),
  }))
  serve(app, events.findForMentee, async ({ actor, params }) => ({
    status,
    data: await findForMentee(deps, actor, params.id),
  }))
  serve(app, events.ownCalendar, ({ actor, params }) => ownCalendar(deps, actor, params.id))
  serve(
    app,
    events.register,
    async ({ actor, params, exchange }) => ({
      status,
      data: await register(deps, seatQueue, { actor, eventId: params.id, exchange }),
    }),
    SEAT_WRITE,
  )
  serve(
    app,
    events.unregister,
    async ({ actor, params, exchange }) => ({
      status,
      data: await unregister(deps, seatQueue, { actor, eventId: params.id, exchange }),
    }),
    SEAT_WRITE,
  )
}

function adminRoutes(app: App, deps: Deps): void {
  serve(app, managedEvents.list, async ({ query }) => ({ status, ...(await listManagedEvents(deps, query)) }))
  serve(app, managedEvents.find, async ({ params }) => ({ status, data: await findManagedEvent(deps, params.id) }))
  serve(
    app,
    managedEvents.create,
    async ({ actor, body, exchange }) => ({ status, data: await createEvent(deps, body, { actor, exchange }) }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedEvents.change,
    async ({ actor, params, body, exchange }) => ({
      status,
      data: await changeEvent(deps, params.id, body, { actor, exchange }),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedEvents.remove,
    async ({ actor, params, exchange }) => ({ status, data: await removeEvent(deps, params.id, { actor, exchange }) }),
    ADMIN_WRITE,
  )
}

function attendeeRoutes(app: App, deps: Deps): void {
  serve(app, managedEvents.attendees, async ({ actor, params, query, exchange }) => ({
    status,
    ...(await listAttendees(deps, params.id, query, { actor, exchange })),
  }))
  serve(app, managedEvents.attendeesFile, ({ actor, params, query, exchange }) =>
    attendeesFile(deps, params.id, query, { actor, exchange }),
  )
  serve(
    app,
    managedEvents.checkIn,
    async ({ actor, params, body, exchange }) => ({
      status,
      data: await checkIn(deps, { eventId: params.id, code: body.code }, { actor, exchange }),
    }),
    ADMIN_WRITE,
  )
  serve(
    app,
    managedEvents.undoCheckIn,
    async ({ actor, params, exchange }) => ({
      status,
      data: await undoCheckIn(deps, { eventId: params.id, registrationId: params.registrationId }, { actor, exchange }),
    }),
    ADMIN_WRITE,
  )
}
