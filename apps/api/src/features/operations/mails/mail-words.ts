import { paths } from '@sopaan/contract/paths'
import { type InOneLanguage, inOneLanguage, type Language } from '@sopaan/domain/languages'
import { CONTACT_MAILS, type ContactMails } from './contact-mails.ts'
import { ENGLISH } from './en/account-mails.ts'
import { EVENT_MAILS, type EventMails } from './event-mails.ts'
import { HINDI } from './hi/account-mails.ts'
import { MANAGED_USER_MAILS, type ManagedUserMails } from './managed-user-mails.ts'
import { NOTIFICATION_WORDS, type NotificationMails } from './notification-mails.ts'
import { PARENT_BILL_MAILS, type ParentBillMails } from './parent-bill-mails.ts'
import { PAYMENT_MAILS, type PaymentMails } from './payment-mails.ts'

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
/** Every kind of mail: each area of the product has its kinds and their words in files of its own. */
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

const WORDS: Record<Language, Templates> = {
  en: {
    ...ENGLISH,
    ...CONTACT_MAILS.en,
    ...EVENT_MAILS.en,
    ...MANAGED_USER_MAILS.en,
    ...NOTIFICATION_WORDS.en,
    ...PARENT_BILL_MAILS.en,
    ...PAYMENT_MAILS.en,
  },
  hi: {
    ...HINDI,
    ...CONTACT_MAILS.hi,
    ...EVENT_MAILS.hi,
    ...MANAGED_USER_MAILS.hi,
    ...NOTIFICATION_WORDS.hi,
    ...PARENT_BILL_MAILS.hi,
    ...PAYMENT_MAILS.hi,
  },
}

/** A page that a mailed link opens: the type it has there where the page takes several, and whether the mail names the page in both languages. */
type LinkedPage = { path: string; type?: string; isInBothLanguages?: true } | { isCode: true }

const PARENT_PAGE: LinkedPage = { path: paths.parentConsent(), isInBothLanguages: true }

/** Kinds that carry a link, and the page it opens. */
export const MAIL_LINKS: Partial<Record<MailKind, LinkedPage>> = {
  verify: { path: paths.verifyEmail(), type: 'verify' },
  reset: { path: paths.resetPassword(), type: 'reset' },
  reactivation: { path: paths.verifyEmail(), type: 'reactivation' },
  'change-email': { path: paths.verifyEmail(), type: 'change-email' },
  deleted: { path: paths.verifyEmail(), type: 'undo-deletion' },
  parent: PARENT_PAGE,
  'parent-thanks': PARENT_PAGE,
  'parent-withdrawn': PARENT_PAGE,
  'parent-approval': PARENT_PAGE,
  'parent-paid': PARENT_PAGE,
  'parent-refunded': PARENT_PAGE,
  'parent-refund-failed': PARENT_PAGE,
  'parent-check-returned': PARENT_PAGE,
  'parent-check-stuck': PARENT_PAGE,
  'parent-paper-refused': PARENT_PAGE,
  // The token is a code to be typed, and no link.
  'parent-code': { isCode: true },
  invited: { path: paths.resetPassword(), type: 'reset' },
}

/** Subject and paragraphs of one mail, its facts filled in, before an admin’s words. */
export function mailText<K extends MailKind>(kind: K, facts: MailFacts[K], language: Language): MailText {
  return WORDS[language][kind](inOneLanguage(facts, language))
}

const FOOTERS: Readonly<Record<Language, (contactUrl: string) => string>> = {
  en: (contactUrl) => `This mail was sent by Sopaan. Questions or grievances about your data: ${contactUrl}`,
  hi: (contactUrl) => `यह मेल Sopaan ने भेजा है। अपने डेटा के बारे में सवाल या शिकायत: ${contactUrl}`,
}

/** The words under every mail: whom to ask (DPDP Rules 2025, rule 9). */
export function mailFooter(contactUrl: string, language: Language): string {
  return FOOTERS[language](contactUrl)
}

const UNSUBSCRIBE: Readonly<Record<Language, string>> = { en: 'Stop these mails', hi: 'ये मेल बंद करें' }

/** The word before the link that ends mails about a topic. */
export function unsubscribeWord(language: Language): string {
  return UNSUBSCRIBE[language]
}

const IN_LANGUAGE: Readonly<Record<Language, string>> = { en: 'In English', hi: 'हिन्दी में' }

/** The word before a link to the same page in another language, written in that language. */
export function inLanguageWord(language: Language): string {
  return IN_LANGUAGE[language]
}
