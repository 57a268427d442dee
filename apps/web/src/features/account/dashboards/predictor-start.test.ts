import { afterEach, expect, test } from 'vitest'
import { readStored, removeStored, writeStored } from '#web/stored.ts'
import { removeVisitFilters, withVisitFilters } from './predictor-start.ts'

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
