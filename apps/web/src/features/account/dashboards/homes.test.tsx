import { earnings } from '@sopaan/contract/earnings'
import { mentorAnswers } from '@sopaan/contract/mentor-answers'
import { mentoring } from '@sopaan/contract/mentoring'
import { overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { staffDay } from '@sopaan/contract/staff-day'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import AdminHomePage from './admin-home-page.tsx'
import MentorHomePage from './mentor-home-page.tsx'

const NOTHING = { signUps: 0, paid: 0, netPaise: 0, registrations: 0, sessionsHeld: 0 }
const OVERVIEW: DataOf<typeof overview.find> = {
  needs: [
    { key: 'grievances', count: 3, oldestAt: '2026-11-01T06:00:00.000Z', due: { overdue: 1, today: 2 } },
    { key: 'messages', count: 1_204, oldestAt: '2026-11-20T06:00:00.000Z', due: null },
  ],
  onSale: { plans: 2, coupons: 1, events: 4 },
  week: {
    from: '2026-11-17',
    to: '2026-11-23',
    now: { signUps: 1_250, paid: 8, netPaise: 33_83_900, registrations: 41, sessionsHeld: 6 },
    before: NOTHING,
  },
}
const NO_WORK = { today: [], requests: [], next: [], sessions: 0, rating: null }
const showAdmin = (api = fakeApi().answer(overview.find, OVERVIEW)) =>
  showSignedIn(<AdminHomePage />, { user: AN_OWNER, words: en, path: '/admin', api })
const showMentor = (path: string) =>
  showSignedIn(<MentorHomePage />, {
    user: { ...A_MENTEE, role: 'mentor' },
    words: en,
    path,
    api: fakeApi()
      .answer(mentoring.overview, NO_WORK)
      .answer(mentorAnswers.read, { answers: [] })
      .answer(earnings.list, { ratePaise: null, months: [] }),
  })

test('what is overdue and due today heads the first page; without any, its reader is greeted', async () => {
  const grievances = { key: 'grievances', count: 7, oldestAt: '2026-06-01T05:30:00.000Z' } as const
  showAdmin(fakeApi().answer(overview.find, { ...OVERVIEW, needs: [{ ...grievances, due: { overdue: 3, today: 2 } }] }))
  const said = await screen.findAllByText('3 overdue, 2 due today')
  expect(said.map(({ tagName }) => tagName)).toContain('MARK')
  expect(screen.queryByText('Welcome, Asha Rao')).toBeNull()
})

test('the first page of an admin counts what waits, each a way to where it is dealt with', async () => {
  showAdmin()
  const grievances = await screen.findByRole('link', { name: /grievances to answer/ })
  expect(grievances.textContent).toContain('1 overdue, 2 due today')
  expect(grievances.textContent?.startsWith('3')).toBe(true)
  expect(grievances.getAttribute('href')).toBe(paths.managedGrievances())
  expect(screen.getByRole('link', { name: /message to answer|messages to answer/ }).textContent).toContain('1,204')
})

test('what nobody waits a day for is told in hours, and each line says what is done there', async () => {
  const now = Date.now()
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  const needs: typeof OVERVIEW.needs = [
    { key: 'mails', count: 2, oldestAt: hoursAgo(5.5), due: null },
    { key: 'mentors', count: 1, oldestAt: hoursAgo(50), due: null },
  ]
  showAdmin(fakeApi().answer(overview.find, { ...OVERVIEW, needs }))
  const mails = await screen.findByRole('link', { name: /mails could not be sent/ })
  expect(mails.textContent).toMatch(/5 hTry again$/)
  expect(screen.getByRole('link', { name: /mentor application/ }).textContent).toMatch(/2 daysReview$/)
  expect(screen.getByRole('link', { name: /^Mails/ }).textContent).toBe('Mails2 failed')
})

const FIGURES = { signUps: 0, paidPaise: 0, orders: 0, ordersPaid: 0, sessionsHeld: 0 }
const GRIEVANCE = { _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01', fullName: 'Sunita Devi' }
const DAY: DataOf<typeof staffDay.find> = {
  // 6:40 pm on a Sunday in India.
  at: '2026-11-22T13:10:00.000Z',
  grievances: [
    {
      ...GRIEVANCE,
      number: 'G-2026-000142',
      subject: 'Refund not received',
      dueOn: '2026-11-18',
      assignee: 'Asha Desai',
      isOwn: true,
    },
    {
      ...GRIEVANCE,
      _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02',
      number: 'G-2026-000151',
      subject: 'Wrong name',
      dueOn: '2026-11-22',
      assignee: null,
      isOwn: false,
    },
  ],
  threads: {
    mine: [{ key: 'grievances', count: 1, oldestAt: '2026-11-01T06:00:00.000Z', due: { overdue: 1, today: 0 } }],
    nobody: [{ key: 'grievances', count: 2, oldestAt: '2026-11-02T06:00:00.000Z', due: { overdue: 0, today: 1 } }],
  },
  done: {
    total: 17,
    people: [
      { fullName: 'Asha', count: 9 },
      { fullName: 'Rahul', count: 8 },
    ],
    firstAnswerMinutes: 190,
  },
  days: [
    ...Array.from({ length: 6 }, () => FIGURES),
    { signUps: 118, paidPaise: 94_00, orders: 31, ordersPaid: 22, sessionsHeld: 9 },
  ],
  before: { signUps: 100, paidPaise: 100_00, orders: 5, ordersPaid: 5, sessionsHeld: 6 },
}
const showDay = (path = '/admin') =>
  showSignedIn(<AdminHomePage />, {
    user: AN_OWNER,
    words: en,
    path,
    api: fakeApi()
      .answer(overview.find, { ...OVERVIEW, needs: OVERVIEW.needs.map((need) => ({ ...need, count: 3 })) })
      .answer(staffDay.find, DAY),
  })
const linesShown = () =>
  within(screen.getByRole('region', { name: '1 overdue, 2 due today' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('grievances that are due stand by themselves with who answers them, and all that waits is parted into mine and nobody’s', async () => {
  showDay()
  const tabs = within(await screen.findByRole('navigation', { name: 'Whose work is shown' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 4', 'Mine 1', 'Unassigned 2'])
  const own = screen.getByRole('link', { name: /Grievance G-2026-000142/ })
  expect(own.textContent).toContain('Asha Desai answers it')
  expect(own.getAttribute('href')).toBe(`${paths.managedGrievances()}&q=G-2026-000142`)
  // One of three is left besides the two that are named.
  expect(screen.getByRole('link', { name: /1 grievance to answer/ }).textContent).toContain('1 due today')
})

test('of mine, and of nobody’s, only those lines are shown', async () => {
  showDay('/admin?whose=mine')
  await screen.findByRole('link', { name: /Grievance G-2026-000142/ })
  expect(linesShown().filter((text) => text?.includes('Grievance') || text?.includes('message'))).toHaveLength(1)
})

test('the day says what was done and by whom, and stands beside the same weekday before', async () => {
  showDay()
  expect(await screen.findByRole('heading', { name: '17 done today' })).toBeTruthy()
  expect(screen.getByText('Asha 9, Rahul 8. First answers took 3 h 10 min on average')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe(
    `${paths.auditLogs()}?from=2026-11-22&to=2026-11-22&role=admin`,
  )
  const today = within(screen.getByRole('region', { name: /^Until 6:40\spm$/ }))
  expect(today.getByText('vs last Sunday')).toBeTruthy()
  expect(today.getByRole('link', { name: /^Sign-ups/ }).textContent).toBe('Sign-ups118+18%')
  expect(today.getByRole('link', { name: /^Paid/ }).textContent).toBe('Paid₹94−6%')
  expect(today.getByRole('link', { name: /^Tried to pay/ }).textContent).toBe('Tried to pay31, 22 paid71%')
  expect(today.getByRole('link', { name: /^Sessions held/ }).textContent).toBe('Sessions held9+3')
})

test('the week stands beside the one before, money in rupees', async () => {
  showAdmin()
  const revenue = await screen.findByRole('link', { name: /Net revenue/ })
  expect(revenue.textContent).toBe('Net revenue₹33,839₹0 before')
  expect(screen.getByRole('link', { name: /New accounts/ }).textContent).toContain('1,250')
})

test('where nothing waits for anybody the page says so', async () => {
  showAdmin(fakeApi().answer(overview.find, { ...OVERVIEW, needs: [] }))
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy()
})

test('an overview that cannot be had is told', async () => {
  showAdmin(fakeApi())
  expect(await screen.findByText('The overview could not be loaded.')).toBeTruthy()
})

test('the first page of a mentor shows the empty day, and leads to the tools', async () => {
  showMentor('/mentor-dashboard')
  expect(await screen.findByText(en.mentoring.mentor.nothingNext)).toBeTruthy()
  expect(await screen.findByText(en.mentorEarnings.none)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Rank calculator/ }).getAttribute('href')).toBe(
    '/mentor-dashboard/tools/rank-calculator',
  )
  expect(screen.queryByText(en.mentoring.deskWelcome.title)).toBeNull()
})

test('whoever became a mentor just now is led to the hours', async () => {
  showMentor('/mentor-dashboard?welcome')
  expect(await screen.findByText(en.mentoring.deskWelcome.title)).toBeTruthy()
  expect(screen.getByRole('link', { name: en.mentoring.deskWelcome.begin }).getAttribute('href')).toBe(
    '/mentor-dashboard/availability',
  )
})
