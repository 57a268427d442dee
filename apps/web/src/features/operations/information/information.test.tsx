import { auth } from '@sopaan/contract/auth'
import { guides } from '@sopaan/contract/guides'
import { paths, TOOL_NAMES } from '@sopaan/contract/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LoaderFunction } from 'react-router'
import { expect, test, vi } from 'vitest'
import { STORED } from '#web/stored.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import CookiesPage from './cookies-page.tsx'
import LegalPage, { loader as legalLoader } from './legal-page.tsx'
import NotFoundPage from './not-found-page.tsx'
import OwnNotFoundPage, { loader as ownLoader } from './own-not-found-page.tsx'
import PrivacyPage from './privacy-page.tsx'
import UnauthorizedPage from './unauthorized-page.tsx'

const SELLER = {
  legalName: 'Sopaan Learning Private Limited',
  address: '12 Hill Road',
  gstin: null,
  email: 'help@sopaan.test',
  phone: '+91 20 5550 0100',
}

test('an unknown path says so in the fixed words and leads home', async () => {
  showPage({ path: '/no-such-page', words: en, page: NotFoundPage })
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
})

test('an unknown path offers a search, every tool, the own list and somebody to talk to', async () => {
  showPage({ path: '/no-such-page', words: en, page: NotFoundPage })
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search colleges and branches' })
  expect([search.name, search.form?.getAttribute('action')]).toEqual(['q', '/datatest'])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      ...TOOL_NAMES.map((name) => paths.tool(name)),
      '/choice-list',
      '/contact',
      '/resources/mental-health',
    ]),
  )
})

/** A page of help as the api answers it. */
const HELP = {
  slug: 'refund',
  title: 'Refund policy',
  description: 'When money comes back.',
  season: 2026,
  checkedOn: '2026-11-21',
  sources: 'Consumer Protection Act, 2019',
  blocks: [{ kind: 'paragraph' as const, spans: [{ text: 'Within 30 days.', mark: null, to: null }] }],
}

test.each([
  ['terms', LegalPage],
  ['refund', LegalPage],
  ['privacy', PrivacyPage],
])('/%s says who sells, with the address and the ways to reach them, once that is written', async (path, Page) => {
  const loaded = (site: object) => () => ({ site, page: HELP })
  showPage({ path: `/${path}`, words: en, page: Page, loader: loaded({ seller: SELLER, officer: null }) })
  const part = (await screen.findByRole('heading', { name: 'Who sells' })).parentElement
  expect(part?.textContent).toContain('Sopaan Learning Private Limited12 Hill Road')
  expect(screen.getByRole('link', { name: 'help@sopaan.test' }).getAttribute('href')).toBe('mailto:help@sopaan.test')
  expect(screen.getByRole('link', { name: '+91 20 5550 0100' }).getAttribute('href')).toBe('tel:+912055500100')
  cleanup()
  showPage({ path: `/${path}`, words: en, page: Page, loader: loaded({ seller: null, officer: null }) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Who sells')).toBeNull()
})

test.each(['terms', 'refund'])(
  'the page of %s reads as staff wrote it, in its language, with its day and what it rests on',
  async (name) => {
    const api = fakeApi().answer(guides.helpPage, HELP)
    showPage({ path: `/hi/${name}`, words: hi, page: LegalPage, loader: legalLoader as LoaderFunction, api })
    expect(await screen.findByRole('heading', { level: 1, name: 'Refund policy' })).toBeTruthy()
    expect(screen.getByText('Within 30 days.')).toBeTruthy()
    expect(document.body.textContent).toContain('21 नवंबर 2026')
    expect(document.body.textContent).toContain('Consumer Protection Act, 2019')
    expect(api.sent(guides.helpPage)[0]?.url).toMatch(new RegExp(`${name}\\?language=hi`))
  },
)

test('an unknown path under /hi leads to the Hindi home', async () => {
  showPage({ path: '/hi/no-such-page', words: hi, page: NotFoundPage })
  expect((await screen.findByRole('link', { name: hi.shell.goHome })).getAttribute('href')).toBe('/hi')
})

test('a page of another role says Access Denied and offers to go back (R49)', async () => {
  showPage({ path: '/unauthorized', words: en, page: UnauthorizedPage })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out and use another account' })).toBeNull()
})

test('who is signed in reads there as whom, and may go home or take another account', async () => {
  const api = fakeApi().answer(auth.logout, { message: 'Signed out' })
  showSignedIn(<UnauthorizedPage />, { words: en, path: '/unauthorized', api })
  expect(await screen.findByText('You are signed in as Asha Rao (asha@example.org).')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/mentee-dashboard')
  vi.stubGlobal('location', { ...location, replace: vi.fn() })
  fireEvent.click(screen.getByRole('button', { name: 'Sign out and use another account' }))
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'))
  expect(api.sent(auth.logout)).toHaveLength(1)
})

test.each([
  ['English', en, /pay ₹1 .* send back in full, or send a paper .* PAN card/],
  ['Hindi', hi, /₹1 देते हैं, जो पूरा वापस आता है, या .* कागज भेजते हैं, जैसे पैन कार्ड/],
])('/privacy says in %s how a parent is proven and when the file of a paper is deleted', async (_, words, proof) => {
  showPage({ path: '/privacy', words, page: PrivacyPage })
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).toMatch(proof)
  expect(document.body.textContent).toContain(words === en ? 'at the latest after 30 days' : 'ज्यादा से ज्यादा 30 दिन')
})

test('everything that is stored stands on the page of cookies, with what it keeps and how long', async () => {
  showPage({ path: '/cookies', words: en, page: CookiesPage })
  const [cookies, storage] = await screen.findAllByRole('table')
  const words = en.information.cookies
  for (const name of Object.keys(words.cookieKeeps)) expect(cookies?.textContent).toContain(name)
  for (const [name, area] of Object.entries(STORED))
    expect(
      within(storage ?? document.body)
        .getByText(name)
        .closest('tr')?.textContent,
    ).toContain(words.lastsStored[area])
})

test('an unknown address of a dashboard is not found, in the same words', async () => {
  expect(ownLoader().init?.status).toBe(404)
  showPage({ path: '/mentee-dashboard/no-such-page', words: en, page: OwnNotFoundPage })
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
})

test('an unknown address of the staff offers places of staff that its reader may open, and no student’s tool', async () => {
  showSignedIn(<OwnNotFoundPage />, {
    user: { ...AN_OWNER, staffRoles: ['finance'] },
    words: en,
    path: '/admin/no-such-page',
  })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/admin/refunds')
  expect(links).toContain('/admin/jobs')
  expect(links).not.toContain('/admin/audit-logs')
  expect(links.filter((to) => !to?.startsWith('/admin'))).toEqual([])
  expect(screen.getByRole('searchbox', { name: en.account.findPeople })).toBeTruthy()
})
