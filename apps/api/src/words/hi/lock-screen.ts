import type { LockScreenWords } from '#api/features/operations/notifications/lock-screen-text.ts'

const OPEN = 'पढ़ने के लिए Sopaan खोलें।'

/** What a push says on a locked phone: nothing that is only for its reader. */
export const lockScreen: LockScreenWords = {
  topics: {
    events: { title: 'आपके कार्यक्रम की खबर', body: OPEN },
    mentoring: { title: 'आपकी मेंटरिंग की खबर', body: OPEN },
    payments: { title: 'एक भुगतान की खबर', body: OPEN },
    plans: { title: 'आपके प्लान की खबर', body: OPEN },
    planner: { title: 'आपका पढ़ाई का प्लानर', body: OPEN },
    counselling: { title: 'काउंसलिंग की एक तारीख पास है', body: 'क्या करना है और कब तक, यह Sopaan में देखें।' },
    rounds: { title: 'एक राउंड आ गया है', body: 'आपकी लिस्ट का क्या हुआ, यह Sopaan में देखें।' },
    feedback: { title: 'आपकी प्रतिक्रिया की खबर', body: OPEN },
    'sign-ups': { title: 'नए खाते', body: OPEN },
    imports: { title: 'एक आयात पूरा हुआ', body: OPEN },
    webhooks: { title: 'भुगतान की एक सूचना विफल हुई', body: OPEN },
    service: { title: 'Sopaan की एक सूचना', body: OPEN },
    news: { title: 'Sopaan की नई बात', body: OPEN },
    duties: { title: 'स्टाफ के लिए एक काम बाकी है', body: OPEN },
  },
  kinds: {
    'event-offered': {
      title: 'आपके लिए एक सीट खाली है',
      body: 'आप इसी का इंतजार कर रहे थे; यह थोड़ी देर ही रखी जाएगी। Sopaan खोलकर ले लें।',
    },
    'event-soon': { title: 'आपका कार्यक्रम शुरू होने वाला है', body: 'समय और लिंक Sopaan में हैं।' },
    'event-cancelled': { title: 'एक कार्यक्रम रद्द हुआ', body: OPEN },
    'booking-requested': { title: 'एक छात्र का मुलाकात का अनुरोध', body: 'हाँ, ना या कोई और समय, Sopaan में बताएँ।' },
    'booking-accepted': { title: 'आपकी मुलाकात पक्की हुई', body: 'समय और लिंक Sopaan में हैं।' },
    'booking-moved': { title: 'एक मुलाकात का समय बदला', body: 'नया समय Sopaan में देखें।' },
    'booking-cancelled': { title: 'एक मुलाकात रद्द हुई', body: OPEN },
    'booking-tomorrow': { title: 'कल आपकी मुलाकात है', body: 'समय और लिंक Sopaan में हैं।' },
    'booking-soon': { title: 'आपकी मुलाकात शुरू होने वाली है', body: 'जुड़ने के लिए Sopaan खोलें।' },
    'booking-message': { title: 'आपकी मुलाकात के बारे में एक संदेश', body: OPEN },
    'mock-out': { title: 'मॉक आवंटन आ गया है', body: 'आपकी लिस्ट का क्या हुआ, यह Sopaan में देखें।' },
  },
}
