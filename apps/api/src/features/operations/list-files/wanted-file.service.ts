import { AUDIT_CSV_MAX } from '@sopaan/contract/audit'
import type { QueryOf } from '@sopaan/contract/call'
import { FILE_ROWS_MAX } from '@sopaan/contract/file-limits'
import { FILE_CALLS, type ListOfFile } from '@sopaan/contract/list-files'
import { ROWS_CSV_MAX } from '@sopaan/contract/managed-college-data'
import { refuse } from '@sopaan/contract/refusals'
import * as z from 'zod/mini'
import type { Deps } from '#api/deps.ts'
import { GRIEVANCES_FILE } from '#api/features/account/consents/grievances-file.service.ts'
import { PAPERS_FILE } from '#api/features/account/parents/managed-papers.service.ts'
import { COUPONS_FILE } from '#api/features/commerce/coupons/coupons-file.service.ts'
import { EVENTS_FILE } from '#api/features/commerce/events/events-file.service.ts'
import { PAYMENTS_FILE } from '#api/features/commerce/payments/payments-list.service.ts'
import { REFUNDS_FILE } from '#api/features/commerce/payments/refund-queue.service.ts'
import { PLANS_FILE } from '#api/features/commerce/plans/plans-file.service.ts'
import { ROWS_FILE } from '#api/features/guidance/college-data/rows-file.service.ts'
import { RECORDS_FILE } from '#api/features/guidance/college-records/records-file.service.ts'
import { SEASONS_FILE } from '#api/features/guidance/counselling/seasons-file.service.ts'
import { IMPORTS_FILE } from '#api/features/guidance/cutoffs/import-jobs.service.ts'
import { GUIDES_FILE } from '#api/features/guidance/guides/guides-list.service.ts'
import { EDITIONS_FILE } from '#api/features/guidance/seat-pools/fact-editions.service.ts'
import { STATE_TABLES_FILE } from '#api/features/guidance/state-college-predictor/state-tables.service.ts'
import { SESSIONS_FILE } from '#api/features/mentoring/bookings/bookings-file.service.ts'
import { REPORTS_FILE, REVIEWS_FILE } from '#api/features/mentoring/bookings/managed-mentoring.service.ts'
import { MENTORS_FILE } from '#api/features/mentoring/mentors/managed-mentors.service.ts'
import { ANNOUNCEMENTS_FILE } from '#api/features/operations/announcements/announcements-list.service.ts'
import { TRAIL_FILE } from '#api/features/operations/audit/trail.service.ts'
import { MESSAGES_FILE } from '#api/features/operations/contact/messages-file.service.ts'
import { FEEDBACK_FILE } from '#api/features/operations/feedback/feedback-file.service.ts'
import { LIMITS_FILE } from '#api/features/operations/site/site-limits.service.ts'
import { STAFF_FILE } from '#api/features/operations/staff/staff.service.ts'
import { USERS_FILE } from '#api/features/operations/users/managed-users.service.ts'
import type { ListFile } from '#api/http/list-file.ts'
import type { Caller } from '#api/http/serve.ts'

type Filter = Readonly<Record<string, string>>

/** A file of a list with the filter that it is wanted for. */
type WantedFile = {
  /** Where it is cut. */
  rowsMax: number
  count: (deps: Deps, by: string) => Promise<number>
  admit: (deps: Deps, caller: Caller) => Promise<void>
  lines: (deps: Deps, by: string) => AsyncGenerator<string>
}

const FILES: { readonly [List in ListOfFile]: (filter: Filter) => WantedFile } = {
  announcements: fileOf('announcements', ANNOUNCEMENTS_FILE),
  audit: fileOf('audit', TRAIL_FILE, AUDIT_CSV_MAX),
  coupons: fileOf('coupons', COUPONS_FILE),
  events: fileOf('events', EVENTS_FILE),
  'fact-editions': fileOf('fact-editions', EDITIONS_FILE),
  feedback: fileOf('feedback', FEEDBACK_FILE),
  grievances: fileOf('grievances', GRIEVANCES_FILE),
  guides: fileOf('guides', GUIDES_FILE),
  imports: fileOf('imports', IMPORTS_FILE),
  limits: fileOf('limits', LIMITS_FILE),
  mentors: fileOf('mentors', MENTORS_FILE),
  'mentor-reviews': fileOf('mentor-reviews', REVIEWS_FILE),
  'mentoring-reports': fileOf('mentoring-reports', REPORTS_FILE),
  messages: fileOf('messages', MESSAGES_FILE),
  'parent-papers': fileOf('parent-papers', PAPERS_FILE),
  payments: fileOf('payments', PAYMENTS_FILE),
  plans: fileOf('plans', PLANS_FILE),
  records: fileOf('records', RECORDS_FILE),
  refunds: fileOf('refunds', REFUNDS_FILE),
  rows: fileOf('rows', ROWS_FILE, ROWS_CSV_MAX),
  seasons: fileOf('seasons', SEASONS_FILE),
  sessions: fileOf('sessions', SESSIONS_FILE),
  staff: fileOf('staff', STAFF_FILE),
  'state-tables': fileOf('state-tables', STATE_TABLES_FILE),
  users: fileOf('users', USERS_FILE),
}

/** The file of a list for a filter, as the address of the list has it. @throws {Refusal} INVALID_QUERY */
export function wantedFile(list: ListOfFile, filter: Filter): WantedFile {
  return FILES[list](filter)
}

function fileOf<List extends ListOfFile>(
  list: List,
  file: ListFile<QueryOf<(typeof FILE_CALLS)[List]>>,
  rowsMax = FILE_ROWS_MAX,
): (filter: Filter) => WantedFile {
  return (filter) => {
    const read = z.safeParse(FILE_CALLS[list].query, filter)
    if (!read.success) return refuse('INVALID_QUERY', { errors: [] })
    // The query of this list, read by its own schema.
    const wanted = read.data as QueryOf<(typeof FILE_CALLS)[List]>
    return {
      rowsMax,
      count: (deps, by) => file.count(deps, wanted, by),
      admit: (deps, caller) => file.admit(deps, caller, wanted),
      lines: (deps, by) => file.lines(deps, wanted, by),
    }
  }
}
