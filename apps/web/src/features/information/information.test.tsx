import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import NotFoundPage from './not-found-page.tsx'
import UnauthorizedPage from './unauthorized-page.tsx'

afterEach(cleanup)

test('an unknown path says so in the fixed words and leads home', async () => {
  showPage({ path: '/no-such-page', words: en, page: NotFoundPage })
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
})

test('an unknown path under /hi leads to the Hindi home', async () => {
  showPage({ path: '/hi/no-such-page', words: hi, page: NotFoundPage })
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/hi')
})

test('a page of another role says Access Denied and offers to go back', async () => {
  showPage({ path: '/unauthorized', words: en, page: UnauthorizedPage })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()
})
