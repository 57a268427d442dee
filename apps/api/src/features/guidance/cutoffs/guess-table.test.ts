import { expect, test } from 'vitest'
import { guessColumn, guessRound } from './guess-table.ts'

test('a body, season and round are read from the name of a file and the lines above its table', () => {
  expect(guessRound(['JoSAA_2027_Round_2.xlsx'])).toEqual({ counselling: 'josaa', season: 2027, round: 2 })
  expect(guessRound(['cutoffs.csv', 'CSAB Special Round 1 (2025)'])).toEqual({
    counselling: 'csab',
    season: 2025,
    round: 1,
  })
  expect(guessRound(['josaa-2027-r6.csv'])).toEqual({ counselling: 'josaa', season: 2027, round: 6 })
})

test('a mock allotment is told from a round by its name', () => {
  const mock = { counselling: 'josaa-mock', season: 2027 }
  expect(guessRound(['JoSAA_2027_Mock_1.xlsx'])).toEqual({ ...mock, round: 1 })
  expect(guessRound(['ranks.csv', 'JoSAA 2027, Mock Seat Allocation 2'])).toEqual({ ...mock, round: 2 })
  expect(guessRound(['josaa mock 2027.csv'])).toEqual({ ...mock, round: null })
  expect(guessRound(['mock test 3 of 2027.csv'])).toEqual({ counselling: null, season: 2027, round: null })
})

test('nothing is guessed where two are named, or none', () => {
  expect(guessRound(['JoSAA 2026 and 2027, rounds 1 to 6.csv'])).toEqual({
    counselling: 'josaa',
    season: null,
    round: null,
  })
  expect(guessRound(['table.csv'])).toEqual({ counselling: null, season: null, round: null })
})

test('headings of people’s own sheets are taken for what they most likely mean', () => {
  const headings = ['College', 'Branch', 'Qta', 'Category', 'Sex', 'OR', 'CR', 'Remarks']
  const meant = ['institute', 'programme', 'quota', 'seatType', 'gender', 'openingRank', 'closingRank', undefined]
  expect(headings.map(guessColumn)).toEqual(meant)
})
