import { pluralIn } from '@sopaan/domain/plural'

/** Invoices, receipts and credit notes. */
export const invoices = {
  titles: { tax_invoice: 'Tax invoice', receipt: 'Receipt', credit_note: 'Credit note' },
  number: (number: string) => `No. ${number}`,
  date: (day: string) => `Date: ${day}`,
  from: 'From',
  to: 'To',
  details: 'Details',
  state: (state: string, code: string) => `State: ${state} (${code})`,
  supply: (state: string, code: string) => `Place of supply: ${state} (${code})`,
  reverseCharge: 'Reverse charge: No',
  description: 'Description',
  plan: (name: string) => `Plan: ${name}`,
  event: (name: string) => `Seat at: ${name}`,
  days: (days: number) => pluralIn('en')(days, { one: '1 day', other: `${days} days` }),
  period: (from: string, to: string) => `${from} to ${to}`,
  amount: 'Amount',
  price: 'Price, tax included',
  priceWithout: 'Price',
  discount: 'Coupon',
  /** What was left of a smaller plan that the bought one takes the place of. */
  upgrade: 'Left of the plan before',
  taxable: 'Taxable value',
  tax: (name: string, rate: string) => `${name} ${rate}%`,
  total: 'Total',
  credited: 'Credited in all',
  words: (amount: string) => `In words: ${amount}`,
  against: (title: string, number: string, day: string) => `Against ${title} ${number} of ${day}`,
  noTax: 'No GST is charged: the supplier is not registered under GST.',
  computer: 'This is a computer generated document and needs no signature.',
  /** The rupee by which a parent proves the own account. */
  parentCheck: 'Parent’s check, comes back',
}
