import type { Words } from '../en.ts'

/** Words of the payment analytics. */
export const analytics: Words['analytics'] = {
  title: 'भुगतान का विश्लेषण',
  lead: 'भुगतान उस दिन गिना जाता है जब पक्का हुआ, रिफ़ंड अपने क्रेडिट नोट के दिन। दिन भारत के हैं (IST)।',
  from: 'कब से',
  to: 'कब तक',
  show: 'दिखाएँ',
  net: 'आय',
  netNote: 'टैक्स के बिना, रिफ़ंड घटाकर',
  gross: 'भुगतान',
  grossNote: 'टैक्स सहित',
  tax: 'इसमें GST',
  refunds: 'लौटाया गया',
  refundsNote: (tax) => `इसमें ${tax} GST था`,
  payments: 'कितने भुगतान',
  funnel: 'ऑर्डर से रिफ़ंड तक',
  funnelNote: 'इन दिनों के ऑर्डर, और अब तक उनका क्या हुआ।',
  orders: 'ऑर्डर',
  paid: 'भुगतान हुआ',
  refunded: 'पूरा या कुछ लौटाया गया',
  share: (percent) => `${percent} प्रतिशत`,
  byDay: 'दिन के हिसाब से आय',
  byDayLabel: (from, to, most) => `${from} से ${to} तक हर दिन की आय; सबसे अच्छे दिन ${most} आए।`,
  byItem: 'प्लान और कार्यक्रम के हिसाब से',
  byCoupon: 'कूपन के हिसाब से',
  noCoupon: 'बिना कूपन',
  event: 'कार्यक्रम',
  discount: 'छूट',
  column: { item: 'क्या बिका', coupon: 'कूपन', day: 'दिन' },
  csv: 'दिन के हिसाब से CSV',
  csvItem: 'प्लान और कार्यक्रम की CSV',
  csvCoupon: 'कूपन की CSV',
  nothing: 'इन दिनों न भुगतान हुआ, न कुछ लौटाया गया',
  nothingText: 'ऊपर दूसरे दिन चुनिए।',
  failed: 'भुगतान नहीं मिल सके',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { analytics } }
