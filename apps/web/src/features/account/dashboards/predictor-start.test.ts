import { afterEach, expect, test } from 'vitest'
import { readStored, removeStored, writeStored } from '#web/stored.ts'
import { A_MENTEE } from '#web/testing/signed-in.tsx'
import { removeVisitFilters, stateSearchOf, withVisitFilters } from './predictor-start.ts'

afterEach(() => removeStored('filters'))

test('what a visitor narrowed results to comes along to the predictor of the account, once', () => {
  writeStored('filters', 'type=NIT&feeMax=200000')
  const search = withVisitFilters('?main=33157&state=Assam')
  expect(search).toBe('?main=33157&state=Assam&type=NIT&feeMax=200000')
  removeVisitFilters(search)
  expect(readStored('filters')).toBeUndefined()
  expect(withVisitFilters('?main=33157')).toBe('?main=33157')
})

test('an address that narrows results itself, or asks nothing, stays as it is, and nothing else of storage gets into it', () => {
  writeStored('filters', 'type=NIT&main=1&band=sure')
  expect(withVisitFilters('?main=33157&type=IIIT')).toBe('?main=33157&type=IIIT')
  expect(withVisitFilters('')).toBe('')
  expect(withVisitFilters('?main=33157')).toBe('?main=33157&type=NIT')
  removeVisitFilters('?main=33157')
  expect(readStored('filters')).toBe('type=NIT&main=1&band=sure')
})

const someone = (facts: Partial<(typeof A_MENTEE)['studentFacts']>) => ({
  studentFacts: { ...A_MENTEE.studentFacts, ...facts },
})

test('the State predictor begins with the score that is known, that of the own State first', () => {
  const exams = { 'mht-cet-cap': { percentile: 98.612 }, kcet: { rank: 900 } }
  const own = someone({ exams, homeState: 'Karnataka', category: 'SC', gender: 'female' })
  expect(stateSearchOf(own)).toBe('?counselling=kcet&rank=900&category=sc&gender=female&start=profile')
  expect(stateSearchOf(own, '?counselling=mht-cet-cap')).toBe(
    '?counselling=mht-cet-cap&percentile=98.612&category=sc&gender=female&start=profile',
  )
  expect(stateSearchOf(own, '?counselling=keam'), 'nothing is known of it').toBe('?counselling=keam')
  expect(stateSearchOf(own, '?counselling=kcet&rank=12'), 'it was answered').toBe('?counselling=kcet&rank=12')
  expect(stateSearchOf(someone({}))).toBe('')
})

test('a counselling that goes by JEE Main begins with that rank, and home follows from the State where it can', () => {
  const ranked = someone({ ranks: { main: 24_500 }, exams: { wbjee: { rank: 800 } }, homeState: 'Bihar' })
  expect(stateSearchOf(ranked, '?counselling=jac-delhi')).toBe('?counselling=jac-delhi&jeeRank=24500&start=profile')
  expect(stateSearchOf(ranked, '?counselling=wbjee')).toBe(
    '?counselling=wbjee&rank=800&jeeRank=24500&home=outside-west-bengal&start=profile',
  )
})
