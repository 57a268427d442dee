import { expect, test } from 'vitest'
import { findHelplineFault, HELPLINES, sortHelplines, telephoneLink } from './helplines.ts'

test('Tele-MANAS stands first, with both numbers, free and round the clock', () => {
  expect(HELPLINES[0]).toMatchObject({
    id: 'tele-manas',
    numbers: ['14416', '1-800-891-4416'],
    hours: { always: true },
    languages: 20,
    isFree: true,
  })
})

test('government and regulator come before every charity', () => {
  const firstCharity = HELPLINES.findIndex((line) => line.runBy === 'charity')
  expect(HELPLINES.slice(firstCharity).every((line) => line.runBy === 'charity')).toBe(true)
})

test('the line of 2020 that nobody answered is listed under no spelling', () => {
  const digits = HELPLINES.flatMap((line) => line.numbers.map((number) => number.replaceAll(/\D/g, '')))
  expect(digits).not.toContain('18005990019')
  expect(digits).not.toContain('18005000019')
  expect(HELPLINES.some((line) => /kiran/i.test(line.name))).toBe(false)
})

test('no charity claims to answer round the clock', () => {
  for (const { runBy, hours, name } of HELPLINES)
    if (runBy === 'charity') expect('always' in hours ? name : undefined).toBeUndefined()
})

test('every line names its evidence and the day it was checked', () => {
  for (const { evidence, checkedOn } of HELPLINES) {
    expect(evidence.length).toBeGreaterThan(10)
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('a tap dials short codes and free numbers as they are, and others with +91', () => {
  expect(telephoneLink('14416')).toBe('tel:14416')
  expect(telephoneLink('1-800-891-4416')).toBe('tel:18008914416')
  expect(telephoneLink('9152987821')).toBe('tel:+919152987821')
  expect(telephoneLink('040-6620 2000')).toBe('tel:+914066202000')
})

test('KIRAN is found by its name in either script and by its number however written', () => {
  const line = { name: 'A line', numbers: ['14416'], checkedOn: '2026-11-21' }
  const faultOf = (change: object) => findHelplineFault({ ...line, ...change }, '2026-11-21')
  expect(faultOf({})).toBeUndefined()
  expect(faultOf({ name: 'Kiran helpline' })).toBe('kiran')
  expect(faultOf({ name: 'किरण' })).toBe('kiran')
  expect(faultOf({ numbers: ['14416', '+91 1800 599 0019'] })).toBe('kiran')
  expect(faultOf({ name: 'Kirandeep Trust' })).toBeUndefined()
  expect(faultOf({ checkedOn: '2026-11-22' })).toBe('checked-later')
})

test('lines of the state and its regulators come first, each kind in the order given', () => {
  const lines = (['charity', 'regulator', 'charity', 'government'] as const).map((runBy, at) => ({ runBy, at }))
  expect(sortHelplines(lines).map(({ at }) => at)).toEqual([1, 3, 0, 2])
})
