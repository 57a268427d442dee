import { expect, test } from 'vitest'
import type { OfficialCells } from './cutoff-row.ts'
import { type Directory, indexDirectory } from './directory/directory.ts'
import { readCutoffRow } from './read-cutoff-row.ts'

const DIRECTORY: Directory = {
  institutes: [
    {
      name: 'Indian Institute of Technology (ISM) Dhanbad',
      type: 'IIT',
      homeStates: {},
      alsoWritten: ['Indian School of Mines Dhanbad'],
    },
    { name: 'National Institute of Technology Goa', type: 'NIT', homeStates: { GO: ['Goa'] } },
  ],
  programmes: [
    {
      name: 'Computer Science and Engineering',
      degree: 'Bachelor of Technology',
      durationYears: 4,
      family: 'CSE',
      alsoWritten: ['Computer Science & Engineering (4 Years, Bachelor of Technology)'],
    },
  ],
  families: { CSE: 'Computer Science and Engineering' },
}
const NAMES = indexDirectory(DIRECTORY)

/** A sound row of the portal; a test says what is different. */
function aRow(different: Partial<OfficialCells> = {}): OfficialCells {
  return {
    counselling: 'josaa',
    season: '2025',
    round: '6',
    institute: 'National Institute of Technology Goa',
    programme: 'Computer Science and Engineering (4 Years, Bachelor of Technology)',
    quota: 'OS',
    seatType: 'OPEN',
    gender: 'Gender-Neutral',
    openingRank: '9000',
    closingRank: '15000',
    ...different,
  }
}
const IIT = { institute: 'Indian Institute of Technology (ISM) Dhanbad', quota: 'AI' }

function refusal(different: Partial<OfficialCells>) {
  const reading = readCutoffRow(aRow(different), NAMES)
  return reading.ok ? 'taken' : reading.reason
}

test('a sound row is taken with every field in our words', () => {
  expect(readCutoffRow(aRow(), NAMES)).toEqual({
    ok: true,
    isRounded: false,
    row: {
      counselling: 'josaa',
      season: 2025,
      round: 6,
      institute: 'National Institute of Technology Goa',
      programme: 'Computer Science and Engineering',
      degree: 'Bachelor of Technology',
      durationYears: 4,
      quota: 'OS',
      seatType: 'OPEN',
      gender: 'neutral',
      openingRank: 9000,
      closingRank: 15_000,
      isPreparatory: false,
    },
  })
})

test('the tidy form, with degree and years in columns of their own, is the same row', () => {
  const tidy = { programme: 'Computer Science and Engineering', degree: 'Bachelor of Technology', durationYears: '4' }
  expect(readCutoffRow(aRow({ ...tidy, gender: 'neutral', preparatory: 'false' }), NAMES)).toEqual(
    readCutoffRow(aRow(), NAMES),
  )
})

test('an older name of an institute or programme becomes the name of today', () => {
  const reading = readCutoffRow(
    aRow({
      institute: ' indian school  of mines Dhanbad',
      programme: 'Computer Science & Engineering (4 Years, Bachelor of Technology)',
      quota: 'AI',
    }),
    NAMES,
  )
  expect(reading).toMatchObject({
    ok: true,
    row: { institute: 'Indian Institute of Technology (ISM) Dhanbad', programme: 'Computer Science and Engineering' },
  })
})

test('a name that is only like a known one is not guessed, and the words are handed back', () => {
  expect(readCutoffRow(aRow({ institute: 'NIT Goa' }), NAMES)).toEqual({
    ok: false,
    reason: 'institute-unknown',
    value: 'NIT Goa',
  })
  expect(readCutoffRow(aRow({ programme: 'Computer Science (4 Years, Bachelor of Technology)' }), NAMES)).toEqual({
    ok: false,
    reason: 'programme-unknown',
    value: 'Computer Science (4 Years, Bachelor of Technology)',
  })
})

test('a closing rank with a P makes a preparatory row, also when the opening rank stands on the seat’s own list', () => {
  const both = readCutoffRow(aRow({ ...IIT, seatType: 'ST', openingRank: '12P', closingRank: '45P' }), NAMES)
  expect(both).toMatchObject({ ok: true, row: { openingRank: 12, closingRank: 45, isPreparatory: true } })
  const mixed = readCutoffRow(aRow({ ...IIT, seatType: 'SC (PwD)', openingRank: '812', closingRank: '4P' }), NAMES)
  expect(mixed).toMatchObject({ ok: true, row: { openingRank: 812, closingRank: 4, isPreparatory: true } })
})

test('the tidy form says preparatory in a column; there closing may be below opening', () => {
  const row = aRow({ ...IIT, seatType: 'ST', openingRank: '812', closingRank: '4', preparatory: 'true' })
  expect(readCutoffRow(row, NAMES)).toMatchObject({ ok: true, row: { isPreparatory: true } })
})

test('where a source leaves preparatory unsaid for a seat that could be, so does the row', () => {
  const could = readCutoffRow(aRow({ ...IIT, seatType: 'SC', preparatory: '', season: '2018' }), NAMES)
  expect(could.ok && could.row.isPreparatory).toBeUndefined()
  const couldNot = readCutoffRow(aRow({ ...IIT, seatType: 'OPEN', preparatory: '', season: '2018' }), NAMES)
  expect(couldNot.ok && couldNot.row.isPreparatory).toBe(false)
})

test.each<[string, string, Partial<OfficialCells>]>([
  [
    'preparatory-not-possible',
    'a preparatory rank outside IITs',
    { seatType: 'ST', closingRank: '45P', openingRank: '3P' },
  ],
  ['preparatory-not-possible', 'a preparatory rank on an OPEN seat', { ...IIT, closingRank: '45P', openingRank: '3P' }],
  [
    'preparatory-unreadable',
    'a preparatory opening before an ordinary closing',
    { ...IIT, seatType: 'ST', openingRank: '3P' },
  ],
  ['preparatory-unreadable', 'a word that is neither true nor false', { preparatory: 'perhaps' }],
  ['closing-above-opening', 'a million rank that a copy turned into 1', { openingRank: '888223', closingRank: '1' }],
  [
    'closing-above-opening',
    'ranks the wrong way round at an IIT without a P',
    { ...IIT, seatType: 'ST', closingRank: '4' },
  ],
  [
    'rank-zero',
    'a zero rank',
    { ...IIT, seatType: 'OBC-NCL (PwD)', openingRank: '0', closingRank: '0', season: '2017', gender: '' },
  ],
  ['rank-missing', 'an empty rank', { closingRank: ' ' }],
  ['rank-unreadable', 'a rank with a fraction', { closingRank: '15000.5' }],
  ['female-before-2018', 'a female pool of 2017', { season: '2017', gender: 'Female-only (including Supernumerary)' }],
  ['ews-before-2019', 'an EWS seat of 2018', { season: '2018', seatType: 'EWS' }],
  ['gender-unknown', 'no gender in a season that has female pools', { gender: undefined }],
  ['quota-unknown', 'a quota nobody knows', { quota: 'ZZ' }],
  ['seat-type-unknown', 'a seat type nobody knows', { seatType: 'GENERAL' }],
  ['programme-unreadable', 'a programme without years and degree', { programme: 'Computer Science and Engineering' }],
  ['season-unreadable', 'no season', { season: undefined }],
  ['round-unreadable', 'round nought', { round: '0' }],
  ['counselling-unknown', 'another body', { counselling: 'uptac' }],
])('refused as %s: %s', (reason, _what, different) => {
  expect(refusal(different)).toBe(reason)
})

test('before 2018 the portal had no gender column: the seat was open to all', () => {
  expect(readCutoffRow(aRow({ season: '2017', gender: undefined }), NAMES)).toMatchObject({
    ok: true,
    row: { gender: 'neutral' },
  })
})

test('EWS seats are taken from 2019 on', () => {
  expect(refusal({ season: '2019', seatType: 'EWS' })).toBe('taken')
})

test('the quotas of Andhra Pradesh and of DASA candidates are known', () => {
  expect(refusal({ quota: 'AP', season: '2019' })).toBe('taken')
  expect(refusal({ quota: 'DASA-CIWG', counselling: 'csab' })).toBe('taken')
})

test('a directory in which one spelling stands for two institutes is refused', () => {
  const twice = {
    ...DIRECTORY,
    institutes: [
      ...DIRECTORY.institutes,
      { name: 'X', type: 'IIT', homeStates: {}, alsoWritten: ['indian school of mines dhanbad'] },
    ],
  } as const
  expect(() => indexDirectory(twice)).toThrow('written alike')
})
