import type { Words } from '../en.ts'

/** Words of what a person may ask of us: a nominee, grievances. */
export const rights: Words['rights'] = {
  nominee: 'आपका नामित व्यक्ति',
  nomineeLead:
    'कोई भरोसेमंद व्यक्ति, जो आपके न रहने या कुछ न कर पाने पर इस डेटा पर आपके अधिकार इस्तेमाल कर सके। उससे पहले उन्हें कुछ नहीं दिखता।',
  noNominee: 'आपने किसी को नामित नहीं किया है।',
  nomineeNow: (name, relation) => `${name}, ${relation}`,
  nameNominee: 'किसी को नामित करें',
  changeNominee: 'बदलें',
  nomineeName: 'नामित व्यक्ति का पूरा नाम',
  relation: 'आपसे रिश्ता',
  relationHint: 'जैसे माँ, भाई, दोस्त',
  nomineeEmail: 'नामित व्यक्ति का ईमेल',
  nomineePhone: 'नामित व्यक्ति का फोन',
  optional: 'जरूरी नहीं',
  nomineeSaved: 'नामित व्यक्ति सहेजा गया',
  nomineeRemoved: 'नामित व्यक्ति हटाया गया',
  removeNominee: 'नामित व्यक्ति हटाएँ',
  grievances: 'शिकायतें',
  grievancesLead: (days) =>
    `आपके डेटा या खाते में कुछ गलत है? हमें बताएँ। शिकायत का नंबर तुरंत मिलता है और जवाब ${days} दिन के भीतर। उससे बात न बने तो आप Data Protection Board of India के पास जा सकते हैं।`,
  subject: 'किस बारे में है?',
  message: 'क्या हुआ, और हम क्या करें?',
  write: 'शिकायत लिखें',
  send: 'शिकायत भेजें',
  sent: (number) => `आपकी शिकायत ${number} हमें मिल गई।`,
  sendFailed: 'आपकी शिकायत नहीं जा सकी',
  noGrievance: 'आपने कोई शिकायत नहीं भेजी है।',
  states: { open: 'बाकी है', answered: 'जवाब दिया गया' },
  askedAt: (when) => `भेजी गई: ${when}`,
  dueOn: (day) => `जवाब ${day} तक`,
  answeredAt: (when) => `जवाब: ${when}`,
}
