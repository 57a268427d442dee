import { collegeRecords } from '@sopaan/contract/college-records'
import { coupons } from '@sopaan/contract/coupons'
import { managedEvents } from '@sopaan/contract/managed-events'
import { managedUsers } from '@sopaan/contract/managed-users'
import { payments } from '@sopaan/contract/payments'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { CommandPalette } from './command-palette.tsx'
import { findNavigation } from './palette-links.ts'

const openAt = (key: string, label: string) => ({ key, label, icon: 'list' as const, to: `/mentee-dashboard/${key}` })
const PAGES = [openAt('home', 'Home'), openAt('choices', 'Choices'), openAt('progress', 'Progress')]
const TOOLS = [openAt('rank', 'Rank calculator'), openAt('marks', 'Marking scheme')]

const THING = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
const AT = '2026-06-02T05:30:00.000Z'
const PAGE = { page: 1, limit: 5, total: 1 }

const A_PAYMENT: DataOf<typeof payments.listAll>['data'][number] = {
  _id: THING,
  createdAt: AT,
  paidAt: AT,
  userId: THING,
  fullName: 'Kiran Das',
  email: 'kiran@example.org',
  planId: THING,
  eventId: null,
  name: { en: 'Guided plan', hi: 'मार्गदर्शन योजना' },
  status: 'paid',
  amount: 249_900,
  refundedPaise: 0,
  taxPaise: 0,
  couponCode: null,
  method: 'upi',
  orderId: 'order_1',
  paymentId: 'pay_1',
  invoice: { number: 'SO/26-27/000002', url: '/paper', kind: 'receipt' },
  isDisputed: false,
  underWayPaise: 0,
  refunds: [],
}
const A_COUPON: DataOf<typeof coupons.list>['data'][number] = {
  _id: THING,
  code: 'DIWALI20',
  note: 'Autumn sale',
  discount: { kind: 'percent', percentBp: 2_000 },
  minAmountPaise: 0,
  startsAt: null,
  endsAt: null,
  usesMax: null,
  usesPerUserMax: null,
  planIds: [],
  coversEvents: false,
  usesHeld: 0,
  usesPaid: 0,
  retiredAt: null,
  isSample: false,
}
const AN_EVENT: DataOf<typeof managedEvents.list>['data'][number] = {
  _id: THING,
  title: { en: 'Filling choices, live' },
  description: { en: 'Live' },
  type: 'workshop',
  status: 'upcoming',
  date: AT,
  endDate: AT,
  registrationDeadline: null,
  capacity: null,
  attendees: 0,
  hasWaitlist: false,
  waiting: 0,
  admission: 'free',
  pricePaise: null,
  host: null,
  place: null,
  isSample: false,
  meetingUrl: null,
  recordingUrl: null,
  cancelReason: null,
  cancelledAt: null,
  changedAt: AT,
  present: 0,
}

function withThings() {
  return fakeApi()
    .answer(payments.listAll, {
      data: [A_PAYMENT],
      totalPayments: 1,
      sums: { paidPaise: 0, refundedPaise: 0 },
      page: PAGE,
    })
    .answer(coupons.list, { data: [A_COUPON], page: PAGE })
    .answer(managedEvents.list, { data: [AN_EVENT], page: PAGE })
    .answer(collegeRecords.list, {
      data: [
        {
          _id: THING,
          name: 'IIT Bombay',
          printed: 'Indian Institute of Technology Bombay',
          of: 'IIT',
          state: 'Maharashtra',
          taught: 26,
          spellings: 0,
          mergedInto: null,
          twin: null,
        },
      ],
      page: PAGE,
      twins: 0,
    })
}

function show(isAdmin = false, onClose = vi.fn()) {
  const found = { _id: 'f2b1c3d4-0000-4000-8000-000000000001', fullName: 'Kiran Das', email: 'kiran@example.org' }
  const sent = showSignedIn(
    <CommandPalette
      pages={PAGES}
      tools={TOOLS}
      isAdmin={isAdmin}
      staffRoles={isAdmin ? ['owner'] : []}
      onClose={onClose}
    />,
    {
      user: A_MENTEE,
      words: en,
      api: withThings().answer(managedUsers.list, {
        data: [
          {
            ...found,
            role: 'mentee',
            staffRoles: [],
            status: 'active',
            isVerified: true,
            hasTwoFactor: false,
            createdAt: '2026-06-02T05:30:00.000Z',
            lastLoginAt: null,
            language: 'en',
            studyClass: null,
            homeState: null,
            plan: null,
            paidPaise: 0,
          },
        ],
        page: { page: 1, limit: 6, total: 1 },
        total: 1,
      }),
    },
  )
  return { sent, onClose, field: screen.getByRole('combobox') }
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () =>
  screen
    .getAllByRole('option')
    .find((option) => option.ariaSelected === 'true' || option.getAttribute('aria-selected') === 'true')

test('arrows walk round the list, the field names what is chosen, and Enter goes there and keeps it as recent', () => {
  const { field, onClose } = show()
  expect(options()).toEqual(['Home', 'Choices', 'Progress', 'Rank calculator', 'Marking scheme'])
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(chosen()?.textContent).toBe('Marking scheme')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(chosen()?.textContent).toBe('Choices')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  show()
  expect(options()[0]).toBe('Choices')
})

test('letters narrow the list, and what nothing bears is said', () => {
  const { field } = show()
  fireEvent.change(field, { target: { value: 'calc rank' } })
  expect(options()).toEqual(['Rank calculator'])
  fireEvent.change(field, { target: { value: 'zzz' } })
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByText('Nothing of that name.')).toBeTruthy()
})

test.each([
  ['refund', ['Ask for a refund']],
  ['रिफंड', ['Ask for a refund']],
  ['book', ['Book a session']],
  ['log a mock', ['Log a mock']],
  ['delete account', ['Delete my account']],
  ['night', ['Dark theme']],
  ['hindi', ['हिन्दी']],
] as const)('a mentee who types "%s" is offered what to do', (typed, labels) => {
  const { field } = show()
  fireEvent.change(field, { target: { value: typed } })
  expect(options()).toEqual(labels)
})

test('the theme and the language are chosen from the palette at once', async () => {
  const { field, sent, onClose } = show()
  fireEvent.change(field, { target: { value: 'dark' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onClose).toHaveBeenCalledOnce()
  expect(localStorage.getItem('darkMode')).toBe('true')
  fireEvent.change(field, { target: { value: 'hindi' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { language: 'hi' } }))
})

test('admins find people from three letters on; nobody else asks for people', async () => {
  const { field, sent } = show(true)
  fireEvent.change(field, { target: { value: 'ki' } })
  fireEvent.change(field, { target: { value: 'kir' } })
  await waitFor(() => expect(screen.getByText('Kiran Das')).toBeTruthy(), { timeout: 2_000 })
  const urls = sent.map(({ url }) => url)
  expect(urls).toHaveLength(5)
  expect(urls.every((url) => url.includes('q=kir'))).toBe(true)
})

test('admins find a payment by its invoice, a coupon, an event and an institute, each with its way', async () => {
  const { field } = show(true)
  fireEvent.change(field, { target: { value: 'SO/26' } })
  await waitFor(() => expect(screen.getByText('IIT Bombay')).toBeTruthy(), { timeout: 2_000 })
  expect(options()).toEqual([
    'Kiran Daskiran@example.org · Mentee',
    'Kiran Das · ₹2,499Guided plan · SO/26-27/000002 · 2 Jun 2026',
    'DIWALI20Autumn sale',
    'Filling choices, live2 Jun 2026',
    'IIT BombayIIT · Indian Institute of Technology Bombay',
  ])
})

test('a page is found by other words for what is done there', () => {
  const pages = [{ ...openAt('plans', 'Plans and events'), also: 'price coupon' }, openAt('jobs', 'Jobs')]
  expect(findNavigation(pages, 'price').map(({ label }) => label)).toEqual(['Plans and events'])
})

test('a name that begins with the letters comes before one that holds them', () => {
  const found = findNavigation([openAt('a', 'Study planner'), openAt('b', 'Plans')], 'plan')
  expect(found.map(({ label }) => label)).toEqual(['Plans', 'Study planner'])
})

test('staff begin what they do most by its name or another word for it, and others are offered none of it', async () => {
  const { field } = show(true)
  fireEvent.change(field, { target: { value: 'new coupon' } })
  expect(await screen.findByText(en.account.palette.staffActions.addCoupon)).toBeTruthy()
  fireEvent.change(field, { target: { value: 'grievances' } })
  expect(await screen.findByText(en.account.palette.staffActions.answerGrievances)).toBeTruthy()
  cleanup()
  const mentee = show()
  fireEvent.change(mentee.field, { target: { value: 'new coupon' } })
  expect(await screen.findByText(en.account.palette.none)).toBeTruthy()
})
