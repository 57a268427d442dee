import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Language } from '@sopaan/domain/languages'
import { pluralIn } from '@sopaan/domain/plural'
import type { Kinds } from './notification-kind.ts'

/** What staff are told of accounts and of tables that were taken in. Facts name nobody. */
export type StaffNotifications = {
  /** Gathered by day: how many accounts were made. */
  'sign-ups': { count: number }
  'import-finished': { sources: readonly string[]; rowsTaken: number; rowsRefused: number }
  /** `table`: counselling, season and round as far as they were said. */
  'import-failed': { table: string; because: ImportFault }
  /** Rows that do not agree with others, by what they break. */
  'integrity-broken': { faults: readonly { invariant: Invariant; count: number }[] }
}

/** Why nothing was taken. */
type ImportFault = 'unreadable' | 'rows-refused' | 'no-rows' | 'already-published' | 'ranks-unlikely' | 'broken'

const FAULTS: Readonly<Record<Language, Readonly<Record<ImportFault, string>>>> = {
  en: {
    unreadable: 'The file is no table that can be read. Nothing was changed.',
    'rows-refused': 'Some rows are refused, and it was asked to take all or none. Nothing was changed.',
    'no-rows': 'No row is sound. Nothing was changed.',
    'already-published': 'This very file is published already. Nothing was changed.',
    'ranks-unlikely': 'Some closing ranks are far from anything their seat ever had. Nothing was changed.',
    broken: 'It broke off on our side; the log says where. Nothing was published.',
  },
  hi: {
    unreadable: 'फ़ाइल ऐसी तालिका नहीं है जिसे पढ़ा जा सके। कुछ नहीं बदला।',
    'rows-refused': 'कुछ पंक्तियाँ अस्वीकार हुईं, और सब लेने या कुछ न लेने को कहा गया था। कुछ नहीं बदला।',
    'no-rows': 'कोई पंक्ति सही नहीं है। कुछ नहीं बदला।',
    'already-published': 'यही फ़ाइल पहले से प्रकाशित है। कुछ नहीं बदला।',
    'ranks-unlikely': 'कुछ क्लोज़िंग रैंक अपनी सीट की पुरानी रैंकों से बहुत दूर हैं। कुछ नहीं बदला।',
    broken: 'यह हमारी ओर टूट गया; लॉग बताता है कि कहाँ। कुछ प्रकाशित नहीं हुआ।',
  },
}

/** What must hold between rows and does not. */
type Invariant =
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

/** What each broken invariant is called. */
const INVARIANT_NAMES: Readonly<Record<Language, Readonly<Record<Invariant, string>>>> = {
  en: {
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
  },
  hi: {
    'paid-without-payment': 'बिना भुगतान के चुकाया दिखा',
    'settled-amount': 'दूसरी रक़म से चुकाया गया',
    'money-unaccounted': 'आया पैसा जो न काम आया, न लौटा',
    'refunded-sum': 'रिफ़ंड का जोड़ ग़लत',
    'invoice-missing': 'बिल नहीं या अलग',
    'credit-note-missing': 'बिना क्रेडिट नोट का रिफ़ंड',
    'document-numbers': 'बिल नंबरों में कमी',
    'credit-balance': 'मेंटरिंग क्रेडिट का जोड़ ग़लत',
    'credit-given-back': 'दो बार लौटा क्रेडिट',
    'event-seats': 'इवेंट सीटों की गिनती ग़लत',
    'coupon-uses': 'कूपन की गिनती ग़लत',
    'audit-trail': 'ऑडिट का क्रम टूटा',
    'file-missing': 'फ़ाइल नहीं मिली',
  },
}

function countedIn(language: Language, faults: StaffNotifications['integrity-broken']['faults']): string {
  return faults
    .map(({ invariant, count }) => `${INVARIANT_NAMES[language][invariant]} (${groupIndian(count)})`)
    .join(', ')
}

/** Their words. */
export const STAFF_KINDS: Kinds<StaffNotifications> = {
  'sign-ups': {
    topic: 'sign-ups',
    words: {
      en: ({ count }) => ({
        title: pluralIn('en')(count, { 1: 'A new account today', other: `${count} new accounts today` }),
        body: 'People proved their address and can sign in.',
      }),
      hi: ({ count }) => ({
        title: pluralIn('hi')(count, { 1: 'आज एक नया खाता', other: `आज ${count} नए खाते` }),
        body: 'इन लोगों ने अपना पता सत्यापित किया और अब साइन इन कर सकते हैं।',
      }),
    },
  },
  'import-finished': {
    topic: 'imports',
    words: {
      en: ({ sources, rowsTaken, rowsRefused }) => ({
        title: `Import published: ${named(sources)}`,
        body: `${groupIndian(rowsTaken)} rows taken, ${groupIndian(rowsRefused)} refused. The predictors read the new book.`,
      }),
      hi: ({ sources, rowsTaken, rowsRefused }) => ({
        title: `आयात प्रकाशित: ${named(sources)}`,
        body: `${groupIndian(rowsTaken)} पंक्तियाँ ली गईं, ${groupIndian(rowsRefused)} अस्वीकार हुईं। प्रेडिक्टर अब नई किताब पढ़ते हैं।`,
      }),
    },
  },
  'import-failed': {
    topic: 'imports',
    words: {
      en: ({ table, because }) => ({ title: `Import failed: ${table || 'a table'}`, body: FAULTS.en[because] }),
      hi: ({ table, because }) => ({ title: `आयात विफल: ${table || 'एक तालिका'}`, body: FAULTS.hi[because] }),
    },
  },
  'integrity-broken': {
    topic: 'duties',
    words: {
      en: ({ faults }) => ({
        title: 'Some records do not agree',
        body: `Found: ${countedIn('en', faults)}. Nothing was changed. Ask whoever runs the servers for npm run doctor, which names each row.`,
      }),
      hi: ({ faults }) => ({
        title: 'कुछ रिकॉर्ड आपस में मेल नहीं खाते',
        body: `मिला: ${countedIn('hi', faults)}। कुछ बदला नहीं गया। सर्वर सँभालने वालों से npm run doctor चलाने को कहें, वह हर रिकॉर्ड का नाम बताता है।`,
      }),
    },
  },
}

/** A file may hold many rounds. */
function named(sources: readonly string[]): string {
  const [first = '', ...others] = sources
  return others.length === 0 ? first : `${first} + ${others.length}`
}
