import type { Words } from '../en.ts'

/** The settings of one's own account. */
export const accountSettings: Words['account']['settings'] = {
  label: 'सेटिंग्स',
  back: 'सारी सेटिंग्स',
  groups: {
    account: 'खाता',
    studies: 'पढ़ाई',
    security: 'सुरक्षा',
    calendars: 'कैलेंडर',
    notifications: 'सूचनाएँ',
    privacy: 'निजता और डेटा',
    guardian: 'माता-पिता',
  },
  notes: {
    account: 'नाम, ईमेल, फोटो',
    studies: 'कक्षा, JEE, रैंक',
    security: 'पासवर्ड, दो चरण, डिवाइस',
    calendars: 'Google, iCloud वगैरह',
    notifications: 'ऐप में और ईमेल से',
    privacy: 'किसने देखा, डाउनलोड, खाता मिटाना',
    guardian: 'माता-पिता की सहमति',
  },
  now: {
    twoFactor: 'दो चरण चालू हैं',
    agreed: 'माता-पिता सहमत हैं',
    rank: (rank) => `रैंक ${rank}`,
  },
  billing: 'प्लान और खरीद',
  billingNote: 'रसीदें और रिफंड',
}
