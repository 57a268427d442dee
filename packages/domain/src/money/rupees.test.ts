import { expect, test } from 'vitest'
import { writeRupees } from './rupees.ts'

test.each([
  [149_900, '₹1,499'],
  [4_950, '₹49.50'],
  [0, '₹0'],
  [-20_000, '−₹200'],
  [-20_050, '−₹200.50'],
  [-12_345_600, '−₹1,23,456'],
])('%i paise are written as people in India write them: %s', (paise, written) => {
  expect(writeRupees(paise)).toBe(written)
})
