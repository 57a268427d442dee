import { bookingChanges } from '@sopaan/contract/booking-changes'
import { bookingLinks } from '@sopaan/contract/booking-links'
import { bookingQuestions } from '@sopaan/contract/booking-questions'
import { bookingSeries } from '@sopaan/contract/booking-series'
import { bookings } from '@sopaan/contract/bookings'
import { listSuggestions } from '@sopaan/contract/list-suggestions'
import { managedBookings } from '@sopaan/contract/managed-bookings'
import { managedMentoring } from '@sopaan/contract/managed-mentoring'
import { mentoring } from '@sopaan/contract/mentoring'
import type { Deps } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { requestExport } from '#api/features/operations/staff/confirmations.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses } from '#api/http/stranger-limits.ts'
import { book } from './book.service.ts'
import { transitionBooking } from './booking-actions.service.ts'
import { bookingCalendar } from './booking-calendar.service.ts'
import { cancelByLink, describeBookingLink, moveByLink } from './booking-links.service.ts'
import { listSessionsForStaff, readBookingRecord } from './booking-record.service.ts'
import { watchBooking } from './booking-signals.service.ts'
import { listFreeTimes, listOwnBookings, openBooking, readAttachedList } from './bookings.service.ts'
import { massExportOfSessions, SESSIONS_FILE } from './bookings-file.service.ts'
import {
  decideReport,
  decideReview,
  listReportsForStaff,
  listReviewsForStaff,
  REPORTS_FILE,
  REVIEWS_FILE,
} from './managed-mentoring.service.ts'
import {
  assignItems,
  blockOther,
  reportToStaff,
  reviewSession,
  tickQuestion,
  writeMessage,
  writeNote,
} from './messages.service.ts'
import { mentorOverview, ownMentees } from './overview.service.ts'
import { acceptSeries, bookSeries, cancelFollowing, previewSeries } from './series.service.ts'
import { decideSuggestion, readSuggestions, suggestEdit, withdrawSuggestion } from './suggestions.service.ts'

const ACTION_CALL = { limits: [{ name: 'bookings', by: 'user' }] } as const
const NOTE = { limits: [{ name: 'session-notes', by: 'user' }] } as const
const WRITE = { limits: [{ name: 'mentor-write', by: 'user' }] } as const

/** Sessions of mentors and mentees: booking, deeds, what is written around them, and the desk of staff. */
export function bookingsRoutes(app: App, deps: Deps): void {
  readRoutes(app, deps)
  actionRoutes(app, deps)
  messageRoutes(app, deps)
  staffRoutes(app, deps)
}

function readRoutes(app: App, deps: Deps): void {
  serve(app, bookings.list, async ({ actor, query }) => {
    const { data, total } = await listOwnBookings(deps, actor, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(app, bookings.get, ({ actor, params }) => openBooking(deps, actor, params.id))
  serve(
    app,
    bookingChanges.watch,
    ({ actor, params }) => watchBooking(deps, actor, { ...params, streams: app.streams }),
    { isStream: true },
  )
  serve(app, bookingChanges.calendar, ({ actor, params }) => bookingCalendar(deps, actor, params.id))
  serve(app, bookings.readList, ({ actor, params }) => readAttachedList(deps, actor, params.id))
  serve(app, mentoring.overview, ({ actor }) => mentorOverview(deps, actor))
  serve(app, mentoring.mentees, async ({ actor, query }) => {
    const { data, total } = await ownMentees(deps, actor, query)
    return { data, page: query.page, limit: query.limit, total }
  })
}

function actionRoutes(app: App, deps: Deps): void {
  serve(app, bookings.book, ({ body, caller }) => book(deps, caller, body), ACTION_CALL)
  serve(app, bookingSeries.preview, ({ query, actor }) => previewSeries(deps, actor, query))
  serve(app, bookingSeries.book, ({ body, caller }) => bookSeries(deps, caller, body), ACTION_CALL)
  serve(app, bookingSeries.accept, ({ params, caller }) => acceptSeries(deps, caller, params.id), ACTION_CALL)
  serve(
    app,
    bookingSeries.cancel,
    ({ params, body, caller }) => cancelFollowing(deps, caller, { ...params, ...body }),
    ACTION_CALL,
  )
  serve(app, bookings.freeTimes, ({ params, query, actor }) => listFreeTimes(deps, actor, { ...params, ...query }))
  serve(
    app,
    bookingLinks.describe,
    ({ body, request }) => missed(app, request, () => describeBookingLink(deps, body.token)),
    {
      isRead: true,
    },
  )
  serve(app, bookingLinks.cancel, ({ body, request }) =>
    missed(app, request, () => cancelByLink(deps, request, body.token)),
  )
  serve(app, bookingLinks.move, ({ body, request }) => missed(app, request, () => moveByLink(deps, request, body)))
  serve(
    app,
    bookings.accept,
    ({ params, caller }) => transitionBooking(deps, caller, { ...params, deed: 'accept' }),
    ACTION_CALL,
  )
  for (const deed of ['decline', 'cancel'] as const)
    serve(
      app,
      bookings[deed],
      ({ params, body, caller }) => transitionBooking(deps, caller, { ...params, ...body, deed }),
      ACTION_CALL,
    )
  serve(
    app,
    bookings.report,
    ({ params, body, caller }) => transitionBooking(deps, caller, { ...params, ...body, deed: 'report' }),
    ACTION_CALL,
  )
  serve(
    app,
    bookings.suggest,
    ({ params, body, caller }) => transitionBooking(deps, caller, { ...params, ...body, deed: 'suggest' }),
    ACTION_CALL,
  )
  serve(
    app,
    bookings.move,
    ({ params, body, caller }) => transitionBooking(deps, caller, { ...params, ...body, deed: 'move' }),
    ACTION_CALL,
  )
}

/** Links of mails that are no more, or were none, are counted against whoever tries them. */
function missed<T>(app: App, caller: RequestContext, work: () => Promise<T>): Promise<T> {
  return countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller }, work)
}

function messageRoutes(app: App, deps: Deps): void {
  serve(app, bookings.note, ({ params, body, caller }) => writeNote(deps, caller, { ...params, ...body }), NOTE)
  serve(
    app,
    bookingQuestions.tick,
    ({ params, body, caller }) => tickQuestion(deps, caller, { ...params, ...body }),
    NOTE,
  )
  serve(app, bookings.giveItems, ({ params, body, caller }) => assignItems(deps, caller, { ...params, ...body }), WRITE)
  serve(app, bookings.review, ({ params, body, caller }) => reviewSession(deps, caller, { ...params, ...body }), WRITE)
  serve(app, bookings.write, ({ params, body, caller }) => writeMessage(deps, caller, { ...params, ...body }), {
    limits: [{ name: 'booking-messages', by: 'user' }],
  })
  serve(
    app,
    bookings.reportMessage,
    ({ params, body, caller }) => reportToStaff(deps, caller, { ...params, ...body }),
    WRITE,
  )
  serve(app, listSuggestions.list, ({ params, actor }) => readSuggestions(deps, actor, params.id))
  serve(
    app,
    listSuggestions.suggest,
    ({ params, body, caller }) => suggestEdit(deps, caller, { ...params, ...body }),
    WRITE,
  )
  serve(app, listSuggestions.withdraw, ({ params, caller }) => withdrawSuggestion(deps, caller, params), WRITE)
  serve(app, listSuggestions.decide, ({ params, body, caller }) =>
    decideSuggestion(deps, caller, { ...params, ...body }),
  )
  serve(app, bookings.block, ({ params, body, caller }) => blockOther(deps, caller, { ...params, ...body }), WRITE)
}

const EXPORT = { limits: [{ name: 'staff-exports', by: 'user' }] } as const

function staffRoutes(app: App, deps: Deps): void {
  const limits = { limits: [{ name: 'admin-write', by: 'user' }] } as const
  serve(app, managedBookings.list, async ({ query, caller }) => {
    const { data, total } = await listSessionsForStaff(deps, caller, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    managedBookings.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: SESSIONS_FILE, wanted: query }),
    EXPORT,
  )
  serve(
    app,
    managedBookings.askExport,
    async ({ query, body, caller }) => {
      await requestExport(deps, caller, { ...(await massExportOfSessions(deps, query)), ...body })
      return { message: 'An owner is asked.' }
    },
    limits,
  )
  serve(app, managedBookings.get, ({ params, caller }) => readBookingRecord(deps, caller, params.id))
  serve(app, managedMentoring.reports, async ({ query, caller }) => {
    const { data, total } = await listReportsForStaff(deps, caller, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    managedMentoring.reportsCsv,
    ({ query, caller }) => downloadList(deps, caller, { file: REPORTS_FILE, wanted: query }),
    EXPORT,
  )
  serve(
    app,
    managedMentoring.decideReport,
    ({ params, body, caller }) => decideReport(deps, caller, { ...params, ...body }),
    limits,
  )
  serve(app, managedMentoring.reviews, async ({ caller, query }) => {
    await auditView(deps, { ...caller, action: 'mentor-reviews.look', target: { type: 'reviews' }, asked: query })
    const { data, total } = await listReviewsForStaff(deps, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    managedMentoring.reviewsCsv,
    ({ query, caller }) => downloadList(deps, caller, { file: REVIEWS_FILE, wanted: query }),
    EXPORT,
  )
  serve(
    app,
    managedMentoring.decideReview,
    ({ params, body, caller }) => decideReview(deps, caller, { ...params, ...body }),
    limits,
  )
}
