import { type User, users } from '@sopaan/contract/users'
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

const showStudies = (facts: Partial<User['studentFacts']> = {}, api = fakeApi()) => {
  const studentFacts = { ...A_MENTEE.studentFacts, ...facts }
  const user = { ...A_MENTEE, studentFacts }
  api.answer(users.updateMe, ({ body }) => ({
    user: { ...user, studentFacts: { ...studentFacts, ...(body as Partial<User>).studentFacts } },
  }))
  showSignedIn(<ProfilePage />, { user, words: en, path: '/mentee-dashboard/profile#study', api })
  return api
}
const isShown = (label: string) => screen.getByLabelText(label).closest('[hidden]') === null

test('only the ranks of the examinations one takes are asked for, with the rare ones behind their name', () => {
  showStudies({ ranks: { main: 24_500, advancedCategory: 9_000 }, exams: { 'main-1': {}, advanced: {} } })
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('#exams details:not([hidden])')]
  expect(folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toEqual([
    ['JEE Main: category and PwD ranks', false],
    ['JEE Advanced: category and PwD ranks', true],
  ])
  expect([isShown('JEE Main, common rank'), isShown('B.Arch, common rank'), isShown('KCET rank')]).toEqual([
    true,
    false,
    false,
  ])
})

test('somebody who said nothing begins with JEE Main, and finds the examinations of the own State beside it', () => {
  showStudies({ homeState: 'Kerala' })
  const chips = screen.getAllByRole('checkbox').filter((box) => box.closest('[hidden]') === null)
  expect(
    chips.map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]).slice(0, 4),
  ).toEqual([
    ['JEE Main', true],
    ['JEE Advanced', false],
    ['KEAM', false],
    ['BITSAT', false],
  ])
  fireEvent.click(screen.getByRole('button', { name: '11 more' }))
  expect(screen.getByLabelText('MHT-CET').closest('[hidden]')).toBeNull()
})

test('what changed is named before it is saved, and an examination that is unticked goes with its scores', async () => {
  const exams = { 'main-1': {}, kcet: { rank: 900 } }
  const api = showStudies({ homeState: 'Karnataka', ranks: { main: 24_500 }, exams })
  expect(screen.queryByRole('button', { name: 'Discard' }), 'nothing to throw away yet').toBeNull()
  fireEvent.click(screen.getByLabelText('COMEDK UGET'))
  fireEvent.input(screen.getByLabelText('COMEDK UGET rank'), { target: { value: '1,250' } })
  expect(screen.getByText('2 changes')).toBeTruthy()
  expect(screen.getByText('Exams you take, COMEDK UGET rank')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('KCET'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(api.sent(users.updateMe)).toHaveLength(1))
  expect(api.sent(users.updateMe)[0]?.body).toMatchObject({
    studentFacts: { exams: { 'main-1': {}, comedk: { rank: 1_250 } }, ranks: { main: 24_500 } },
  })
  expect(api.sent(users.updateMe)[0]?.body).not.toHaveProperty('studentFacts.exams.kcet')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull())
})

test('what was changed is thrown away by one press, and each field is as it was', () => {
  showStudies({ exams: { bitsat: { marks: 301.5 } } })
  const field = () => screen.getByLabelText<HTMLInputElement>('BITSAT marks')
  expect(field().value).toBe('301.5')
  fireEvent.input(field(), { target: { value: '12' } })
  fireEvent.click(screen.getByLabelText('BITSAT'))
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect([field().value, screen.getByLabelText<HTMLInputElement>('BITSAT').checked]).toEqual(['301.5', true])
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
})

test('a score that cannot be is refused at its field', async () => {
  const api = showStudies({ exams: { tnea: {} } })
  api.refuse(users.updateMe, 'INVALID_INPUT', {
    errors: [{ path: 'studentFacts.exams.tnea.marks', code: 'out_of_range', values: { min: 0, max: 200 }, msg: 'raw' }],
  })
  fireEvent.input(screen.getByLabelText('TNEA marks'), { target: { value: '201' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write a number from 0 to 200')).toBeTruthy()
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
