/** What is done with a table's rows of a person when the account is erased. */
type Erasing =
  /** The rows go. */
  | 'removed'
  /** The rows stay for a reason, without what names or quotes the person. */
  | { emptied: string }
  /** The rows stay as they are: they tell of a person by a number alone, or the law keeps them. */
  | { kept: string }
/** Under which key of the export a table stands, or why it is not there. */
type Exporting = { key: string } | { not: string }

export type PersonTable = { by: string; erasing: Erasing; exporting: Exporting }

const OWN_WORK = { kept: 'says which of the staff did it, by number; the account behind it has no name any more' }
const NUMBER_ALONE = 'whose it is stands there as a number, and the account behind it has no name any more'
const SECRET = { not: 'a secret or its hash, which tells the person nothing' }
const SHORT = { not: 'lives for minutes to days and holds nothing that is not elsewhere' }

/**
 * Every table in which a person stands, how its rows say whose they are, what erasing does and where the export has them.
 * A test holds this to the database: a new table with a person stands here or fails it.
 */
export const PERSON_TABLES = {
  users: {
    by: 'id',
    erasing: { emptied: 'what others read says Former student' },
    exporting: { key: 'account' },
  },
  user_ranks: { by: 'user_id', erasing: 'removed', exporting: { key: 'account' } },
  user_exams: { by: 'user_id', erasing: 'removed', exporting: { key: 'account' } },
  sign_ins: { by: 'user_id', erasing: 'removed', exporting: { key: 'signIns' } },
  known_devices: { by: 'user_id', erasing: 'removed', exporting: SECRET },
  two_factor_secrets: { by: 'user_id', erasing: 'removed', exporting: { key: 'twoFactor' } },
  passkeys: { by: 'user_id', erasing: 'removed', exporting: { key: 'passkeys' } },
  calendar_links: { by: 'user_id', erasing: 'removed', exporting: { key: 'linkedCalendars' } },
  recovery_codes: { by: 'user_id', erasing: 'removed', exporting: SECRET },
  mail_links: { by: 'user_id', erasing: 'removed', exporting: SECRET },
  mail_asks: { by: 'email', erasing: 'removed', exporting: SHORT },
  sign_ups: { by: 'email', erasing: 'removed', exporting: SHORT },
  outbox_mails: { by: 'user_id', erasing: 'removed', exporting: { not: 'mails that the person has' } },
  consents: { by: 'user_id', erasing: 'removed', exporting: { key: 'consents' } },
  parent_consents: { by: 'user_id', erasing: 'removed', exporting: { key: 'parentConsents' } },
  parent_papers: { by: 'user_id', erasing: 'removed', exporting: { key: 'parentPapers' } },
  order_approvals: { by: 'user_id', erasing: 'removed', exporting: { key: 'orderApprovals' } },
  consent_evidence: {
    by: 'user_id',
    erasing: { kept: 'proof of the consent for seven years: marks without name or address' },
    exporting: { not: 'is made when the account is erased' },
  },
  nominees: { by: 'user_id', erasing: 'removed', exporting: { key: 'nominee' } },
  grievances: { by: 'user_id', erasing: 'removed', exporting: { key: 'grievances' } },
  contact_messages: { by: 'email', erasing: 'removed', exporting: { key: 'contactMessages' } },
  locked_copies: {
    by: 'user_id',
    erasing: { kept: 'sealed for 366 days (DPDP Rules 2025, rule 8(3))' },
    exporting: { not: 'is made when the account is erased' },
  },
  kept_cgpa: { by: 'user_id', erasing: 'removed', exporting: { key: 'cgpa' } },
  choice_lists: { by: 'user_id', erasing: 'removed', exporting: { key: 'choiceLists' } },
  choice_list_grants: { by: 'reader_id', erasing: 'removed', exporting: { key: 'listsShown' } },
  purchases: {
    by: 'user_id',
    erasing: { emptied: 'tax law keeps the purchase, with the name that its paper shows' },
    exporting: { key: 'purchases' },
  },
  payment_orders: { by: 'user_id', erasing: { kept: `tax law; ${NUMBER_ALONE}` }, exporting: { key: 'purchases' } },
  coupon_uses: { by: 'user_id', erasing: { kept: NUMBER_ALONE }, exporting: { key: 'couponUses' } },
  credit_entries: { by: 'user_id', erasing: { kept: NUMBER_ALONE }, exporting: { key: 'mentoringCredits' } },
  refunds: {
    by: 'decided_by',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s work; the buyer has it under purchases' },
  },
  idempotency_keys: { by: 'user_id', erasing: 'removed', exporting: SHORT },
  event_registrations: { by: 'user_id', erasing: { kept: NUMBER_ALONE }, exporting: { key: 'events' } },
  notifications: { by: 'user_id', erasing: 'removed', exporting: { key: 'notifications' } },
  counselling_reminders: {
    by: 'user_id',
    erasing: 'removed',
    exporting: { not: 'the notifications and mails that the person has' },
  },
  counselling_feeds: { by: 'user_id', erasing: 'removed', exporting: SECRET },
  round_notices: {
    by: 'user_id',
    erasing: 'removed',
    exporting: { not: 'the notifications and mails that the person has' },
  },
  push_devices: { by: 'user_id', erasing: 'removed', exporting: { key: 'notifiedDevices' } },
  notification_settings: { by: 'user_id', erasing: 'removed', exporting: { key: 'notifications' } },
  feedbacks: {
    by: 'user_id',
    erasing: { emptied: 'what everybody was allowed to read stays, under Former student (decision C24)' },
    exporting: { key: 'feedback' },
  },
  mentors: { by: 'user_id', erasing: { emptied: 'sessions of others point to it' }, exporting: { key: 'mentoring' } },
  mentor_rates: {
    by: 'mentor_id',
    erasing: { emptied: 'what was paid out is a record of money and stays with its amounts' },
    exporting: { key: 'earnings' },
  },
  mentor_payouts: {
    by: 'mentor_id',
    erasing: { emptied: 'what was paid out is a record of money and stays with its amounts' },
    exporting: { key: 'earnings' },
  },
  bookings: {
    by: 'mentee_id',
    erasing: { emptied: 'the session is also the other one’s, and credits hang on it' },
    exporting: { key: 'mentoring' },
  },
  booking_notes: { by: 'author_id', erasing: 'removed', exporting: { key: 'mentoring' } },
  booking_reviews: {
    by: 'mentor_id',
    erasing: { emptied: 'approved reviews stay, under Former student' },
    exporting: { key: 'mentoring' },
  },
  booking_messages: { by: 'author_id', erasing: 'removed', exporting: { key: 'mentoring' } },
  list_suggestions: { by: 'author_id', erasing: 'removed', exporting: { key: 'mentoring' } },
  blocked_people: { by: 'blocker_id', erasing: 'removed', exporting: { key: 'blocked' } },
  saved_mentors: { by: 'user_id', erasing: 'removed', exporting: { key: 'mentoring' } },
  study_planners: { by: 'user_id', erasing: 'removed', exporting: { key: 'planner' } },
  planner_chapters: { by: 'user_id', erasing: 'removed', exporting: { key: 'planner' } },
  own_chapters: { by: 'user_id', erasing: 'removed', exporting: { key: 'planner' } },
  own_cards: { by: 'user_id', erasing: 'removed', exporting: { key: 'planner' } },
  study_sessions: { by: 'user_id', erasing: 'removed', exporting: { key: 'studySessions' } },
  mocks: { by: 'user_id', erasing: 'removed', exporting: { key: 'mockLog' } },
  mistakes: { by: 'user_id', erasing: 'removed', exporting: { key: 'mockLog' } },
  revisions: { by: 'user_id', erasing: 'removed', exporting: { key: 'planner' } },
  revision_answers: { by: 'user_id', erasing: 'removed', exporting: { key: 'planner' } },
  planner_feeds: { by: 'user_id', erasing: 'removed', exporting: SECRET },
  staff_notes: { by: 'user_id', erasing: 'removed', exporting: { key: 'staffNotes' } },
  thread_notes: {
    by: 'author_id',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s notes to each other, which go with the message or grievance they are on' },
  },
  erasure_requests: {
    by: 'user_id',
    erasing: 'removed',
    exporting: { not: 'stands in log.json with its ground, and its mail tells of it' },
  },
  approvals: { by: 'user_id', erasing: 'removed', exporting: { not: 'stands in log.json, and a mail tells of it' } },
  announcements: { by: 'author_id', erasing: OWN_WORK, exporting: { not: 'staff’s work, which its readers have' } },
  filter_actions: { by: 'asked_by', erasing: OWN_WORK, exporting: { not: 'staff’s work on lists' } },
  filter_action_items: {
    by: 'item_id',
    erasing: 'removed',
    exporting: { not: 'what was done stands in log.json, and a mail told of it' },
  },
  message_answers: {
    by: 'author_id',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s answers, which their readers have' },
  },
  grievance_answers: {
    by: 'author_id',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s answers, which stand with the grievance of who filed it' },
  },
  active_days: { by: 'user_id', erasing: 'removed', exporting: { not: 'the days of what stands in log.json' } },
  list_files: { by: 'asked_by', erasing: 'removed', exporting: { not: 'files of staff, gone after a day' } },
  list_views: { by: 'user_id', erasing: 'removed', exporting: { not: 'views of staff, who see them on their pages' } },
  user_views: { by: 'user_id', erasing: 'removed', exporting: { not: 'filters of staff, who see them on their page' } },
  import_jobs: { by: 'asked_by', erasing: OWN_WORK, exporting: { not: 'staff’s work on official tables' } },
  college_corrections: {
    by: 'corrected_by',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s work on facts of colleges' },
  },
  state_tables: {
    by: 'handed_in_by',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s work on tables of State counsellings' },
  },
  fact_editions: {
    by: 'handed_in_by',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s work on facts of colleges' },
  },
  record_changes: {
    by: 'changed_by',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s work on names of colleges' },
  },
  guide_editions: { by: 'edited_by', erasing: OWN_WORK, exporting: { not: 'staff’s work on guides' } },
  counselling_seasons: {
    by: 'published_by',
    erasing: OWN_WORK,
    exporting: { not: 'staff’s work on dates of counsellings' },
  },
  audit_events: {
    by: 'actor_id',
    erasing: { kept: 'who did what, without what fields held and from where (LOG-04, LOG-05)' },
    exporting: { not: 'stands whole in log.json' },
  },
  audit_origins: {
    by: 'event_sequence',
    erasing: {
      emptied: 'the address and browser of others who acted on the account stay their year, those of a sign-up 30 days',
    },
    exporting: { not: 'stands whole in log.json' },
  },
  helplines: { by: 'email', erasing: { kept: 'addresses of helplines' }, exporting: { not: 'no person’s' } },
  business_settings: {
    by: 'email',
    erasing: { kept: 'the address of the business' },
    exporting: { not: 'no person’s' },
  },
} as const satisfies Record<string, PersonTable>

/** The tables whose rows of a person go with erasing, each with the column that says whose they are. */
export function listRemoved(column: 'person' | 'address'): { table: string; by: string }[] {
  return Object.entries<PersonTable>(PERSON_TABLES).flatMap(([table, { by, erasing }]) =>
    erasing === 'removed' && (by === 'email') === (column === 'address') ? [{ table, by }] : [],
  )
}
