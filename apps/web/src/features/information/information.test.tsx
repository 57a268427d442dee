import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import NotFoundPage from './not-found-page.tsx'
import UnauthorizedPage from './unauthorized-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an unknown path says so in the fixed words and leads home', async () => {
  showPage({ path: '/no-such-page', words: en, page: NotFoundPage })
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
})

test('an unknown path under /hi leads to the Hindi home', async () => {
  showPage({ path: '/hi/no-such-page', words: hi, page: NotFoundPage })
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/hi')
})

test('a page of another role says Access Denied and offers to go back (R49)', async () => {
  showPage({ path: '/unauthorized', words: en, page: UnauthorizedPage })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out and use another account' })).toBeNull()
})

test('who is signed in reads there as whom, and may go home or take another account', async () => {
  const sent = showSignedIn(<UnauthorizedPage />, { words: en, path: '/unauthorized', answer: () => ({ body: {} }) })
  expect(await screen.findByText('You are signed in as Asha Rao (asha@example.org).')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My dashboard' }).getAttribute('href')).toBe('/mentee-dashboard')
  vi.stubGlobal('location', { ...location, replace: vi.fn() })
  fireEvent.click(screen.getByRole('button', { name: 'Sign out and use another account' }))
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'))
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toContain('POST /api/v1/auth/logout')
})
