import { users } from '@sopaan/contract/users'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ProfilePage from './profile-page.tsx'

const words = en.account
const LOG = {
  data: [
    {
      _id: '0190a2f4-7d3b-4c55-8e21-000000000001',
      event: 'auth.login',
      result: 'failure' as const,
      at: '2026-11-20T19:00:00.000Z',
      device: 'Chrome on Android',
      ip: '198.51.100.7',
    },
  ],
  page: { page: 1, limit: 20, total: 1 },
}
const section = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body)
const show = (user = A_MENTEE, api = fakeApi().answer(users.myLogs, LOG)) => {
  showSignedIn(<ProfilePage />, { user, words: en, path: '/mentee-dashboard/profile', api })
  return api
}

test('what happened on the account is told by the clock of India, and what failed is marked', async () => {
  show()
  const line = (await screen.findByText(/Chrome on Android/)).closest('li')
  // 19:00 UTC is half past midnight of the 21st in India.
  expect(line?.textContent).toContain('21 Nov 2026')
  expect(line?.textContent).toContain('198.51.100.7')
  expect(line?.textContent).toContain(words.logFailed)
})

test('an account on which nothing happened says so', async () => {
  show(A_MENTEE, fakeApi().answer(users.myLogs, { data: [], page: { ...LOG.page, total: 0 } }))
  expect(await screen.findByText(words.logEmpty)).toBeTruthy()
})

test('another address is asked for and told as waiting; one that is taken is refused at its field', async () => {
  const api = show({ ...A_MENTEE, pendingEmail: 'new@example.org' })
  api.refuse(users.changeEmail, 'INVALID_INPUT', {
    errors: [{ path: 'newEmail', code: 'not_email', values: {}, msg: 'raw' }],
  })
  const email = section(words.changeEmail)
  expect(email.getByText(words.pendingEmail('new@example.org'))).toBeTruthy()
  fireEvent.input(email.getByLabelText(words.newEmail), { target: { value: 'nowhere' } })
  fireEvent.click(email.getByRole('button', { name: words.sendLink }))
  await vi.waitFor(() => expect(api.sent(users.changeEmail).map(({ body }) => body)).toEqual([{ newEmail: 'nowhere' }]))
  await vi.waitFor(() => expect(email.getByLabelText(words.newEmail).getAttribute('aria-invalid')).toBe('true'))
})

test('mentees alone are shown the way to mentor others', async () => {
  show({ ...A_MENTEE, role: 'mentor' })
  await screen.findByText(/Chrome on Android/)
  expect(screen.queryByRole('link', { name: words.becomeMentor })).toBeNull()
})

test('the menu says what stands on a page, where that is said in a line', () => {
  const studentFacts = {
    ...A_MENTEE.studentFacts,
    studyClass: '12' as const,
    targetYear: 2027,
    ranks: { main: 24_500 },
  }
  show({ ...A_MENTEE, studentFacts, hasTwoFactor: true })
  expect(screen.getByText('Class 12, JEE 2027, rank 24,500')).toBeTruthy()
  expect(screen.getByText('Two steps are on')).toBeTruthy()
})

test('ranks stand behind the examination they are of, open where one was entered', () => {
  const studentFacts = { ...A_MENTEE.studentFacts, ranks: { main: 24_500, advanced: 9_000 } }
  showSignedIn(<ProfilePage />, {
    user: { ...A_MENTEE, studentFacts },
    words: en,
    path: '/mentee-dashboard/profile#study',
  })
  const folds = [...document.querySelectorAll('#study details')] as HTMLDetailsElement[]
  expect(folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toEqual([
    ['JEE Main: category and PwD ranks', false],
    ['JEE Advanced ranks', true],
    ['B.Arch ranks', false],
    ['B.Planning ranks', false],
  ])
})

test('each subject has its page, the menu leads to it, and what was typed on one stays while another is open', async () => {
  show({ ...A_MENTEE, ageBand: 'minor' })
  const menu = within(screen.getByRole('navigation', { name: words.settings.label }))
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*#/, '#'))).toEqual([
    ...['#person', '#study', '#password', '#calendars', '#notifications'],
    ...['#data', '#parent', '/mentee-dashboard/purchases'],
  ])
  fireEvent.input(screen.getByLabelText(words.fullName), { target: { value: 'Asha R. Rao' } })
  expect(screen.queryByRole('heading', { name: words.twoFactor })).toBeNull()
  fireEvent.click(menu.getByRole('link', { name: new RegExp(words.settings.groups.security) }))
  expect(await screen.findByRole('heading', { name: words.twoFactor })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: words.person })).toBeNull()
  fireEvent.click(menu.getByRole('link', { name: new RegExp(words.settings.groups.account) }))
  expect(await screen.findByRole('heading', { name: words.person })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(words.fullName).value).toBe('Asha R. Rao')
})
