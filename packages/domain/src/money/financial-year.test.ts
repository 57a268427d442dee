import { expect, test } from 'vitest'
import { documentNumber, financialYear } from './financial-year.ts'

test('INV-06: the financial year changes at midnight in India between 31 March and 1 April', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59.999Z'))).toBe('26-27')
  expect(financialYear(new Date('2027-03-31T18:30:00.000Z'))).toBe('27-28')
  expect(financialYear(new Date('2026-01-15T00:00:00.000Z'))).toBe('25-26')
  expect(financialYear(new Date('2099-04-15T00:00:00.000Z'))).toBe('99-00')
})

test('INV-06: a number is at most 16 letters, figures, hyphens and slashes', () => {
  expect(documentNumber('SO', '26-27', 123)).toBe('SO/26-27/000123')
  expect(documentNumber('SO', '26-27', 999_999)).toMatch(/^[A-Za-z0-9/-]{1,16}$/)
})
