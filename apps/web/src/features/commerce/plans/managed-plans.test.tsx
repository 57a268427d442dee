import { paths } from '@sopaan/contract/paths'
import { type ManagedPlan, plans } from '@sopaan/contract/plans'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ManagedPlansPage from './managed-plans-page.tsx'

const PLAN: ManagedPlan = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33',
  name: { en: 'Whole year', hi: 'पूरा साल' },
  description: { en: 'From preparation to the seat.' },
  features: { en: ['A plan every month'] },
  pricePaise: 499_900,
  gstRateBp: 1_800,
  sac: '999293',
  validityDays: 365,
  mentoringCredits: 12,
  isHighlighted: true,
  onSaleFrom: null,
  onSaleTo: null,
  buyers: 0,
  retiredAt: null,
  isSample: false,
}
/** The plans before a server that breaks at every change. */
function show(api = fakeApi().answer(plans.manage, [PLAN])) {
  for (const change of [plans.add, plans.change, plans.remove]) api.refuse(change, 'INTERNAL')
  return showSignedIn(<ManagedPlansPage />, { words: en, path: paths.managedPlans(), api })
}
/** What was said in a passing line. */
const toasted = () => vi.spyOn(toast, 'error')
const press = async (name: string, at = 0) =>
  fireEvent.click((await screen.findAllByRole('button', { name, hidden: true }))[at] ?? document.body)

test('R380: plans that do not come say so', async () => {
  show(fakeApi().refuse(plans.manage, 'INTERNAL'))
  expect(await screen.findByText('Failed to fetch plans', undefined, { timeout: 10_000 })).toBeDefined()
})

test.each([
  ['R379', 'Add a plan', 'Failed to add plan'],
  ['R381', 'Change', 'Failed to update plan'],
])('%s: "%s" that fails says so', async (_, button, said) => {
  const toasts = toasted()
  show()
  await screen.findAllByText('Whole year')
  await press(button)
  const form = within(screen.getByRole('dialog'))
  const enter = (label: RegExp, value: string) => {
    for (const field of form.queryAllByLabelText(label)) fireEvent.change(field, { target: { value } })
  }
  enter(/Name/, 'A plan')
  enter(/Description|says/, 'What it holds.')
  enter(/Price/, '499')
  enter(/GST|tax/i, '18')
  enter(/SAC/, '999293')
  enter(/Days/i, '30')
  const submit = screen.getByRole('dialog').querySelector<HTMLButtonElement>('button[type="submit"]')
  fireEvent.click(submit ?? document.body)
  await vi.waitFor(() => expect(toasts.mock.calls.map(([words]) => words)).toContain(said))
})

test('R382: a plan that is not deleted says so', async () => {
  const toasts = toasted()
  show()
  await screen.findAllByText('Whole year')
  await press(en.plans.admin.remove)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.plans.admin.remove }))
  await vi.waitFor(() => expect(toasts.mock.calls.map(([words]) => words)).toContain('Failed to delete plan'))
})

test('a plan stands with its whole price, its days and its sessions; none at all is told', async () => {
  show()
  const row = (await screen.findAllByText('Whole year'))[0]?.closest('tr, li')
  for (const figure of ['₹4,999', '365', '12']) expect(row?.textContent).toContain(figure)
  cleanup()
  show(fakeApi().answer(plans.manage, []))
  expect(await screen.findByText(en.plans.admin.empty)).toBeTruthy()
})
