import type { KeyName } from '@sopaan/contract/key-ends'
import type { Kinds } from './notification-kind.ts'

/** What staff are told of accounts and of tables that were taken in. Facts name nobody. */
export type StaffNotifications = {
  /** Gathered by day: how many accounts were made. */
  'sign-ups': { count: number }
  'import-finished': { sources: readonly string[]; rowsTaken: number; rowsRefused: number }
  /** `table`: counselling, season and round as far as they were said. */
  'import-failed': { table: string; because: ImportFault }
  /** For owners: what waits for a second person. */
  'confirmation-asked': { what: 'staff-roles' | 'export' }
  /** For who asked. */
  'confirmation-decided': { what: 'staff-roles' | 'export'; isConfirmed: boolean }
  /** A refund that waits for a second person. */
  'refund-held': { amountPaise: number }
  /** The certificate of the public address ends in so many whole days. */
  'certificate-ending': { host: string; days: number }
  /** A key of the server ends in so many days, as owners wrote. */
  'key-ending': { key: KeyName; days: number }
  /** Linked calendars of people whose access ends within days. */
  'calendars-ending': { count: number }
  /** Rows that do not agree with others, by what they break. */
  'integrity-broken': { faults: readonly { invariant: BrokenInvariant; count: number }[] }
}

/** Why nothing was taken. */
export type ImportFault = 'unreadable' | 'rows-refused' | 'no-rows' | 'already-published' | 'ranks-unlikely' | 'broken'

/** What must hold between rows and does not. */
export type BrokenInvariant =
  | 'paid-without-payment'
  | 'settled-amount'
  | 'money-unaccounted'
  | 'refunded-sum'
  | 'invoice-missing'
  | 'credit-note-missing'
  | 'document-numbers'
  | 'credit-balance'
  | 'credit-given-back'
  | 'event-seats'
  | 'coupon-uses'
  | 'audit-trail'
  | 'file-missing'

/** What each is about. */
export const STAFF_KINDS: Kinds<StaffNotifications> = {
  'sign-ups': { topic: 'sign-ups' },
  'import-finished': { topic: 'imports' },
  'import-failed': { topic: 'imports' },
  'confirmation-asked': { topic: 'duties' },
  'confirmation-decided': { topic: 'duties' },
  'refund-held': { topic: 'duties' },
  'integrity-broken': { topic: 'duties' },
  'certificate-ending': { topic: 'duties' },
  'key-ending': { topic: 'duties' },
  'calendars-ending': { topic: 'duties' },
}
