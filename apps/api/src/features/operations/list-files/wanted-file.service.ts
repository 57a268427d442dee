import { AUDIT_CSV_MAX } from '@sopaan/contract/audit'
import type { QueryOf } from '@sopaan/contract/call'
import { GRIEVANCES_CSV_MAX } from '@sopaan/contract/consents'
import { MESSAGES_CSV_MAX } from '@sopaan/contract/contact'
import { FEEDBACK_CSV_MAX } from '@sopaan/contract/feedback'
import { FILE_CALLS, type ListOfFile } from '@sopaan/contract/list-files'
import { BOOKINGS_CSV_MAX } from '@sopaan/contract/managed-bookings'
import { ROWS_CSV_MAX } from '@sopaan/contract/managed-college-data'
import { USERS_CSV_MAX } from '@sopaan/contract/managed-users'
import { PAYMENTS_CSV_MAX } from '@sopaan/contract/payment-sorts'
import { refuse } from '@sopaan/contract/refusals'
import { REFUNDS_CSV_MAX } from '@sopaan/contract/staff-refunds'
import * as z from 'zod/mini'
import type { Deps } from '#api/deps.ts'
import { GRIEVANCES_FILE } from '#api/features/account/consents/grievances-file.service.ts'
import { PAYMENTS_FILE } from '#api/features/commerce/payments/payments-list.service.ts'
import { REFUNDS_FILE } from '#api/features/commerce/payments/refund-queue.service.ts'
import { ROWS_FILE } from '#api/features/guidance/college-data/rows-file.service.ts'
import { SESSIONS_FILE } from '#api/features/mentoring/bookings/bookings-file.service.ts'
import { TRAIL_FILE } from '#api/features/operations/audit/trail.service.ts'
import { MESSAGES_FILE } from '#api/features/operations/contact/messages-file.service.ts'
import { FEEDBACK_FILE } from '#api/features/operations/feedback/feedback-file.service.ts'
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
  audit: fileOf('audit', TRAIL_FILE, AUDIT_CSV_MAX),
  feedback: fileOf('feedback', FEEDBACK_FILE, FEEDBACK_CSV_MAX),
  grievances: fileOf('grievances', GRIEVANCES_FILE, GRIEVANCES_CSV_MAX),
  messages: fileOf('messages', MESSAGES_FILE, MESSAGES_CSV_MAX),
  payments: fileOf('payments', PAYMENTS_FILE, PAYMENTS_CSV_MAX),
  refunds: fileOf('refunds', REFUNDS_FILE, REFUNDS_CSV_MAX),
  rows: fileOf('rows', ROWS_FILE, ROWS_CSV_MAX),
  sessions: fileOf('sessions', SESSIONS_FILE, BOOKINGS_CSV_MAX),
  users: fileOf('users', USERS_FILE, USERS_CSV_MAX),
}

/** The file of a list for a filter, as the address of the list has it. @throws {Refusal} INVALID_QUERY */
export function wantedFile(list: ListOfFile, filter: Filter): WantedFile {
  return FILES[list](filter)
}

function fileOf<List extends ListOfFile>(
  list: List,
  file: ListFile<QueryOf<(typeof FILE_CALLS)[List]>>,
  rowsMax: number,
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
