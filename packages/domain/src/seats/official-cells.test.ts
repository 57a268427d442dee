import { expect, test } from 'vitest'
import {
  printProgramme,
  readGender,
  readProgramme,
  readQuota,
  readRank,
  readSeatType,
  readWhole,
} from './official-cells.ts'

test.each([
  ['4521', 4521],
  [' 12,345 ', 12_345],
  ['1221717.0', 1_221_717],
  ['1.05268e+006', 1_052_680],
  ['1.10368E+06', 1_103_680],
  ['2e5', 200_000],
])('the rank printed as %s is %d', (printed, rank) => {
  expect(readRank(printed)).toMatchObject({ ok: true, rank, isPreparatory: false })
})

test('a P behind the rank marks a preparatory one', () => {
  expect(readRank('45P')).toMatchObject({ ok: true, rank: 45, isPreparatory: true })
  expect(readRank('45 p')).toMatchObject({ ok: true, rank: 45, isPreparatory: true })
})

test('a rank printed with an exponent is known to be rounded, a plain one is not', () => {
  expect(readRank('1.05268e+006')).toMatchObject({ isRounded: true })
  expect(readRank('1052681')).toMatchObject({ isRounded: false })
})

test.each([
  ['', 'rank-missing'],
  ['--', 'rank-missing'],
  ['0', 'rank-zero'],
  ['0P', 'rank-zero'],
  ['12.5', 'rank-unreadable'],
  ['1.052681e+003', 'rank-unreadable'],
  ['-4', 'rank-unreadable'],
  ['12a', 'rank-unreadable'],
  ['99999999999', 'rank-unreadable'],
  ['1e400', 'rank-unreadable'],
])('%j is not taken for a rank: %s', (printed, reason) => {
  expect(readRank(printed)).toEqual({ ok: false, reason })
})

test.each([
  ['Civil Engineering (4 Years, Bachelor of Technology)', 'Civil Engineering', 4, 'Bachelor of Technology'],
  [
    'Computer  Science (Cyber\u00a0Security) (5 Years, Bachelor and Master of Technology (Dual Degree))',
    'Computer Science (Cyber Security)',
    5,
    'Bachelor and Master of Technology (Dual Degree)',
  ],
])('the programme %s has its name, years and degree', (printed, name, durationYears, degree) => {
  expect(readProgramme(printed)).toEqual({ name, durationYears, degree })
})

test('a programme printed in the portals’ form reads back', () => {
  const programme = { name: 'Physics (with Optics)', durationYears: 5, degree: 'Integrated Master of Science' }
  expect(readProgramme(printProgramme(programme))).toEqual(programme)
})

test('a programme without years and degree is not taken', () => {
  expect(readProgramme('Civil Engineering')).toBeUndefined()
  expect(readProgramme('Civil Engineering (Evening)')).toBeUndefined()
})

test('gender pools are read in the portals’ words and in ours, and nothing else is', () => {
  expect(readGender('Gender-Neutral')).toBe('neutral')
  expect(readGender('Female-only  (including Supernumerary)')).toBe('female')
  expect(readGender('female')).toBe('female')
  expect(readGender('Male')).toBeUndefined()
  expect(readGender('')).toBeUndefined()
})

test('quotas and seat types are read whatever the case and spacing', () => {
  expect(readQuota(' hs ')).toBe('HS')
  expect(readQuota('DASA-Non CIWG')).toBe('DASA-NONCIWG')
  expect(readQuota('XX')).toBeUndefined()
  expect(readSeatType('OBC-NCL(PwD)')).toBe('OBC-NCL (PwD)')
  expect(readSeatType('open')).toBe('OPEN')
  expect(readSeatType('General')).toBeUndefined()
})

test('a whole number is read within its bounds only', () => {
  expect(readWhole('6', 1, 12)).toBe(6)
  expect(readWhole('2025.0', 2012, 2099)).toBe(2025)
  expect(readWhole('13', 1, 12)).toBeUndefined()
  expect(readWhole('six', 1, 12)).toBeUndefined()
  expect(readWhole(undefined, 1, 12)).toBeUndefined()
})
