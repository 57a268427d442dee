// Written by `npm run db:rows` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely'

/** Bytes: a Buffer comes out, any bytes go in. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

/** What was stored comes out, parse it; JSON text goes in. */
type Json = ColumnType<unknown, string, string>

type Instant = ColumnType<Date, Date | string, Date | string>

type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>

type GeneratedJson = ColumnType<unknown, string | undefined, string>

type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

type NullableJson = ColumnType<unknown, string | null | undefined, string | null>

type NullableBytes = ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>
export type AuditEventsRow = {
  id: Generated<string>
  /** From 1 without a gap, in the order of writing. */
  sequence: number
  created_at: GeneratedInstant
  /** The clock of the request; created_at is that of the transaction. */
  occurred_at: Instant
  action: string
  /** Who acted; null for the system and for strangers. No foreign key: the trail outlives the account. */
  actor_id: string | null
  actor_role: 'mentee' | 'mentor' | 'admin' | 'system' | null
  /** The admin behind the actor, when one acts for another; else null. */
  impersonator_id: string | null
  target_type: string
  /** Id of what was acted on; null when the action has no single object. */
  target_id: string | null
  /** Fields before and after, without secrets: {"field": {"before": …, "after": …}}. */
  change: GeneratedJson
  /** Only entries that an earlier release wrote while this one migrated; all others are in audit_origins. */
  ip: string | null
  /** As ip. */
  user_agent: string | null
  request_id: string | null
  /** hash of sequence - 1; 32 zero bytes for the first row. */
  previous_hash: Bytes
  /** SHA-256 over previous_hash and the row, as audit-seal.ts writes it. */
  hash: Bytes
  /** What the seal covers. 1: address and browser themselves; 2: origin_digest in place of them. */
  version: Generated<number>
  /** SHA-256 over salt, address and browser in audit_origins; null where the entry has none, and for version 1. */
  origin_digest: NullableBytes
}

export type AuditOriginsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** Of the entry in audit_events. */
  event_sequence: number
  /** Address of the caller; null where only the browser is known. */
  ip: string | null
  user_agent: string | null
  /** Goes into origin_digest of the entry, so that nobody finds the address by trying all; null for version 1. */
  salt: NullableBytes
  /** 365 days after the entry (LOG-05). */
  keep_until: Instant
}

export type BlockedPeopleRow = {
  blocker_id: string
  blocked_id: string
  created_at: GeneratedInstant
}

export type BookingItemsRow = {
  /** The task in the planner; it stays here when the mentee takes the task out. */
  study_session_id: string
  created_at: GeneratedInstant
  booking_id: string
}

export type BookingMessagesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  sent_at: Instant
  booking_id: string
  author_id: string
  text: string
  /** When the other one opened the booking; null while not read. */
  read_at: NullableInstant
  /** When the other one showed it to staff; null for never. Only then staff may read it. */
  reported_at: NullableInstant
  /** Null where nobody reported it. */
  report_reason: string | null
  /** Null while staff did not decide. */
  report_decision: 'upheld' | 'dismissed' | null
  /** Null while staff did not decide. */
  decided_at: NullableInstant
  /** Made once for a message; null where none was sent. */
  request_key: string | null
}

export type BookingNotesRow = {
  booking_id: string
  author_id: string
  created_at: GeneratedInstant
  text: string
}

export type BookingReviewsRow = {
  booking_id: string
  created_at: GeneratedInstant
  written_at: Instant
  mentor_id: string
  stars: number
  text: string
  state: Generated<'pending' | 'approved' | 'rejected'>
  /** Null while staff did not decide on this text. */
  decided_at: NullableInstant
}

export type BookingsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  asked_at: Instant
  changed_at: Instant
  mentor_id: string
  mentee_id: string
  state: 'requested' | 'suggested' | 'accepted' | 'held' | 'missed' | 'declined' | 'cancelled' | 'lapsed'
  starts_at: Instant
  ends_at: Instant
  question: string
  /** The list the mentor may read; null for none, and after its owner took it away. */
  choice_list_id: string | null
  /** The mentor’s own or a room made for this session; shown once it is agreed on. */
  meeting_url: string
  /** Said by whoever declined, cancelled or reported; null for none. */
  reason: string | null
  shared_note: Generated<string>
  /** Null while no things to do were given. */
  items_given_at: NullableInstant
  calendar_sequence: Generated<number>
  /** The beginning people were reminded of a day before; null for none. */
  day_reminded_for: NullableInstant
  /** The same, 15 minutes before. */
  quarter_reminded_for: NullableInstant
  reported_by: 'mentee' | 'mentor' | null
  reported_at: NullableInstant
  report_decision: 'upheld' | 'dismissed' | null
  /** When the credit came back; null while it did not. */
  credit_back_at: NullableInstant
  /** Made once for a filled-in form; null where none was sent. */
  request_key: string | null
}

export type BusinessSettingsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  is_only: Generated<boolean>
  legal_name: string
  address: string
  /** Two digits of the State as in a GSTIN. */
  state_code: string
  /** Null while the business is not registered: then no tax is charged and receipts are issued. */
  gstin: string | null
  /** Printed on invoices; null for none. */
  email: string | null
  /** Printed on invoices; null for none. */
  phone: string | null
  /** Services accounting code that a new plan starts with. */
  sac: Generated<string>
  /** Hundredths of a percent that a new plan starts with: 1800 is 18 %. */
  gst_rate_bp: Generated<number>
  invoice_prefix: Generated<string>
  credit_note_prefix: Generated<string>
}

export type ChoiceListGrantsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  list_id: string
  reader_id: string
  /** What the owner lets this reader see beside the seats; null = the seats alone. */
  profile: NullableJson
  ends_at: Instant
}

export type ChoiceListSeatsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  list_id: string
  /** The key of a seat pool, which means the same seat in every rank book. */
  seat_key: string
  /** Order in the list, the lower first; gaps mean nothing. */
  position: number
}

export type ChoiceListsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  name: string
  /** Rises by one with every change of name or order; a change names the one it was made from. */
  version: Generated<number>
  changed_at: Instant
  /** The newest of a person is the list that bookmarks go to. */
  chosen_at: Instant
  /** Since when it is gone for its owner, who may bring it back for seven days; null while it is there. */
  removed_at: NullableInstant
  /** SHA-256 of the token in the link that others read it under; null while there is none. */
  share_token_hash: NullableBytes
  /** The token, encrypted, to show the owner the link again. */
  share_token_sealed: NullableBytes
  /** What the owner chose to show beside the seats: ranks, category, gender, state; null = the seats alone. */
  share_profile: NullableJson
  shared_at: NullableInstant
}

export type ConsentEvidenceRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** As in consents; parent for a parent’s consent. */
  purpose: string
  is_given: boolean
  decided_at: Instant
  /** Null where a parent was asked by nothing that had one. */
  notice_version: string | null
  /** Null as notice_version. */
  language: string | null
  /** HMAC-SHA256 of the address of whoever decided. */
  who_mark: Bytes
  /** HMAC-SHA256 of the whole row as JSON with its keys in order. */
  facts_mark: Bytes
  /** Names the key of both marks. */
  key_id: string
  keep_until: Instant
  /** As in parent_consents; null for what needs no proof, and where the account was erased before it was written down. */
  proof: string | null
  /** As in parent_consents. */
  proof_payment_id: string | null
  /** As in parent_consents. */
  proof_by: string | null
}

export type ConsentsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  user_id: string
  purpose: string
  is_given: boolean
  notice_version: string
  language: string
}

export type ContactMessagesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** What writer and staff quote: M-000012. */
  sequence: ColumnType<number, never, never>
  asked_at: Instant
  full_name: string
  email: string
  language: string
  topic: string
  message: string
  state: Generated<'waiting' | 'answered' | 'closed'>
  answer: string | null
  answered_at: NullableInstant
}

export type CouponPlansRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  coupon_id: string
  plan_id: string
}

export type CouponUsesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  coupon_id: string
  user_id: string
  purchase_id: string
  state: 'held' | 'used' | 'released'
  /** A hold that is not paid by then may be given to somebody else. */
  held_until: Instant
}

export type CouponsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  /** Upper case; compared without regard to case. */
  code: string
  /** For admins; null for none. */
  note: string | null
  /** Hundredths of a percent; null for a flat coupon. */
  percent_bp: number | null
  /** Null for a percent coupon. */
  flat_paise: number | null
  /** List price from which it holds. */
  min_amount_paise: Generated<number>
  /** Null for at once. */
  starts_at: NullableInstant
  /** Null for no end; not taken from then on. */
  ends_at: NullableInstant
  /** Null for as many as come. */
  uses_max: number | null
  /** Null for as many as come. */
  uses_per_user_max: number | null
  /** Rows of coupon_uses that are held or used. */
  uses_taken: Generated<number>
  /** Whether it also holds for event seats. */
  covers_events: Generated<boolean>
  /** Null while it is taken. */
  retired_at: NullableInstant
  is_sample: Generated<boolean>
}

export type CreditEntriesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** From 1 in each account: of two entries made from one balance, one fails. */
  sequence: number
  /** Credits that came (positive) or went (negative). */
  amount: number
  /** Sum of the amounts of the account up to this entry. */
  balance_after: number
  reason: 'grant' | 'spend' | 'give_back' | 'take_back' | 'lapse'
  /** What it was for: a purchase, a booking. */
  reference: string
  /** The entry whose credits went; null where credits came. */
  grant_id: string | null
  /** Unspent credits lapse then; null where credits went. */
  expires_at: NullableInstant
  happened_at: Instant
  /** The purchase the credits came with, also where they came back from a booking; null where credits went. Samples name none that exists. */
  purchase_id: string | null
}

export type CreditNotesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  invoice_id: string
  /** Which refund it papers: one note a refund. */
  refund_reference: string
  series: string
  financial_year: string
  sequence: number
  number: string
  issued_at: Instant
  /** Day in India. */
  issued_on: string
  total_paise: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
  /** All that is printed, as it was on the day of issue. */
  facts: Json
  public_id: string
  /** Null while the link works. */
  link_ended_at: NullableInstant
}

export type CurrentRankBookRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  only_row: Generated<boolean>
  rank_book_id: string
  /** when the pointer last moved */
  moved_at: Instant
}

export type CutoffsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  import_id: string
  institute_id: string
  programme_id: string
  quota: 'AI' | 'HS' | 'OS' | 'GO' | 'JK' | 'LA' | 'AP' | 'DASA-CIWG' | 'DASA-NONCIWG'
  seat_type: 'OPEN' | 'OPEN (PwD)' | 'EWS' | 'EWS (PwD)' | 'OBC-NCL' | 'OBC-NCL (PwD)' | 'SC' | 'SC (PwD)' | 'ST' | 'ST (PwD)'
  gender_pool: 'neutral' | 'female'
  /** best rank admitted, on the list of the seat: category rank for JoSAA, common rank for CSAB */
  opening_rank: number
  /** last rank admitted, on the same list; in a preparatory row always a preparatory rank */
  closing_rank: number
  /** ranks of the preparatory list (printed with a P); null where the source does not say */
  is_preparatory: boolean | null
}

export type DocumentCountersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  series: string
  /** April to March by the calendar of India: 26-27. */
  financial_year: string
  last_number: number
}

export type EventRegistrationsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  event_id: string
  user_id: string
  /** offered: a seat came free and waits for its person; held: a seat that is being paid for; lapsed: an offer or a hold that ran out. */
  state: 'registered' | 'waiting' | 'offered' | 'held' | 'withdrawn' | 'lapsed'
  /** When the seat was last taken for good; null before that. */
  registered_at: NullableInstant
  /** Place in the order of asking; null for who never waited. */
  waiting_number: number | null
  /** End of an offer or a hold; null in other states. */
  until_at: NullableInstant
  /** What the seat is or was paid by; null for a seat that is not paid. */
  purchase_id: string | null
  /** 80 random bits in base32, shown to its person as a QR code. */
  check_in_code: string
  /** Null until the person was seen there. */
  checked_in_at: NullableInstant
  /** The admin who saw it; null until then. */
  checked_in_by: string | null
  /** Since when a paid seat of a cancelled event is to be paid back; null when nothing is due. */
  refund_due_at: NullableInstant
  /** When the present row of holds began; null where none was held yet. */
  first_held_at: NullableInstant
}

export type EventsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  /** Upcoming, live and completed follow from the clock while it is published. */
  state: 'draft' | 'published' | 'cancelled'
  title: string
  /** Null where it was not written in Hindi. */
  title_hi: string | null
  description: string
  /** Null where it was not written in Hindi. */
  description_hi: string | null
  type: 'webinar' | 'workshop' | 'mentoring' | 'counselling' | 'other'
  /** Who leads it, in words; null when not said. */
  host: string | null
  /** Where people meet; null for a meeting online. */
  place: string | null
  starts_at: Instant
  ends_at: Instant
  /** Null: open until the end. */
  registration_closes_at: NullableInstant
  /** Seats; null for as many as come. */
  capacity: number | null
  /** Rows of event_registrations that are registered, offered or held. */
  seats_taken: Generated<number>
  has_waitlist: boolean
  /** Rows of event_registrations that are waiting. */
  waiting_count: Generated<number>
  /** The number of the last place given on the waitlist; it never goes down. */
  waiting_last: Generated<number>
  /** free, plan: for people whose plan runs, paid: for people who buy a seat. */
  admission: 'free' | 'plan' | 'paid'
  /** GST included; null unless a seat is paid for. */
  price_paise: number | null
  /** Shown to registered people alone; null while there is none. */
  meeting_url: string | null
  /** Shown to registered people alone; null while there is none. */
  recording_url: string | null
  /** SEQUENCE of its calendar file: one more with every change people are told of. */
  calendar_sequence: Generated<number>
  /** The start that people were reminded of a day before; null before that. */
  day_reminded_for: NullableInstant
  /** The start that people were reminded of an hour before; null before that. */
  hour_reminded_for: NullableInstant
  /** Null unless cancelled. */
  cancelled_at: NullableInstant
  /** Said to registered people; null when not said. */
  cancel_reason: string | null
  /** Put there by a start that is not production. */
  is_sample: Generated<boolean>
}

export type FeedbacksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** Made by the form, so that sending twice is one; null where none came along. */
  idempotency_key: string | null
  message: string
  category: 'predictor' | 'tools' | 'planner' | 'mentoring' | 'events' | 'plans' | 'other'
  star_rating: number
  /** Whether its author agreed to have it shown with the first name. */
  may_be_shown: boolean
  status: Generated<'pending' | 'approved' | 'rejected'>
  /** Why it was rejected, or a word along with the approval; null for none. */
  reason: string | null
  /** The clock of the request that submitted it. */
  submitted_at: Instant
  /** When the author last changed it; staff decide on what they read at this instant. */
  changed_at: Instant
  /** When staff last decided; null before that. */
  moderated_at: NullableInstant
  /** Who decided; null before that, and once that account is gone. */
  moderated_by: string | null
}

export type GrievancesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  sequence: ColumnType<number, never, never>
  user_id: string
  asked_at: Instant
  subject: string
  message: string
  state: Generated<'open' | 'answered'>
  /** Last day for an answer, by the calendar of India. */
  due_on: string
  /** Null while open. */
  answer: string | null
  /** Null while open. */
  answered_at: NullableInstant
}

export type HelplinesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  name: string
  numbers: string[]
  /** Null where it has none. */
  email: string | null
  run_by: 'government' | 'regulator' | 'charity'
  purpose: 'mind' | 'emergency' | 'child' | 'women' | 'ragging'
  /** India, 24-hour clock, 08:00; null together with hours_to: day and night. */
  hours_from: string | null
  hours_to: string | null
  are_hours_confirmed: boolean
  /** How many languages it answers in; null where nobody says. */
  language_count: number | null
  /** Null for a line of the whole country. */
  place: string | null
  is_free: boolean
  evidence: string
  checked_on: string
  /** Order within government and others; the lower first. */
  position: number
  /** Since when it is not shown; null while it is. */
  retired_at: NullableInstant
}

export type IdempotencyKeysRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  scope: string
  key_hash: Bytes
  body_hash: Bytes
  /** Null while it is in hand. */
  answer: NullableJson
  asked_at: Instant
  /** A request that died gives way to the next one then. */
  in_hand_until: Instant
}

export type ImportJobsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** file: a table handed in; roll-back: takes one back; mend: makes the book anew after rows were put right */
  kind: 'file' | 'roll-back' | 'mend'
  state: 'waiting' | 'checking' | 'checked' | 'applying' | 'done' | 'failed'
  asked_at: Instant
  /** null once the account is gone */
  asked_by: string | null
  ended_at: NullableInstant
  /** in the file store; null once the file is of no use any more */
  file_key: string | null
  /** SHA-256 of the file, hexadecimal */
  file_hash: string | null
  file_bytes: number | null
  file_form: 'csv' | 'text' | 'page' | 'sheet' | null
  /** SHA-256 of the headings, hexadecimal */
  shape: string | null
  is_shape_known: Generated<boolean>
  /** headings and the first rows */
  table_begin: NullableJson
  /** columns, counselling, season, round and whether it is the last, as they were said */
  answers: NullableJson
  report: NullableJson
  /** the first 1,000 refused rows of the dry run */
  refused: GeneratedJson
  /** SHA-256 of the rows of the dry run, hexadecimal: what is taken must be the same */
  rows_digest: string | null
  phase: 'reading' | 'comparing' | 'storing' | 'compiling' | null
  rows_done: Generated<number>
  rows_total: number | null
  fault: string | null
  /** who works on it says so until then; afterwards another may take it up */
  lease_until: NullableInstant
  /** how often it was taken up in its state */
  attempts: Generated<number>
  undoes: string | null
  rolled_back_at: NullableInstant
  /** what the dry run would change, by kind: the largest 1,000 of each */
  changes: GeneratedJson
  /** as the browser that handed it in said it, without a path; null where none was said */
  file_name: string | null
}

export type ImportShapesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** SHA-256 of the headings, hexadecimal */
  shape: string
  columns: Json
  used_at: Instant
}

export type ImportsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  counselling: 'josaa' | 'csab'
  season: number
  round: number
  /** whether this is the last round of its season */
  is_final: boolean
  /** draft while rows go in; checked once all are in; published while the rank book is made of it */
  status: 'draft' | 'checked' | 'published' | 'withdrawn'
  /** came with the product, not from a file handed in; a newer version of the product may replace it */
  is_shipped: boolean
  /** where the table came from, in words */
  source: string
  /** SHA-256 of the file, hexadecimal; the hash of the book for what came with the product */
  file_hash: string
  rows_read: number
  rows_taken: number
  rows_refused: number
  /** null while never published */
  published_at: NullableInstant
  /** rows of the preparatory list among rows_taken; null until all rows are in */
  rows_preparatory: number | null
  /** the import it came by; null for what came with the product or by the command */
  job_id: string | null
  /** when a row was last put right; null while none was */
  mended_at: NullableInstant
  /** the import that stood for the round when this one was first published; null where none did */
  replaces: string | null
}

export type InstitutesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** as the newest season spells it */
  name: string
  type: 'IIT' | 'NIT' | 'IIIT' | 'GFTI' | 'IISC'
  /** null for institutes the newest official list no longer names */
  city: string | null
  /** state or union territory in the words of the product; null as city */
  state: string | null
  /** quota code (HS, GO, JK, LA, AP) to the states that count as home. Source: headings of the JoSAA seat matrix 2026 */
  home_states: Json
  /** null where none is known */
  website: string | null
  /** rank in NIRF 2025, engineering; null where not ranked */
  nirf_engineering_2025: number | null
  /** spellings of earlier seasons */
  also_written: Generated<string[]>
}

export type InvoicesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  purchase_id: string
  kind: 'tax_invoice' | 'receipt'
  series: string
  financial_year: string
  sequence: number
  number: string
  issued_at: Instant
  /** Day in India. */
  issued_on: string
  total_paise: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
  /** All that is printed, as it was on the day of issue. */
  facts: Json
  /** 192 random bits; its owner may renew it. */
  public_id: string
  /** Null while the link works. */
  link_ended_at: NullableInstant
}

export type JobRunsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  name: string
  /** When it last ended on any instance; a job that runs often is noted once a minute. */
  last_run_at: Instant
  /** How long that took, ms. */
  last_ms: number
  /** Null while it never failed. */
  last_failed_at: NullableInstant
  /** First line of the last failure; null while it never failed. */
  last_error: string | null
  failures_in_row: Generated<number>
}

export type KeptCgpaRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** As the address of the calculator writes it. */
  answers: string
  /** Told to the browser; a change must name the one it replaces. */
  changed_at: Instant
}

export type KnownDevicesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  device_hash: Bytes
  last_used_at: Instant
}

export type LimitCountersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** Name of the limit, as in http/limits.ts. */
  scope: string
  /** HMAC-SHA256 of address, user or e-mail: the counter does not tell whose it is. */
  key_hash: Bytes
  window_starts_at: Instant
  window_ends_at: Instant
  taken: number
}

export type LockedCopiesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** JSON, encrypted. */
  sealed_facts: Bytes
  keep_until: Instant
}

export type MailAsksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  asked_at: Instant
  email: string
  kind: 'verify' | 'reset' | 'reactivation'
  /** The attempt a verification is for; null: the worker finds it. */
  sign_up_id: string | null
  /** SHA-256 of the flow cookie of the browser that asked. */
  flow_hash: Bytes
  device: string | null
  /** Null while the worker has not looked at it. */
  done_at: NullableInstant
  /** When the worker may answer it: a minute after the last to this address, and five in an hour. */
  due_at: Instant
  /** HMAC of the address it was asked from, so that one computer cannot fill the queue of an address; null where staff asked. */
  network_hash: NullableBytes
}

export type MailFlowsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  flow_hash: Bytes
  email_hash: Bytes
  kind: string
  expires_at: Instant
  /** When the link was used; null while waiting. */
  done_at: NullableInstant
}

export type MailLinksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  asked_at: Instant
  kind: 'verify' | 'reset' | 'reactivation' | 'change-email' | 'undo-deletion' | 'parent'
  /** SHA-256 of the token; the token itself is in the mail alone. */
  token_hash: Bytes
  /** The address it was sent to; for change-email, the new one. */
  email: string
  user_id: string | null
  sign_up_id: string | null
  /** Seal of the password, address and status it was made under: it dies with any of them. */
  state_hash: Bytes
  flow_hash: NullableBytes
  device: string | null
  expires_at: Instant
  used_at: NullableInstant
  /** Uses with another address; five burn it. */
  wrong_tries: Generated<number>
  /** When the mail server took its mail; null before. expires_at counts from then. */
  sent_at: NullableInstant
}

export type MailTextsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  kind: string
  language: 'en' | 'hi'
  /** With placeholders such as {fullName}. */
  subject: string
  /** Paragraphs parted by an empty line, in place of the first paragraph that ships. */
  opening: string
}

export type MentorsRow = {
  user_id: string
  created_at: GeneratedInstant
  applied_at: Instant
  changed_at: Instant
  state: 'applied' | 'approved' | 'rejected'
  decided_at: NullableInstant
  reason: string | null
  institute_slug: string
  institute_name: string
  programme_slug: string
  programme_name: string
  /** Null: graduated. */
  study_year: number | null
  headline: string
  about: string
  languages: string[]
  topics: string[]
  proof_note: Generated<string>
  proof_key: string | null
  /** Zone, week, exceptions and rules, as the contract writes them. */
  hours: Json
  /** Null: a room address is made for each session. */
  meeting_url: string | null
  is_taking_bookings: Generated<boolean>
  /** Address of an .ics file, encrypted: whoever has it reads the calendar. Null for none. */
  sealed_calendar_url: NullableBytes
  /** Busy stretches read from that calendar: [[from, to], …] in ms. */
  busy: GeneratedJson
  /** Null while it was never read. */
  calendar_read_at: NullableInstant
  /** Why the last reading failed; null when it did not. */
  calendar_trouble: string | null
  is_sample: Generated<boolean>
}

export type MistakesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** Null = made in practice, or the mock was taken out. */
  mock_id: string | null
  subject: 'physics' | 'chemistry' | 'mathematics'
  chapter_key: string | null
  kind: 'concept' | 'careless' | 'misread' | 'time' | 'guess'
  /** Against the full marks of the question. */
  marks_lost: number
  note: string
  made_on: string
  request_key: string | null
}

export type MocksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  name: string
  exam: 'main' | 'advanced' | 'other'
  taken_on: string
  /** Marks; null = not told. So for the other subjects. */
  physics: number | null
  chemistry: number | null
  mathematics: number | null
  total_marks: number
  max_marks: number
  request_key: string | null
}

export type NomineesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  full_name: string
  relation: string
  /** Null when not given. */
  email: string | null
  /** Null when not given. */
  phone: string | null
}

export type NotificationSettingsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** As in packages/contract/src/notification-topics.ts. */
  topic: string
  is_in_app: boolean
  is_by_mail: boolean
  changed_at: Instant
}

export type NotificationsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** Who reads it. */
  user_id: string
  /** As in notification-kinds.ts, which has its words. */
  kind: string
  /** What the words fill in; no secret, and no name or address of a person in what staff read. */
  facts: GeneratedJson
  /** The page it leads to: a path of ours. */
  link: string
  /** When it was raised last: what gathers moves on. */
  raised_at: Instant
  /** Null while unread. */
  read_at: NullableInstant
  /** The same key twice is one notification for one reader. */
  dedupe_key: string
}

export type OrderApprovalsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  consent_id: string
  /** Null where an event seat is ordered. */
  plan_id: string | null
  /** Null where a plan is ordered. */
  event_id: string | null
  item_name_en: string
  item_name_hi: string
  /** Whole paise; another total asks anew. */
  total_paise: number
  /** replaced: another ask of the same item came after it. */
  state: Generated<'waiting' | 'approved' | 'refused' | 'replaced'>
  asked_at: Instant
  /** Until when it can be answered, and once answered, until when the answer counts. */
  ends_at: Instant
  /** Null while it waits, and where it was replaced unanswered. */
  decided_at: NullableInstant
  /** The one purchase it was used for; null before. */
  purchase_id: string | null
}

export type OutboxMailsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** The left side of its Message-ID: a mail that goes out twice carries it twice. */
  dedupe_key: string
  kind: string
  to_address: string
  language: 'en' | 'hi'
  /** What the template fills in; no secret. */
  facts: Json
  /** Token of its link, encrypted; wiped once sent or dead. */
  sealed_token: NullableBytes
  user_id: string | null
  /** 1 sign-in and safety, 2 receipts, 3 the rest. */
  priority: number
  state: Generated<'waiting' | 'sent' | 'dead'>
  attempts: Generated<number>
  asked_at: Instant
  due_at: Instant
  /** A worker has it in hand until then; null when none has. */
  leased_until: NullableInstant
  sent_at: NullableInstant
  /** First line of the last failure; null without one. */
  last_error: string | null
  /** Files that go with it: name, contentType and text of each; null: none. */
  attachments: NullableJson
  /** The order in which mails were written. */
  position: ColumnType<number, never, never>
}

export type OwnChaptersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** Null = a subject of one's own, named in subject_name. */
  subject: 'physics' | 'chemistry' | 'mathematics' | null
  subject_name: string | null
  name: string
  priority: 'high' | 'medium' | 'low'
  expected_minutes: number
}

export type ParentConsentsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** Null until the parent answered; so are relation, notice_version, language and ip. */
  full_name: string | null
  relation: 'mother' | 'father' | 'guardian' | null
  email: string
  notice_version: string | null
  language: string | null
  ip: string | null
  /** When the consent was given: proven, not only answered. */
  confirmed_at: NullableInstant
  /** Null while it stands. */
  withdrawn_at: NullableInstant
  asked_at: Instant
  /** Where the child asked from; null where it was not written down. */
  asked_ip: string | null
  /** SHA-256 of the last code that was mailed, with the id of the row; null before, and once used. */
  code_hash: NullableBytes
  /** Null where there is no code. */
  code_ends_at: NullableInstant
  /** Wrong tries of the last code; five burn it. */
  code_tries: Generated<number>
  /** SHA-256 of the device cookie of the browser that asked; null where it sent none. */
  asked_device_hash: NullableBytes
  /** Why the answer may be the child’s own; null where nothing speaks for it. */
  doubt: 'same-device' | 'same-address' | null
  /** When the parent said yes with the code from the own mailbox; null before. */
  answered_at: NullableInstant
  /** Until when the second proof may come; null before the answer, and where the code was enough. */
  prove_until: NullableInstant
  /** What proved the parent beside the code: payment or paper; code: nothing, for it was given before more was asked for. Null until it is given. */
  proof: 'code' | 'payment' | 'paper' | null
  /** The provider's id of the rupee; null where another proof was given. */
  proof_payment_id: string | null
  /** Who of the staff accepted the paper; null where another proof was given. */
  proof_by: string | null
}

export type ParentLinksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  consent_id: string
  /** SHA-256 of the token; the token itself is in the mail alone. */
  token_hash: Bytes
}

export type ParentPapersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** The child. */
  user_id: string
  consent_id: string
  /** dropped: another came after it, another proof was given, the consent ended, or 30 days passed. */
  state: Generated<'waiting' | 'accepted' | 'refused' | 'dropped'>
  sent_at: Instant
  /** Null once the file is deleted, which follows every decision. */
  file_key: string | null
  /** As the bytes say; pictures are drawn anew as WebP. */
  content_type: 'image/webp' | 'application/pdf'
  /** Null while it waits. */
  decided_at: NullableInstant
  /** Who of the staff; null where nobody decided. */
  decided_by: string | null
  /** Why it was refused, for the parent; null unless it was. */
  reason: string | null
}

export type PaymentOrdersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  asked_at: Instant
  /** Null for the rupee of a parent, which buys nothing. */
  purchase_id: string | null
  /** The buyer; of a parent's rupee the child. */
  user_id: string
  /** SHA-256 over item, coupon and billing: the same wish within 15 minutes is the same order. */
  intent_hash: Bytes
  /** 0 where nothing is paid: then the provider is never asked. */
  amount_paise: number
  currency: Generated<string>
  /** Null until the provider answered. */
  gateway_order_id: string | null
  /** Somebody asks the provider until then; null when nobody does. */
  ordering_until: NullableInstant
  /** How often the provider was asked for the order. */
  tries: Generated<number>
  /** Payments that failed for it. */
  attempts: Generated<number>
  /** When the reconciler asks the provider next. */
  next_check_at: Instant
  /** How often it has asked. */
  checks: Generated<number>
  /** The rupee by which a parent proves an account of the own; it goes back at once. The receipt at the provider is the id of the order. */
  is_parent_check: Generated<boolean>
  /** The consent it proves; null for purchases, and once the consent is erased. */
  consent_id: string | null
}

export type PaymentsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** When we first heard of it. */
  seen_at: Instant
  changed_at: Instant
  order_id: string
  gateway_payment_id: string
  amount_paise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** card, upi, netbanking, wallet…; null when not said. */
  method: string | null
  /** Null unless paid by card. */
  card_last4: string | null
  /** When it paid its purchase; null for those that did not. */
  settled_at: NullableInstant
  /** When a bank began to dispute it; null when none did. */
  disputed_at: NullableInstant
  /** The last dispute that ended: events of it that come late change nothing. Null for none. */
  ended_dispute_id: string | null
}

export type PlannerChaptersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** Key of a chapter of the syllabus that ships, or of one of own_chapters. */
  chapter_key: string
  state: 'new' | 'started' | 'done'
  /** How well it sits, as the person says; null = cannot say. */
  confidence: 'weak' | 'shaky' | 'good' | 'strong' | null
  is_left_out: Generated<boolean>
  /** Sessions finished after it count towards what is left. */
  told_at: Instant
}

export type PlannerFeedsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** Rises when the address is renewed. The secret of the address follows from id, version and the key of the deployment. */
  version: Generated<number>
  renewed_at: Instant
}

export type PlansRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  name_en: string
  name_hi: string
  description_en: string
  description_hi: string
  /** One line each, in the same order as features_hi. */
  features_en: string[]
  features_hi: string[]
  /** GST included. */
  price_paise: number
  /** Hundredths of a percent: 1800 is 18 %. */
  gst_rate_bp: number
  /** Services accounting code, six digits. */
  sac: string
  validity_days: number
  /** Hours with a mentor that a purchase brings. */
  mentoring_credits: number
  is_highlighted: boolean
  /** Place in the list, from 0. */
  position: number
  /** Null for at once. */
  on_sale_from: NullableInstant
  /** Null for no end; not sold from then on. */
  on_sale_to: NullableInstant
  /** Null while listed. Who bought it keeps it. */
  retired_at: NullableInstant
  /** Put there by a start that is not production. */
  is_sample: Generated<boolean>
}

export type ProgrammesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** without degree and duration, as the newest season spells it */
  name: string
  degree: string
  /** years of study */
  duration_years: number
  /** branch family code, e.g. CSE */
  family: string
  /** spellings of earlier seasons, years and degree in brackets as the portals print them */
  also_written: Generated<string[]>
}

export type PurchasesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  user_id: string
  /** Null for an event seat. */
  plan_id: string | null
  /** Null for a plan. */
  event_id: string | null
  status: Generated<'created' | 'attempted' | 'authorized' | 'paid' | 'refunded_partial' | 'refunded' | 'failed' | 'expired' | 'review'>
  /** As it was called when it was ordered. */
  item_name_en: string
  item_name_hi: string
  /** Null for an event seat. */
  validity_days: number | null
  mentoring_credits: Generated<number>
  sac: string
  /** Hundredths of a percent; 0 when the business was not registered. */
  gst_rate_bp: number
  /** Before the coupon, GST included. */
  list_price_paise: number
  discount_paise: number
  /** What is paid, GST included. */
  total_paise: number
  taxable_paise: number
  cgst_paise: number
  /** SGST, or UTGST in a Union Territory without a legislature. */
  sgst_paise: number
  igst_paise: number
  /** Paid back so far. */
  refunded_paise: Generated<number>
  /** Null without one. */
  coupon_id: string | null
  /** As it was then; null without one. */
  coupon_code: string | null
  billing_name: string
  /** Two digits of the State as in a GSTIN, asked before paying. */
  billing_state_code: string
  /** Of a registered recipient; null for others. */
  billing_gstin: string | null
  /** Two digits of the State. */
  place_of_supply_code: string
  /** Null until settled. */
  paid_at: NullableInstant
  /** Null until settled, and for an event seat. */
  starts_at: NullableInstant
  /** Not owned from then on; null until settled, and for an event seat. */
  expires_at: NullableInstant
  /** Since when a bank disputes its payment: nothing of it can be used meanwhile. Null while none does. */
  frozen_at: NullableInstant
}

export type RankBooksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** first 16 hexadecimal digits of the SHA-256 of the encoded book before compression */
  hash: string
  /** the encoded book, compressed with brotli */
  bytes: Bytes
  /** published imports the book was compiled from */
  import_count: number
}

export type RecoveryCodesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** HMAC of the code. */
  code_hash: Bytes
  /** Null while it still works. */
  used_at: NullableInstant
}

export type RefundsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  asked_at: Instant
  changed_at: Instant
  /** Null for a parent's rupee, which bought nothing. */
  purchase_id: string | null
  /** The payment that is paid back; null while only asked for. */
  payment_id: string | null
  /** gateway: made at the provider itself, and told of by a webhook. */
  asked_by: 'mentee' | 'admin' | 'system' | 'gateway'
  /** The asker's own words. */
  reason: string
  cause: 'request' | 'account_closed' | 'event_full' | 'event_cancelled' | 'paid_twice' | 'coupon_over' | 'elsewhere' | 'dispute' | 'parent_check'
  /** asked → sending → pending → processed, or declined, or failed at the bank; failed → sending again, processed by hand, or closed unpaid. */
  state: 'asked' | 'declined' | 'sending' | 'pending' | 'processed' | 'failed' | 'closed'
  /** What is paid back; null while it is not decided. */
  amount_paise: number | null
  /** The admin; null before, and for the system's own. */
  decided_by: string | null
  /** Null before. */
  decided_at: NullableInstant
  /** What the admin told the mentee; null when nothing. */
  answer: string | null
  /** Null until the provider took it. */
  gateway_refund_id: string | null
  attempts: Generated<number>
  due_at: Instant
  /** A worker has it in hand until then; null when none has. */
  leased_until: NullableInstant
  /** Null until the provider paid it out. */
  processed_at: NullableInstant
  /** First line of the last failure; null without one. */
  last_error: string | null
  /** How often it was sent anew after it failed: each time under a key of its own. */
  tries: Generated<number>
  /** The admin who paid it by hand or closed it; null where nobody had to. */
  settled_by: string | null
  /** Of the transfer that was made by hand; null for none. */
  settled_reference: string | null
}

export type RevisionAnswersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** Null = what was revised is gone; the day counts all the same. */
  revision_id: string | null
  rating: 'again' | 'hard' | 'good' | 'easy'
  answered_at: Instant
}

export type RevisionsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  chapter_key: string | null
  mistake_id: string | null
  due_at: Instant
  /** FSRS: days after which it is remembered nine times in ten. */
  stability: number
  /** FSRS: 1 to 10; 0 before the first answer. */
  difficulty: number
  /** FSRS: 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  scheduled_days: number
  lapses: number
  /** Rises by one with each answer; an answer names the count it was given at. */
  reviews: Generated<number>
  reviewed_at: NullableInstant
}

export type SignInFailuresRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** HMAC of the address. */
  email_hash: Bytes
  /** SHA-256 of a device cookie known to the account; no bytes for all strangers together. */
  device_hash: Bytes
  failures: number
  window_started_at: Instant
  locks: number
  /** Null when never locked. */
  locked_until: NullableInstant
}

export type SignInTriesRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  failures_id: string
  /** Whether it was this try that locked. */
  did_lock: boolean
  /** From then on it counts as no failure. */
  lapses_at: Instant
}

export type SignInsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** SHA-256 of the access token. */
  access_hash: Bytes
  access_expires_at: Instant
  /** Random key of this sign-in, encrypted; its tokens are made with it. */
  sealed_key: Bytes
  /** Number of the refresh token that is good now. */
  refresh_counter: Generated<number>
  rotated_at: Instant
  is_remembered: boolean
  /** Whether a code of the authenticator app was given. */
  has_second_factor: boolean
  last_seen_at: Instant
  /** Without a refresh before it, the sign-in is over. */
  idle_until: Instant
  /** Over then, whatever is done. */
  ends_at: Instant
  reauthenticated_at: Instant
  device: string
  /** SHA-256 of the device cookie; null without one. */
  device_hash: NullableBytes
  ip: string | null
  /** Whose pages this admin's browser reads just now, as that person sees them; null for the own. */
  viewed_user_id: string | null
  /** When that ends of itself; null unless it was begun. */
  viewing_until: NullableInstant
}

export type SignUpsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  email: string
  full_name: string
  language: 'en' | 'hi'
  password_hash: string
  password_key_id: string
  /** SHA-256 of the browser's flow cookie. */
  flow_hash: Bytes
  /** The browser in words; null when it did not say. */
  device: string | null
  ip: string | null
  expires_at: Instant
}

export type SiteSettingsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  changed_at: Instant
  is_only: Generated<boolean>
  are_sign_ups_open: Generated<boolean>
  are_payments_open: Generated<boolean>
  is_mentoring_open: Generated<boolean>
  are_events_open: Generated<boolean>
  /** Null while there is no notice. */
  notice_en: string | null
  /** Null as notice_en. */
  notice_hi: string | null
  /** Null as notice_en. */
  notice_from: NullableInstant
  /** Null as notice_en. */
  notice_until: NullableInstant
  /** Who answers grievances (DPDP Rules 2025, rule 9); null until named. */
  officer_name: string | null
  /** Null as officer_name. */
  officer_email: string | null
  /** Requests allowed in the window of a limit, by its name, where it differs from what ships. */
  limit_maxima: GeneratedJson
}

export type StudyPlannersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  exam_id: 'main-1' | 'main-2' | 'advanced' | 'own'
  exam_name: string | null
  exam_on: string
  list: 'main' | 'advanced'
  weekly_minutes: number
  daily_cap_minutes: number
  /** 0 Sunday to 6 Saturday; null = none. */
  rest_day: number | null
  /** When one usually begins, minutes after midnight in India. */
  start_minute: number
  changed_at: Instant
}

export type StudySessionsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  title: string
  subject: 'physics' | 'chemistry' | 'mathematics' | null
  chapter_key: string | null
  starts_at: Instant
  duration_minutes: number
  notes: string | null
  is_bookmarked: Generated<boolean>
  /** Null while it is open. */
  completed_at: NullableInstant
  source: Generated<'own' | 'planner' | 'mentor' | 'revision' | 'timer'>
  repeat: 'daily' | 'weekdays' | 'weekly' | null
  series_id: string | null
  /** By when, in India: for tasks of a mentor. */
  due_on: string | null
  /** The mentor who gave the task; null = the person's own, or the mentor's account is gone. */
  from_user_id: string | null
  /** Made by the page for each new session, so that sent twice it is one; null = none was sent. */
  request_key: string | null
  /** Which of a repeating row this is, from 0. */
  request_place: Generated<number>
}

export type TwoFactorSecretsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  /** 160 random bits, encrypted. */
  sealed_secret: Bytes
  /** Null until the first code was right: not in force before. */
  confirmed_at: NullableInstant
  /** Number of the 30 s step of the last code taken: it and older ones are refused. */
  last_step: Generated<number>
}

export type UserRanksRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  list: 'main-1' | 'main-2a' | 'main-2b' | 'advanced'
  kind: 'common' | 'category' | 'openPwd' | 'categoryPwd' | 'preparatory'
  rank: number
}

export type UserViewsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  /** The admin whose view it is. */
  user_id: string
  name: string
  /** Filter and order as the address of the page has them. */
  search: string
}

export type UsersRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  role: 'mentee' | 'mentor' | 'admin'
  /** Lower case; after erasing, a word that is no address. */
  email: string
  full_name: string
  /** International form; null when not given. */
  phone: string | null
  language: Generated<'en' | 'hi'>
  /** deleted: undone for 7 days by the mailed link; erased: emptied after that. */
  status: Generated<'active' | 'deactivated' | 'deleted' | 'erased'>
  /** Null unless deactivated. */
  deactivated_at: NullableInstant
  /** The owner's own words; null unless deactivated. */
  deactivation_reason: string | null
  /** When the owner asked for it; null otherwise. */
  deleted_at: NullableInstant
  /** Argon2id as a PHC string, over an HMAC of the password; empty after erasing. */
  password_hash: string
  /** Which key made the HMAC. */
  password_key_id: string
  password_changed_at: Instant
  /** Null before the first sign-in. */
  last_login_at: NullableInstant
  /** YYYY-MM, said by the owner; null when not said. */
  birth_month: string | null
  parent_state: Generated<'none' | 'asked' | 'confirmed'>
  /** Address of the parent who was asked; null for none. */
  parent_email: string | null
  /** Name in the file store; null without a picture. */
  picture_key: string | null
  /** 9 to 12, or passed; null when not said. */
  study_class: string | null
  /** Year of the counselling aimed at; null when not said. */
  target_year: number | null
  /** Reservation category as in the rank book; null when not said. */
  category: string | null
  /** male, female or other; null when not said. */
  gender: string | null
  /** Person with disability; null when not said. */
  is_pwd: boolean | null
  /** State of eligibility; null when not said. */
  home_state: string | null
  /** Only staff bring such an account back; its owner cannot. */
  is_deactivated_by_staff: Generated<boolean>
  /** Own word that the Architecture Aptitude Test was passed; null when not said. */
  has_passed_aat: boolean | null
}

export type WebhookEventsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  received_at: Instant
  event_id: string
  kind: string
  /** Null once it is 90 days old. */
  body: string | null
  /** SHA-256 of the bytes that were signed. */
  body_hash: Bytes
  /** The order it is about; null where it names none. */
  gateway_order_id: string | null
  /** parked: about an order that is not ours, or not yet. */
  state: Generated<'waiting' | 'parked' | 'done'>
  /** What came of it, for people; null before. */
  note: string | null
  attempts: Generated<number>
  due_at: Instant
  /** A worker has it in hand until then; null when none has. */
  leased_until: NullableInstant
  done_at: NullableInstant
}

export type Tables = {
  audit_events: AuditEventsRow
  audit_origins: AuditOriginsRow
  blocked_people: BlockedPeopleRow
  booking_items: BookingItemsRow
  booking_messages: BookingMessagesRow
  booking_notes: BookingNotesRow
  booking_reviews: BookingReviewsRow
  bookings: BookingsRow
  business_settings: BusinessSettingsRow
  choice_list_grants: ChoiceListGrantsRow
  choice_list_seats: ChoiceListSeatsRow
  choice_lists: ChoiceListsRow
  consent_evidence: ConsentEvidenceRow
  consents: ConsentsRow
  contact_messages: ContactMessagesRow
  coupon_plans: CouponPlansRow
  coupon_uses: CouponUsesRow
  coupons: CouponsRow
  credit_entries: CreditEntriesRow
  credit_notes: CreditNotesRow
  current_rank_book: CurrentRankBookRow
  cutoffs: CutoffsRow
  document_counters: DocumentCountersRow
  event_registrations: EventRegistrationsRow
  events: EventsRow
  feedbacks: FeedbacksRow
  grievances: GrievancesRow
  helplines: HelplinesRow
  idempotency_keys: IdempotencyKeysRow
  import_jobs: ImportJobsRow
  import_shapes: ImportShapesRow
  imports: ImportsRow
  institutes: InstitutesRow
  invoices: InvoicesRow
  job_runs: JobRunsRow
  kept_cgpa: KeptCgpaRow
  known_devices: KnownDevicesRow
  limit_counters: LimitCountersRow
  locked_copies: LockedCopiesRow
  mail_asks: MailAsksRow
  mail_flows: MailFlowsRow
  mail_links: MailLinksRow
  mail_texts: MailTextsRow
  mentors: MentorsRow
  mistakes: MistakesRow
  mocks: MocksRow
  nominees: NomineesRow
  notification_settings: NotificationSettingsRow
  notifications: NotificationsRow
  order_approvals: OrderApprovalsRow
  outbox_mails: OutboxMailsRow
  own_chapters: OwnChaptersRow
  parent_consents: ParentConsentsRow
  parent_links: ParentLinksRow
  parent_papers: ParentPapersRow
  payment_orders: PaymentOrdersRow
  payments: PaymentsRow
  planner_chapters: PlannerChaptersRow
  planner_feeds: PlannerFeedsRow
  plans: PlansRow
  programmes: ProgrammesRow
  purchases: PurchasesRow
  rank_books: RankBooksRow
  recovery_codes: RecoveryCodesRow
  refunds: RefundsRow
  revision_answers: RevisionAnswersRow
  revisions: RevisionsRow
  sign_in_failures: SignInFailuresRow
  sign_in_tries: SignInTriesRow
  sign_ins: SignInsRow
  sign_ups: SignUpsRow
  site_settings: SiteSettingsRow
  study_planners: StudyPlannersRow
  study_sessions: StudySessionsRow
  two_factor_secrets: TwoFactorSecretsRow
  user_ranks: UserRanksRow
  user_views: UserViewsRow
  users: UsersRow
  webhook_events: WebhookEventsRow
}
