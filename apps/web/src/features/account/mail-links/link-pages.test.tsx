import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answered, showSignedOut } from '#web/testing/signed-out.tsx'
import ResetPasswordPage from './reset-password-page.tsx'
import VerifyEmailPage from './verify-email-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const TOKEN = 'x'.repeat(43)
const FACTS = {
  ...{ type: 'reset', email: 'asha@example.org', fullName: null, device: null, isSameBrowser: true },
  ...{ requestedAt: '2026-06-12T05:12:00.000Z', expiresAt: '2026-06-12T05:27:00.000Z' },
}

function show(Page: () => React.ReactNode, path: string, answers: Record<string, Answered>) {
  history.replaceState(null, '', `${path}?token=${TOKEN}`)
  return showSignedOut(Page, {
    path,
    answer: ({ url }) => answers[url.split('/').at(-1) ?? ''] ?? { body: { status: 'success', data: FACTS } },
  })
}

test.each([
  [
    'Something went wrong. Please try again.',
    { status: 500, body: { code: 'INTERNAL', message: 'Something went wrong' } },
  ],
  ['No internet. Check your connection and try again.', 'nothing' as const],
])('R365: a reset that fails is told: %s', async (words, answer) => {
  show(ResetPasswordPage, '/reset-password', { 'reset-password': answer })
  fireEvent.input(await screen.findByLabelText('New password'), { target: { value: 'velvet-otter-47' } })
  fireEvent.input(screen.getByLabelText('Confirm password'), { target: { value: 'velvet-otter-47' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set New Password' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a verification that was opened before says so, and leads to sign-in', async () => {
  const used = { status: 400, body: { code: 'LINK_USED', message: 'Used', email: 'asha@example.org' } }
  show(VerifyEmailPage, '/verify-email', { 'describe-link': used })
  expect(await screen.findByRole('heading', { name: 'Your email is verified already' })).toBeTruthy()
  expect(screen.getByText('Sign in with asha@example.org.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
})

test('a link that no account knows leads to a new one', async () => {
  const dead = { status: 400, body: { code: 'LINK_INVALID', message: 'no' } }
  show(VerifyEmailPage, '/verify-email', { 'describe-link': dead })
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
})
