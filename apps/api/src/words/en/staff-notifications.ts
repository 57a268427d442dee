import type { KeyName } from '@sopaan/contract/key-ends'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { pluralIn } from '@sopaan/domain/plural'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type {
  BrokenInvariant,
  ImportFault,
  StaffNotifications,
} from '#api/features/operations/notifications/staff-notifications.ts'
import { listBroken, nameSources } from '../written-facts.ts'

const FAULTS: Readonly<Record<ImportFault, string>> = {
  unreadable: 'The file is no table that can be read. Nothing was changed.',
  'rows-refused': 'Some rows are refused, and it was asked to take all or none. Nothing was changed.',
  'no-rows': 'No row is sound. Nothing was changed.',
  'already-published': 'This very file is published already. Nothing was changed.',
  'ranks-unlikely': 'Some closing ranks are far from anything their seat ever had. Nothing was changed.',
  broken: 'It broke off on our side; the log says where. Nothing was published.',
}

/** What each broken invariant is called. */
const INVARIANT_NAMES: Readonly<Record<BrokenInvariant, string>> = {
  'paid-without-payment': 'paid without a payment',
  'settled-amount': 'paid with another amount',
  'money-unaccounted': 'money that came and was neither used nor sent back',
  'refunded-sum': 'refunds that do not add up',
  'invoice-missing': 'a bill missing or different',
  'credit-note-missing': 'a refund without a credit note',
  'document-numbers': 'a gap in bill numbers',
  'credit-balance': 'mentoring credits that do not add up',
  'credit-given-back': 'a credit given back twice',
  'event-seats': 'event seats counted wrong',
  'coupon-uses': 'coupon uses counted wrong',
  'audit-trail': 'the audit trail broken',
  'file-missing': 'a file missing',
}

/** What staff call each key; those of the settings page. */
const KEY_WORDS: Readonly<Record<KeyName, string>> = {
  secret: 'The key that signs and seals',
  backup: 'The key of backups',
  push: 'The key of notices to phones',
  mail: 'The password of the mail server',
  payments: 'The key of the payment provider',
  webhook: 'The secret of payment events',
  calendar: 'The secret for Google Calendar',
  files: 'The key of the file store',
  domain: 'The domain name',
}

export const staffNotifications: NotificationWords<StaffNotifications> = {
  'sign-ups': ({ count }) => ({
    title: pluralIn('en')(count, { 1: 'A new account today', other: `${count} new accounts today` }),
    body: 'People proved their address and can sign in.',
  }),
  'import-finished': ({ sources, rowsTaken, rowsRefused }) => ({
    title: `Import published: ${nameSources(sources)}`,
    body: `${groupIndian(rowsTaken)} rows taken, ${groupIndian(rowsRefused)} refused. The predictors read the new book.`,
  }),
  'import-failed': ({ table, because }) => ({ title: `Import failed: ${table || 'a table'}`, body: FAULTS[because] }),
  'confirmation-asked': ({ what }) => ({
    title: {
      'staff-roles': 'Staff roles wait for a second owner',
      export: 'A file of many people waits for an owner',
    }[what],
    body: 'Look at who asked and why, then confirm it or turn it down.',
  }),
  'confirmation-decided': ({ what, isConfirmed }) => ({
    title: {
      'staff-roles': isConfirmed
        ? 'The staff roles you asked for are set'
        : 'The staff roles you asked for were turned down',
      export: isConfirmed ? 'You may take the file you asked for' : 'The file you asked for was turned down',
    }[what],
    body: what === 'export' && isConfirmed ? 'Within 24 hours, with the same filter.' : 'An owner decided it.',
  }),
  'refund-held': ({ amountPaise }) => ({
    title: `A refund of ${writeRupees(amountPaise)} waits for a second person`,
    body: 'It is above what one of the staff pays back alone.',
  }),
  'certificate-ending': ({ host, days }) => ({
    title: pluralIn('en')(days, {
      0: `The certificate of ${host} ends today`,
      1: `The certificate of ${host} ends tomorrow`,
      other: `The certificate of ${host} ends in ${days} days`,
    }),
    body: 'Then browsers warn everybody off the site. Ask whoever runs the servers why it was not renewed.',
  }),
  'key-ending': ({ key, days }) => ({
    title: pluralIn('en')(days, {
      0: `${KEY_WORDS[key]} ends today`,
      1: `${KEY_WORDS[key]} ends tomorrow`,
      other: `${KEY_WORDS[key]} ends in ${days} days`,
    }),
    body: 'Put a new one in its place before then, and write the new day under Settings.',
  }),
  'calendars-ending': ({ count }) => ({
    title: pluralIn('en')(count, {
      one: '1 linked calendar loses its access within 3 days',
      other: `${count} linked calendars lose their access within 3 days`,
    }),
    body: 'Whoever connected one is told. If it is many, look at the consent screen at Google: while it is in testing, access ends after 7 days.',
  }),
  'integrity-broken': ({ faults }) => ({
    title: 'Some records do not agree',
    body: `Found: ${listBroken(INVARIANT_NAMES, faults)}. Nothing was changed. Ask whoever runs the servers for npm run doctor, which names each row.`,
  }),
}
