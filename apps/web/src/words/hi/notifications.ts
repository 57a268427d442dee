import type { Words } from '../en.ts'

/** Words of notifications: the bell, its panel, the page and the settings. */
export const notifications: Words['notifications'] = {
  title: 'सूचनाएँ',
  bell: (unread) => (unread === 0 ? 'सूचनाएँ' : `सूचनाएँ, ${unread} अपठित`),
  unread: 'अपठित',
  all: 'सभी',
  allOfThem: 'सभी सूचनाएँ',
  filter: 'कौन-सी सूचनाएँ',
  markAll: 'सबको पढ़ा हुआ मानें',
  marking: 'हो रहा है',
  markFailed: 'पढ़ा हुआ नहीं माना जा सका',
  loadFailed: 'सूचनाएँ नहीं मिल सकीं',
  empty: 'कुछ नया नहीं',
  emptyText: 'आपके काम की बातें यहाँ दिखेंगी: कार्यक्रमों के बदलाव, सत्र, प्लान, प्रतिक्रिया।',
  emptyStaff: 'स्टाफ़ के काम की बातें यहाँ दिखेंगी: भुगतान, देखने को प्रतिक्रिया, आयात, भरे हुए कार्यक्रम।',
  noneUnread: 'आपने सब पढ़ लिया है।',
  choose: 'चुनें कि आपको क्या मिले',
  pages: 'सूचनाओं के पेज',
  previous: 'नई',
  next: 'पुरानी',
  settings: 'सूचनाएँ',
  settingsLead: 'चुनें कि आपको ऐप में क्या मिले और क्या मेल से भी। साइन-इन और रसीद के मेल हमेशा आते हैं।',
  inApp: 'ऐप में',
  byMail: 'मेल से',
  saveFailed: 'आपकी पसंद सहेजी नहीं गई।',
  topics: {
    events: 'कार्यक्रम: बदलाव, याद दिलाना, सीटें',
    mentoring: 'मेंटरिंग: बुकिंग और संदेश',
    payments: 'भुगतान और रिफ़ंड',
    plans: 'प्लान: क्या शुरू और क्या ख़त्म होता है',
    planner: 'पढ़ाई का प्लानर',
    feedback: 'प्रतिक्रिया',
    'sign-ups': 'नए खाते',
    imports: 'तालिकाओं के आयात',
    webhooks: 'भुगतान की विफल सूचनाएँ',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { notifications } }
