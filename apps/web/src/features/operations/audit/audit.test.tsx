import { type AuditEntry, audit } from '@sopaan/contract/audit'
import { AUDIT_ACTIONS } from '@sopaan/contract/audit-actions'
import { urlOf } from '@sopaan/contract/client'
import { LANGUAGES } from '@sopaan/domain/languages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import AuditLogsPage from './audit-logs-page.tsx'

const ENTRY: AuditEntry = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c03',
  sequence: 812,
  at: '2026-11-21T05:30:00.000Z',
  action: 'plan.change',
  actor: { _id: A_MENTEE._id, role: 'admin', name: 'Asha Rao' },
  impersonatorId: null,
  target: { type: 'plan', id: 'seven', name: { en: 'Guided plan', hi: 'मार्गदर्शन योजना' }, pageId: null },
  change: { price: { before: 49900, after: 39900 }, note: { after: null } },
  ip: '203.0.113.7',
  device: 'Firefox on Windows',
  requestId: 'request-one',
}
const page = (data: AuditEntry[], more: Partial<DataOf<typeof audit.all>> = {}) =>
  fakeApi().answer(audit.all, {
    data,
    total: data.length,
    isTotalCapped: false,
    next: null,
    actions: ['plan.change'],
    ...more,
  })
const show = (path: string, api = page([ENTRY])) =>
  showSignedIn(<AuditLogsPage />, { user: AN_OWNER, words: en, path, api })

test('an entry opens to what was before and after, from where and in which request', async () => {
  show('/admin/audit-logs')
  fireEvent.click(await screen.findByText('Guided plan'))
  for (const words of ['Price', 'plan.change', '203.0.113.7', 'Firefox on Windows', 'request-one', 'plan seven'])
    expect(screen.getAllByText(words)).not.toEqual([])
  expect(screen.getByText('Sat 21 Nov 2026, 11:00 am IST')).toBeTruthy()
  expect(screen.queryByText('note')).toBeNull()
})

test('of a thing before and after only the fields that differ are shown, each by its way', async () => {
  const plan = { name: { en: 'One season', hi: 'एक सीजन' }, pricePaise: 249_900, perks: ['Replay'] }
  const change = { plan: { before: plan, after: { ...plan, pricePaise: 199_900 } } }
  show('/admin/audit-logs', page([{ ...ENTRY, change }]))
  fireEvent.click(await screen.findByText('Guided plan'))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Price')
  for (const words of ['₹2,499', '₹1,999']) expect(screen.getAllByText(words)).not.toEqual([])
  expect(screen.queryByText(/One season/)).toBeNull()
  expect(screen.queryByText(/Replay/)).toBeNull()
})

test('looks are left out until somebody wants them', async () => {
  const sent = show('/admin/audit-logs?looks=shown')
  expect(await screen.findByText('1 entry')).toBeTruthy()
  expect(sent.map(({ url }) => url)).toContain(urlOf(audit.all, { query: { looks: 'shown' } }))
})

test('the filter stands in the address, in the question to the server and in that for the file', async () => {
  const sent = show('/admin/audit-logs?action=plan.&from=2026-11-01&role=admin&to=soon')
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  const query = { role: 'admin', action: 'plan.', from: '2026-11-01', looks: 'hidden' } as const
  await waitFor(() => expect(sent.map(({ url }) => url)).toContain(urlOf(audit.csv, { query })))
  expect(sent.map(({ url }) => url)).toContain(urlOf(audit.all, { query }))
})

test('actions are chosen by their words, and words find the actions that they are in', async () => {
  const sent = show('/admin/audit-logs?q=plan created')
  const option = await screen.findByRole('option', { name: 'Plan changed' })
  expect(option.closest('optgroup')?.label).toBe('Plans')
  const query = { q: 'plan created', looks: 'hidden', meant: 'plan.add' } as const
  expect(sent.map(({ url }) => url)).toContain(urlOf(audit.all, { query }))
})

test('one person alone, asked for by a link, is a chip that takes the filter away', async () => {
  show(`/admin/audit-logs?actor=${A_MENTEE._id}&role=admin`)
  const chip = await screen.findByRole('link', { name: 'One person alone: take the filter away' })
  expect(chip.getAttribute('href')).toBe('/admin/audit-logs?role=admin')
})

test('a refund leads to the payment it is of', async () => {
  const target = { type: 'refund', id: 'seven', name: 'Meera Iyer', pageId: 'eight' }
  show('/admin/audit-logs', page([{ ...ENTRY, action: 'refund.grant', target }]))
  const link = await screen.findByRole('link', { name: 'Open Meera Iyer' })
  expect(link.getAttribute('href')).toBe('/admin/payments/eight')
})

test.each(LANGUAGES)('every action and what it is about has words in %s', (language) => {
  const { auditActions, audit: words } = { en, hi }[language]
  for (const action of AUDIT_ACTIONS) {
    expect([action, auditActions[action]]).not.toEqual([action, undefined])
    expect([action, words.nouns[action.split('.', 1)[0] ?? '']]).not.toEqual([action, undefined])
  }
})

test('older entries are a link that keeps the filter; more than are counted is said so', async () => {
  show('/admin/audit-logs?q=plan', page([ENTRY], { total: 10_000, isTotalCapped: true, next: 812 }))
  expect((await screen.findByRole('link', { name: 'Older' })).getAttribute('href')).toContain('?q=plan&before=812')
  expect(screen.getByText('More than 10,000 entries')).toBeTruthy()
})

test('no entry, and no answer, are each said', async () => {
  show('/admin/audit-logs', page([]))
  expect(await screen.findByText('No entry fits.')).toBeTruthy()
  cleanup()
  show('/admin/audit-logs', fakeApi().refuse(audit.all, 'INTERNAL'))
  expect(await screen.findByText('Failed to fetch audit logs')).toBeTruthy()
})

test('a line is a sentence: who, what, which thing by its name, the old struck out and the new', async () => {
  const change = { plan: { before: { pricePaise: 249_900 }, after: { pricePaise: 199_900 } } }
  show('/admin/audit-logs', page([{ ...ENTRY, change }]))
  const line = (await screen.findByText('Guided plan')).closest('summary')
  expect(line?.textContent?.replaceAll(/\s/g, ' ')).toBe(
    '11:00 amAsha Rao (Admin):Plan changedGuided planPrice ₹2,499 ₹1,999',
  )
  expect(line?.querySelector('s')?.textContent).toBe('₹2,499')
  expect(screen.getByRole('link', { name: 'Open Guided plan' }).getAttribute('href')).toBe(
    '/admin/plan-event-management',
  )
  expect(screen.getByRole('heading', { name: '21 Nov 2026' })).toBeTruthy()
})

test('the log is checked on the page, and a broken one says where', async () => {
  const at = '2026-11-21T05:30:00.000Z'
  const api = page([ENTRY]).answer(audit.check, { at, count: 812, brokenAt: null })
  show('/admin/audit-logs', api)
  fireEvent.click(await screen.findByRole('button', { name: 'Check the log now' }))
  expect(await screen.findByText('Whole: 812 entries stand as they were written.')).toBeTruthy()
  api.answer(audit.check, { at, count: 0, brokenAt: 812 })
  fireEvent.click(screen.getByRole('button', { name: 'Check the log now' }))
  expect(await screen.findByText(/^Broken at entry 812/)).toBeTruthy()
})
