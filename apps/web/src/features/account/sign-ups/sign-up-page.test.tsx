import { auth } from '@sopaan/contract/auth'
import { users } from '@sopaan/contract/users'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE } from '#web/testing/signed-in.tsx'
import { pass, showSignedOut } from '#web/testing/signed-out.tsx'
import SignUpPage from './sign-up-page.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-12T05:12:00.000Z') }))

const DONE = { message: '' }
/** 05:13 UTC is 10:43 in India. */
const WAITS = { message: '', mailAt: '2026-06-12T05:13:00.000Z', mailInSeconds: 60 }
const NOT_YET = { isVerified: false, isPasswordChanged: false, isReactivated: false }

const label = (name: string) => screen.getByLabelText(name, { exact: true })
const type = (typed: Record<string, string>) => {
  for (const [name, value] of Object.entries(typed)) fireEvent.input(label(name), { target: { value } })
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(1)
}
const RIGHT = {
  'Full name': ' Asha Rao ',
  Email: ' asha@example.org ',
  Password: ' velvet-otter ',
  'Confirm password': ' velvet-otter ',
}

/** A server whose mails go at once, and nobody has used their links yet. */
const anApi = () =>
  fakeApi()
    .answer(auth.signup, DONE)
    .answer(auth.resendVerificationEmail, DONE)
    .answer(auth.checkVerificationStatus, NOT_YET)
    .refuse(auth.startFirst, 'LINK_INVALID')
async function show(api = anApi(), state?: unknown) {
  showSignedOut(SignUpPage, { path: '/signup', state, api })
  await pass(1)
  return api
}
async function signUp(api = anApi()) {
  await show(api)
  type(RIGHT)
  await press('Create Account')
  return api
}

test('R204, R404, R206: what is wrong stands at its field and is not sent; typing there clears it alone', async () => {
  const { requests } = await show()
  type({ 'Full name': 'Asha', Email: 'asha@example.org', Password: 'kvoqz', 'Confirm password': 'kvoqzt' })
  await press('Create Account')
  expect(screen.getByText('Password must be 6+ characters')).toBeTruthy()
  expect(screen.getByText('Passwords must match')).toBeTruthy()
  type({ 'Confirm password': 'kvoqz' })
  expect(screen.queryByText('Passwords must match')).toBeNull()
  expect(screen.getByText('Password must be 6+ characters')).toBeTruthy()
  expect(requests).toEqual([])
})

test('C17, R406: name and address go trimmed, the password as typed, the role as mentee', async () => {
  const api = await signUp()
  expect(api.sent(auth.signup)[0]?.body).toEqual({
    ...{ fullName: 'Asha Rao', email: 'asha@example.org', password: ' velvet-otter ' },
    ...{ role: 'mentee', language: 'en' },
  })
})

test('the form says whose terms it agrees to, with their pages', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms')
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy')
})

test('R361: a mail that goes at once is told as sent, for four seconds', async () => {
  await signUp()
  expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  expect(screen.getByText('Verification email sent to asha@example.org')).toBeTruthy()
  await pass(3_900)
  expect(screen.queryByText('Verification email sent to asha@example.org')).toBeTruthy()
  await pass(2_000)
  expect(screen.queryByText('Verification email sent to asha@example.org')).toBeNull()
})

test('R126: a mail that waits for its turn is not told as sent: the screen says when it goes, and counts down', async () => {
  await signUp(anApi().answer(auth.signup, WAITS))
  expect(screen.queryByText('Verification email sent to asha@example.org')).toBeNull()
  expect(screen.getByText('The next email goes at 10:43 am')).toBeTruthy()
  expect(screen.getByText('Your link goes to asha@example.org at 10:43 am. Open it to finish.')).toBeTruthy()
  await pass(15_000)
  expect(screen.getByRole('timer').textContent).toBe('Goes in 0:45')
  await pass(45_500)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('We sent a link to asha@example.org. Open it to finish.')).toBeTruthy()
})

test('R170, R171, R362, R400: again after 60 seconds, then after 10; "resent" is said when a mail goes', async () => {
  const api = await signUp()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 60 s' }).disabled).toBe(true)
  await pass(58_000)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 2 s' }).disabled).toBe(true)
  await pass(2_300)
  await press('Resend email')
  expect(screen.getByText('Verification email resent!')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 10 s' }).disabled).toBe(true)
  await pass(10_300)
  expect(screen.queryByText('Verification email resent!')).toBeNull()
  api.answer(auth.resendVerificationEmail, WAITS)
  await press('Resend email')
  expect(screen.queryByText('Verification email resent!')).toBeNull()
  expect(screen.getByText('The next email goes at 10:43 am')).toBeTruthy()
  expect(api.sent(auth.resendVerificationEmail)).toHaveLength(2)
})

test.each([
  ['Something went wrong.', anApi().refuse(auth.resendVerificationEmail, 'INTERNAL')],
  ['Resend failed, please try again.', anApi().lose(auth.resendVerificationEmail)],
])('R360, R412: "%s" stays five seconds', async (words, api) => {
  await signUp(api)
  await pass(60_300)
  await press('Resend email')
  expect(screen.getByText(words)).toBeTruthy()
  await pass(4_800)
  expect(screen.getByText(words).closest('.toast-leaves')).toBeNull()
  await pass(2_000)
  expect(screen.queryByText(words)).toBeNull()
})

test('R172, R274, R401, R178: it asks every 5 seconds, shows no failure, and goes on once the link was used', async () => {
  const checks = auth.checkVerificationStatus
  const api = await signUp(
    anApi().inTurn(
      checks,
      (one) => one.refuse(checks, 'INTERNAL'),
      (one) => one.answer(checks, NOT_YET),
      (one) => one.answer(checks, { ...NOT_YET, isVerified: true }),
    ),
  )
  await pass(4_990)
  expect(api.sent(checks)).toHaveLength(0)
  await pass(20)
  expect(api.sent(checks)).toHaveLength(1)
  expect(screen.queryByText('Something went wrong')).toBeNull()
  await pass(5_000)
  expect(api.sent(checks)).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  await pass(5_000)
  expect(screen.getByText('The sign-in page')).toBeTruthy()
  expect(screen.getByText('Your email has been successfully verified. Please sign in to continue.')).toBeTruthy()
  await pass(20_000)
  expect(api.sent(checks)).toHaveLength(3)
})

test('the browser in which the password was typed is signed in as soon as the link was used', async () => {
  const used = { ...NOT_YET, isVerified: true }
  const api = anApi()
    .answer(auth.checkVerificationStatus, used)
    .answer(auth.startFirst, { user: A_MENTEE })
    .answer(users.getMe, { user: A_MENTEE })
  await signUp(api)
  await pass(5_100)
  expect(screen.getByText('Email verified. You are signed in.')).toBeTruthy()
  expect(api.sent(auth.startFirst)).toMatchObject([{ body: { email: 'asha@example.org' } }])
  expect(screen.getByText('The dashboard')).toBeTruthy()
})

test('R114: Verify Your Email survives a reload, and another address keeps the name', async () => {
  await show(anApi(), { fullName: 'Asha Rao', sent: { email: 'asha@example.org', wait: undefined } })
  expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  expect(screen.getByText('We sent a link to asha@example.org. Open it to finish.')).toBeTruthy()
  await press('Use another address')
  expect(screen.getByDisplayValue('Asha Rao')).toBe(label('Full name'))
  expect((label('Email') as HTMLInputElement).value).toBe('')
})

test.each([
  ['kvoqzt', 'Weak'],
  ['abcdefg1', 'Medium'],
  // 7 characters: four of five checks.
  ['Abcde1!', 'Medium'],
  ['Abcdef1!', 'Strong'],
  // Letters of another script are letters, not signs: upper, lower, digit and length.
  ['नमस्तेAa1', 'Medium'],
  ['Élan-vital-7', 'Strong'],
])('R207 to R210, R405: the meter calls %s %s', async (password, strength) => {
  await show()
  type({ Password: password })
  expect(screen.getByText(`Password strength: ${strength}`)).toBeTruthy()
})

test('a sign-up behind a busy address solves its challenge and goes on', async () => {
  const token = `m1.nonce.${Buffer.alloc(32, 7).toString('base64url')}`
  const challenge = { token, bits: 4, count: 16 }
  const api = await signUp(
    anApi().inTurn(
      auth.signup,
      (one) => one.refuse(auth.signup, 'CHALLENGE_REQUIRED', { challenge }),
      (one) => one.answer(auth.signup, DONE),
    ),
  )
  expect(screen.getByText('Checking that you are not a robot, about 2 seconds')).toBeTruthy()
  const goneOn = () => expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  await vi.waitFor(goneOn, { timeout: 20_000 })
  const bodies = api.sent(auth.signup).map(({ body }) => body)
  expect(bodies).toMatchObject([{ email: 'asha@example.org' }, { email: 'asha@example.org', proof: { token } }])
})
