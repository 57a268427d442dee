import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { clearStaleBusy } from '#api/features/account/linked-calendars/busy-hours.service.ts'
import { watchCalendarAccess } from '#api/features/account/linked-calendars/ending-access.service.ts'
import { clearPapers } from '#api/features/account/parents/papers.service.ts'
import { releaseEndedReservations } from '#api/features/commerce/coupons/coupon-uses.service.ts'
import { remindOfEvents, settleEventSeats } from '#api/features/commerce/events/event-jobs.service.ts'
import { noteActiveDays, removeOldActiveDays } from '#api/features/commerce/payment-analytics/active-days.service.ts'
import { purgeRemovedLists } from '#api/features/guidance/choice-lists/own-lists.service.ts'
import { notifyOfRounds } from '#api/features/guidance/choice-lists/round-notices.service.ts'
import { remindOfDeadlines } from '#api/features/guidance/counselling/reminders.service.ts'
import { removeAbandonedImports } from '#api/features/guidance/cutoffs/import-jobs.service.ts'
import { runImports } from '#api/features/guidance/cutoffs/import-runner.service.ts'
import { purgeOldBooks } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { clearLeftEditions } from '#api/features/guidance/seat-pools/fact-editions.service.ts'
import {
  fitStateTables,
  removeLeftStateTables,
} from '#api/features/guidance/state-college-predictor/state-tables.service.ts'
import {
  cancelOfGone,
  endBookings,
  remindOfSessions,
  returnMissedCredits,
} from '#api/features/mentoring/bookings/booking-jobs.service.ts'
import { lapseEndedCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { readCalendarsDue } from '#api/features/mentoring/mentors/busy-calendar.service.ts'
import { sendAnnouncements } from '#api/features/operations/announcements/sending.service.ts'
import { eraseOldMessages } from '#api/features/operations/contact/contact.service.ts'
import { runFilterActions } from '#api/features/operations/filter-actions/filter-actions.service.ts'
import { watchIntegrity, watchRows } from '#api/features/operations/integrity/integrity.service.ts'
import { removeEndedListFiles, writeListFiles } from '#api/features/operations/list-files/list-files.service.ts'
import { purgeOldNotifications } from '#api/features/operations/notifications/own-notifications.service.ts'
import { watchCertificate } from '#api/features/operations/overview/certificates.service.ts'
import { remindOfDuties } from '#api/features/operations/overview/duties.service.ts'
import { watchKeys } from '#api/features/operations/overview/key-ends.service.ts'
import { removeEndedWindows } from '#api/http/limits.queries.ts'
import { sendDueAlerts } from './alerts.ts'
import { sumDaysOver } from './day-sums.ts'
import { purgeOldPages } from './edge-pages.ts'
import { sendDuePushes } from './pushes.ts'
import type { Job } from './schedule.ts'
import { syncDueCalendars } from './sync-calendars.ts'

/** What keeps the database tidy, on any number of instances. */
export const UPKEEP: readonly Job[] = [
  {
    name: 'forget-ended-limits',
    everyMs: 10 * MINUTE_MS,
    run: (deps) => removeEndedWindows(deps.db, deps.now()),
  },
  { name: 'release-coupon-holds', everyMs: MINUTE_MS, run: releaseEndedReservations },
  { name: 'lapse-mentoring-credits', everyMs: HOUR_MS, run: lapseEndedCredits },
  { name: 'settle-event-seats', everyMs: 30_000, run: settleEventSeats },
  { name: 'remind-of-events', everyMs: MINUTE_MS, run: remindOfEvents },
  { name: 'remind-of-deadlines', everyMs: MINUTE_MS, run: remindOfDeadlines },
  { name: 'notify-of-rounds', everyMs: MINUTE_MS, run: notifyOfRounds },
  { name: 'forget-gone-choice-lists', everyMs: 6 * HOUR_MS, run: purgeRemovedLists },
  { name: 'run-imports', everyMs: 1_000, run: runImports, deadlineMs: HOUR_MS },
  { name: 'forget-left-imports', everyMs: 6 * HOUR_MS, run: removeAbandonedImports },
  { name: 'forget-left-editions', everyMs: 6 * HOUR_MS, run: clearLeftEditions },
  { name: 'forget-left-state-tables', everyMs: 6 * HOUR_MS, run: removeLeftStateTables },
  { name: 'fit-state-tables', everyMs: 5_000, run: fitStateTables, deadlineMs: HOUR_MS },
  { name: 'forget-old-books', everyMs: 6 * HOUR_MS, run: purgeOldBooks },
  { name: 'forget-old-notifications', everyMs: 6 * HOUR_MS, run: purgeOldNotifications },
  { name: 'erase-old-messages', everyMs: 6 * HOUR_MS, run: eraseOldMessages },
  { name: 'clear-parent-papers', everyMs: 10 * MINUTE_MS, run: clearPapers },
  { name: 'read-calendars', everyMs: MINUTE_MS, run: readCalendarsDue },
  { name: 'sync-calendars', everyMs: 10_000, run: syncDueCalendars },
  { name: 'forget-stale-busy-hours', everyMs: HOUR_MS, run: clearStaleBusy },
  { name: 'cancel-bookings-of-gone', everyMs: 5 * MINUTE_MS, run: cancelOfGone },
  { name: 'end-bookings', everyMs: 30_000, run: endBookings },
  { name: 'give-missed-back', everyMs: 10 * MINUTE_MS, run: returnMissedCredits },
  { name: 'remind-of-sessions', everyMs: 30_000, run: remindOfSessions },
  { name: 'check-integrity', everyMs: DAY_MS, run: watchIntegrity, deadlineMs: HOUR_MS },
  { name: 'check-rows', everyMs: 5 * MINUTE_MS, run: watchRows },
  { name: 'send-pushes', everyMs: 2_000, run: sendDuePushes },
  { name: 'send-alerts', everyMs: 5_000, run: sendDueAlerts },
  { name: 'send-announcements', everyMs: 10_000, run: sendAnnouncements },
  { name: 'forget-pages-at-edge', everyMs: 5_000, run: purgeOldPages },
  { name: 'watch-certificate', everyMs: 6 * HOUR_MS, run: watchCertificate },
  { name: 'watch-keys', everyMs: 6 * HOUR_MS, run: watchKeys },
  { name: 'watch-calendar-access', everyMs: 6 * HOUR_MS, run: watchCalendarAccess },
  { name: 'sum-days', everyMs: 10 * MINUTE_MS, run: sumDaysOver },
  { name: 'run-filter-actions', everyMs: 1_000, run: runFilterActions },
  { name: 'note-active-days', everyMs: 10 * MINUTE_MS, run: noteActiveDays, deadlineMs: HOUR_MS },
  { name: 'forget-old-active-days', everyMs: 6 * HOUR_MS, run: removeOldActiveDays },
  { name: 'write-list-files', everyMs: 1_000, run: writeListFiles },
  { name: 'forget-old-list-files', everyMs: 10 * MINUTE_MS, run: removeEndedListFiles },
  { name: 'remind-staff', everyMs: 10 * MINUTE_MS, run: remindOfDuties },
]
