import { auth } from '@sopaan/contract/auth'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedOut } from '#web/testing/signed-out.tsx'
import ResetPasswordPage from './reset-password-page.tsx'
import VerifyEmailPage from './verify-email-page.tsx'

const TOKEN = 'x'.repeat(43)
const FACTS = {
  ...{ type: 'reset' as const, email: 'asha@example.org', fullName: null, device: null, isSameBrowser: true },
  ...{ requestedAt: '2026-06-12T05:12:00.000Z', expiresAt: '2026-06-12T05:27:00.000Z' },
}

const anApi = () => fakeApi().answer(auth.describeLink, FACTS)
function show(Page: () => React.ReactNode, path: string, api = anApi()) {
  history.replaceState(null, '', `${path}?token=${TOKEN}`)
  return showSignedOut(Page, { path, api })
}

test.each([
  ['Something went wrong. Please try again.', anApi().refuse(auth.resetPassword, 'INTERNAL')],
  ['No internet. Check your connection and try again.', anApi().lose(auth.resetPassword)],
])('R365: a reset that fails is told: %s', async (words, api) => {
  show(ResetPasswordPage, '/reset-password', api)
  fireEvent.input(await screen.findByLabelText('New password'), { target: { value: 'velvet-otter-47' } })
  fireEvent.input(screen.getByLabelText('Confirm password'), { target: { value: 'velvet-otter-47' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set New Password' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a verification that was opened before says so, and leads to sign-in', async () => {
  show(VerifyEmailPage, '/verify-email', anApi().refuse(auth.describeLink, 'LINK_USED', { email: 'asha@example.org' }))
  expect(await screen.findByRole('heading', { name: 'Your email is verified already' })).toBeTruthy()
  expect(screen.getByText('Sign in with asha@example.org.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
})

test('a link that no account knows leads to a new one', async () => {
  show(VerifyEmailPage, '/verify-email', anApi().refuse(auth.describeLink, 'LINK_INVALID'))
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
})

test('a link that could not be asked about is not called useless: it can be asked about again', async () => {
  const api = anApi().lose(auth.describeLink)
  show(ResetPasswordPage, '/reset-password', api)
  expect(await screen.findByText('No internet. Check your connection and try again.')).toBeTruthy()
  api.answer(auth.describeLink, FACTS)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('New password')).toBeTruthy()
})

test('an address without a link says that it does not work, and asks nobody', async () => {
  history.replaceState(null, '', '/verify-email')
  const requests = showSignedOut(VerifyEmailPage, { path: '/verify-email', api: anApi() })
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
  expect(requests.map(({ url }) => url).filter((url) => url.includes('describe-link'))).toEqual([])
})
