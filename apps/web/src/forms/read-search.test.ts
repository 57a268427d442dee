import { coupons } from '@sopaan/contract/coupons'
import { managedUsers } from '@sopaan/contract/managed-users'
import { mentors } from '@sopaan/contract/mentors'
import { expect, test } from 'vitest'
import { constraintsOf } from './constraints.ts'
import { readPageNumber, readSearch } from './read-search.ts'

const read = (address: string) => readSearch(constraintsOf(managedUsers.list), new URLSearchParams(address))

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
  expect(readSearch(constraintsOf(mentors.list), new URLSearchParams('institute=IIT%20Bombay&programme=cse'))).toEqual({
    programme: 'cse',
  })
})

test('words longer than the call takes are cut to what it takes', () => {
  expect(readSearch(constraintsOf(coupons.list), new URLSearchParams({ q: 'x'.repeat(70) })).q).toHaveLength(60)
})

test('a page that is none is the first', () => {
  for (const page of ['', '0', '-2', '1.5', 'two', '1e2', '99999'])
    expect(readPageNumber(new URLSearchParams({ page }))).toBe(1)
  expect(readPageNumber(new URLSearchParams({ page: '7' }))).toBe(7)
})
