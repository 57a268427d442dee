import type { Switches } from '@sopaan/contract/site'
import { type User, users } from '@sopaan/contract/users'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub, MemoryRouter, Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#web/layouts/within-frame.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { LANGUAGE_NAMES } from '#web/words/languages.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'

function show(path: string, role: User['role'] = 'mentee', closed: Partial<Switches> = {}) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <WordsProvider words={en}>
        <DashboardFrame
          user={role === 'admin' ? AN_OWNER : { ...A_MENTEE, role }}
          switches={{ signUps: true, payments: true, mentoring: true, events: true, ...closed }}
        >
          <p>The page</p>
        </DashboardFrame>
      </WordsProvider>
    </MemoryRouter>,
  )
}

test.each([
  ['/mentee-dashboard', 'mentee'],
  ['/mentor-dashboard/profile', 'mentor'],
  ['/admin/settings', 'admin'],
  ['/mentee-dashboard/tools/rank-calculator', 'mentee'],
] as const)('the way out is seen on %s (SESS-15)', (path, role) => {
  show(path, role)
  const ways = screen.getAllByRole('button', { name: /^Account/ })
  const menu = screen.getByText('Sign out').closest('[popover]')
  expect(ways.map((way) => way.getAttribute('popovertarget'))).toEqual([menu?.id, menu?.id])
})

test.each([
  ['/mentee-dashboard', 1],
  ['/mentee-dashboard/profile', 1],
  ['/mentee-dashboard/tools/rank-calculator', 0],
  ['/mentee-dashboard/tools/state-college-predictor', 0],
  ['/mentee-dashboard/resources/mental-health', 0],
])('on %s the frame adds %i first headings, so that the page has one', (path, count) => {
  show(path)
  expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(count)
})

test('the first page of mentees and mentors is titled by a greeting, once', () => {
  for (const role of ['mentee', 'mentor'] as const) {
    const { unmount } = show(`/${role}-dashboard`, role)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toContain('Welcome, Asha Rao')
    unmount()
  }
})

test('the keyboard may skip the menus of a dashboard', () => {
  show('/mentee-dashboard')
  const [first] = screen.getAllByRole('link')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#content'])
  expect(screen.getByRole('main').id).toBe('content')
})

test('the top bar of a page of one thing names the place it stands under', () => {
  show('/mentee-dashboard/sessions/018f', 'mentee')
  expect(screen.getByRole('banner').textContent).toContain('Sessions')
})

test('home is current on the home alone, in the rail and in the bar of a phone', () => {
  const homes = () => screen.getAllByRole('link', { name: 'Home' }).map((link) => link.getAttribute('aria-current'))
  const view = show('/mentee-dashboard')
  expect(homes()).toEqual(['page', 'page'])
  view.unmount()
  show('/mentee-dashboard/profile')
  expect(homes()).toEqual([null, null])
})

test.each([
  ['mentee', ['Mentors', 'Sessions']],
  ['mentor', ['Sessions', 'Availability', 'My mentees']],
] as const)('mentoring that is closed is in no menu of a %s, and back once it is open', (role, names) => {
  const view = show(`/${role}-dashboard`, role)
  for (const name of names) expect(screen.queryAllByRole('link', { name }).length, name).toBeGreaterThan(0)
  view.unmount()
  show(`/${role}-dashboard`, role, { mentoring: false })
  for (const name of names) expect(screen.queryAllByRole('link', { name }), name).toEqual([])
})

test('the menu of a mentee is in the order of what is done most, and the bar of a phone has the five of it', () => {
  show('/mentee-dashboard')
  const [rail, bar] = screen.getAllByRole('navigation', { name: 'Main' }).map((each) =>
    within(each)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  )
  expect(rail).toEqual([
    ...['Home', 'Planner', 'My list', 'Mentors', 'Sessions', 'Mocks', 'Events', 'Progress'],
    ...['College predictor', 'All tools', 'Plans', 'Purchases', 'Feedback', 'Help'],
  ])
  expect(bar).toEqual(['Home', 'Planner', 'My list', 'Mentors', 'Me'])
})

test('the bar of a phone of staff leads to people, refunds and messages', () => {
  show('/admin', 'admin')
  const [, bar] = screen.getAllByRole('navigation', { name: 'Main' }).map((each) =>
    within(each)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  )
  expect(bar).toEqual(['Home', 'Users', 'Refunds', 'Messages', 'Me'])
})

test('the account menu names the person, switches the theme at once and the language by the profile', async () => {
  const api = fakeApi().answer(users.updateMe, { user: { ...A_MENTEE, language: 'hi' } })
  showSignedIn(
    <DashboardFrame user={A_MENTEE}>
      <p>The page</p>
    </DashboardFrame>,
    { words: en, path: '/mentee-dashboard', api },
  )
  expect(screen.getByText(A_MENTEE.email)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Dark'))
  expect(localStorage.getItem('darkMode')).toBe('true')
  fireEvent.click(screen.getByLabelText('Device'))
  expect(localStorage.getItem('darkMode')).toBeNull()
  fireEvent.click(screen.getByLabelText(LANGUAGE_NAMES.hi))
  await waitFor(() => expect(api.sent(users.updateMe)).toMatchObject([{ body: { language: 'hi' } }]))
})

test.each(['/mentee-dashboard/college-data', '/mentee-dashboard', '/mentee-dashboard/purchases'])(
  'a page that fails at %s has one title of the first order, the frame’s or its own',
  async (path) => {
    // What a page throws is told on the console, which is not what is asked about here.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Stub = createRoutesStub([
      {
        Component: () => (
          <WordsProvider words={en}>
            <DashboardFrame user={A_MENTEE}>
              <Outlet />
            </DashboardFrame>
          </WordsProvider>
        ),
        children: [
          {
            ErrorBoundary,
            children: [
              {
                path,
                Component: () => {
                  throw new TypeError('no such thing')
                },
              },
            ],
          },
        ],
      },
    ])
    render(<Stub initialEntries={[path]} />)
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)

test('the menu of admins stands in groups, with what waits behind each place', () => {
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <WordsProvider words={en}>
        <DashboardFrame
          user={AN_OWNER}
          counts={{ messages: { count: 3, isUrgent: true }, refunds: { count: 0, isUrgent: false } }}
        >
          <p>The page</p>
        </DashboardFrame>
      </WordsProvider>
    </MemoryRouter>,
  )
  for (const group of ['People', 'Money', 'Content', 'System']) expect(screen.getAllByText(group)).not.toEqual([])
  expect(screen.getAllByTitle('3 waiting').every((chip) => chip.closest('a')?.textContent === 'Messages3')).toBe(true)
  expect(screen.queryByTitle('0 waiting')).toBeNull()
})

test('the menu of one of the staff shows what that person looks after, and events where plans are for others', () => {
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <WordsProvider words={en}>
        <DashboardFrame user={{ ...AN_OWNER, staffRoles: ['content'] }}>
          <p>The page</p>
        </DashboardFrame>
      </WordsProvider>
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link', { name: 'College data' })).not.toEqual([])
  for (const name of ['Users', 'Payments', 'Staff', 'Audit log'])
    expect(screen.queryByRole('link', { name })).toBeNull()
  for (const link of screen.getAllByRole('link', { name: 'Plans and events' }))
    expect(link.getAttribute('href')).toBe('/admin/plan-event-management/events')
})
