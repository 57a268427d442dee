import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en, type Words } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { PublicFrame } from './public-frame.tsx'
import { runSignInHint } from './run-sign-in-hint.ts'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.hinted
})

const SELLER = {
  legalName: 'Sopaan Learning Private Limited',
  address: '12 Hill Road',
  gstin: null,
  email: 'help@sopaan.test',
  phone: null,
}

async function show(words: Words, seller: typeof SELLER | null = null) {
  const site = {
    switches: { signUps: true, payments: true, mentoring: true, events: true },
    notice: null,
    officer: null,
    seller,
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ origin: 'https://sopaan.test', site }),
      HydrateFallback: () => null,
      Component: () => (
        <WordsProvider words={words}>
          <PublicFrame>A page</PublicFrame>
        </WordsProvider>
      ),
    },
  ])
  render(<Stub initialEntries={['/about']} />)
  await screen.findByText('A page')
}

test('every public page leads to the own choice list, to the helplines and to a new account, in head, menu and foot', async () => {
  await show(en)
  const head = within(screen.getByRole('banner'))
  const places = within(head.getByRole('navigation', { name: 'Site' }))
  expect(places.getByRole('link', { name: 'My list' }).getAttribute('href')).toBe('/choice-list')
  const menu = within(head.getByRole('navigation', { name: 'Main' }))
  expect(menu.getByRole('link', { name: 'My list', hidden: true })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Create account', hidden: true }).getAttribute('href')).toBe('/signup')
  const foot = within(screen.getByRole('contentinfo'))
  const help = foot.getByRole('link', { name: 'Feeling low? Talk to someone' })
  expect(help.getAttribute('href')).toBe('/resources/mental-health')
})

test('the foot carries the tagline of the product (R2), and says who sells once that is written', async () => {
  await show(en)
  expect(screen.getByRole('contentinfo').textContent).toContain('Your Gateway to Academic Excellence')
  expect(screen.getByRole('contentinfo').textContent).not.toContain('Sold by')
  cleanup()
  await show(en, SELLER)
  expect(screen.getByRole('contentinfo').textContent).toContain('Sold by Sopaan Learning Private Limited')
  cleanup()
  await show(hi, SELLER)
  expect(screen.getByRole('contentinfo').textContent).toContain('विक्रेता: Sopaan Learning Private Limited')
})

test('the page is marked before it is painted where a sign-in may stand, and not elsewhere', () => {
  runSignInHint()
  expect(document.documentElement.dataset.hinted).toBeUndefined()
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser has it after a sign-in.
  document.cookie = 'hasSession=1'
  runSignInHint()
  expect(document.documentElement.dataset.hinted).toBe('true')
  // biome-ignore lint/suspicious/noDocumentCookie: forgotten for the tests that follow.
  document.cookie = 'hasSession=; max-age=0'
})
