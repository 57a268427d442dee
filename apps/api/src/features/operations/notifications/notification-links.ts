import { type ANNOUNCEMENT_PAGES, announcedPath } from '@sopaan/contract/managed-announcements'
import { type DashboardType, paths } from '@sopaan/contract/paths'
import type { NotificationFacts, NotificationKind } from './notification-kinds.ts'
import type { LinkedNotice, NewNotification, NoticeBody } from './notifications.service.ts'

type EventSubject = { eventId: string }
type BookingSubject = { bookingId: string; party: 'mentee' | 'mentor' }
type PageSubject = { page: (typeof ANNOUNCEMENT_PAGES)[number] }
type UserSubject = { userId: string }
type DashboardSubject = { dashboard: DashboardType }
type ListSubject = { listId: string }

/** Whose page a notification leads to, for the kinds that lead to one of many. It goes into the link alone. */
export type NotificationSubjects = {
  'announced-service': PageSubject
  'announced-news': PageSubject
  'calendar-expired': DashboardSubject
  'calendar-ending': DashboardSubject
  'calendar-put-back': DashboardSubject
  'calendar-removed': DashboardSubject
  'event-offered': EventSubject
  'event-changed': EventSubject
  'event-cancelled': EventSubject
  'event-soon': EventSubject
  'event-recording': EventSubject
  'event-full': EventSubject
  'booking-requested': BookingSubject
  'booking-accepted': BookingSubject
  'booking-declined': BookingSubject
  'booking-suggested': BookingSubject
  'booking-moved': BookingSubject
  'booking-cancelled': BookingSubject
  'booking-lapsed': BookingSubject
  'booking-tomorrow': BookingSubject
  'booking-soon': BookingSubject
  'booking-items': BookingSubject
  'booking-message': BookingSubject
  'list-suggested': BookingSubject
  'list-decided': BookingSubject
  'booking-missed': BookingSubject
  'booking-credit-back': BookingSubject
  'order-approved': { planId: string } | EventSubject
  'order-refused': { planId: string } | EventSubject
  'parent-doubt': UserSubject
  'erasure-requested': UserSubject
  'round-out': ListSubject
  'mock-out': ListSubject
}

type SubjectOf<K extends NotificationKind> = K extends keyof NotificationSubjects ? NotificationSubjects[K] : undefined
type Links = { readonly [K in NotificationKind]: (facts: NotificationFacts[K], about: SubjectOf<K>) => string }

function bookingLink({ bookingId, party }: BookingSubject): string {
  return paths.session(`${party}-dashboard`, bookingId)
}

const ownEvent = (_: unknown, { eventId }: EventSubject) => paths.ownEvent(eventId)
const booking = (_: unknown, about: BookingSubject) => bookingLink(about)
const redPen = (_: unknown, about: BookingSubject) => `${bookingLink(about)}#red-pen`
const ownParent = () => `${paths.profile('mentee-dashboard')}#parent`
const checkout = (_: unknown, about: { planId: string } | EventSubject) => paths.checkout(about)

const planner = (_: unknown, { dashboard }: DashboardSubject) => `/${dashboard}${paths.tool('study-planner')}`
const announced = (_: unknown, { page }: PageSubject) => announcedPath(page)

/** The page of ours that each kind leads to: a kind without a line here does not compile. */
const LINKS: Links = {
  'announced-service': announced,
  'announced-news': announced,
  'messages-waiting': paths.messages,
  'grievance-filed': paths.managedGrievances,
  'grievances-due': paths.managedGrievances,
  'work-failed': () => paths.dashboard('admin'),
  'deadline-near': paths.whatNow,
  'round-out': (_, { listId }) => paths.ownSeason(listId),
  'mock-out': (_, { listId }) => paths.ownSeason(listId),
  'calendar-expired': (_, { dashboard }) => `${paths.profile(dashboard)}#calendars`,
  'calendar-ending': (_, { dashboard }) => `${paths.profile(dashboard)}#calendars`,
  'calendar-put-back': planner,
  'calendar-removed': planner,
  'integrity-broken': () => paths.dashboard('admin'),
  'certificate-ending': () => paths.dashboard('admin'),
  'key-ending': () => `${paths.dashboard('admin')}/settings?part=alerts`,
  'calendars-ending': () => `${paths.dashboard('admin')}/settings?part=alerts`,
  'event-offered': ownEvent,
  'event-changed': ownEvent,
  'event-cancelled': ownEvent,
  'event-soon': ownEvent,
  'event-recording': ownEvent,
  'event-full': (_, { eventId }) => paths.managedEvent(eventId),
  'feedback-waiting': () => `${paths.moderation()}?status=pending`,
  'feedback-approved': paths.ownFeedback,
  'feedback-rejected': paths.ownFeedback,
  'mentors-waiting': paths.managedMentors,
  'mentoring-report': paths.mentoringReports,
  'mentor-reviews-waiting': paths.mentorReviews,
  'mentor-approved': () => paths.dashboard('mentor-dashboard'),
  'mentor-rejected': paths.becomeMentor,
  'booking-requested': booking,
  'booking-accepted': booking,
  'booking-declined': booking,
  'booking-suggested': booking,
  'booking-moved': booking,
  'booking-cancelled': booking,
  'booking-lapsed': booking,
  'booking-tomorrow': booking,
  'booking-soon': booking,
  'booking-items': booking,
  'booking-message': (_, about) => `${bookingLink(about)}#messages`,
  'list-suggested': redPen,
  'list-decided': redPen,
  'booking-missed': booking,
  'booking-credit-back': booking,
  'parent-agreed': ownParent,
  'parent-withdrew': ownParent,
  'order-approved': checkout,
  'order-refused': checkout,
  'mentee-paused': () => paths.sessions('mentor-dashboard'),
  'parent-paper-refused': ownParent,
  'parent-papers-waiting': paths.parentPapers,
  'parent-doubt': (_, { userId }) => paths.managedUser(userId),
  'erasure-requested': (_, { userId }) => paths.managedUser(userId),
  'purchase-paid': paths.purchases,
  'purchase-returned': paths.purchases,
  'plan-frozen': paths.purchases,
  'plan-unfrozen': paths.purchases,
  'refund-noted': paths.purchases,
  'refund-granted': paths.purchases,
  'refund-declined': paths.purchases,
  'refund-failed': paths.purchases,
  'refund-closed': paths.purchases,
  'refund-paid': paths.purchases,
  'payment-received': paths.managedPayments,
  'payment-alert': ({ reason }) => {
    if (reason === 'refund_failed') return `${paths.managedRefunds()}?state=failed`
    return reason === 'sessions_cancelled' ? paths.managedRefunds() : paths.managedPayments()
  },
  'refund-asked': paths.managedRefunds,
  'plan-expiring': paths.purchases,
  'sign-ups': paths.managedUsers,
  'confirmation-asked': paths.staff,
  'confirmation-decided': ({ what }) => (what === 'export' ? paths.managedUsers() : paths.staff()),
  'refund-held': () => `${paths.managedRefunds()}?state=held`,
  'import-finished': paths.managedCollegeData,
  'import-failed': paths.managedCollegeData,
}

/** A notice with the link of its kind. */
export function withLink<K extends NotificationKind>(notice: NewNotification<K>): LinkedNotice<K> {
  // `Notice` asks for what the line of its kind takes, which the compiler does not follow through `K`.
  const { about, ...body } = notice as NoticeBody<K> & { about: SubjectOf<K> }
  return { ...body, link: LINKS[body.kind](body.facts, about) }
}
