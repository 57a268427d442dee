import { coupons, type ManagedCoupon } from '@sopaan/contract/coupons'
import { filterActions } from '@sopaan/contract/filter-actions'
import { overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import CouponsPage from './coupons-page.tsx'

const COUPON: ManagedCoupon = {
  _id: '0190a2f4-7d3b-4c55-8e21-000000000001',
  code: 'EARLY20',
  note: null,
  discount: { kind: 'percent', percentBp: 2_000 },
  minAmountPaise: 0,
  startsAt: null,
  endsAt: null,
  usesMax: 1_500,
  usesPerUserMax: 1,
  planIds: [],
  coversEvents: true,
  usesHeld: 0,
  usesPaid: 12,
  retiredAt: null,
  isSample: false,
}
const page = { page: 1, limit: 20, total: 1 }
const noActions = () => fakeApi().answer(filterActions.list, [])
const show = (of = noActions().answer(coupons.list, { data: [COUPON], page }), path = paths.managedCoupons()) => {
  showSignedIn(<CouponsPage />, { user: AN_OWNER, words: en, path, api: of })
  return of
}

test('a coupon stands with its code and discount, and how many of its uses are paid for', async () => {
  show()
  const row = (await screen.findAllByText('EARLY20'))[0]?.closest('tr')
  expect(row?.textContent).toContain('20%')
  expect(row?.textContent).toMatch(/12.*1,500/)
})

test('the tabs count what is on sale once that is known', async () => {
  const zero = { signUps: 0, paid: 0, netPaise: 0, registrations: 0, sessionsHeld: 0 }
  show(
    noActions()
      .answer(coupons.list, { data: [], page })
      .answer(overview.find, {
        needs: [],
        onSale: { plans: 3, coupons: 7, events: 2 },
        week: { from: '2026-11-17', to: '2026-11-23', now: zero, before: zero },
      }),
  )
  expect((await screen.findByRole('link', { name: /Coupons.*7/ })).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: /Plans.*3/ })).toBeTruthy()
})

test('the search of the address is what the call is asked for, and nothing found says so', async () => {
  const api = show(
    noActions().answer(coupons.list, { data: [], page: { ...page, total: 0 } }),
    `${paths.managedCoupons()}?q=DIWALI`,
  )
  expect(await screen.findByText(en.coupons.empty)).toBeTruthy()
  expect(api.sent(coupons.list)[0]?.url).toContain('q=DIWALI')
})

test('a coupon is retired after one more question', async () => {
  const api = show()
  api.answer(coupons.retire, { ...COUPON, retiredAt: '2026-11-23T10:00:00.000Z' })
  fireEvent.click((await screen.findAllByRole('button', { name: en.coupons.retire, hidden: true }))[0] ?? document.body)
  expect(api.sent(coupons.retire)).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.coupons.retire }))
  await vi.waitFor(() => expect(api.sent(coupons.retire)).toHaveLength(1))
})

test('all coupons of a filter are taken back by one action, whose number is typed', async () => {
  const of = show(
    noActions()
      .answer(coupons.list, { data: [COUPON], page: { ...page, total: 12 } })
      .answer(filterActions.start, { _id: COUPON._id }),
    `${paths.managedCoupons()}?q=EARLY&state=open`,
  )
  const all = await screen.findByRole('group', { name: 'All 12 of this filter' })
  fireEvent.click(within(all).getByRole('button', { name: en.coupons.retire }))
  expect(await screen.findByText(en.coupons.retireAllAsk)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Type 12 to confirm'), { target: { value: '12' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.coupons.retire }))
  await vi.waitFor(() =>
    expect(of.sent(filterActions.start)[0]?.body).toEqual({
      ...{ list: 'coupons', action: { kind: 'retire' }, confirmed: 12 },
      filter: { q: 'EARLY', sort: '-createdAt', state: 'open' },
    }),
  )
})

test('the form of a new coupon opens by an address that asks for it', async () => {
  show(undefined, `${paths.managedCoupons()}?do=add`)
  expect(await screen.findByRole('dialog', { name: en.coupons.add })).toBeTruthy()
})
