import { auth } from '@sopaan/contract/auth'
import { createRequest } from '@sopaan/contract/client'
import { SIGN_IN_HINT_COOKIE } from '@sopaan/contract/cookies'
import { plans } from '@sopaan/contract/plans'
import { users } from '@sopaan/contract/users'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import ResetPasswordPage from '#web/features/account/mail-links/reset-password-page.tsx'
import LoginPage from '#web/features/account/sign-ins/login-page.tsx'
import { findSignInReason } from '#web/features/account/sign-ins/sign-in-reasons.queries.ts'
import SignUpPage from '#web/features/account/sign-ups/sign-up-page.tsx'
import { actorQuery, queryClient } from '#web/identity/actor.queries.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_PLAN } from '#web/testing/plan-answers.ts'
import { A_MENTEE } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import AuthLayout from './auth.tsx'

const SCREENS = [
  { path: '/login', page: LoginPage, button: 'Sign In', names: ['username', 'current-password'] },
  { path: '/signup', page: SignUpPage, button: 'Create Account', names: ['username', 'new-password', 'new-password'] },
]

/** A server that knows nobody. */
const signedOut = () =>
  fakeApi()
    .answer(auth.checkSession, { status: 'error', code: 401 })
    .refuse(users.getMe, 'NOT_SIGNED_IN')
    .refuse(auth.refreshToken, 'NOT_SIGNED_IN')

function show(path: string, Page: () => React.ReactNode, api = signedOut()) {
  api.listen()
  const Stub = createRoutesStub([
    {
      Component: () => (
        <WordsProvider words={en}>
          <AuthLayout />
        </WordsProvider>
      ),
      children: [{ path, Component: Page }],
    },
  ])
  return render(<Stub initialEntries={[path]} />)
}

test.each(SCREENS)(
  '$path carries both lines of welcome, and the first on phones too, where the panel is hidden (R3, R4)',
  async ({ path, page, button }) => {
    show(path, page)
    const main = await screen.findByRole('main')
    expect(await screen.findByRole('button', { name: button })).toBeTruthy()
    expect(main.textContent).toContain('Join our learning community!')
    expect(main.textContent).toContain('Sign in to continue your learning journey')
  },
)

test.each(SCREENS)(
  'password managers find their fields on $path, and pasting is not stopped (AUTH-10)',
  async ({ path, page, button, names }) => {
    const { container } = show(path, page)
    await screen.findByRole('button', { name: button })
    const fields = [...container.querySelectorAll<HTMLInputElement>('input[type=email], input[type=password]')]
    expect(fields.map((field) => field.autocomplete)).toEqual(names)
    for (const field of fields) {
      const paste = new Event('paste', { bubbles: true, cancelable: true })
      field.dispatchEvent(paste)
      expect(paste.defaultPrevented).toBe(false)
      expect(field.readOnly || field.disabled).toBe(false)
    }
  },
)

test('AUTH-27: a password the meter calls weak is sent all the same', async () => {
  const api = signedOut().answer(auth.signup, { message: '' })
  show('/signup', SignUpPage, api)
  await screen.findByRole('button', { name: 'Create Account' })
  const typed = { 'Full name': 'Asha Rao', Email: 'asha@example.org', Password: 'kvoqzt', 'Confirm password': 'kvoqzt' }
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.input(screen.getByLabelText(label, { exact: true }), { target: { value } })
  }
  expect(screen.getByText(/Password strength: Weak/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  expect(api.sent(auth.signup)).toMatchObject([{ body: { password: 'kvoqzt' } }])
})

test('who cannot reach us is told so on the sign-in page, and tries again with one press (R105)', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser has it after a sign-in.
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1`
  show('/login', LoginPage, signedOut().lose(auth.checkSession).lose(users.getMe))
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain('Auth Error')
  expect(banner.textContent).toContain('No internet. Check your connection and try again.')
  signedOut().listen()
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByText('Auth Error')).toBeNull())
})

test.each([
  ['/mentee-dashboard/mentors/0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01/book', 'the page that was asked for'],
  ['https://evil.example/mentee-dashboard', 'the dashboard'],
  ['//evil.example', 'the dashboard'],
  ['/admin/users', 'the dashboard'],
])('WEB-11: the sign-in goes on to %s: %s', async (to, where) => {
  queryClient.setQueryData(actorQuery.queryKey, A_MENTEE)
  const frame = {
    Component: () => (
      <WordsProvider words={en}>
        <AuthLayout />
      </WordsProvider>
    ),
    children: [{ path: '/login', Component: LoginPage }],
  }
  const Stub = createRoutesStub([
    frame,
    { path: '/mentee-dashboard', Component: () => 'the dashboard' },
    { path: '*', Component: () => 'the page that was asked for' },
  ])
  render(<Stub initialEntries={[`/login?${new URLSearchParams({ to })}`]} />)
  expect(await screen.findByText(where)).toBeTruthy()
})

test('what the sign-in is for is looked up by its id, in the language of the page, and left out where it cannot be had', async () => {
  const plan = { ...A_PLAN, name: { en: 'Rank to Seat', hi: 'रैंक से सीट' } }
  const ask = createRequest(fakeApi().answer(plans.list, [plan]).transport)
  const checkout = `/mentee-dashboard/checkout?planId=${A_PLAN._id}`
  expect(await findSignInReason(ask, checkout, 'en')).toEqual({ kind: 'plan', name: 'Rank to Seat' })
  expect(await findSignInReason(ask, checkout, 'hi')).toEqual({ kind: 'plan', name: 'रैंक से सीट' })
  expect(await findSignInReason(ask, '/mentee-dashboard/events/e1', 'en')).toEqual({ kind: 'event', name: undefined })
  expect(await findSignInReason(ask, '/mentee-dashboard/choices#share', 'en')).toEqual({ kind: 'list' })
  const book = '/mentee-dashboard/mentors/m1/book'
  expect(await findSignInReason(ask, `${book}?at=2026-11-24T13:00:00.000Z`, 'en')).toEqual({
    kind: 'mentor',
    name: undefined,
    at: '2026-11-24T13:00:00.000Z',
  })
  expect(await findSignInReason(ask, `${book}?at=tomorrow`, 'en')).toEqual({ kind: 'mentor', name: undefined })
  for (const to of [
    null,
    '/mentee-dashboard',
    '//evil.example/mentee-dashboard/become-a-mentor',
    'https://evil.example',
  ]) {
    expect(await findSignInReason(ask, to, 'en')).toBeUndefined()
  }
})

test('Dismiss sends the banner away until the next failure (R105)', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser has it after a sign-in.
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1`
  const api = signedOut().lose(auth.checkSession).lose(users.getMe)
  show('/login', LoginPage, api)
  await screen.findByText('Auth Error')
  const before = api.requests.length
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Auth Error')).toBeNull()
  expect(api.requests).toHaveLength(before)
})

test('an answer without a user is told as one, and not blamed on the connection (R217)', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser has it after a sign-in.
  document.cookie = `${SIGN_IN_HINT_COOKIE}=1`
  const api = fakeApi().answer(auth.checkSession, { status: 'success', code: 200 })
  show('/login', LoginPage, api.answerWrongly(users.getMe, { status: 'success', data: {} }))
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain('Invalid user data received')
  expect(banner.textContent).not.toContain('could not be reached')
})

test('a dead reset link leads to the question where a new one shall go', async () => {
  show('/reset-password', ResetPasswordPage, signedOut().refuse(auth.describeLink, 'LINK_INVALID'))
  const link = await screen.findByRole('link', { name: 'Ask for a new link' })
  expect(link.getAttribute('href')).toBe('/login#forgot')
  cleanup()
  location.hash = '#forgot'
  show('/login', LoginPage)
  expect(await screen.findByRole('heading', { name: 'Reset Your Password', hidden: true })).toBeTruthy()
  expect(screen.getByLabelText('Email Address')).toBeTruthy()
  location.hash = ''
})
