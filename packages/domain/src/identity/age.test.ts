import { expect, test } from 'vitest'
import { ageBand, isPlausibleBirthMonth, newestAdultMonth } from './age.ts'

const at = (iso: string) => new Date(iso)

test('C23: somebody is a minor until the month of the eighteenth birthday is over, by the calendar of India', () => {
  expect(ageBand('2008-11', at('2026-11-30T18:29:59.999Z'))).toBe('minor')
  // 30 November 18:30 UTC is 1 December 00:00 in India.
  expect(ageBand('2008-11', at('2026-11-30T18:30:00.000Z'))).toBe('adult')
  expect(ageBand('2008-10', at('2026-11-01T00:00:00.000Z'))).toBe('adult')
})

test('the newest month of an adult is the one before which nobody is a minor', () => {
  expect(newestAdultMonth(at('2026-11-30T18:29:59.999Z'))).toBe('2008-10')
  expect(newestAdultMonth(at('2026-11-30T18:30:00.000Z'))).toBe('2008-11')
  expect(newestAdultMonth(at('2026-01-15T00:00:00.000Z'))).toBe('2007-12')
  for (const month of ['2008-09', '2008-10', '2008-11', '2008-12'])
    expect(month <= newestAdultMonth(at('2026-11-21T00:00:00.000Z'))).toBe(
      ageBand(month, at('2026-11-21T00:00:00.000Z')) === 'adult',
    )
})

test('who never said a month of birth is neither', () => {
  expect(ageBand(undefined, at('2026-11-21T00:00:00.000Z'))).toBe('unknown')
})

test.each([
  ['2016-11', true],
  ['2016-12', false],
  ['1926-11', true],
  ['1926-10', false],
  ['2008-13', false],
  ['2008-00', false],
  ['2008', false],
])('a month of birth of %s is plausible in November 2026: %s', (month, isPlausible) => {
  expect(isPlausibleBirthMonth(month, at('2026-11-21T00:00:00.000Z'))).toBe(isPlausible)
})
