import type { Words } from '../en.ts'

import { plural } from './plural.ts'

/** Words of the first page of an admin. */
export const overview: Words['overview'] = {
  dueHeading: (overdue, today) =>
    [...(overdue === '0' ? [] : [`${overdue} की तारीख निकली`]), ...(today === '0' ? [] : [`${today} आज तक`])].join(
      ', ',
    ),
  lead: 'आज किस काम को किसी का इंतजार है, और हफ्ता कैसा रहा।',
  needsTitle: 'आपका इंतजार',
  nothing: 'आपके लिए कुछ नहीं रुका है',
  nothingText: 'न कोई प्रतिक्रिया देखनी है, न किसी रिफंड पर फैसला, न कोई संदेश बिना जवाब का, न कुछ विफल हुआ।',
  since: (when) => `सबसे पुराना ${when} से`,
  overdue: (count) => `${count} का समय बीत चुका`,
  dueToday: (count) => `${count} का जवाब आज देना है`,
  needs: {
    grievances: (count) => plural(count, { one: 'शिकायत का जवाब देना है', other: 'शिकायतों के जवाब देने हैं' }),
    confirmations: (count) =>
      plural(count, { one: 'माँग को दूसरे व्यक्ति की हाँ चाहिए', other: 'माँगों को दूसरे व्यक्ति की हाँ चाहिए' }),
    heldRefunds: (count) =>
      plural(count, { one: 'रिफंड को दूसरे व्यक्ति की हाँ चाहिए', other: 'रिफंडों को दूसरे व्यक्ति की हाँ चाहिए' }),
    refunds: (count) => plural(count, { one: 'रिफंड पर फैसला करना है', other: 'रिफंड पर फैसला करना है' }),
    failedRefunds: (count) => plural(count, { one: 'रिफंड बैंक में विफल हुआ', other: 'रिफंड बैंक में विफल हुए' }),
    disputes: (_count) => 'भुगतान विवाद में हैं',
    webhooks: (count) => plural(count, { one: 'भुगतान की सूचना विफल हुई', other: 'भुगतान की सूचनाएँ विफल हुईं' }),
    mails: (count) => plural(count, { one: 'मेल नहीं भेजा जा सका', other: 'मेल नहीं भेजे जा सके' }),
    jobs: (count) => plural(count, { one: 'काम विफल हो रहा है', other: 'काम विफल हो रहे हैं' }),
    imports: (count) => plural(count, { one: 'आयात विफल हुआ', other: 'आयात विफल हुए' }),
    checkedImports: (count) => plural(count, { one: 'आयात प्रकाशित होने को है', other: 'आयात प्रकाशित होने को हैं' }),
    reports: (count) => plural(count, { one: 'रिपोर्ट पर फैसला करना है', other: 'रिपोर्टों पर फैसला करना है' }),
    parentPapers: (count) => plural(count, { one: 'माता-पिता का कागज देखना है', other: 'माता-पिता के कागज देखने हैं' }),
    messages: (count) => plural(count, { one: 'संदेश का जवाब देना है', other: 'संदेशों के जवाब देने हैं' }),
    mentors: (count) => plural(count, { one: 'मेंटर का आवेदन', other: 'मेंटर के आवेदन' }),
    feedback: (count) => plural(count, { one: 'प्रतिक्रिया देखनी है', other: 'प्रतिक्रियाएँ देखनी हैं' }),
    reviews: (count) => plural(count, { one: 'मेंटर की समीक्षा देखनी है', other: 'मेंटरों की समीक्षाएँ देखनी हैं' }),
  },
  weekTitle: 'यह हफ्ता',
  week: (from, to) => `${from} से ${to} तक, उससे पहले के सात दिनों के साथ`,
  figures: {
    signUps: 'नए खाते',
    paid: 'भुगतान',
    netPaise: 'शुद्ध आय',
    registrations: 'कार्यक्रमों की सीटें',
    sessionsHeld: 'हुई मुलाकातें',
  },
  before: (figure) => `पहले ${figure}`,
  noSeller: 'कोई नहीं जान सकता कि बेचने वाला कौन है',
  noSellerText: 'जब तक आप कारोबार की जानकारी नहीं भरते, संपर्क, नियम, रिफंड और फुटर में विक्रेता का नाम नहीं आएगा।',
  writeSeller: 'कारोबार की जानकारी भरें',
  failed: 'सार नहीं दिखाया जा सका।',
}
