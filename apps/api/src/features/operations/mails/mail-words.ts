import { paths } from '@sopaan/contract/paths'
import { inOneLanguage, type Language } from '@sopaan/domain/languages'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import type { MailFacts, MailKind, MailText } from './mail-facts.ts'

/** A page that a mailed link opens: the type it has there where the page takes several, and whether the mail names the page in both languages. */
type LinkedPage = { path: string; type?: string; isInBothLanguages?: true } | { isCode: true }

const PARENT_PAGE: LinkedPage = { path: paths.parentConsent(), isInBothLanguages: true }

/** Kinds that carry a link, and the page it opens. */
export const MAIL_LINKS: Partial<Record<MailKind, LinkedPage>> = {
  verify: { path: paths.verifyEmail(), type: 'verify' },
  reset: { path: paths.resetPassword(), type: 'reset' },
  reactivation: { path: paths.verifyEmail(), type: 'reactivation' },
  'change-email': { path: paths.verifyEmail(), type: 'change-email' },
  'staff-deleted': { path: paths.verifyEmail(), type: 'undo-deletion' },
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
  'staff-reset': { path: paths.resetPassword(), type: 'reset' },
}

/** Subject and paragraphs of one mail, its facts filled in, before an admin’s words. */
export function mailText<K extends MailKind>(kind: K, facts: MailFacts[K], language: Language): MailText {
  return SERVER_WORDS[language].mails[kind](inOneLanguage(facts, language))
}
