// Written by `npm run db:rows` from the migrated database. Do not edit.
import type { ByLanguage, Language } from '@sopaan/domain/languages'
import type { ColumnType, Generated } from 'kysely'

/** Bytes: a Buffer comes out, any bytes go in. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

/** What was stored comes out, parse it; JSON text goes in. */
type Json = ColumnType<unknown, string, string>

/** Words as their domain holds them come out; JSON text goes in. */
type Words = ColumnType<ByLanguage<string>, string, string>

/** As Words, a list in each language. */
type WordLists = ColumnType<ByLanguage<string[]>, string, string>

type Instant = ColumnType<Date, Date | string, Date | string>

type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>

type GeneratedJson = ColumnType<unknown, string | undefined, string>

type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

type NullableJson = ColumnType<unknown, string | null | undefined, string | null>

type NullableWords = ColumnType<ByLanguage<string> | null, string | null | undefined, string | null>

type NullableBytes = ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>
export type ActiveDayCountsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** The last entry of the audit trail whose day is counted. */
  sequence: number
}

export type ActiveDaysRow = {
  userId: string
  /** By the calendar of India. */
  day: string
}

export type AlertHooksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** https on the open internet alone. */
  address: string
  /** What its messages are signed with, encrypted: shown once, when it was made. */
  sealedSecret: Bytes
  isOn: Generated<boolean>
}

export type AlertMessagesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  hookId: string
  dedupeKey: string
  kind: string
  /** JSON as it is sent and signed. */
  body: string
  state: Generated<'waiting' | 'sent' | 'dead'>
  attempts: Generated<number>
  askedAt: Instant
  dueAt: Instant
  /** Until then it is in one worker's hand; null when in none. */
  leasedUntil: NullableInstant
  /** Null until the address took it. */
  sentAt: NullableInstant
  /** Of the last try; null without one. */
  lastError: string | null
}

export type AnnouncementsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  /** Null once the account of its author is gone. */
  authorId: string | null
  topic: 'service' | 'news'
  title: Words
  body: Words
  /** To which page of ours it leads, by a name of the contract. */
  page: string
  /** Whom it is for, as the contract has it. */
  audience: Json
  isByMail: boolean
  state: Generated<'draft' | 'scheduled' | 'sending' | 'sent' | 'stopped'>
  /** From when it goes out; null for a draft. */
  dueAt: NullableInstant
  /** When the last reader was told, or it was stopped; null before. */
  endedAt: NullableInstant
  /** People told so far, in the app, by mail or both. */
  reached: Generated<number>
  /** The last account, in the order of ids, that was gone through; null before the first. No foreign key: it is a place in an order. */
  lastUserId: string | null
  /** Its title is the notice on every page for a day from when it goes out. */
  isBanner: Generated<boolean>
}

export type AnswerTemplatesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** What staff know it by; nobody else reads it. */
  name: string
  /** With {name} and {reference} where the writer's name and the number go. */
  body: Words
  changedAt: Instant
  /** Null while it is offered. */
  retiredAt: NullableInstant
}

export type ApprovalsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** staff-roles: an account gets other staff roles; export: a file of many people is taken. */
  kind: 'staff-roles' | 'export'
  /** Whose staff roles; null for an export. */
  userId: string | null
  /** staff-roles: {"staffRoles": [...]}; export: {"filter": {...}, "people": n}. */
  facts: Json
  reason: string
  askedBy: string
  askedAt: Instant
  state: Generated<'open' | 'confirmed' | 'withdrawn'>
  /** Who confirmed or withdrew it; whoever confirms did not ask. Null while it is open. */
  decidedBy: string | null
  /** Null while it is open. An export may be taken for a day after it. */
  decidedAt: NullableInstant
}

export type AuditEventsRow = {
  id: Generated<string>
  /** In the order of writing; what was undone leaves a gap. The gapless number is chain_position. */
  sequence: number
  createdAt: GeneratedInstant
  /** The clock of the request; created_at is that of the transaction. */
  occurredAt: Instant
  action: string
  /** Who acted; null for the system and for strangers. No foreign key: the trail outlives the account. */
  actorId: string | null
  actorRole: 'mentee' | 'mentor' | 'admin' | 'system' | null
  /** The admin behind the actor, when one acts for another; else null. */
  impersonatorId: string | null
  targetType: string
  /** Id of what was acted on; null when the action has no single object. */
  targetId: string | null
  /** Fields before and after, without secrets: {"field": {"before": …, "after": …}}. */
  change: GeneratedJson
  /** Only entries that an earlier release wrote while this one migrated; all others are in audit_origins. */
  ip: string | null
  /** As ip. */
  userAgent: string | null
  requestId: string | null
  /** hash of the entry before in the chain; of the first: that of the last of chain 0, or 32 zero bytes. */
  previousHash: Bytes
  /** SHA-256 over previous_hash and the row, as audit-seal.ts writes it. */
  hash: Bytes
  /** What the seal covers. 1: address and browser themselves; 2: origin_digest in place of them; 3: chain and chain_position too. */
  version: Generated<number>
  /** SHA-256 over salt, address and browser in audit_origins; null where the entry has none, and for version 1. */
  originDigest: NullableBytes
  /** The chain that the entry goes on: 0 for those of one chain before 0192, else from 1. */
  chain: Generated<number>
  /** From 1 without a gap in its chain; null in chain 0, which is numbered by sequence. */
  chainPosition: number | null
}

export type AuditOriginsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** Of the entry in audit_events. */
  eventSequence: number
  /** Address of the caller; null where only the browser is known. */
  ip: string | null
  userAgent: string | null
  /** Goes into origin_digest of the entry, so that nobody finds the address by trying all; null for version 1. */
  salt: NullableBytes
  /** 365 days after the entry (LOG-05). */
  keepUntil: Instant
}

export type BlockedPeopleRow = {
  blockerId: string
  blockedId: string
  createdAt: GeneratedInstant
}

export type BookingItemsRow = {
  /** The task in the planner; it stays here when the mentee takes the task out. */
  studySessionId: string
  createdAt: GeneratedInstant
  bookingId: string
}

export type BookingMessagesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  sentAt: Instant
  bookingId: string
  authorId: string
  text: string
  /** When the other one opened the booking; null while not read. */
  readAt: NullableInstant
  /** When the other one showed it to staff; null for never. Only then staff may read it. */
  reportedAt: NullableInstant
  /** Null where nobody reported it. */
  reportReason: string | null
  /** Null while staff did not decide. */
  reportDecision: 'upheld' | 'dismissed' | null
  /** Null while staff did not decide. */
  decidedAt: NullableInstant
  /** Made once for a message; null where none was sent. */
  requestKey: string | null
}

export type BookingNotesRow = {
  bookingId: string
  authorId: string
  createdAt: GeneratedInstant
  text: string
}

export type BookingReviewsRow = {
  bookingId: string
  createdAt: GeneratedInstant
  writtenAt: Instant
  mentorId: string
  stars: number
  text: string
  state: Generated<'pending' | 'approved' | 'rejected'>
  /** Null while staff did not decide on this text. */
  decidedAt: NullableInstant
}

export type BookingsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  askedAt: Instant
  changedAt: Instant
  mentorId: string
  menteeId: string
  state: 'requested' | 'suggested' | 'accepted' | 'held' | 'missed' | 'declined' | 'cancelled' | 'lapsed'
  startsAt: Instant
  endsAt: Instant
  question: string
  /** The list the mentor may read; null for none, and after its owner took it away. */
  choiceListId: string | null
  /** The mentor’s own or a room made for this session; shown once it is agreed on. */
  meetingUrl: string
  /** Said by whoever declined, cancelled or reported; null for none. */
  reason: string | null
  sharedNote: Generated<string>
  /** Null while no things to do were given. */
  itemsGivenAt: NullableInstant
  calendarSequence: Generated<number>
  /** The beginning people were reminded of a day before; null for none. */
  dayRemindedFor: NullableInstant
  /** The same, 15 minutes before. */
  quarterRemindedFor: NullableInstant
  reportedBy: 'mentee' | 'mentor' | null
  reportedAt: NullableInstant
  reportDecision: 'upheld' | 'dismissed' | null
  /** When the credit came back; null while it did not. */
  creditBackAt: NullableInstant
  /** Made once for a filled-in form; null where none was sent. */
  requestKey: string | null
  /** The same for sessions that were asked for together, a week or more apart; null for one that stands alone. */
  seriesId: string | null
  /** Which of the seats of its session a booking has, from 1. */
  seatNumber: Generated<number>
  /** How many mentees may share the session, as its mentee was told; 1: it is for two alone. */
  peopleMax: Generated<number>
  /** which of its questions were spoken about, counted from 0 in the order of the text (domain: mentoring/questions.ts) */
  answeredQuestions: Generated<number[]>
}

export type BusinessSettingsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  isOnly: Generated<boolean>
  legalName: string
  address: string
  /** Two digits of the State as in a GSTIN. */
  stateCode: string
  /** Null while the business is not registered: then no tax is charged and receipts are issued. */
  gstin: string | null
  /** Printed on invoices; null for none. */
  email: string | null
  /** Printed on invoices; null for none. */
  phone: string | null
  /** Services accounting code that a new plan starts with. */
  sac: Generated<string>
  /** Hundredths of a percent that a new plan starts with: 1800 is 18 %. */
  gstRateBp: Generated<number>
  invoicePrefix: Generated<string>
  creditNotePrefix: Generated<string>
}

export type BusyItemsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  calendarId: string
  remoteId: string
  /** Pairs of ms since 1970: from, to. */
  spans: Json
  /** Only where the person asked for titles and is an adult. */
  title: string | null
}

export type CalendarCopiesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  calendarId: string
  /** Noun and id of the entry, as a property of its copy names it. */
  mark: string
  remoteId: string
  etag: string
  /** Hash of what was written. */
  fingerprint: string
  startsAt: Instant
  endsAt: Instant
  /** The person deleted it there: it is not written again until the entry changes. */
  isLeftOut: Generated<boolean>
}

export type CalendarLinksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  kind: 'google' | 'caldav'
  /** Address of the collection that holds the calendars (CalDAV), or of the service. */
  home: string
  /** Null where the service does not say it. */
  userName: string | null
  /** A password for apps or a refresh token, encrypted. */
  sealedSecret: Bytes
  /** choosing: no calendar was chosen yet; expired: the person has to connect again. */
  state: Generated<'choosing' | 'active' | 'expired'>
  hasTitles: Generated<boolean>
  dueAt: Instant
  /** Until then it is in one worker's hand; null when in none. */
  leasedUntil: NullableInstant
  /** Tries since the last that went through. */
  attempts: Generated<number>
  /** Null until it was first read and written. */
  syncedAt: NullableInstant
  /** What went wrong at the last try, in a word; null for nothing. */
  trouble: string | null
  /** Until when its service lets us in; null where it says no end. */
  accessEndsAt: NullableInstant
}

export type ChoiceListChoicesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  listId: string
  /** Institute and programme, as the keys of their seat pools begin; of a State counselling with its id and a dot before them. It means the same choice in every book. */
  choiceKey: string
  /** Order in the list, the lower first; gaps mean nothing. */
  position: number
}

export type ChoiceListGrantsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  listId: string
  readerId: string
  /** What the owner lets this reader see beside the seats; null = the seats alone. */
  profile: NullableJson
  endsAt: Instant
}

export type ChoiceListsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  name: string
  /** Rises by one with every change of name or order; a change names the one it was made from. */
  version: Generated<number>
  changedAt: Instant
  /** The newest of a person is the list that bookmarks go to. */
  chosenAt: Instant
  /** Since when it is gone for its owner, who may bring it back for seven days; null while it is there. */
  removedAt: NullableInstant
  /** SHA-256 of the token in the link that others read it under; null while there is none. */
  shareTokenHash: NullableBytes
  /** The token, encrypted, to show the owner the link again. */
  shareTokenSealed: NullableBytes
  /** What the owner chose to show beside the seats: ranks, category, gender, state; null = the seats alone. */
  shareProfile: NullableJson
  sharedAt: NullableInstant
}

export type CollegeCorrectionsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** The name of the rank book, which also names the facts that ship. */
  institute: string
  fact: 'fees' | 'nirf' | 'outcomes' | 'women' | 'naac' | 'founded' | 'town' | 'website' | 'home-states'
  /** Rupees and years as packages/contract/src/managed-colleges.ts has them; of a fact that is hidden the reason alone, as hidden. */
  value: Json
  /** Who published it: a body and its paper. */
  source: string
  /** The day of that paper, or on which it was read. */
  sourceOn: string
  /** Where it can be read; null where it is no page. */
  sourceUrl: string | null
  correctedBy: string
  /** Null while it holds. */
  withdrawnAt: NullableInstant
  withdrawnBy: string | null
  /** The edition it came with; null for one that was made by hand. */
  editionId: string | null
}

export type ConsentEvidenceRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** As in consents; parent for a parent’s consent. */
  purpose: string
  isGiven: boolean
  decidedAt: Instant
  /** Null where a parent was asked by nothing that had one. */
  noticeVersion: string | null
  /** Null as notice_version. */
  language: string | null
  /** HMAC-SHA256 of the address of whoever decided. */
  whoMark: Bytes
  /** HMAC-SHA256 of the whole row as JSON with its keys in order. */
  factsMark: Bytes
  /** Names the key of both marks. */
  keyId: string
  keepUntil: Instant
  /** As in parent_consents; null for what needs no proof, and where the account was erased before it was written down. */
  proof: string | null
  /** As in parent_consents. */
  proofPaymentId: string | null
  /** As in parent_consents. */
  proofBy: string | null
}

export type ConsentsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  userId: string
  purpose: string
  isGiven: boolean
  noticeVersion: string
  language: string
}

export type ContactMessagesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** What writer and staff quote: M-000012. */
  sequence: ColumnType<number, never, never>
  askedAt: Instant
  fullName: string
  email: string
  language: string
  topic: string
  message: string
  state: Generated<'waiting' | 'answered' | 'closed'>
  answer: string | null
  answeredAt: NullableInstant
  /** Who of the staff answers it; null for nobody yet. */
  assigneeId: string | null
  /** Made by the form, so that sending twice is one; null where none came along. */
  idempotencyKey: string | null
}

export type CounsellingFeedsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Rises when the address is renewed. The secret of the address follows from id, version and the key of the deployment. */
  version: Generated<number>
  renewedAt: Instant
}

export type CounsellingRemindersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Body, season, kind and round: josaa-2026-report-and-pay-2. */
  deadline: string
  endsAt: Instant
  /** day: from 9 in the morning of the day before; hours: from three hours before. */
  lead: 'day' | 'hours'
}

export type CounsellingSeasonsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  body: string
  /** The calendar year that names it. */
  season: number
  /** Counts from 1 within body and season. */
  version: number
  state: 'draft' | 'published' | 'replaced'
  /** The notice: who published it, and what. */
  source: string
  /** Where the notice can be read; null where it is no page. */
  sourceUrl: string | null
  /** When somebody last read the notice against the steps. */
  checkedOn: string
  /** OBC-NCL and EWS certificates count when issued on or after this day. */
  certificatesFrom: string
  /** Paise; reserved: SC, ST and any PwD. */
  seatAcceptanceReservedPaise: number
  /** Paise. */
  seatAcceptanceOthersPaise: number
  /** Paise; NITs, IIITs and other GFTIs, after the last round. */
  partialAdmissionReservedPaise: number
  /** Paise. */
  partialAdmissionOthersPaise: number
  /** Paise that are not paid back to whoever withdraws in time. */
  withdrawalPaise: number
  /** Null for the season that ships. */
  createdBy: string | null
  /** Null while it is a draft. */
  publishedAt: NullableInstant
  /** Null for a draft, and for the season that ships. */
  publishedBy: string | null
}

export type CounsellingStepsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  seasonId: string
  kind: 'main-ranks' | 'advanced-result' | 'registration' | 'mock' | 'allotment' | 'report-and-pay' | 'withdraw' | 'partial-admission' | 'special-rounds'
  /** Null where a step belongs to no round. */
  round: number | null
  fromOn: string
  /** India, 24-hour clock; null where the notice names no hour. */
  fromHour: string | null
  /** Null for what happens at one moment. */
  untilOn: string | null
  /** As from_hour; null: until midnight. */
  untilHour: string | null
  /** Whether only seats outside the IITs and IISc are meant. */
  isNitPlusOnly: boolean
  /** Named where it is another than the season's. */
  source: string | null
  /** Read beside the date; null for none. */
  note: NullableWords
}

export type CouponPlansRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  couponId: string
  planId: string
}

export type CouponUsesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  couponId: string
  userId: string
  purchaseId: string
  state: 'held' | 'used' | 'released'
  /** A hold that is not paid by then may be given to somebody else. */
  heldUntil: Instant
}

export type CouponsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  /** Upper case; compared without regard to case. */
  code: string
  /** For admins; null for none. */
  note: string | null
  /** Hundredths of a percent; null for a flat coupon. */
  percentBp: number | null
  /** Null for a percent coupon. */
  flatPaise: number | null
  /** List price from which it holds. */
  minAmountPaise: Generated<number>
  /** Null for at once. */
  startsAt: NullableInstant
  /** Null for no end; not taken from then on. */
  endsAt: NullableInstant
  /** Null for as many as come. */
  usesMax: number | null
  /** Null for as many as come. */
  usesPerUserMax: number | null
  /** Rows of coupon_uses that are held or used. */
  usesTaken: Generated<number>
  /** Whether it also holds for event seats. */
  coversEvents: Generated<boolean>
  /** Null while it is taken. */
  retiredAt: NullableInstant
  isSample: Generated<boolean>
}

export type CreditEntriesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** From 1 in each account: of two entries made from one balance, one fails. */
  sequence: number
  /** Credits that came (positive) or went (negative). */
  amount: number
  /** Sum of the amounts of the account up to this entry. */
  balanceAfter: number
  reason: 'grant' | 'spend' | 'give_back' | 'take_back' | 'lapse'
  /** What it was for: a purchase, a booking. */
  reference: string
  /** The entry whose credits went; null where credits came. */
  grantId: string | null
  /** Unspent credits lapse then; null where credits went. */
  expiresAt: NullableInstant
  happenedAt: Instant
  /** The purchase the credits came with, also where they came back from a booking; null where credits went. Samples name none that exists. */
  purchaseId: string | null
}

export type CreditNotesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  invoiceId: string
  /** Which refund it papers: one note a refund. */
  refundReference: string
  series: string
  financialYear: string
  sequence: number
  number: string
  issuedAt: Instant
  /** Day in India. */
  issuedOn: string
  totalPaise: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  /** All that is printed, as it was on the day of issue. */
  facts: Json
  publicId: string
  /** Null while the link works. */
  linkEndedAt: NullableInstant
}

export type CurrentRankBookRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  onlyRow: Generated<boolean>
  rankBookId: string
  /** when the pointer last moved */
  movedAt: Instant
}

export type CutoffsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  importId: string
  instituteId: string
  programmeId: string
  quota: 'AI' | 'HS' | 'OS' | 'GO' | 'JK' | 'LA' | 'AP' | 'DASA-CIWG' | 'DASA-NONCIWG'
  seatType: 'OPEN' | 'OPEN (PwD)' | 'EWS' | 'EWS (PwD)' | 'OBC-NCL' | 'OBC-NCL (PwD)' | 'SC' | 'SC (PwD)' | 'ST' | 'ST (PwD)'
  genderPool: 'neutral' | 'female'
  /** best rank admitted, on the list of the seat: category rank for JoSAA, common rank for CSAB */
  openingRank: number
  /** last rank admitted, on the same list; in a preparatory row always a preparatory rank */
  closingRank: number
  /** ranks of the preparatory list (printed with a P); null where the source does not say */
  isPreparatory: boolean | null
}

export type DaySumsRow = {
  /** By the calendar of India, over when it was written. */
  day: string
  name: 'money' | 'orders' | 'papers' | 'series' | 'sign_ups' | 'tries'
  /** An array with an object for each group of the day. Names no person. */
  rows: Json
  createdAt: GeneratedInstant
}

export type DocumentCountersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  series: string
  /** April to March by the calendar of India: 26-27. */
  financialYear: string
  lastNumber: number
}

export type ErasureRequestsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  requestedBy: string
  requestedAt: Instant
  /** Who has the right to it: the person in writing, a parent of a child, or an authority. */
  ground: 'person' | 'parent' | 'authority'
  /** What staff wrote of it, e.g. the number of the message. */
  reason: string
  state: Generated<'open' | 'confirmed' | 'withdrawn'>
  /** Who confirmed or withdrew it; whoever confirms did not request it. Null while it is open. */
  decidedBy: string | null
  /** Null while it is open. */
  decidedAt: NullableInstant
}

export type EventRegistrationsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  eventId: string
  userId: string
  /** offered: a seat came free and waits for its person; held: a seat that is being paid for; lapsed: an offer or a hold that ran out. */
  state: 'registered' | 'waiting' | 'offered' | 'held' | 'withdrawn' | 'lapsed'
  /** When the seat was last taken for good; null before that. */
  registeredAt: NullableInstant
  /** Place in the order of asking; null for who never waited. */
  waitingNumber: number | null
  /** End of an offer or a hold; null in other states. */
  untilAt: NullableInstant
  /** What the seat is or was paid by; null for a seat that is not paid. */
  purchaseId: string | null
  /** 80 random bits in base32, shown to its person as a QR code. */
  checkInCode: string
  /** Null until the person was seen there. */
  checkedInAt: NullableInstant
  /** The admin who saw it; null until then. */
  checkedInBy: string | null
  /** Since when a paid seat of a cancelled event is to be paid back; null when nothing is due. */
  refundDueAt: NullableInstant
  /** When the present row of holds began; null where none was held yet. */
  firstHeldAt: NullableInstant
}

export type EventsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  /** Upcoming, live and completed follow from the clock while it is published. */
  state: 'draft' | 'published' | 'cancelled'
  type: 'webinar' | 'workshop' | 'mentoring' | 'counselling' | 'other'
  /** Who leads it, in words; null when not said. */
  host: string | null
  /** Where people meet; null for a meeting online. */
  place: string | null
  startsAt: Instant
  endsAt: Instant
  /** Null: open until the end. */
  registrationClosesAt: NullableInstant
  /** Seats; null for as many as come. */
  capacity: number | null
  /** Rows of event_registrations that are registered, offered or held. */
  seatsTaken: Generated<number>
  hasWaitlist: boolean
  /** Rows of event_registrations that are waiting. */
  waitingCount: Generated<number>
  /** The number of the last place given on the waitlist; it never goes down. */
  waitingLast: Generated<number>
  /** free, plan: for people whose plan runs, paid: for people who buy a seat. */
  admission: 'free' | 'plan' | 'paid'
  /** GST included; null unless a seat is paid for. */
  pricePaise: number | null
  /** Shown to registered people alone; null while there is none. */
  meetingUrl: string | null
  /** Shown to registered people alone; null while there is none. */
  recordingUrl: string | null
  /** SEQUENCE of its calendar file: one more with every change people are told of. */
  calendarSequence: Generated<number>
  /** The start that people were reminded of a day before; null before that. */
  dayRemindedFor: NullableInstant
  /** The start that people were reminded of an hour before; null before that. */
  hourRemindedFor: NullableInstant
  /** Null unless cancelled. */
  cancelledAt: NullableInstant
  /** Said to registered people; null when not said. */
  cancelReason: string | null
  /** Put there by a start that is not production. */
  isSample: Generated<boolean>
  title: Words
  description: Words
}

export type FactEditionsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  fact: 'fees' | 'nirf' | 'outcomes' | 'women' | 'naac' | 'founded'
  /** Null where the browser gave none. */
  fileName: string | null
  /** SHA-256 of the file, hexadecimal. */
  fileHash: string
  /** Sound rows as packages/domain/src/fact-editions/read-fact-edition.ts reads them. */
  rows: Json
  /** What it changed, as compare-fact-edition.ts says it; null before it is published. */
  changes: NullableJson
  /** Rows that are not taken, each with its reason; the first of many. */
  refused: Json
  /** All of them. */
  refusedCount: number
  /** Who published it: a body and its paper; null before it is published here. */
  source: string | null
  /** The day of that paper; null before. */
  sourceOn: string | null
  /** Where it can be read; null before, and where it is no page. */
  sourceUrl: string | null
  handedInBy: string
  /** Null while it is only checked. */
  publishedAt: NullableInstant
  /** Null while it holds, or is not published. */
  withdrawnAt: NullableInstant
}

export type FeedbacksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Made by the form, so that sending twice is one; null where none came along. */
  idempotencyKey: string | null
  message: string
  category: 'predictor' | 'tools' | 'planner' | 'mentoring' | 'events' | 'plans' | 'other'
  starRating: number
  /** Whether its author agreed to have it shown with the first name. */
  mayBeShown: boolean
  status: Generated<'pending' | 'approved' | 'rejected'>
  /** Why it was rejected, or a word along with the approval; null for none. */
  reason: string | null
  /** The clock of the request that submitted it. */
  submittedAt: Instant
  /** When the author last changed it; staff decide on what they read at this instant. */
  changedAt: Instant
  /** When staff last decided; null before that. */
  moderatedAt: NullableInstant
  /** Who decided; null before that, and once that account is gone. */
  moderatedBy: string | null
}

export type FilterActionItemsRow = {
  filterActionId: string
  /** A row of the list, which may be gone by now. */
  itemId: string
  /** What became of it, changed or why not; null until it was gone through. */
  outcome: string | null
}

export type FilterActionsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** Null once that account is gone; what was not done by then is stopped. */
  askedBy: string | null
  /** What is done, as the contract has it, with its reason or role. */
  action: Json
  /** The filter as it was asked for; what it had is in filter_action_items. */
  filter: Json
  state: Generated<'running' | 'done' | 'stopped'>
  /** When the last row was gone through, or it was stopped; null before. */
  endedAt: NullableInstant
  /** Of which list the filter is; the names are in the contract. */
  list: Generated<string>
}

export type GrievanceAnswersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  grievanceId: string
  /** Null once the account of its author is gone. */
  authorId: string | null
  answeredAt: Instant
  body: string
}

export type GrievancesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  sequence: ColumnType<number, never, never>
  userId: string
  askedAt: Instant
  subject: string
  message: string
  state: Generated<'open' | 'answered'>
  /** Last day for an answer, by the calendar of India. */
  dueOn: string
  /** Null while open. */
  answer: string | null
  /** Null while open. */
  answeredAt: NullableInstant
  /** Who of the staff answers it; null for nobody yet. */
  assigneeId: string | null
}

export type GuideEditionsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** The last step of its address. */
  slug: string
  /** Counts from 2: the edition that ships is the first. Null for a draft. */
  version: number | null
  state: 'draft' | 'published' | 'replaced'
  season: number
  /** When somebody last held it against its sources. */
  checkedOn: string
  title: Words
  description: Words
  sources: Words
  /** Markdown. */
  body: Words
  editedAt: Instant
  editedBy: string
  /** Null for a draft. */
  publishedAt: NullableInstant
  /** Null for a draft. */
  publishedBy: string | null
}

export type HelplinesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  name: string
  numbers: string[]
  /** Null where it has none. */
  email: string | null
  runBy: 'government' | 'regulator' | 'charity'
  purpose: 'mind' | 'emergency' | 'child' | 'women' | 'ragging'
  /** India, 24-hour clock, 08:00; null together with hours_to: day and night. */
  hoursFrom: string | null
  hoursTo: string | null
  areHoursConfirmed: boolean
  /** How many languages it answers in; null where nobody says. */
  languageCount: number | null
  /** Null for a line of the whole country. */
  place: string | null
  isFree: boolean
  evidence: string
  checkedOn: string
  /** Order within government and others; the lower first. */
  position: number
  /** Since when it is not shown; null while it is. */
  retiredAt: NullableInstant
}

export type IdempotencyKeysRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  scope: string
  keyHash: Bytes
  bodyHash: Bytes
  /** Null while it is in hand. */
  answer: NullableJson
  askedAt: Instant
  /** A request that died gives way to the next one then. */
  inHandUntil: Instant
}

export type ImportJobsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** file: a table handed in; roll-back: takes one back; mend: makes the book anew after rows were put right */
  kind: 'file' | 'roll-back' | 'mend'
  state: 'waiting' | 'checking' | 'checked' | 'applying' | 'done' | 'failed'
  askedAt: Instant
  /** null once the account is gone */
  askedBy: string | null
  endedAt: NullableInstant
  /** in the file store; null once the file is of no use any more */
  fileKey: string | null
  /** SHA-256 of the file, hexadecimal */
  fileHash: string | null
  fileBytes: number | null
  fileForm: 'csv' | 'text' | 'page' | 'sheet' | null
  /** SHA-256 of the headings, hexadecimal */
  shape: string | null
  isShapeKnown: Generated<boolean>
  /** headings and the first rows */
  tableBegin: NullableJson
  /** columns, counselling, season, round and whether it is the last, as they were said */
  answers: NullableJson
  report: NullableJson
  /** the first 1,000 refused rows of the dry run */
  refused: GeneratedJson
  /** SHA-256 of the rows of the dry run, hexadecimal: what is taken must be the same */
  rowsDigest: string | null
  phase: 'reading' | 'comparing' | 'storing' | 'compiling' | null
  rowsDone: Generated<number>
  rowsTotal: number | null
  fault: string | null
  /** who works on it says so until then; afterwards another may take it up */
  leaseUntil: NullableInstant
  /** how often it was taken up in its state */
  attempts: Generated<number>
  undoes: string | null
  rolledBackAt: NullableInstant
  /** what the dry run would change, by kind: the largest 1,000 of each */
  changes: GeneratedJson
  /** as the browser that handed it in said it, without a path; null where none was said */
  fileName: string | null
  /** whether published rows that the file does not have are left in their rounds; said when it is published */
  leavesGone: Generated<boolean>
}

export type ImportShapesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** SHA-256 of the headings, hexadecimal */
  shape: string
  columns: Json
  usedAt: Instant
}

export type ImportsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** josaa-mock: a mock allotment, numbered from 1, in which nothing is given. */
  counselling: 'josaa' | 'josaa-mock' | 'csab'
  season: number
  round: number
  /** whether this is the last round of its season */
  isFinal: boolean
  /** draft while rows go in; checked once all are in; published while the rank book is made of it */
  status: 'draft' | 'checked' | 'published' | 'withdrawn'
  /** came with the product, not from a file handed in; a newer version of the product may replace it */
  isShipped: boolean
  /** where the table came from, in words */
  source: string
  /** SHA-256 of the file, hexadecimal; the hash of the book for what came with the product */
  fileHash: string
  rowsRead: number
  rowsTaken: number
  rowsRefused: number
  /** null while never published */
  publishedAt: NullableInstant
  /** rows of the preparatory list among rows_taken; null until all rows are in */
  rowsPreparatory: number | null
  /** the import it came by; null for what came with the product or by the command */
  jobId: string | null
  /** when a row was last put right; null while none was */
  mendedAt: NullableInstant
  /** the import that stood for the round when this one was first published; null where none did */
  replaces: string | null
}

export type InstitutesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** as the newest season prints it: addresses, facts and rows go by it */
  name: string
  type: 'IIT' | 'NIT' | 'IIIT' | 'GFTI' | 'IISC'
  /** null for institutes the newest official list no longer names */
  city: string | null
  /** state or union territory in the words of the product; null as city */
  state: string | null
  /** quota code (HS, GO, JK, LA, AP) to the states that count as home. Source: headings of the JoSAA seat matrix 2026 */
  homeStates: Json
  /** null where none is known */
  website: string | null
  /** rank in NIRF 2025, engineering; null where not ranked */
  nirfEngineering_2025: number | null
  /** spellings of earlier seasons */
  alsoWritten: Generated<string[]>
  /** what people read instead of the printed name; null where that is right */
  shownName: string | null
  /** the institute that this one turned out to be; null for one of its own */
  mergedInto: string | null
  /** short names found besides those that ship, in small letters */
  nicknamesAdded: Generated<string[]>
  /** short names that ship and find it no more */
  nicknamesRemoved: Generated<string[]>
}

export type InvoicesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  purchaseId: string
  kind: 'tax_invoice' | 'receipt'
  series: string
  financialYear: string
  sequence: number
  number: string
  issuedAt: Instant
  /** Day in India. */
  issuedOn: string
  totalPaise: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  /** All that is printed, as it was on the day of issue. */
  facts: Json
  /** 192 random bits; its owner may renew it. */
  publicId: string
  /** Null while the link works. */
  linkEndedAt: NullableInstant
}

export type JobRequestsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  name: string
}

export type JobRunsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  name: string
  /** When it last ended on any instance; a job that runs often is noted once a minute. */
  lastRunAt: Instant
  /** How long that took, ms. */
  lastMs: number
  /** Null while it never failed. */
  lastFailedAt: NullableInstant
  /** First line of the last failure; null while it never failed. */
  lastError: string | null
  failuresInRow: Generated<number>
}

export type KeptCgpaRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** As the address of the calculator writes it. */
  answers: string
  /** Told to the browser; a change must name the one it replaces. */
  changedAt: Instant
}

export type KnownDevicesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  deviceHash: Bytes
  lastUsedAt: Instant
}

export type LimitCountersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** Name of the limit, as in http/limits.ts. */
  scope: string
  /** HMAC-SHA256 of address, user or e-mail: the counter does not tell whose it is. */
  keyHash: Bytes
  windowStartsAt: Instant
  windowEndsAt: Instant
  taken: number
}

export type LinkedCalendarsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  linkId: string
  /** Its address (CalDAV) or id (Google). */
  remoteId: string
  name: string
  isWritable: boolean
  isTarget: Generated<boolean>
  isBusy: Generated<boolean>
  /** Up to where changes were read; null: all is read at the next time. */
  syncToken: string | null
  /** When its whole window was last read: the window moves, tokens do not. */
  readWholeAt: NullableInstant
}

export type ListFilePartsRow = {
  listFileId: string
  position: number
  lines: string
}

export type ListFilesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** Who may fetch it; gone with the account. */
  askedBy: string | null
  askedAt: Instant
  /** Which list it is of; the names are in the contract. */
  list: string
  /** The filter as the address of the list has it. */
  filter: Json
  state: Generated<'running' | 'done' | 'failed'>
  /** Rows that the filter had when it was asked for, or fewer where the file is cut. */
  total: number
  /** Rows that are written so far. */
  written: Generated<number>
  /** Whether every row of the filter stands in it; null until it is written. */
  isWhole: boolean | null
  /** How often a process began to write it. */
  tries: Generated<number>
  /** Until when a process is writing it; null: any may. */
  leasedUntil: NullableInstant
}

export type ListLinkCommentsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  linkId: string
  /** The choice it is about; null for the list as a whole. */
  choiceKey: string | null
  readerHash: Bytes
  /** Who wrote it: a relation and never a name. */
  readerKind: 'mother' | 'father' | 'sibling' | 'relative' | 'friend' | 'teacher' | 'self'
  body: string
}

export type ListLinkHeartsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  linkId: string
  choiceKey: string
  /** SHA-256 of the link's id and of a random id that the reader's browser made: no person, and another one behind every link. */
  readerHash: Bytes
}

export type ListLinksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** SHA-256 of the token in the link. */
  tokenHash: Bytes
  /** SHA-256 of the code that was told when it was made. */
  deleteCodeHash: Bytes
  choiceKeys: string[]
  /** Who the choices are judged for: ranks, category, gender, state; null = the choices alone. */
  profile: NullableJson
  /** Whether readers see the profile, or the chances alone. */
  showsProfile: boolean
  /** In which the link opens: en, hi. */
  language: string
  endsAt: Instant
}

export type ListSuggestionsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  bookingId: string
  authorId: string
  listId: string
  /** The version of the list that its author had read. */
  listVersion: number
  kind: 'add' | 'remove' | 'move'
  choiceKey: string
  /** Where the choice is to be, from 0; null where it is to be removed. */
  position: number | null
  reason: string
  state: Generated<'open' | 'accepted' | 'declined'>
  suggestedAt: Instant
  decidedAt: NullableInstant
  /** Where the choice was when the suggestion was accepted, for taking that back; null for one that was not there. */
  formerPosition: number | null
}

export type ListViewsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** Whose view it is. */
  userId: string
  /** Which list it is of; the names are in the contract. */
  list: string
  name: string
  /** Filter, order and columns left out, as the address of the page has them. */
  search: string
  /** Whether everybody who works with the list sees it. */
  isShared: Generated<boolean>
}

export type LockedCopiesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** JSON, encrypted. */
  sealedFacts: Bytes
  keepUntil: Instant
}

export type MailAsksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  askedAt: Instant
  email: string
  kind: 'verify' | 'reset' | 'reactivation'
  /** The attempt a verification is for; null: the worker finds it. */
  signUpId: string | null
  /** SHA-256 of the flow cookie of the browser that asked. */
  flowHash: Bytes
  device: string | null
  /** Null while the worker has not looked at it. */
  doneAt: NullableInstant
  /** When the worker may answer it: a minute after the last to this address, and five in an hour. */
  dueAt: Instant
  /** HMAC of the address it was asked from, so that one computer cannot fill the queue of an address; null where staff asked. */
  networkHash: NullableBytes
}

export type MailFlowsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  flowHash: Bytes
  emailHash: Bytes
  kind: string
  expiresAt: Instant
  /** When the link was used; null while waiting. */
  doneAt: NullableInstant
}

export type MailLinksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  askedAt: Instant
  kind: 'verify' | 'reset' | 'reactivation' | 'change-email' | 'undo-deletion' | 'parent'
  /** SHA-256 of the token; the token itself is in the mail alone. */
  tokenHash: Bytes
  /** The address it was sent to; for change-email, the new one. */
  email: string
  userId: string | null
  signUpId: string | null
  /** Seal of the password, address and status it was made under: it dies with any of them. */
  stateHash: Bytes
  flowHash: NullableBytes
  device: string | null
  expiresAt: Instant
  usedAt: NullableInstant
  /** Uses with another address; five burn it. */
  wrongTries: Generated<number>
  /** When the mail server took its mail; null before. expires_at counts from then. */
  sentAt: NullableInstant
}

export type MailTextsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  kind: string
  language: Language
  /** With placeholders such as {fullName}. */
  subject: string
  /** Paragraphs parted by an empty line, in place of the first paragraph that ships. */
  opening: string
}

export type MentorPayoutsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  mentorId: string
  /** First day of the month in India. */
  month: string
  /** As the month stood when it was marked. */
  amountPaise: number
  /** Day in India. */
  paidOn: string
  /** Number of the transfer. */
  reference: string
  /** Null once that account is gone. */
  markedBy: string | null
  /** When staff took the mark back; null while it stands. */
  revokedAt: NullableInstant
}

export type MentorRatesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  mentorId: string
  /** Day in India. */
  fromOn: string
  /** For one held session. */
  ratePaise: number
  /** Null once that account is gone. */
  setBy: string | null
}

export type MentorsRow = {
  userId: string
  createdAt: GeneratedInstant
  appliedAt: Instant
  changedAt: Instant
  state: 'applied' | 'approved' | 'rejected'
  decidedAt: NullableInstant
  reason: string | null
  instituteSlug: string
  instituteName: string
  programmeSlug: string
  programmeName: string
  /** Null: graduated. */
  studyYear: number | null
  headline: string
  about: string
  languages: string[]
  topics: string[]
  proofNote: Generated<string>
  proofKey: string | null
  /** Zone, week, exceptions and rules, as the contract writes them. */
  hours: Json
  /** Null: a room address is made for each session. */
  meetingUrl: string | null
  isTakingBookings: Generated<boolean>
  /** Address of an .ics file, encrypted: whoever has it reads the calendar. Null for none. */
  sealedCalendarUrl: NullableBytes
  /** Busy stretches read from that calendar: [[from, to], …] in ms. */
  busy: GeneratedJson
  /** Null while it was never read. */
  calendarReadAt: NullableInstant
  /** Why the last reading failed; null when it did not. */
  calendarTrouble: string | null
  isSample: Generated<boolean>
  /** Sentences of the mentor, in their order; each up to 300 characters. */
  readyAnswers: Generated<string[]>
  /** Address of a short introduction on YouTube or Vimeo. Null: none. */
  filmUrl: string | null
}

export type MessageAnswersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  messageId: string
  /** Null once the account of its author is gone. */
  authorId: string | null
  answeredAt: Instant
  body: string
}

export type MistakesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Null = made in practice, or the mock was taken out. */
  mockId: string | null
  subject: 'physics' | 'chemistry' | 'mathematics'
  chapterKey: string | null
  kind: 'concept' | 'careless' | 'misread' | 'time' | 'guess'
  /** Against the full marks of the question. */
  marksLost: number
  note: string
  madeOn: string
  requestKey: string | null
}

export type MocksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  name: string
  exam: 'main' | 'advanced' | 'other'
  takenOn: string
  /** Marks; null = not told. So for the other subjects. */
  physics: number | null
  chemistry: number | null
  mathematics: number | null
  totalMarks: number
  maxMarks: number
  requestKey: string | null
}

export type NomineesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  fullName: string
  relation: string
  /** Null when not given. */
  email: string | null
  /** Null when not given. */
  phone: string | null
}

export type NotificationSettingsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** As in packages/contract/src/notification-topics.ts. */
  topic: string
  isInApp: boolean
  isByMail: boolean
  changedAt: Instant
  /** On the browsers of push_devices. */
  isByPush: Generated<boolean>
}

export type NotificationsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** Who reads it. */
  userId: string
  /** As in notification-kinds.ts, which has its words. */
  kind: string
  /** What the words fill in; no secret, and no name or address of a person in what staff read. */
  facts: GeneratedJson
  /** The page it leads to: a path of ours. */
  link: string
  /** When it was raised last: what gathers moves on. */
  raisedAt: Instant
  /** Null while unread. */
  readAt: NullableInstant
  /** The same key twice is one notification for one reader. */
  dedupeKey: string
}

export type OrderApprovalsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  consentId: string
  /** Null where an event seat is ordered. */
  planId: string | null
  /** Null where a plan is ordered. */
  eventId: string | null
  /** Whole paise; another total asks anew. */
  totalPaise: number
  /** replaced: another ask of the same item came after it. */
  state: Generated<'waiting' | 'approved' | 'refused' | 'replaced'>
  askedAt: Instant
  /** Until when it can be answered, and once answered, until when the answer counts. */
  endsAt: Instant
  /** Null while it waits, and where it was replaced unanswered. */
  decidedAt: NullableInstant
  /** The one purchase it was used for; null before. */
  purchaseId: string | null
  itemName: Words
}

export type OutboxMailsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** The left side of its Message-ID: a mail that goes out twice carries it twice. */
  dedupeKey: string
  kind: string
  toAddress: string
  language: Language
  /** What the template fills in; no secret. */
  facts: Json
  /** Token of its link, encrypted; wiped once sent or dead. */
  sealedToken: NullableBytes
  userId: string | null
  /** 1 sign-in and safety, 2 receipts, 3 the rest. */
  priority: number
  state: Generated<'waiting' | 'sent' | 'dead'>
  attempts: Generated<number>
  askedAt: Instant
  dueAt: Instant
  /** A worker has it in hand until then; null when none has. */
  leasedUntil: NullableInstant
  sentAt: NullableInstant
  /** First line of the last failure; null without one. */
  lastError: string | null
  /** Files that go with it: name, contentType and text of each; null: none. */
  attachments: NullableJson
  /** The order in which mails were written. */
  position: ColumnType<number, never, never>
  /** Not sent from then on, and removed; null for what is good at any time. */
  expiresAt: NullableInstant
  /** When staff set it aside; of dead mails alone, null while it waits for somebody. Why, the audit trail says. */
  setAsideAt: NullableInstant
}

export type OwnCardsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** What is asked, or what a formula is called. */
  front: string
  /** The answer, shown when it was tried. */
  back: string
  /** The press that made it, so that one repeated makes no second; null where none was named. */
  requestKey: string | null
}

export type OwnChaptersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Null = a subject of one's own, named in subject_name. */
  subject: 'physics' | 'chemistry' | 'mathematics' | null
  subjectName: string | null
  name: string
  priority: 'high' | 'medium' | 'low'
  expectedMinutes: number
}

export type ParentConsentsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Null until the parent answered; so are relation, notice_version, language and ip. */
  fullName: string | null
  relation: 'mother' | 'father' | 'guardian' | null
  email: string
  noticeVersion: string | null
  language: string | null
  ip: string | null
  /** When the consent was given: proven, not only answered. */
  confirmedAt: NullableInstant
  /** Null while it stands. */
  withdrawnAt: NullableInstant
  askedAt: Instant
  /** Where the child asked from; null where it was not written down. */
  askedIp: string | null
  /** SHA-256 of the last code that was mailed, with the id of the row; null before, and once used. */
  codeHash: NullableBytes
  /** Null where there is no code. */
  codeEndsAt: NullableInstant
  /** Wrong tries of the last code; five burn it. */
  codeTries: Generated<number>
  /** SHA-256 of the device cookie of the browser that asked; null where it sent none. */
  askedDeviceHash: NullableBytes
  /** Why the answer may be the child’s own; null where nothing speaks for it. */
  doubt: 'same-device' | 'same-address' | null
  /** When the parent said yes with the code from the own mailbox; null before. */
  answeredAt: NullableInstant
  /** Until when the second proof may come; null before the answer, and where the code was enough. */
  proveUntil: NullableInstant
  /** What proved the parent beside the code: payment or paper; code: nothing, for it was given before more was asked for. Null until it is given. */
  proof: 'code' | 'payment' | 'paper' | null
  /** The provider's id of the rupee; null where another proof was given. */
  proofPaymentId: string | null
  /** Who of the staff accepted the paper; null where another proof was given. */
  proofBy: string | null
}

export type ParentLinksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  consentId: string
  /** SHA-256 of the token; the token itself is in the mail alone. */
  tokenHash: Bytes
}

export type ParentPapersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** The child. */
  userId: string
  consentId: string
  /** dropped: another came after it, another proof was given, the consent ended, or 30 days passed. */
  state: Generated<'waiting' | 'accepted' | 'refused' | 'dropped'>
  sentAt: Instant
  /** Null once the file is deleted, which follows every decision. */
  fileKey: string | null
  /** As the bytes say; pictures are drawn anew as WebP. */
  contentType: 'image/webp' | 'application/pdf'
  /** Null while it waits. */
  decidedAt: NullableInstant
  /** Who of the staff; null where nobody decided. */
  decidedBy: string | null
  /** Why it was refused, for the parent; null unless it was. */
  reason: string | null
}

export type PasskeysRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** What the device calls the key: base64url (WebAuthn). */
  credentialId: string
  /** COSE key; the private one never leaves the device. */
  publicKey: Bytes
  /** As the device counted at its last use; many count nothing and stay at 0. */
  signCount: Generated<number>
  name: string
  addedAt: Instant
  /** When it last signed somebody in; null: never. */
  lastUsedAt: NullableInstant
}

export type PaymentOrdersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  askedAt: Instant
  /** Null for the rupee of a parent, which buys nothing. */
  purchaseId: string | null
  /** The buyer; of a parent's rupee the child. */
  userId: string
  /** SHA-256 over item, coupon and billing: the same wish within 15 minutes is the same order. */
  intentHash: Bytes
  /** 0 where nothing is paid: then the provider is never asked. */
  amountPaise: number
  currency: Generated<string>
  /** Null until the provider answered. */
  gatewayOrderId: string | null
  /** Somebody asks the provider until then; null when nobody does. */
  orderingUntil: NullableInstant
  /** How often the provider was asked for the order. */
  tries: Generated<number>
  /** Payments that failed for it. */
  attempts: Generated<number>
  /** When the reconciler asks the provider next. */
  nextCheckAt: Instant
  /** How often it has asked. */
  checks: Generated<number>
  /** The rupee by which a parent proves an account of the own; it goes back at once. The receipt at the provider is the id of the order. */
  isParentCheck: Generated<boolean>
  /** The consent it proves; null for purchases, and once the consent is erased. */
  consentId: string | null
}

export type PaymentsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** When we first heard of it. */
  seenAt: Instant
  changedAt: Instant
  orderId: string
  gatewayPaymentId: string
  amountPaise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** card, upi, netbanking, wallet…; null when not said. */
  method: string | null
  /** Null unless paid by card. */
  cardLast4: string | null
  /** When it paid its purchase; null for those that did not. */
  settledAt: NullableInstant
  /** When a bank began to dispute it; null when none did. */
  disputedAt: NullableInstant
  /** The last dispute that ended: events of it that come late change nothing. Null for none. */
  endedDisputeId: string | null
}

export type PlanUpgradesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  purchaseId: string
  fromPurchaseId: string
  creditedPaise: number
  /** Sessions with a mentor that were left then: they go with the smaller plan. */
  sessions: number
}

export type PlannerChaptersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Key of a chapter of the syllabus that ships, or of one of own_chapters. */
  chapterKey: string
  state: 'new' | 'started' | 'done'
  /** How well it sits, as the person says; null = cannot say. */
  confidence: 'weak' | 'shaky' | 'good' | 'strong' | null
  isLeftOut: Generated<boolean>
  /** Sessions finished after it count towards what is left. */
  toldAt: Instant
}

export type PlannerFeedsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Rises when the address is renewed. The secret of the address follows from id, version and the key of the deployment. */
  version: Generated<number>
  renewedAt: Instant
}

export type PlansRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  /** GST included. */
  pricePaise: number
  /** Hundredths of a percent: 1800 is 18 %. */
  gstRateBp: number
  /** Services accounting code, six digits. */
  sac: string
  validityDays: number
  /** Hours with a mentor that a purchase brings. */
  mentoringCredits: number
  isHighlighted: boolean
  /** Place in the list, from 0. */
  position: number
  /** Null for at once. */
  onSaleFrom: NullableInstant
  /** Null for no end; not sold from then on. */
  onSaleTo: NullableInstant
  /** Null while listed. Who bought it keeps it. */
  retiredAt: NullableInstant
  /** Put there by a start that is not production. */
  isSample: Generated<boolean>
  name: Words
  description: Words
  /** One line each, in the same order in every language. */
  features: WordLists
}

export type ProgrammesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** without degree and duration, as the newest season spells it */
  name: string
  degree: string
  /** years of study */
  durationYears: number
  /** branch family code, e.g. CSE */
  family: string
  /** spellings of earlier seasons, years and degree in brackets as the portals print them */
  alsoWritten: Generated<string[]>
  /** what people read instead of the printed name; null where that is right */
  shownName: string | null
  /** the programme that this one turned out to be; null for one of its own */
  mergedInto: string | null
}

export type PurchasesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  userId: string
  /** Null for an event seat. */
  planId: string | null
  /** Null for a plan. */
  eventId: string | null
  status: Generated<'created' | 'attempted' | 'authorized' | 'paid' | 'refunded_partial' | 'refunded' | 'failed' | 'expired' | 'review'>
  /** Null for an event seat. */
  validityDays: number | null
  mentoringCredits: Generated<number>
  sac: string
  /** Hundredths of a percent; 0 when the business was not registered. */
  gstRateBp: number
  /** Before the coupon, GST included. */
  listPricePaise: number
  discountPaise: number
  /** What is paid, GST included. */
  totalPaise: number
  taxablePaise: number
  cgstPaise: number
  /** SGST, or UTGST in a Union Territory without a legislature. */
  sgstPaise: number
  igstPaise: number
  /** Paid back so far. */
  refundedPaise: Generated<number>
  /** Null without one. */
  couponId: string | null
  /** As it was then; null without one. */
  couponCode: string | null
  billingName: string
  /** Two digits of the State as in a GSTIN, asked before paying. */
  billingStateCode: string
  /** Of a registered recipient; null for others. */
  billingGstin: string | null
  /** Two digits of the State. */
  placeOfSupplyCode: string
  /** Null until settled. */
  paidAt: NullableInstant
  /** Null until settled, and for an event seat. */
  startsAt: NullableInstant
  /** Not owned from then on; null until settled, and for an event seat. */
  expiresAt: NullableInstant
  /** Since when a bank disputes its payment: nothing of it can be used meanwhile. Null while none does. */
  frozenAt: NullableInstant
  /** As it was called when it was ordered. */
  itemName: Words
  /** What was left of the smaller plans that it takes the place of. */
  creditedPaise: Generated<number>
  /** The purchase of the larger plan that took its place; null while it stands. */
  upgradedTo: string | null
}

export type PushDevicesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** The sign-in of that browser; null once it ran out by itself. */
  signInId: string | null
  /** Where its push service takes messages (RFC 8030). */
  endpoint: string
  /** Of the browser, base64url: messages are encrypted for it (RFC 8291). */
  publicKey: string
  /** Of the browser, base64url: goes into the encryption (RFC 8291). */
  authSecret: string
  /** Our public key at the time (VAPID): under another the push service takes nothing. */
  serverKey: string
  device: string
  /** How many messages in a row its push service refused. */
  refusals: Generated<number>
}

export type PushMessagesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  deviceId: string
  dedupeKey: string
  topic: string
  /** The key of the notice it belongs to, where that can be taken back. */
  notice: string | null
  language: string
  /** What a locked screen shows: no figure and no name of the person. */
  title: string
  body: string
  link: string
  isUrgent: boolean
  state: Generated<'waiting' | 'sent' | 'dead'>
  attempts: Generated<number>
  askedAt: Instant
  /** When it may be sent: what can wait is not sent in the quiet hours. */
  dueAt: Instant
  /** Not sent from then on, and removed. */
  expiresAt: Instant
  /** Until then it is in one worker's hand. */
  leasedUntil: NullableInstant
  sentAt: NullableInstant
  lastError: string | null
}

export type RankBooksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** first 16 hexadecimal digits of the SHA-256 of the encoded book before compression */
  hash: string
  /** the encoded book, compressed with brotli */
  bytes: Bytes
  /** published imports the book was compiled from */
  importCount: number
}

export type RecordChangesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  instituteId: string | null
  programmeId: string | null
  action: 'rename' | 'merge' | 'not-same' | 'nickname-add' | 'nickname-remove'
  /** the shown name before a rename; null otherwise */
  before: string | null
  /** the new name, the short name, the name of the record it was merged into, or the printed name of the one it is not; null where a rename went back to print */
  after: string | null
  reason: string
  /** null once the account is gone */
  changedBy: string | null
  /** null while it holds */
  undoneAt: NullableInstant
  undoneBy: string | null
}

export type RecoveryCodesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** HMAC of the code. */
  codeHash: Bytes
  /** Null while it still works. */
  usedAt: NullableInstant
}

export type RefundsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  askedAt: Instant
  changedAt: Instant
  /** Null for a parent's rupee, which bought nothing. */
  purchaseId: string | null
  /** The payment that is paid back; null while only asked for. */
  paymentId: string | null
  /** gateway: made at the provider itself, and told of by a webhook. */
  askedBy: 'mentee' | 'admin' | 'system' | 'gateway'
  /** The asker's own words. */
  reason: string
  cause: 'request' | 'account_closed' | 'event_full' | 'event_cancelled' | 'paid_twice' | 'coupon_over' | 'upgrade_gone' | 'elsewhere' | 'dispute' | 'parent_check'
  /** asked → held, where a second one of the staff has to agree → sending → pending → processed, or withdrawn by the buyer, or declined, or failed at the bank; failed → sending again, processed by hand, or closed unpaid. */
  state: 'asked' | 'withdrawn' | 'declined' | 'held' | 'sending' | 'pending' | 'processed' | 'failed' | 'closed'
  /** What is paid back; null while it is not decided. */
  amountPaise: number | null
  /** The admin; null before, and for the system's own. */
  decidedBy: string | null
  /** Null before. */
  decidedAt: NullableInstant
  /** What the admin told the mentee; null when nothing. */
  answer: string | null
  /** Null until the provider took it. */
  gatewayRefundId: string | null
  attempts: Generated<number>
  dueAt: Instant
  /** A worker has it in hand until then; null when none has. */
  leasedUntil: NullableInstant
  /** Null until the provider paid it out. */
  processedAt: NullableInstant
  /** First line of the last failure; null without one. */
  lastError: string | null
  /** How often it was sent anew after it failed: each time under a key of its own. */
  tries: Generated<number>
  /** The admin who paid it by hand or closed it; null where nobody had to. */
  settledBy: string | null
  /** Of the transfer that was made by hand; null for none. */
  settledReference: string | null
  /** The second admin, who agreed; null where none was needed, and before. */
  confirmedBy: string | null
  /** Of a part: the credits that are left and the sessions ahead go back with it; the plan stays. Whole ones take them anyhow. */
  takesCredits: Generated<boolean>
  /** When a second one of the staff agreed; null where none had to, and for refunds from before the column. */
  confirmedAt: NullableInstant
}

export type RevisionAnswersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** Null = what was revised is gone; the day counts all the same. */
  revisionId: string | null
  rating: 'again' | 'hard' | 'good' | 'easy'
  answeredAt: Instant
}

export type RevisionsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  chapterKey: string | null
  mistakeId: string | null
  dueAt: Instant
  /** FSRS: days after which it is remembered nine times in ten. */
  stability: number
  /** FSRS: 1 to 10; 0 before the first answer. */
  difficulty: number
  /** FSRS: 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  scheduledDays: number
  lapses: number
  /** Rises by one with each answer; an answer names the count it was given at. */
  reviews: Generated<number>
  reviewedAt: NullableInstant
  /** The own card it is of; null for a chapter or a mistake. */
  cardId: string | null
}

export type RoundNoticesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  listId: string
  /** Whose list it was when they were told. */
  userId: string
  season: number
  round: number
  /** Whether round counts mock allotments. */
  isMock: Generated<boolean>
}

export type SavedMentorsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  mentorId: string
  savedAt: Instant
}

export type SignInFailuresRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** HMAC of the address. */
  emailHash: Bytes
  /** SHA-256 of a device cookie known to the account; no bytes for all strangers together. */
  deviceHash: Bytes
  failures: number
  windowStartedAt: Instant
  locks: number
  /** Null when never locked. */
  lockedUntil: NullableInstant
}

export type SignInTriesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  failuresId: string
  /** Whether it was this try that locked. */
  didLock: boolean
  /** From then on it counts as no failure. */
  lapsesAt: Instant
}

export type SignInsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** SHA-256 of the access token. */
  accessHash: Bytes
  accessExpiresAt: Instant
  /** Random key of this sign-in, encrypted; its tokens are made with it. */
  sealedKey: Bytes
  /** Number of the refresh token that is good now. */
  refreshCounter: Generated<number>
  rotatedAt: Instant
  isRemembered: boolean
  /** Whether a code of the authenticator app was given. */
  hasSecondFactor: boolean
  lastSeenAt: Instant
  /** Without a refresh before it, the sign-in is over. */
  idleUntil: Instant
  /** Over then, whatever is done. */
  endsAt: Instant
  reauthenticatedAt: Instant
  device: string
  /** SHA-256 of the device cookie; null without one. */
  deviceHash: NullableBytes
  ip: string | null
  /** Whose pages this admin's browser reads just now, as that person sees them; null for the own. */
  viewedUserId: string | null
  /** When that ends of itself; null unless it was begun. */
  viewingUntil: NullableInstant
}

export type SignUpsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  email: string
  fullName: string
  language: Language
  passwordHash: string
  passwordKeyId: string
  /** SHA-256 of the browser's flow cookie. */
  flowHash: Bytes
  /** The browser in words; null when it did not say. */
  device: string | null
  ip: string | null
  expiresAt: Instant
}

export type SiteSettingsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  changedAt: Instant
  isOnly: Generated<boolean>
  areSignUpsOpen: Generated<boolean>
  arePaymentsOpen: Generated<boolean>
  isMentoringOpen: Generated<boolean>
  areEventsOpen: Generated<boolean>
  /** Null as notice. */
  noticeFrom: NullableInstant
  /** Null as notice. */
  noticeUntil: NullableInstant
  /** Who answers grievances (DPDP Rules 2025, rule 9); null until named. */
  officerName: string | null
  /** Null as officer_name. */
  officerEmail: string | null
  /** Requests allowed in the window of a limit, by its name, where it differs from what ships. */
  limitMaxima: GeneratedJson
  /** Null while there is no notice. */
  notice: NullableWords
  /** What owners set: failedFrom, digestHour, quietFrom, quietUntil (hours of India); what is absent is as it ships. */
  alertRules: GeneratedJson
  /** What owners wrote: a day by the name of each key, as the contract has them; what is absent is not known to end. */
  keyEnds: GeneratedJson
  /** When staff last lifted limits. Null: never. */
  limitsLiftedAt: NullableInstant
  /** Of files, pictures, polls, sign-ups; none where nothing was ever paused. */
  pausedParts: Generated<string[]>
  /** When the pause ends by itself. Null: nothing was ever paused. */
  pausedUntil: NullableInstant
}

export type StaffNotesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** Whom the note is about. */
  userId: string
  /** Null once the account of its author is gone. */
  authorId: string | null
  writtenAt: Instant
  body: string
}

export type StateTablesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** As packages/domain/src/state/counsellings/state-counselling.ts names it. */
  counselling: string
  /** Calendar year of the counselling. */
  season: number
  /** Null where the browser gave none. */
  fileName: string | null
  /** SHA-256 of the file, hexadecimal. */
  fileHash: string
  /** Brotli over a state book of this one set, as state-book-file.ts writes it; with its forecast once it is fitted. */
  bytes: Bytes
  /** What stood when it was checked: the id of the state table, or the hash of the book that ships. */
  comparedWith: string
  /** What the check found, as StateTableFindings of the contract has it. */
  findings: Json
  /** Who published it: a body and its paper; null before it is published here. */
  source: string | null
  /** The day of that paper; null before. */
  sourceOn: string | null
  /** Where it can be read; null before, and where it is no page. */
  sourceUrl: string | null
  handedInBy: string
  /** Null while it is only checked. */
  publishedAt: NullableInstant
  /** Null while it holds, or is not published. */
  withdrawnAt: NullableInstant
  /** When what is expected of the next season was worked out; null while that is still to be done. */
  fittedAt: NullableInstant
  /** Until when an instance that works on it may be waited for; null where none does. */
  fittingUntil: NullableInstant
}

export type StudyPlannersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  examId: 'main-1' | 'main-2' | 'advanced' | 'own'
  examName: string | null
  examOn: string
  list: 'main' | 'advanced'
  weeklyMinutes: number
  dailyCapMinutes: number
  /** 0 Sunday to 6 Saturday; null = none. */
  restDay: number | null
  /** When one usually begins, minutes after midnight in India. */
  startMinute: number
  changedAt: Instant
  /** When study ends in the evening, minutes after midnight in India; null: never said, the usual evening. */
  endMinute: number | null
  /** What each week takes: kind (school, coaching, other), name or null, weekdays 0 Sunday to 6 Saturday, startMinute and endMinute after midnight in India. */
  timetable: GeneratedJson
  /** The other examination: examId, examName or null, examOn; null where there is none. */
  otherExam: NullableJson
}

export type StudySessionsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  title: string
  subject: 'physics' | 'chemistry' | 'mathematics' | null
  chapterKey: string | null
  startsAt: Instant
  durationMinutes: number
  notes: string | null
  isBookmarked: Generated<boolean>
  /** Null while it is open. */
  completedAt: NullableInstant
  source: Generated<'own' | 'planner' | 'mentor' | 'revision' | 'timer'>
  repeat: 'daily' | 'weekdays' | 'weekly' | null
  seriesId: string | null
  /** By when, in India: always for tasks of a mentor, and for homework; null for other sessions. */
  dueOn: string | null
  /** The mentor who gave the task; null = the person's own, or the mentor's account is gone. */
  fromUserId: string | null
  /** Made by the page for each new session, so that sent twice it is one; null = none was sent. */
  requestKey: string | null
  /** Which of a repeating row this is, from 0. */
  requestPlace: Generated<number>
}

export type ThreadNotesRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** The message it is on; null where it is on a grievance. */
  messageId: string | null
  /** The grievance it is on; null where it is on a message. */
  grievanceId: string | null
  /** Null once the account of its author is gone. */
  authorId: string | null
  writtenAt: Instant
  body: string
}

export type TwoFactorSecretsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** 160 random bits, encrypted. */
  sealedSecret: Bytes
  /** Null until the first code was right: not in force before. */
  confirmedAt: NullableInstant
  /** Number of the 30 s step of the last code taken: it and older ones are refused. */
  lastStep: Generated<number>
}

export type UsageCountsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  day: string
  /** visit, or tool: and its name. */
  what: string
  count: number
}

export type UserExamsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  /** A list of JEE, or the counselling that goes by the examination. */
  exam: 'main-1' | 'advanced' | 'main-2a' | 'main-2b' | 'mht-cet-cap' | 'kcet' | 'comedk' | 'tnea' | 'ts-eapcet' | 'ap-eapcet' | 'keam' | 'gujcet-acpc' | 'wbjee' | 'bcece' | 'bitsat'
  /** On the merit list of the examination; null until it is known. */
  rank: number | null
  /** On the merit list of the category, where there is one. */
  categoryRank: number | null
  /** Of TNEA the aggregate out of 200, of BITSAT the score out of 390 and 36 for bonus questions. */
  marks: number | null
  /** From 0 to 100, of ACPC the merit out of 100. */
  percentile: number | null
}

export type UserRanksRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  userId: string
  list: 'main-1' | 'main-2a' | 'main-2b' | 'advanced'
  kind: 'common' | 'category' | 'openPwd' | 'categoryPwd' | 'preparatory'
  rank: number
}

export type UserViewsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  /** The admin whose view it is. */
  userId: string
  name: string
  /** Filter and order as the address of the page has them. */
  search: string
}

export type UsersRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  role: 'mentee' | 'mentor' | 'admin'
  /** Lower case; after erasing, a word that is no address. */
  email: string
  fullName: string
  /** International form; null when not given. */
  phone: string | null
  language: Generated<Language>
  /** deleted: undone for 7 days by the mailed link; erased: emptied after that. */
  status: Generated<'active' | 'deactivated' | 'deleted' | 'erased'>
  /** Null unless deactivated. */
  deactivatedAt: NullableInstant
  /** The owner's own words; null unless deactivated. */
  deactivationReason: string | null
  /** When the owner asked for it; null otherwise. */
  deletedAt: NullableInstant
  /** Argon2id as a PHC string, over an HMAC of the password; empty after erasing. */
  passwordHash: string
  /** Which key made the HMAC. */
  passwordKeyId: string
  passwordChangedAt: Instant
  /** Null before the first sign-in. */
  lastLoginAt: NullableInstant
  /** YYYY-MM, said by the owner; null when not said. */
  birthMonth: string | null
  parentState: Generated<'none' | 'asked' | 'confirmed'>
  /** Address of the parent who was asked; null for none. */
  parentEmail: string | null
  /** Name in the file store; null without a picture. */
  pictureKey: string | null
  /** 9 to 12, or passed; null when not said. */
  studyClass: string | null
  /** Year of the counselling aimed at; null when not said. */
  targetYear: number | null
  /** Reservation category as in the rank book; null when not said. */
  category: string | null
  /** male, female or other; null when not said. */
  gender: string | null
  /** Person with disability; null when not said. */
  isPwd: boolean | null
  /** State of eligibility; null when not said. */
  homeState: string | null
  /** Only staff bring such an account back; its owner cannot. */
  isDeactivatedByStaff: Generated<boolean>
  /** Own word that the Architecture Aptitude Test was passed; null when not said. */
  hasPassedAat: boolean | null
  /** What an admin looks after: support, finance, content, or owner for all of it; empty for everybody else. */
  staffRoles: Generated<string[]>
  /** How often notifications that can wait come by mail: each by itself, one mail a day, or one a week. */
  mailPace: Generated<'each' | 'daily' | 'weekly'>
  /** until when its owner can correct the month of birth once; null when it was corrected, or said before there were corrections */
  birthMonthOpenUntil: NullableInstant
}

export type WebhookEventsRow = {
  id: Generated<string>
  createdAt: GeneratedInstant
  receivedAt: Instant
  eventId: string
  kind: string
  /** Null once it is 90 days old. */
  body: string | null
  /** SHA-256 of the bytes that were signed. */
  bodyHash: Bytes
  /** The order it is about; null where it names none. */
  gatewayOrderId: string | null
  /** parked: about an order that is not ours, or not yet. */
  state: Generated<'waiting' | 'parked' | 'done'>
  /** What came of it, for people; null before. */
  note: string | null
  attempts: Generated<number>
  dueAt: Instant
  /** A worker has it in hand until then; null when none has. */
  leasedUntil: NullableInstant
  doneAt: NullableInstant
}

export type Tables = {
  activeDayCounts: ActiveDayCountsRow
  activeDays: ActiveDaysRow
  alertHooks: AlertHooksRow
  alertMessages: AlertMessagesRow
  announcements: AnnouncementsRow
  answerTemplates: AnswerTemplatesRow
  approvals: ApprovalsRow
  auditEvents: AuditEventsRow
  auditOrigins: AuditOriginsRow
  blockedPeople: BlockedPeopleRow
  bookingItems: BookingItemsRow
  bookingMessages: BookingMessagesRow
  bookingNotes: BookingNotesRow
  bookingReviews: BookingReviewsRow
  bookings: BookingsRow
  businessSettings: BusinessSettingsRow
  busyItems: BusyItemsRow
  calendarCopies: CalendarCopiesRow
  calendarLinks: CalendarLinksRow
  choiceListChoices: ChoiceListChoicesRow
  choiceListGrants: ChoiceListGrantsRow
  choiceLists: ChoiceListsRow
  collegeCorrections: CollegeCorrectionsRow
  consentEvidence: ConsentEvidenceRow
  consents: ConsentsRow
  contactMessages: ContactMessagesRow
  counsellingFeeds: CounsellingFeedsRow
  counsellingReminders: CounsellingRemindersRow
  counsellingSeasons: CounsellingSeasonsRow
  counsellingSteps: CounsellingStepsRow
  couponPlans: CouponPlansRow
  couponUses: CouponUsesRow
  coupons: CouponsRow
  creditEntries: CreditEntriesRow
  creditNotes: CreditNotesRow
  currentRankBook: CurrentRankBookRow
  cutoffs: CutoffsRow
  daySums: DaySumsRow
  documentCounters: DocumentCountersRow
  erasureRequests: ErasureRequestsRow
  eventRegistrations: EventRegistrationsRow
  events: EventsRow
  factEditions: FactEditionsRow
  feedbacks: FeedbacksRow
  filterActionItems: FilterActionItemsRow
  filterActions: FilterActionsRow
  grievanceAnswers: GrievanceAnswersRow
  grievances: GrievancesRow
  guideEditions: GuideEditionsRow
  helplines: HelplinesRow
  idempotencyKeys: IdempotencyKeysRow
  importJobs: ImportJobsRow
  importShapes: ImportShapesRow
  imports: ImportsRow
  institutes: InstitutesRow
  invoices: InvoicesRow
  jobRequests: JobRequestsRow
  jobRuns: JobRunsRow
  keptCgpa: KeptCgpaRow
  knownDevices: KnownDevicesRow
  limitCounters: LimitCountersRow
  linkedCalendars: LinkedCalendarsRow
  listFileParts: ListFilePartsRow
  listFiles: ListFilesRow
  listLinkComments: ListLinkCommentsRow
  listLinkHearts: ListLinkHeartsRow
  listLinks: ListLinksRow
  listSuggestions: ListSuggestionsRow
  listViews: ListViewsRow
  lockedCopies: LockedCopiesRow
  mailAsks: MailAsksRow
  mailFlows: MailFlowsRow
  mailLinks: MailLinksRow
  mailTexts: MailTextsRow
  mentorPayouts: MentorPayoutsRow
  mentorRates: MentorRatesRow
  mentors: MentorsRow
  messageAnswers: MessageAnswersRow
  mistakes: MistakesRow
  mocks: MocksRow
  nominees: NomineesRow
  notificationSettings: NotificationSettingsRow
  notifications: NotificationsRow
  orderApprovals: OrderApprovalsRow
  outboxMails: OutboxMailsRow
  ownCards: OwnCardsRow
  ownChapters: OwnChaptersRow
  parentConsents: ParentConsentsRow
  parentLinks: ParentLinksRow
  parentPapers: ParentPapersRow
  passkeys: PasskeysRow
  paymentOrders: PaymentOrdersRow
  payments: PaymentsRow
  planUpgrades: PlanUpgradesRow
  plannerChapters: PlannerChaptersRow
  plannerFeeds: PlannerFeedsRow
  plans: PlansRow
  programmes: ProgrammesRow
  purchases: PurchasesRow
  pushDevices: PushDevicesRow
  pushMessages: PushMessagesRow
  rankBooks: RankBooksRow
  recordChanges: RecordChangesRow
  recoveryCodes: RecoveryCodesRow
  refunds: RefundsRow
  revisionAnswers: RevisionAnswersRow
  revisions: RevisionsRow
  roundNotices: RoundNoticesRow
  savedMentors: SavedMentorsRow
  signInFailures: SignInFailuresRow
  signInTries: SignInTriesRow
  signIns: SignInsRow
  signUps: SignUpsRow
  siteSettings: SiteSettingsRow
  staffNotes: StaffNotesRow
  stateTables: StateTablesRow
  studyPlanners: StudyPlannersRow
  studySessions: StudySessionsRow
  threadNotes: ThreadNotesRow
  twoFactorSecrets: TwoFactorSecretsRow
  usageCounts: UsageCountsRow
  userExams: UserExamsRow
  userRanks: UserRanksRow
  userViews: UserViewsRow
  users: UsersRow
  webhookEvents: WebhookEventsRow
}
