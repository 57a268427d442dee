import { collegeChoices } from '@sopaan/contract/college-choices'
import { collegeData } from '@sopaan/contract/college-data'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { coupons } from '@sopaan/contract/coupons'
import { managedUsers } from '@sopaan/contract/managed-users'
import { mentors } from '@sopaan/contract/mentors'
import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { expect, test } from 'vitest'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { constraintsOf } from './constraints.ts'
import { changeSearch, readPageNumber, readSearch, writeSearch } from './read-search.ts'

const read = (address: string) => readSearch(constraintsOf(managedUsers.list), new URLSearchParams(address)).taken

test('an address is read by the query of its call, each field into its kind', () => {
  expect(read('q=+Asha+&role=mentor&verified=false&from=2026-06-01&sort=fullName&page=3')).toEqual({
    q: 'Asha',
    role: 'mentor',
    verified: false,
    from: '2026-06-01',
    sort: 'fullName',
    page: 3,
  })
})

test('what the call would refuse is left out, and so is what it does not know', () => {
  expect(read('role=owner&verified=yes&from=2026-13-40&to=yesterday&sort=age&page=1.5&limit=0&colour=red&q=')).toEqual(
    {},
  )
  expect(read('page=10001')).toEqual({})
  expect(read('page=-1')).toEqual({})
  expect(
    readSearch(constraintsOf(mentors.list), new URLSearchParams('institute=IIT%20Bombay&programme=cse')).taken,
  ).toEqual({ programme: 'cse' })
})

test('a field that a form without script may send empty is read by what it takes when it is filled in', () => {
  const { main, gender } = constraintsOf(collegePredictor.predict)
  expect(main).toEqual({ kind: 'number', empty: 'absent', min: 1, max: 2_000_000 })
  expect(gender).toEqual({ kind: 'text', empty: 'absent', oneOf: ['male', 'female', 'other'] })
  const search = new URLSearchParams('main=12000&gender=&category=GENERAL&pwd=true')
  expect(readSearch(constraintsOf(collegePredictor.predict), search).taken).toEqual({ main: 12_000, pwd: 'true' })
})

test.each([
  ['marks=150.5&percentile=98.76', { marks: 150.5, percentile: 98.76 }],
  ['marks=426.5&percentile=.5', {}],
  ['marks=1e2&percentile=99.', {}],
])('a field that takes fractions takes them, within its limits: %s', (address, taken) => {
  expect(readSearch(constraintsOf(stateCollegePredictor.predict), new URLSearchParams(address)).taken).toEqual(taken)
})

test('words longer than the call takes are cut to what it takes', () => {
  expect(readSearch(constraintsOf(coupons.list), new URLSearchParams({ q: 'x'.repeat(70) })).taken.q).toHaveLength(60)
})

test('where faults are told at their fields, what the call would refuse is kept as it was typed, and what it does not know is not', () => {
  const address = 'page=-1&season=2%2C025&type=IIT&type=&type=Castle&q=+cse+&round=last&state=&colour=red'
  expect(readSearch(constraintsOf(collegeData.list), new URLSearchParams(address)).typed).toEqual({
    q: 'cse',
    season: '2025',
    round: 'last',
    type: 'IIT,Castle',
    page: '-1',
  })
})

test('an address keeps what is said, without the first page and what is usual', () => {
  expect(writeSearch({ q: 'a b', role: undefined, sort: '', verified: false, page: 1 })).toBe('q=a+b&verified=false')
  const search = new URLSearchParams('main=12&category=SC&page=3&type=IIT&type=NIT')
  expect(changeSearch(search, { category: 'OPEN', page: '1', gender: 'male' }, { category: 'OPEN' })).toBe(
    'main=12&type=IIT&type=NIT&gender=male',
  )
  expect(changeSearch(search, { type: undefined, main: undefined })).toBe('category=SC&page=3')
})

test('the address of the predictor holds every field that its call takes but the number of rows', () => {
  const fields = Object.keys(constraintsOf(collegeChoices.find)).filter((name) => name !== 'limit')
  const search = new URLSearchParams(fields.map((name) => [name, '1,2']))
  const read = predictorAddress.queryOf(search)
  expect(Object.keys(read).sort()).toEqual(fields.sort())
  expect(read).toMatchObject({ main: '12', advancedPrep: '12', type: '1,2', round: '1,2' })
})

test('a page that is none is the first', () => {
  for (const page of ['', '0', '-2', '1.5', 'two', '1e2', '99999'])
    expect(readPageNumber(new URLSearchParams({ page }))).toBe(1)
  expect(readPageNumber(new URLSearchParams({ page: '7' }))).toBe(7)
})
