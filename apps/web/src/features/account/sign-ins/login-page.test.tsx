import { auth, loginForm } from '@sopaan/contract/auth'
import { REFUSALS } from '@sopaan/contract/refusals'
import { isAnswer } from '@sopaan/domain/identity/proof-of-work'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { pass, showSignedOut } from '#web/testing/signed-out.tsx'
import LoginPage from './login-page.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-12T05:12:00.000Z') }))

const DONE = { message: '' }
const DEACTIVATED = { deactivatedAt: '2026-05-01T10:00:00.000Z', deactivationReason: 'Exams are over' }

const label = (name: string) => screen.getByLabelText(name, { exact: true })
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  await pass(1)
}

/** A server whose mails go at once. */
const anApi = () => fakeApi().answer(auth.resendVerificationEmail, DONE).answer(auth.sendResetReactivateEmail, DONE)
async function show(api = anApi()) {
  showSignedOut(LoginPage, { path: '/login', api })
  await pass(1)
  return api
}
async function signIn(api: FakeApi) {
  await show(api)
  fireEvent.input(label('Email'), { target: { value: 'asha@example.org' } })
  fireEvent.input(label('Password'), { target: { value: 'velvet-otter' } })
  await press('Sign In')
  return api
}

test('R192, R194, R196, R206: what is missing or malformed stands at its field and is not sent; typing clears it alone', async () => {
  const { requests } = await show()
  await press('Sign In')
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  fireEvent.input(label('Email'), { target: { value: 'asha' } })
  expect(screen.queryByText('Email is required')).toBeNull()
  expect(screen.getByText('Password is required')).toBeTruthy()
  await press('Sign In')
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(requests).toEqual([])
})

test('R226: an answer without a user is told', async () => {
  await signIn(anApi().answerWrongly(auth.login, { status: 'success', message: 'Welcome back!' }))
  expect(screen.getByText('Login successful but user data missing')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
})

test('R351, R412: a failed sign-in is told at the top right for five seconds', async () => {
  await signIn(anApi().lose(auth.login))
  const toast = () => screen.queryByText('Network error. Please check your connection.')
  expect(toast()?.closest('.toasts')).not.toBeNull()
  await pass(4_750)
  expect(toast()?.closest('.toast-leaves')).toBeNull()
  await pass(2_000)
  expect(toast()).toBeNull()
})

test('R342, R360: an unverified account is offered its mail again, and a failure of that is told for what it is', async () => {
  const api = await signIn(anApi().refuse(auth.login, 'VERIFY_ACCOUNT').lose(auth.resendVerificationEmail))
  expect(screen.getByText('Your email is not verified.')).toBeTruthy()
  await press('Resend verification email')
  expect(screen.getByText('Send failed, please try again.')).toBeTruthy()
  api.refuse(auth.resendVerificationEmail, 'INTERNAL')
  await press('Resend verification email')
  expect(screen.getByText('Something went wrong')).toBeTruthy()
  api.answer(auth.resendVerificationEmail, DONE)
  await press('Resend verification email')
  expect(screen.getByText('Verification email sent to asha@example.org')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
})

test('R340: a deactivated account reads when and why, and may ask for its way back', async () => {
  await signIn(anApi().refuse(auth.login, 'ACCOUNT_DEACTIVATED', { ...DEACTIVATED, deactivatedBy: 'owner' }))
  expect(screen.getByText('Deactivated on 1 May 2026')).toBeTruthy()
  expect(screen.getByText('Reason: Exams are over')).toBeTruthy()
  await press('Request Reactivation')
  expect(screen.getByRole('heading', { name: 'Reactivate Your Account', hidden: true })).toBeTruthy()
})

test('R168: what staff deactivated is promised no mail, and the way to us is shown', async () => {
  await signIn(anApi().refuse(auth.login, 'ACCOUNT_DEACTIVATED', { ...DEACTIVATED, deactivatedBy: 'staff' }))
  expect(screen.getByText(/Our team deactivated this account/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
  expect(screen.queryByRole('button', { name: 'Request Reactivation' })).toBeNull()
})

test.each([
  ['nothing of it', {}],
  ['an instant that is none', { deactivatedAt: 'yesterday', deactivationReason: null }],
])('R340: an incomplete answer, with %s, leaves the page standing', async (_what, details) => {
  await signIn(anApi().answerWrongly(auth.login, { code: 'ACCOUNT_DEACTIVATED', message: '', ...details }, 403))
  expect(screen.getAllByText('Your account has been deactivated').length).toBeGreaterThan(0)
  expect(screen.queryByText(/Deactivated on/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Request Reactivation' })).toBeTruthy()
})

test('R180, R359: the dialog’s button rests while it sends, and a failure is told in its field', async () => {
  await show(anApi().refuse(auth.sendResetReactivateEmail, 'INTERNAL'))
  await press('Forgot Password?')
  fireEvent.input(label('Email Address'), { target: { value: 'asha@example.org' } })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Password Reset Link', hidden: true })
  fireEvent.click(button)
  expect(button.disabled).toBe(true)
  await pass(1)
  expect(button.disabled).toBe(false)
  expect(screen.getByText('Something went wrong. Try again.')).toBeTruthy()
})

test('R403: a lock is told in minutes, counted down in seconds, and over when they are', async () => {
  await signIn(anApi().refuse(auth.login, 'ACCOUNT_LOCKED', { locked: true, lockTimeLeft: 2 }))
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 2 min 00 s')
  await pass(119_000)
  expect(screen.getByRole('timer').textContent).toBe('You can try again in 0 min 01 s')
  await pass(1_000)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false)
})

test('R363: a reset mail that went is told', async () => {
  await show()
  await press('Forgot Password?')
  fireEvent.input(label('Email Address'), { target: { value: 'asha@example.org' } })
  await press('Send Password Reset Link')
  expect(screen.getByText('Password reset email sent!')).toBeTruthy()
})

test('R364: a reactivation mail that went is told', async () => {
  await signIn(anApi().refuse(auth.login, 'ACCOUNT_DEACTIVATED', { ...DEACTIVATED, deactivatedBy: 'owner' }))
  await press('Request Reactivation')
  fireEvent.input(label('Email Address'), { target: { value: 'asha@example.org' } })
  await press('Send Reactivation Link')
  expect(screen.getByText('Reactivation email sent!')).toBeTruthy()
})

test('R171: a reset mail that waits for its turn is not told as sent', async () => {
  const waits = { message: '', mailAt: '2026-06-12T05:42:00.000Z', mailInSeconds: 1_800 }
  await show(anApi().answer(auth.sendResetReactivateEmail, waits))
  await press('Forgot Password?')
  fireEvent.input(label('Email Address'), { target: { value: 'asha@example.org' } })
  await press('Send Password Reset Link')
  expect(screen.queryByText('Password reset email sent!')).toBeNull()
  expect(screen.getByText('The next email goes at 11:12 am')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('Goes in 30:00')
})

/** 12 bits twice: a few thousand hashes. The seed is 32 bytes of 7. */
const SEED = new Uint8Array(32).fill(7)
const TOKEN = `m1.nonce.${Buffer.from(SEED).toString('base64url')}`
const CHALLENGE = { challenge: { token: TOKEN, bits: 12, count: 2 } }
const ROBOT = 'Checking that you are not a robot, about 2 seconds'

test('AUTH-15: a challenge is solved in the background, said in one sentence meanwhile, and the form is sent again with it', async () => {
  const api = await signIn(
    anApi().inTurn(
      auth.login,
      (one) => one.refuse(auth.login, 'CHALLENGE_REQUIRED', CHALLENGE),
      (one) => one.refuse(auth.login, 'TOTP_REQUIRED'),
    ),
  )
  expect(screen.getByText(ROBOT).getAttribute('role')).toBe('status')
  expect(api.sent(auth.login)).toHaveLength(1)
  await vi.waitFor(() => expect(api.sent(auth.login)).toHaveLength(2))
  await pass(1)
  expect(screen.queryByText(ROBOT)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Confirm it is you' })).toBeTruthy()
  const { proof, ...typed } = loginForm.parse(api.sent(auth.login).at(-1)?.body)
  expect(typed).toEqual({ email: 'asha@example.org', password: 'velvet-otter', rememberMe: false })
  expect(proof?.token).toBe(TOKEN)
  expect(proof?.answers.map((answer, at) => isAnswer({ seed: SEED, bits: 12, count: 2 }, at, answer))).toEqual([
    true,
    true,
  ])
})

test('AUTH-15: a browser that is challenged again and again is told to come back or to use a mailed link', async () => {
  const api = await signIn(anApi().refuse(auth.login, 'CHALLENGE_REQUIRED', CHALLENGE))
  await vi.waitFor(() => expect(screen.getByText(REFUSALS.CHALLENGE_REQUIRED.message)).toBeTruthy())
  expect(api.sent(auth.login)).toHaveLength(3)
  expect(screen.queryByText(ROBOT)).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false)
})
