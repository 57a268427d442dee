import type { invoices as english } from '../en/invoices.ts'

/** Invoices, receipts and credit notes. */
export const invoices: typeof english = {
  titles: { tax_invoice: 'टैक्स इनवॉइस', receipt: 'रसीद', credit_note: 'क्रेडिट नोट' },
  number: (number: string) => `संख्या ${number}`,
  date: (day: string) => `तारीख: ${day}`,
  from: 'विक्रेता',
  to: 'खरीदार',
  details: 'विवरण',
  state: (state: string, code: string) => `राज्य: ${state} (${code})`,
  supply: (state: string, code: string) => `आपूर्ति का स्थान: ${state} (${code})`,
  reverseCharge: 'रिवर्स चार्ज: नहीं',
  description: 'विवरण',
  plan: (name: string) => `प्लान: ${name}`,
  event: (name: string) => `सीट: ${name}`,
  days: (days: number) => `${days} दिन`,
  period: (from: string, to: string) => `${from} से ${to} तक`,
  amount: 'राशि',
  price: 'कीमत, टैक्स सहित',
  priceWithout: 'कीमत',
  discount: 'कूपन',
  upgrade: 'पहले वाले प्लान का बचा हिस्सा',
  taxable: 'कर योग्य मूल्य',
  tax: (name: string, rate: string) => `${name} ${rate}%`,
  total: 'कुल',
  credited: 'कुल वापसी',
  words: (amount: string) => `शब्दों में: ${amount}`,
  against: (title: string, number: string, day: string) => `${day} की ${title} ${number} के लिए`,
  noTax: 'GST नहीं लिया गया: विक्रेता GST में पंजीकृत नहीं है।',
  computer: 'यह कंप्यूटर से बना दस्तावेज है; हस्ताक्षर जरूरी नहीं।',
  /** The rupee by which a parent proves the own account. */
  parentCheck: 'माता-पिता की जाँच, वापस आएगा',
}
