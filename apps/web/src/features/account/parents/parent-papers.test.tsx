import { type ManagedParentPaper, managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ParentPapersPage from './parent-papers-page.tsx'

const PAPER: ManagedParentPaper = {
  _id: '0190a2f4-7d3b-4c55-8e21-000000000001',
  childId: '0190a2f4-7d3b-4c55-8e21-000000000002',
  childName: 'Asha Rao',
  parentName: 'Meera Rao',
  relation: 'mother',
  parentEmail: 'meera@example.org',
  state: 'waiting',
  sentAt: '2026-11-20T19:00:00.000Z',
  decidedAt: null,
  reason: null,
  isPdf: true,
  hasFile: true,
  doubt: null,
}
const show = (data: ManagedParentPaper[], search = '') => {
  const api = fakeApi().answer(managedParentPapers.list, { data, page: 1, limit: 20, total: data.length })
  showSignedIn(<ParentPapersPage />, {
    user: AN_OWNER,
    words: en,
    path: `/admin/parent-papers${search}`,
    api,
  })
  return api
}

test('papers stand with parent, child, state and when they came, by the clock of India', async () => {
  show([PAPER])
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('Meera Rao')).toBeTruthy()
  expect(table.getByText('Asha Rao')).toBeTruthy()
  expect(table.getByText(en.parentPapers.states.waiting)).toBeTruthy()
  // 19:00 UTC is half past midnight of the 21st in India.
  expect(table.getByText(/21 Nov 2026/)).toBeTruthy()
})

test('a state of the address is asked for, and one that there is not is left out', async () => {
  const asked = show([], '?state=refused')
  expect(await screen.findByText(en.parentPapers.empty)).toBeTruthy()
  expect(asked.sent(managedParentPapers.list).map(({ url }) => url)).toEqual([expect.stringContaining('state=refused')])
  const unknown = show([], '?state=lost')
  expect((await screen.findAllByText(en.parentPapers.empty)).length).toBeGreaterThan(0)
  expect(unknown.sent(managedParentPapers.list)[0]?.url).not.toContain('state')
})
