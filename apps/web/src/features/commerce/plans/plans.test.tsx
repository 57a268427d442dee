import { planUpgrades } from '@sopaan/contract/plan-upgrades'
import { plans } from '@sopaan/contract/plans'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_PLAN } from '#web/testing/plan-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import MenteePlansPage from './mentee-plans-page.tsx'
import PlansPage, { loader } from './plans-page.tsx'

test('a plan says its whole price with the tax in it, how long, how many sessions, and until when it is sold', async () => {
  showPage({ path: '/plans', words: en, page: PlansPage, loader, api: fakeApi().answer(plans.list, [A_PLAN]) })
  const card = (await screen.findByRole('heading', { name: 'Whole year' })).closest('li')
  if (!card) throw new Error('The plan stands in no list.')
  // 1 December 00:00 in India is the end, so 30 November is the last day.
  for (const words of [
    '₹4,999',
    '18% GST included',
    'for 365 days',
    '12 sessions of 45 minutes with a mentor',
    'until 30 Nov 2026',
  ])
    expect(card.textContent).toContain(words)
  expect(within(card).getByRole('link', { name: 'Choose this plan: Whole year' }).getAttribute('href')).toBe(
    `/mentee-dashboard/checkout?planId=${A_PLAN._id}`,
  )
})

test('sessions of several lengths are told as a range, and while no mentor takes bookings no length is told', async () => {
  const lengths = [{ min: 30, max: 60 }, null]
  const sold = lengths.map((sessionMinutes, at) => ({
    ...A_PLAN,
    _id: `${A_PLAN._id.slice(0, -1)}${at}`,
    sessionMinutes,
  }))
  showPage({ path: '/plans', words: en, page: PlansPage, loader, api: fakeApi().answer(plans.list, sold) })
  expect(await screen.findByText('12 sessions of 30 to 60 minutes with a mentor')).toBeTruthy()
  expect(screen.getByText('12 sessions with a mentor')).toBeTruthy()
})

test('in Hindi a plan is told in Hindi, and without a GSTIN no tax is said to be in it', async () => {
  showPage({
    path: '/hi/plans',
    words: hi,
    page: PlansPage,
    loader,
    api: fakeApi().answer(plans.list, [{ ...A_PLAN, gstRateBp: 0 }]),
  })
  const card = (await screen.findByRole('heading', { name: 'पूरा साल' })).closest('li')
  expect(card?.textContent).toContain('हर महीने एक योजना')
  expect(card?.textContent).toContain('मेंटर के साथ 45 मिनट की 12 मुलाकातें')
  expect(card?.textContent).not.toContain('GST')
})

test('without a plan on sale the page says that the tools stay free', async () => {
  showPage({ path: '/plans', words: en, page: PlansPage, loader, api: fakeApi().answer(plans.list, []) })
  expect(await screen.findByText('No plan is on sale now')).toBeDefined()
  expect(screen.getByText('Free, for everyone')).toBeDefined()
})

test('a mentee reads the same plans in the dashboard, and is told where they cannot be had', async () => {
  showSignedIn(<MenteePlansPage />, {
    words: en,
    path: '/mentee-dashboard/plans',
    api: fakeApi().answer(plans.listForMentee, [A_PLAN]),
  })
  const card = (await screen.findByRole('heading', { name: 'Whole year' })).closest('li')
  expect(card?.textContent).toContain('₹4,999')
  cleanup()
  showSignedIn(<MenteePlansPage />, { words: en, path: '/mentee-dashboard/plans' })
  expect(await screen.findByText(en.plans.failed)).toBeTruthy()
})

test('a larger plan than the own one says what comes off and what remains, and leads to that bill; a smaller one does not', async () => {
  const held = {
    planId: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c34',
    name: { en: 'Starter', hi: 'शुरुआत' },
    ...{ listPricePaise: 49_900, leftPaise: 33_266, sessionsLeft: 2 },
  }
  const smaller = { ...A_PLAN, _id: held.planId, name: held.name, pricePaise: 49_900 }
  showSignedIn(<MenteePlansPage />, {
    words: en,
    path: '/mentee-dashboard/plans',
    api: fakeApi().answer(plans.listForMentee, [smaller, A_PLAN]).answer(planUpgrades.listOwned, [held]),
  })
  // ₹4,999 less ₹332.66.
  expect(await screen.findByText('₹332.66 of your Starter is unused and comes off: you pay ₹4,666.34.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade: Whole year' }).getAttribute('href')).toBe(
    `/mentee-dashboard/checkout?planId=${A_PLAN._id}&fromPlanId=${held.planId}`,
  )
  expect(screen.getByRole('link', { name: 'Choose this plan: Starter' })).toBeTruthy()
})
