import type { NotificationTopic } from '@sopaan/contract/notification-topics'
import type { ByLanguage, InOneLanguage } from '@sopaan/domain/languages'
import type { LinkedBooking } from './booking-tokens.service.ts'

/** What a mail of the account says beside its link: typed by kind, filled in by templates, never a secret. */
export type AccountMails = {
  verify: { fullName: string; device: string | null; askedAt: string }
  'verify-choose': Record<string, never>
  reset: { device: string | null; askedAt: string }
  reactivation: { device: string | null; askedAt: string }
  'change-email': { fullName: string }
  'email-changed': { newEmail: string }
  'password-changed': { device: string | null; at: string }
  'new-device': { device: string; at: string }
  deactivated: { reason: string; at: string }
  deleted: { until: string }
  'sign-in-copied': { device: string; at: string }
  'two-factor-on': { at: string }
  'passkey-added': { name: string; at: string }
  'passkey-removed': { name: string; at: string }
  'two-factor-off': { at: string }
  parent: { childName: string }
  'parent-thanks': { childName: string; proof: 'payment' | 'paper' }
  'parent-code': { childName: string }
  'parent-confirmed': { parentName: string }
  'parent-withdrew': { cancelled: number }
  'parent-withdrawn': { childName: string; cancelled: number; at: string }
  grievance: { number: string; dueOn: string }
  invited: { role: 'mentee' | 'mentor' | 'admin'; days: number }
}

/** What mails around the contact form, and to those whom a breach of data reaches, say. */
export type ContactMails = {
  /** What happened to the data of the reader, or of a child of theirs, in the words of whoever writes. */
  'breach-notice': {
    childName: string | null
    nature: string
    consequences: string
    measures: string
    advice: string
    /** Who answers questions. */
    officer: { name: string; email: string }
  }
  'contact-received': { number: string }
  'contact-answer': { number: string; message: string; answer: string }
  'refund-question': { number: string; message: string; question: string }
  'grievance-answer': { number: string; answer: string }
}

/** An event as its mails tell of it; instants as ISO. */
export type EventMailFacts = {
  eventId: string
  title: string
  startsAt: string
  endsAt: string
  place: string | null
  meetingUrl: string | null
}

/** What mails about events say. */
export type EventMails = {
  'event-registered': EventMailFacts
  'event-waiting': EventMailFacts & { waitingPlace: number }
  'event-offered': EventMailFacts & { until: string; isPaid: boolean }
  'event-changed': EventMailFacts & { changes: readonly EventChangeWord[] }
  'event-cancelled': EventMailFacts & { reason: string | null; isPaid: boolean }
  'event-withdrawn': EventMailFacts
}
/** What people are told was changed. */
export type EventChangeWord = 'title' | 'time' | 'place' | 'link'

type Role = 'mentee' | 'mentor' | 'admin'

/** What mails say when staff did something to an account. */
export type ManagedUserMails = {
  'role-changed': { role: Role }
  'staff-deactivated': { reason: string; at: string }
  'staff-reactivated': Record<string, never>
  'staff-unlocked': { at: string }
  'staff-signed-out': { at: string }
  'staff-two-factor-off': { at: string }
  'staff-reset': { minutes: number; at: string }
  /** What was put right; null for what stayed. */
  'staff-corrected': { reason: string; fullName: string | null; newEmail: string | null }
  /** `idle`: nobody used it for years, and no staff had a hand in it. */
  'staff-deleted': { ground: 'person' | 'parent' | 'authority' | 'idle'; until: string }
}

/** One of several things that a mail tells of, and the page it leads to. */
type NoticeInMail = { title: string; body: string; page: string }

/** A notification by mail: its words as they were when it was raised, the page it leads to, and what it is about. */
export type NotificationMails = {
  notification: {
    title: string
    body: string
    page: string
    /** Absent in mails that were written before they could be ended by a link. */
    topic?: NotificationTopic
    /** The key of what it tells of, where mails of it can be taken back. */
    notice?: string
    /** The agreed session it tells of: links that change it go along. */
    booking?: LinkedBooking
    /** What came for the same person while it waited, oldest first. */
    also?: readonly NoticeInMail[]
  }
  /** What came together in a day or a week, oldest first, in the words it had then. */
  digest: { pace: 'daily' | 'weekly'; items: readonly NoticeInMail[] }
}

type Bill = {
  childName: string
  itemName: ByLanguage<string>
  amountPaise: number
  /** When it happened. */
  at: string
}

/** What a parent is told of a child's money; each opens the parent's own page. */
export type ParentBillMails = {
  'parent-approval': Omit<Bill, 'at'> & { until: string }
  'parent-paid': Bill
  'parent-refunded': Bill
  'parent-refund-failed': Bill
  'parent-check-returned': Record<string, never>
  'parent-check-stuck': Record<string, never>
  'parent-paper-refused': { childName: string; reason: string }
}

/** What mails about payments say. `url` is the paper's link: whoever has it may read the paper. */
export type PaymentMails = {
  'purchase-paid': {
    itemName: ByLanguage<string>
    /** 0 where nothing was to be paid. */
    totalPaise: number
    /** Null where there is no paper. */
    number: string | null
    kind: 'tax_invoice' | 'receipt' | 'credit_note'
    url: string | null
    expiresAt: string | null
  }
  'purchase-returned': { itemName: ByLanguage<string>; totalPaise: number; because: ReturnCause }
  'refund-granted': { itemName: ByLanguage<string>; amountPaise: number; answer: string | null }
  'refund-declined': { itemName: ByLanguage<string>; answer: string }
  'refund-paid': {
    itemName: ByLanguage<string>
    amountPaise: number
    number: string | null
    url: string | null
    isFull: boolean
    /** Whether the sessions that were left went back with a part. */
    areCreditsTaken: boolean
    /** Of a transfer that was made by hand. */
    reference: string | null
  }
}
export type ReturnCause =
  | 'account_closed'
  | 'event_full'
  | 'event_cancelled'
  | 'paid_twice'
  | 'coupon_over'
  | 'upgrade_gone'

/** Every kind of mail: each area of the product has its kinds above, and their words in `words/<language>`. */
export type MailFacts = AccountMails &
  ContactMails &
  EventMails &
  ManagedUserMails &
  NotificationMails &
  ParentBillMails &
  PaymentMails
export type MailKind = keyof MailFacts

/** A mail in words: paragraphs, and the name of the button that opens its link. */
export type MailText = {
  subject: string
  paragraphs: string[]
  action?: string
  after?: string[]
  /** A page of ours that the button opens, as a path that holds no secret; absent: the link with the mail's token. */
  page?: string
}

type Template<K extends MailKind> = (facts: InOneLanguage<MailFacts[K]>) => MailText
/** A template for each of those kinds. */
export type Templates<K extends MailKind = MailKind> = { [Kind in K]: Template<Kind> }
