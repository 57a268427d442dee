import { expect, test } from 'vitest'
import { LARGE_INVOICE_PAISE, type ReturnedPaper, returnSection } from './gst-return.ts'

const SMALL: ReturnedPaper = {
  kind: 'tax_invoice',
  isTaxed: true,
  isRegistered: false,
  isInterState: true,
  invoicePaise: 249_900,
}
const LARGE = { invoicePaise: LARGE_INVOICE_PAISE + 1 }

test.each([
  ['a sale to a registered buyer, however small, is in 4A', { isRegistered: true }, 'b2b'],
  ['a sale to anybody else is in 7', {}, 'b2cs'],
  ['of exactly one lakh too', { invoicePaise: LARGE_INVOICE_PAISE }, 'b2cs'],
  ['above one lakh into another State it is in 5', LARGE, 'b2cl'],
  ['above one lakh within the State it stays in 7', { ...LARGE, isInterState: false }, 'b2cs'],
  ['a note to a registered buyer is in 9B', { kind: 'credit_note', isRegistered: true }, 'cdnr'],
  ['a note over a large sale is in 9B', { kind: 'credit_note', ...LARGE }, 'cdnur'],
  ['a note over a small sale is taken off 7', { kind: 'credit_note' }, 'b2cs'],
  ['a receipt is no part of it', { kind: 'receipt', isTaxed: false }, 'none'],
  ['nor is a note over a receipt', { kind: 'credit_note', isTaxed: false }, 'none'],
] as const)('%s', (_, change, section) => {
  expect(returnSection({ ...SMALL, ...change })).toBe(section)
})
