import { expect, test } from 'vitest'
import type { StateSet } from './state-book.ts'
import { counsellingOfChoice } from './state-choice-key.ts'
import { judgeStateChoice, stateChoiceKeys } from './state-choices.ts'
import type { StateProfile } from './state-predictor.ts'
import { compileStateBook, type StateRow } from './tables/compile-state-book.ts'

const LABELS = {
  kcet: { GM: { label: 'General Merit' }, '2AG': { label: '2A' }, GMR: { label: 'General Merit, rural' } },
}
const KEY = 'kcet.rv-college/computer-science-and-engineering'
const CANDIDATE: StateProfile = { scores: { rank: 900 }, category: 'open', claims: [] }

test('the seats of one institute and programme are one choice, under a key made of their names', () => {
  const set = compile([row(), row({ categoryCode: '2AG' }), row({ programme: 'Civil Engineering' })])
  const { keyOf, seatsOf } = stateChoiceKeys(set)
  expect([0, 1, 2].map(keyOf)).toEqual([KEY, KEY, 'kcet.rv-college/civil-engineering'])
  expect(seatsOf(KEY)).toEqual([0, 1])
  expect(seatsOf('kcet.rv-college/weaving')).toEqual([])
  expect(judgeStateChoice(set, 'kcet.rv-college/weaving', CANDIDATE)).toBeUndefined()
})

test('colleges of one name are told apart by their code', () => {
  const set = compile([row({ instituteCode: 'E001' }), row({ instituteCode: 'E002' })])
  expect([0, 1].map(stateChoiceKeys(set).keyOf)).toEqual([
    'kcet.rv-college-e001/computer-science-and-engineering',
    'kcet.rv-college-e002/computer-science-and-engineering',
  ])
})

test('a choice is shown by the seat its candidate is furthest inside of, as a share of where it closed', () => {
  // Rank 900: 100 inside of 1,000 is a tenth; 1,100 inside of 2,000 is more than half.
  const set = compile([row({ closing: '1000' }), row({ categoryCode: '2AG', closing: '2000' })])
  const figure = (profile: StateProfile) => judgeStateChoice(set, KEY, profile)?.seat
  expect(figure(CANDIDATE)).toMatchObject({ closing: 1000, judged: { margin: 100, standing: 'just-inside' } })
  expect(figure({ ...CANDIDATE, category: '2a' })).toMatchObject({ closing: 2000, kind: { code: '2AG' } })
})

test('for nobody it is the open seat that went furthest, and no seat that asks for something', () => {
  const set = compile([
    row({ closing: '1000' }),
    row({ round: '2', closing: '1500' }),
    row({ categoryCode: '2AG', closing: '4000' }),
    row({ categoryCode: 'GMR', tags: 'rural', closing: '9000' }),
  ])
  const seat = judgeStateChoice(set, KEY, undefined)?.seat
  expect(seat).toMatchObject({ closing: 1500, closingList: { round: '2' } })
  expect(seat?.judged).toBeUndefined()
})

test('a choice without a seat for its candidate stays a choice, and says nothing of a figure', () => {
  const set = compile([row({ categoryCode: '2AG' })])
  const choice = judgeStateChoice(set, KEY, CANDIDATE)
  expect([choice?.institute.name, choice?.seat]).toEqual(['RV College', undefined])
  expect(judgeStateChoice(set, KEY, undefined)?.seat).toBeUndefined()
})

test('the counselling of a choice is read from its key', () => {
  expect(counsellingOfChoice(KEY)).toBe('kcet')
  expect(counsellingOfChoice('nit-goa/cse')).toBeUndefined()
  expect(counsellingOfChoice('reap.college/cse')).toBeUndefined()
})

function row(changes: Partial<StateRow> = {}): StateRow {
  return {
    counselling: 'kcet',
    season: '2025',
    round: '1',
    stage: '',
    instituteCode: '',
    institute: 'RV College',
    instituteType: '',
    place: '',
    programmeCode: '',
    programme: 'Computer Science and Engineering',
    branchGroup: 'CSE',
    categoryCode: 'GM',
    gender: 'any',
    quota: 'state-level',
    region: 'rest-of-karnataka',
    tags: '',
    scoreKind: 'rank',
    scoreList: 'kcet-engineering',
    closing: '1000',
    alternative: '',
    seats: '',
    quality: '',
    ...changes,
  }
}

function compile(rows: readonly StateRow[]): StateSet {
  const { book, refused } = compileStateBook(rows, LABELS)
  const [set] = book.sets
  if (!set || refused.length > 0) throw new Error(`Refused: ${refused.map(({ reason }) => reason).join(', ')}`)
  return set
}
