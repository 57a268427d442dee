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
  unreadable: 'फाइल ऐसी तालिका नहीं है जिसे पढ़ा जा सके। कुछ नहीं बदला।',
  'rows-refused': 'कुछ पंक्तियाँ अस्वीकार हुईं, और सब लेने या कुछ न लेने को कहा गया था। कुछ नहीं बदला।',
  'no-rows': 'कोई पंक्ति सही नहीं है। कुछ नहीं बदला।',
  'already-published': 'यही फाइल पहले से प्रकाशित है। कुछ नहीं बदला।',
  'ranks-unlikely': 'कुछ क्लोजिंग रैंक अपनी सीट की पुरानी रैंकों से बहुत दूर हैं। कुछ नहीं बदला।',
  broken: 'यह हमारी ओर टूट गया; लॉग बताता है कि कहाँ। कुछ प्रकाशित नहीं हुआ।',
}

/** What each broken invariant is called. */
const INVARIANT_NAMES: Readonly<Record<BrokenInvariant, string>> = {
  'paid-without-payment': 'बिना भुगतान के चुकाया दिखा',
  'settled-amount': 'दूसरी रकम से चुकाया गया',
  'money-unaccounted': 'आया पैसा जो न काम आया, न लौटा',
  'refunded-sum': 'रिफंड का जोड़ गलत',
  'invoice-missing': 'बिल नहीं या अलग',
  'credit-note-missing': 'बिना क्रेडिट नोट का रिफंड',
  'document-numbers': 'बिल नंबरों में कमी',
  'credit-balance': 'मेंटरिंग क्रेडिट का जोड़ गलत',
  'credit-given-back': 'दो बार लौटा क्रेडिट',
  'event-seats': 'इवेंट सीटों की गिनती गलत',
  'coupon-uses': 'कूपन की गिनती गलत',
  'audit-trail': 'ऑडिट का क्रम टूटा',
  'file-missing': 'फाइल नहीं मिली',
}

const KEY_WORDS: Readonly<Record<KeyName, string>> = {
  secret: 'हस्ताक्षर और सील की चाबी',
  backup: 'बैकअप की चाबी',
  push: 'फोन पर सूचना की चाबी',
  mail: 'मेल सर्वर का पासवर्ड',
  payments: 'भुगतान कंपनी की चाबी',
  webhook: 'भुगतान की खबरों का गुप्त शब्द',
  calendar: 'Google Calendar का गुप्त शब्द',
  files: 'फाइलें रखने की जगह की चाबी',
  domain: 'साइट का पता (डोमेन)',
}

export const staffNotifications: NotificationWords<StaffNotifications> = {
  'sign-ups': ({ count }) => ({
    title: pluralIn('hi')(count, { 1: 'आज एक नया खाता', other: `आज ${count} नए खाते` }),
    body: 'इन लोगों ने अपना पता सत्यापित किया और अब साइन इन कर सकते हैं।',
  }),
  'import-finished': ({ sources, rowsTaken, rowsRefused }) => ({
    title: `आयात प्रकाशित: ${nameSources(sources)}`,
    body: `${groupIndian(rowsTaken)} पंक्तियाँ ली गईं, ${groupIndian(rowsRefused)} अस्वीकार हुईं। प्रेडिक्टर अब नई किताब पढ़ते हैं।`,
  }),
  'import-failed': ({ table, because }) => ({ title: `आयात विफल: ${table || 'एक तालिका'}`, body: FAULTS[because] }),
  'confirmation-asked': ({ what }) => ({
    title: {
      'staff-roles': 'स्टाफ की भूमिकाएँ दूसरे मालिक की हाँ के इंतजार में हैं',
      export: 'बहुत से लोगों की फाइल को मालिक की हाँ चाहिए',
    }[what],
    body: 'देखें कि किसने और क्यों माँगा, फिर पुष्टि करें या मना करें।',
  }),
  'confirmation-decided': ({ what, isConfirmed }) => ({
    title: {
      'staff-roles': isConfirmed ? 'आपकी माँगी स्टाफ भूमिकाएँ लग गईं' : 'आपकी माँगी स्टाफ भूमिकाओं के लिए मना हुआ',
      export: isConfirmed ? 'आपकी माँगी फाइल अब ले सकते हैं' : 'आपकी माँगी फाइल के लिए मना हुआ',
    }[what],
    body: what === 'export' && isConfirmed ? '24 घंटे के अंदर, इसी फिल्टर के साथ।' : 'फैसला एक मालिक ने किया।',
  }),
  'refund-held': ({ amountPaise }) => ({
    title: `${writeRupees(amountPaise)} का रिफंड दूसरे व्यक्ति की हाँ के इंतजार में है`,
    body: 'इतनी रकम स्टाफ का एक व्यक्ति अकेले नहीं लौटाता।',
  }),
  'certificate-ending': ({ host, days }) => ({
    title: pluralIn('hi')(days, {
      0: `${host} का सर्टिफिकेट आज खत्म हो रहा है`,
      other: `${host} का सर्टिफिकेट ${days} दिन में खत्म हो जाएगा`,
    }),
    body: 'फिर ब्राउजर सबको साइट से रोकेंगे। सर्वर चलाने वाले से पूछें कि नया क्यों नहीं हुआ।',
  }),
  'key-ending': ({ key, days }) => ({
    title: pluralIn('hi')(days, {
      0: `आज आखिरी दिन: ${KEY_WORDS[key]}`,
      other: `${days} दिन बाकी: ${KEY_WORDS[key]}`,
    }),
    body: 'इससे पहले नया लगाएँ और सेटिंग्स में नया दिन लिखें।',
  }),
  'calendars-ending': ({ count }) => ({
    title: `${count} जुड़े कैलेंडर 3 दिन में रुक जाएँगे`,
    body: 'जिसने जोड़ा, उसे बता दिया है। बहुत सारे हों तो Google की सहमति वाली स्क्रीन देखें: जब तक वह टेस्टिंग में है, इजाजत 7 दिन में खत्म हो जाती है।',
  }),
  'integrity-broken': ({ faults }) => ({
    title: 'कुछ रिकॉर्ड आपस में मेल नहीं खाते',
    body: `मिला: ${listBroken(INVARIANT_NAMES, faults)}। कुछ बदला नहीं गया। सर्वर सँभालने वालों से npm run doctor चलाने को कहें, वह हर रिकॉर्ड का नाम बताता है।`,
  }),
}
