import { NOTIFICATION_TOPICS, type NotificationTopic } from '@sopaan/contract/notification-topics'
import { STAFF_ROLES, type StaffRole } from '@sopaan/contract/staff-roles'
import type { Role } from '@sopaan/contract/users'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts'

const STAFF = ['admin'] as const
const MENTEE = ['mentee'] as const
const MENTOR = ['mentor'] as const
/** Whoever became a mentor keeps the sessions that were booked, and the feedback that was written, as a mentee. */
const BOTH = ['mentee', 'mentor'] as const

/** Whom each kind reaches: a kind without a line here does not compile. */
export const KIND_ROLES: Readonly<Record<NotificationKind, readonly Role[]>> = {
  'announced-service': BOTH,
  'announced-news': BOTH,
  'messages-waiting': STAFF,
  'grievance-filed': STAFF,
  'grievances-due': STAFF,
  'work-failed': STAFF,
  'erasure-requested': STAFF,
  'calendar-expired': BOTH,
  'calendar-ending': BOTH,
  'calendar-put-back': BOTH,
  'calendar-removed': BOTH,
  'deadline-near': BOTH,
  'round-out': BOTH,
  'mock-out': BOTH,
  'integrity-broken': STAFF,
  'certificate-ending': STAFF,
  'key-ending': STAFF,
  'calendars-ending': STAFF,
  'event-offered': MENTEE,
  'event-changed': MENTEE,
  'event-cancelled': MENTEE,
  'event-soon': MENTEE,
  'event-recording': MENTEE,
  'event-full': STAFF,
  'feedback-waiting': STAFF,
  'feedback-approved': BOTH,
  'feedback-rejected': BOTH,
  'mentors-waiting': STAFF,
  'mentoring-report': STAFF,
  'mentor-reviews-waiting': STAFF,
  'mentor-approved': MENTOR,
  'mentor-rejected': MENTEE,
  'booking-requested': MENTOR,
  'booking-accepted': BOTH,
  'booking-declined': BOTH,
  'booking-suggested': MENTEE,
  'booking-moved': BOTH,
  'booking-cancelled': BOTH,
  'booking-lapsed': MENTEE,
  'booking-tomorrow': BOTH,
  'booking-soon': BOTH,
  'booking-items': MENTEE,
  'booking-message': BOTH,
  'list-suggested': MENTEE,
  'list-decided': MENTOR,
  'booking-missed': BOTH,
  'booking-credit-back': MENTEE,
  'parent-agreed': MENTEE,
  'parent-withdrew': MENTEE,
  'order-approved': MENTEE,
  'order-refused': MENTEE,
  'mentee-paused': MENTOR,
  'parent-paper-refused': MENTEE,
  'parent-papers-waiting': STAFF,
  'parent-doubt': STAFF,
  'purchase-paid': MENTEE,
  'purchase-returned': MENTEE,
  'plan-frozen': MENTEE,
  'plan-unfrozen': MENTEE,
  'refund-noted': MENTEE,
  'refund-granted': MENTEE,
  'refund-declined': MENTEE,
  'refund-failed': MENTEE,
  'refund-closed': MENTEE,
  'refund-paid': MENTEE,
  'payment-received': STAFF,
  'payment-alert': STAFF,
  'refund-asked': STAFF,
  'plan-expiring': MENTEE,
  'sign-ups': STAFF,
  'confirmation-asked': STAFF,
  'confirmation-decided': STAFF,
  'refund-held': STAFF,
  'import-finished': STAFF,
  'import-failed': STAFF,
}

/** Which of the staff each kind is for besides owners; what has no line is for all of them. */
const STAFF_KIND_ROLES: Readonly<Partial<Record<NotificationKind, readonly StaffRole[]>>> = {
  'messages-waiting': ['support'],
  'grievance-filed': ['support'],
  'grievances-due': ['support'],
  'work-failed': ['support', 'finance'],
  'erasure-requested': ['support'],
  'integrity-broken': [],
  'certificate-ending': [],
  'key-ending': [],
  'calendars-ending': [],
  'event-full': ['content'],
  'feedback-waiting': ['support'],
  'mentors-waiting': ['support'],
  'mentoring-report': ['support'],
  'mentor-reviews-waiting': ['support'],
  'parent-papers-waiting': ['support'],
  'parent-doubt': ['support'],
  'payment-received': ['finance'],
  'payment-alert': ['finance'],
  'refund-asked': ['finance'],
  'refund-held': ['finance'],
  'confirmation-asked': [],
  'sign-ups': ['support'],
  'import-finished': ['content'],
  'import-failed': ['content'],
}

/** Which of the staff a kind reaches: those who hold one of these. */
export function staffRolesOf(kind: NotificationKind): readonly StaffRole[] {
  const roles = STAFF_KIND_ROLES[kind]
  return roles === undefined ? STAFF_ROLES : [...roles, 'owner']
}

/** The topics a role chooses for: those that some kind feeds, in the order its settings show them; never duties. */
export function listTopicsOf(role: Role): NotificationTopic[] {
  const kinds = Object.keys(KIND_ROLES).filter((kind): kind is NotificationKind =>
    KIND_ROLES[kind as NotificationKind].includes(role),
  )
  const fed = new Set(kinds.map((kind) => NOTIFICATION_KINDS[kind].topic))
  return NOTIFICATION_TOPICS.filter((topic) => topic !== 'duties' && fed.has(topic))
}
