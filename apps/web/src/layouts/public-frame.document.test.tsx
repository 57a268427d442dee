import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { writeDevice } from '#web/features/guidance/choice-lists/device-lists.ts'
import { PUBLIC_PATHS } from '#web/product-paths.ts'
import { en, type Words } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { PublicFrame } from './public-frame.tsx'
import { runListCount } from './run-list-count.ts'
import { runSignInHint } from './run-sign-in-hint.ts'
import { runWayBack } from './run-way-back.ts'

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
    pause: null,
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
  const places = within(head.getByRole('navigation', { name: 'Site' })).getAllByRole('link')
  expect(places.map((place) => [place.textContent, place.getAttribute('href')])).toEqual([
    ['Predict', '/tools/college-predictor'],
    ['Colleges', '/colleges'],
    ['Branches', '/branches'],
    ['What now?', '/what-now'],
    ['Mentors', '/mentors'],
  ])
  expect(head.getAllByRole('link', { name: 'My list' })[0]?.getAttribute('href')).toBe('/choice-list')
  const dock = within(screen.getByRole('navigation', { name: 'Quick' })).getAllByRole('link')
  expect(dock.map((place) => [place.textContent, place.getAttribute('href')])).toEqual([
    ['Predict', '/tools/college-predictor'],
    ['My list', '/choice-list'],
    ['What now?', '/what-now'],
    ['Help', '/resources/mental-health'],
  ])
  const menu = within(head.getByRole('navigation', { name: 'Main' }))
  expect(menu.getByRole('link', { name: 'My list', hidden: true })).toBeTruthy()
  for (const name of ['Plans', 'Events']) expect(menu.getByRole('link', { name, hidden: true })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Create account', hidden: true }).getAttribute('href')).toBe('/signup')
  const foot = within(screen.getByRole('contentinfo'))
  const help = foot.getByRole('link', { name: 'Feeling low? Talk to someone' })
  expect(help.getAttribute('href')).toBe('/resources/mental-health')
  expect(foot.getByRole('link', { name: /14416/ }).getAttribute('href')).toBe('tel:14416')
})

test('every place of head, dock, menu and foot is a page that is built', async () => {
  await show(en)
  const built = new Set(PUBLIC_PATHS.filter(({ page }) => page !== undefined).map(({ path }) => path))
  const ways = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((to) => to.startsWith('/') && !to.startsWith('/hi'))
  expect(ways.filter((to) => !built.has(to))).toEqual([])
  expect(ways.length).toBeGreaterThan(20)
})

test('beside the way to the list stands how much is on it on this device, and nothing while it is empty', async () => {
  await show(en)
  runListCount()
  const counts = () =>
    [...document.querySelectorAll<HTMLElement>('[data-list-count]')].map(({ dataset }) => dataset.listCount)
  expect(counts()).toEqual(['', ''])
  localStorage.setItem(
    'choiceLists',
    JSON.stringify({ lists: [{ id: 'a', name: 'A', keys: ['x/a/ai', 'x/a/hs', 'y/b/ai'] }] }),
  )
  dispatchEvent(new Event('storage'))
  expect(counts()).toEqual(['2', '2'])
  // React takes over what the server wrote: an element without words stays one.
  expect(document.querySelector('[data-list-count]')?.textContent).toBe('')
  writeDevice({ lists: [{ id: 'a', name: 'A', keys: ['x/a'] }], chosenId: 'a', profile: '' })
  expect(counts(), 'what this page changed itself').toEqual(['1', '1'])
  localStorage.removeItem('choiceLists')
})

test('on a page that speaks of somebody the ways to the list take along who, before any other script runs', async () => {
  await show(en)
  document.body.insertAdjacentHTML('beforeend', '<p data-choice-tray data-profile="main=12450&state=Kerala"></p>')
  runListCount()
  const ways = [...document.querySelectorAll('[data-list-count]')].map((place) => place.closest('a')?.href)
  expect(ways).toHaveLength(2)
  for (const way of ways) expect(way).toMatch(/\/choice-list\?main=12450&state=Kerala$/)
  document.querySelector('[data-choice-tray]')?.remove()
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

test('the sign-in leads back to the page as it is by then, and to the answer of what was typed and not sent', async () => {
  sessionStorage.removeItem('from')
  await show(en)
  runWayBack()
  history.replaceState(null, '', '/tools/college-predictor?main=12000&band=safe')
  const signIn = within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' })
  const press = () => {
    signIn.addEventListener('click', (event) => event.preventDefault(), { once: true })
    signIn.click()
  }
  press()
  expect(sessionStorage.getItem('from')).toBe('/tools/college-predictor?main=12000&band=safe')
  const form = document.createElement('form')
  form.action = '/hi/tools/college-predictor'
  form.dataset.questions = ''
  form.innerHTML =
    '<input name="main"><input name="mainCategory"><input type="radio" name="gender" value="female"><select name="state"><option value=""></option><option>Kerala</option></select>'
  document.body.append(form)
  press()
  expect(sessionStorage.getItem('from'), 'nothing was typed').toBe('/tools/college-predictor?main=12000&band=safe')
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'radio') field.checked = true
    else if (field.name === 'main') field.value = '12450'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  press()
  expect(sessionStorage.getItem('from')).toBe('/hi/tools/college-predictor?main=12450&gender=female')
  form.remove()
  history.replaceState(null, '', '/')
})
