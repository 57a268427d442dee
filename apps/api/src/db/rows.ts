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
  /** Address of the caller; null for the system. */
  ip: string | null
  user_agent: string | null
  request_id: string | null
  /** hash of sequence - 1; 32 zero bytes for the first row. */
  previous_hash: Bytes
  /** SHA-256 over previous_hash and the row, as features/audit/audit.service.ts writes it. */
  hash: Bytes
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
  /** As in features/notifications/notification-kinds.ts, which has its words. */
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
}

export type ParentConsentsRow = {
  id: Generated<string>
  created_at: GeneratedInstant
  user_id: string
  full_name: string
  relation: 'mother' | 'father' | 'guardian'
  email: string
  notice_version: string
  language: string
  ip: string
  confirmed_at: Instant
  /** Null while it stands. */
  withdrawn_at: NullableInstant
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
}

export type Tables = {
  audit_events: AuditEventsRow
  business_settings: BusinessSettingsRow
  consents: ConsentsRow
  coupon_plans: CouponPlansRow
  coupon_uses: CouponUsesRow
  coupons: CouponsRow
  credit_entries: CreditEntriesRow
  credit_notes: CreditNotesRow
  current_rank_book: CurrentRankBookRow
  cutoffs: CutoffsRow
  document_counters: DocumentCountersRow
  grievances: GrievancesRow
  helplines: HelplinesRow
  imports: ImportsRow
  institutes: InstitutesRow
  invoices: InvoicesRow
  kept_cgpa: KeptCgpaRow
  known_devices: KnownDevicesRow
  limit_counters: LimitCountersRow
  locked_copies: LockedCopiesRow
  mail_asks: MailAsksRow
  mail_flows: MailFlowsRow
  mail_links: MailLinksRow
  nominees: NomineesRow
  notification_settings: NotificationSettingsRow
  notifications: NotificationsRow
  outbox_mails: OutboxMailsRow
  parent_consents: ParentConsentsRow
  plans: PlansRow
  programmes: ProgrammesRow
  purchases: PurchasesRow
  rank_books: RankBooksRow
  recovery_codes: RecoveryCodesRow
  sign_in_failures: SignInFailuresRow
  sign_ins: SignInsRow
  sign_ups: SignUpsRow
  two_factor_secrets: TwoFactorSecretsRow
  user_ranks: UserRanksRow
  users: UsersRow
}
