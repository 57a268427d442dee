import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answered, pass, showSignedOut } from '#web/testing/signed-out.tsx'
import SignUpPage from './sign-up-page.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-12T05:12:00.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const DONE = { body: { status: 'success', message: '' } }
/** 05:13 UTC is 10:43 in India. */
const WAITS = { body: { status: 'success', message: '', mailAt: '2026-06-12T05:13:00.000Z', mailInSeconds: 60 } }
const NOT_YET = { body: { isVerified: false, isPasswordChanged: false, isReactivated: false } }
const BROKEN = { status: 500, body: { status: 'error', code: 'INTERNAL', message: 'Something went wrong' } }

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

/** The page before a server whose answers to each call are given by the end of its path. */
async function show(answers: Record<string, () => Answered> = {}, state?: unknown) {
  const sent = showSignedOut(SignUpPage, {
    path: '/signup',
    state,
    answer: ({ url }) => {
      const name = url.split('/').at(-1) ?? ''
      return answers[name]?.() ?? (name === 'check-verification-status' ? NOT_YET : DONE)
    },
  })
  await pass(1)
  const count = (name: string) => sent.filter(({ url }) => url.endsWith(name)).length
  return { sent, count }
}
async function signUp(answers: Record<string, () => Answered> = {}) {
  const shown = await show(answers)
  type(RIGHT)
  await press('Create Account')
  return shown
}

test('R204, R404, R206: what is wrong stands at its field and is not sent; typing there clears it alone', async () => {
  const { sent } = await show()
  type({ 'Full name': 'Asha', Email: 'asha@example.org', Password: 'kvoqz', 'Confirm password': 'kvoqzt' })
  await press('Create Account')
  expect(screen.getByText('Password must be 6+ characters')).toBeTruthy()
  expect(screen.getByText('Passwords must match')).toBeTruthy()
  type({ 'Confirm password': 'kvoqz' })
  expect(screen.queryByText('Passwords must match')).toBeNull()
  expect(screen.getByText('Password must be 6+ characters')).toBeTruthy()
  expect(sent).toEqual([])
})

test('C17, R406: name and address go trimmed, the password as typed, the role as mentee', async () => {
  const { sent } = await signUp()
  expect(sent[0]?.body).toEqual({
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
  await signUp({ signup: () => WAITS })
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
  const answers: Answered[] = [DONE, WAITS]
  const { count } = await signUp({ 'resend-verification-email': () => answers.shift() ?? DONE })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 60 s' }).disabled).toBe(true)
  await pass(58_000)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 2 s' }).disabled).toBe(true)
  await pass(2_300)
  await press('Resend email')
  expect(screen.getByText('Verification email resent!')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 10 s' }).disabled).toBe(true)
  await pass(10_300)
  expect(screen.queryByText('Verification email resent!')).toBeNull()
  await press('Resend email')
  expect(screen.queryByText('Verification email resent!')).toBeNull()
  expect(screen.getByText('The next email goes at 10:43 am')).toBeTruthy()
  expect(count('resend-verification-email')).toBe(2)
})

test.each([
  ['Something went wrong.', BROKEN],
  ['Resend failed, please try again.', 'nothing' as const],
])('R360, R412: "%s" stays five seconds', async (words, answer) => {
  await signUp({ 'resend-verification-email': () => answer })
  await pass(60_300)
  await press('Resend email')
  expect(screen.getByText(words)).toBeTruthy()
  await pass(4_800)
  expect(screen.getByText(words).closest('.toast-leaves')).toBeNull()
  await pass(2_000)
  expect(screen.queryByText(words)).toBeNull()
})

test('R172, R274, R401, R178: it asks every 5 seconds, shows no failure, and goes on once the link was used', async () => {
  const answers: Answered[] = [BROKEN, NOT_YET]
  const used = { body: { ...NOT_YET.body, isVerified: true } }
  const { count } = await signUp({ 'check-verification-status': () => answers.shift() ?? used })
  await pass(4_990)
  expect(count('check-verification-status')).toBe(0)
  await pass(20)
  expect(count('check-verification-status')).toBe(1)
  expect(screen.queryByText('Something went wrong')).toBeNull()
  await pass(5_000)
  expect(count('check-verification-status')).toBe(2)
  expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  await pass(5_000)
  expect(screen.getByText('The sign-in page')).toBeTruthy()
  expect(screen.getByText('Your email has been successfully verified. Please sign in to continue.')).toBeTruthy()
  await pass(20_000)
  expect(count('check-verification-status')).toBe(3)
})

test('R114: Verify Your Email survives a reload, and another address keeps the name', async () => {
  await show({}, { fullName: 'Asha Rao', sent: { email: 'asha@example.org', wait: undefined } })
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
  const challenged = {
    status: 403,
    body: { status: 'error', code: 'CHALLENGE_REQUIRED', message: 'Many', challenge: { token, bits: 4, count: 16 } },
  }
  const answers: Answered[] = [challenged, DONE]
  const { sent } = await signUp({ signup: () => answers.shift() ?? BROKEN })
  expect(screen.getByText('Checking that you are not a robot, about 2 seconds')).toBeTruthy()
  const goneOn = () => expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeTruthy()
  await vi.waitFor(goneOn, { timeout: 20_000 })
  const bodies = sent.filter(({ url }) => url.endsWith('/signup')).map(({ body }) => body)
  expect(bodies).toMatchObject([{ email: 'asha@example.org' }, { email: 'asha@example.org', proof: { token } }])
})
