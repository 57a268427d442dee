import type { Words } from '../en.ts'

/** Words of the first page of an admin. */
export const overview: Words['overview'] = {
  lead: 'आज किस काम को किसी का इंतज़ार है, और हफ़्ता कैसा रहा।',
  needsTitle: 'आपका इंतज़ार',
  nothing: 'आपके लिए कुछ नहीं रुका है',
  nothingText: 'न कोई प्रतिक्रिया देखनी है, न किसी रिफ़ंड पर फ़ैसला, न कोई संदेश बिना जवाब का, न कुछ विफल हुआ।',
  since: (when) => `सबसे पुराना ${when} से`,
  overdue: (count) => `${count} का समय बीत चुका`,
  dueToday: (count) => `${count} का जवाब आज देना है`,
  needs: {
    grievances: { one: 'शिकायत का जवाब देना है', many: 'शिकायतों के जवाब देने हैं' },
    refunds: { one: 'रिफ़ंड पर फ़ैसला करना है', many: 'रिफ़ंड पर फ़ैसला करना है' },
    failedRefunds: { one: 'रिफ़ंड बैंक में विफल हुआ', many: 'रिफ़ंड बैंक में विफल हुए' },
    webhooks: { one: 'भुगतान की सूचना विफल हुई', many: 'भुगतान की सूचनाएँ विफल हुईं' },
    mails: { one: 'मेल नहीं भेजा जा सका', many: 'मेल नहीं भेजे जा सके' },
    jobs: { one: 'काम विफल हो रहा है', many: 'काम विफल हो रहे हैं' },
    imports: { one: 'आयात विफल हुआ', many: 'आयात विफल हुए' },
    checkedImports: { one: 'आयात प्रकाशित होने को है', many: 'आयात प्रकाशित होने को हैं' },
    reports: { one: 'रिपोर्ट पर फ़ैसला करना है', many: 'रिपोर्टों पर फ़ैसला करना है' },
    messages: { one: 'संदेश का जवाब देना है', many: 'संदेशों के जवाब देने हैं' },
    mentors: { one: 'मेंटर का आवेदन', many: 'मेंटर के आवेदन' },
    feedback: { one: 'प्रतिक्रिया देखनी है', many: 'प्रतिक्रियाएँ देखनी हैं' },
    reviews: { one: 'मेंटर की समीक्षा देखनी है', many: 'मेंटरों की समीक्षाएँ देखनी हैं' },
  },
  weekTitle: 'यह हफ़्ता',
  week: (from, to) => `${from} से ${to} तक, उससे पहले के सात दिनों के साथ`,
  figures: {
    signUps: 'नए खाते',
    paid: 'भुगतान',
    netPaise: 'शुद्ध आय',
    registrations: 'कार्यक्रमों की सीटें',
    sessionsHeld: 'हुए सत्र',
  },
  before: (figure) => `पहले ${figure}`,
  failed: 'सार नहीं दिखाया जा सका।',
}
