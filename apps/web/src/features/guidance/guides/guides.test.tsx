import { guides } from '@sopaan/contract/guides'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import GuidePage, { loader as guideLoader } from './guide-page.tsx'
import GuidesPage, { loader as guidesLoader } from './guides-page.tsx'
import ResourcesPage, { loader as resourcesLoader } from './resources-page.tsx'

const lineOf = (slug: string) => ({ slug, title: `About ${slug}`, description: `What ${slug} means.` })
const LINES = ['what-is-josaa', 'choice-filling', 'csab', 'for-parents'].map(lineOf)
const GUIDE: DataOf<typeof guides.get> = {
  ...lineOf('csab'),
  blocks: [
    { kind: 'heading', id: 'a-part', spans: [{ text: 'How many?', mark: null, to: null }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Two ', mark: null, to: null },
        { text: 'rounds', mark: 'strong', to: null },
      ],
    },
    { kind: 'table', rows: [[[{ text: 'round', mark: null, to: null }]], [[{ text: 'first', mark: null, to: null }]]] },
    { kind: 'picture', of: 'slide', text: 'Slide: it moves within the college.' },
  ],
  season: 2026,
  checkedOn: '2026-11-22',
  sources: 'business rules, clause 54',
}

test('the guides are asked for in the language of the page, and each is one link', async () => {
  const { calls, container } = showPage({
    path: '/hi/guides',
    words: hi,
    page: GuidesPage,
    loader: guidesLoader,
    api: fakeApi().answer(guides.list, { guides: LINES }),
  })
  const link = await screen.findByRole('link', { name: /About csab/ })
  expect(link.getAttribute('href')).toBe('/hi/guides/csab')
  expect(calls[0]?.searchParams.get('language')).toBe('hi')
  const facts = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
  expect(facts).toMatchObject({ '@type': 'ItemList' })
  expect(facts.itemListElement[2]).toMatchObject({ position: 3, url: 'https://sopaan.test/hi/guides/csab' })
})

test('a search that finds nothing says so and leads back to all of them', async () => {
  const { calls } = showPage({
    path: '/guides?q=hostel+in+paris',
    words: en,
    page: GuidesPage,
    loader: guidesLoader,
    api: fakeApi().answer(guides.list, { guides: [] }),
  })
  expect(await screen.findByText('No guide about “hostel in paris”.')).toBeTruthy()
  expect(calls[0]?.searchParams.get('q')).toBe('hostel in paris')
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the guides' }).value).toBe('hostel in paris')
  expect(screen.getByRole('link', { name: 'Show all guides' }).getAttribute('href')).toBe('/guides')
})

test('a guide names its season, the day it was checked and its sources, and what to read and do next', async () => {
  showPage({
    path: '/guides/csab',
    words: en,
    page: GuidePage,
    loader: guideLoader,
    api: fakeApi().answer(guides.list, { guides: LINES }).answer(guides.get, GUIDE),
  })
  expect((await screen.findByText('rounds')).tagName).toBe('STRONG')
  expect(screen.getByRole('heading', { level: 2, name: 'How many?' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'round' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'first' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Slide: it moves within the college.' })).toBeTruthy()
  expect(screen.getByText(/Figures of 2026, checked 22 Nov 2026\. Sources: business rules, clause 54\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dates, papers and fees: what now?' }).getAttribute('href')).toBe('/what-now')
  // After the third of four come the fourth and the first two.
  const next = screen.getAllByRole('link').flatMap((link) => {
    const to = link.getAttribute('href') ?? ''
    return to.startsWith('/guides/') ? [to] : []
  })
  expect(next).toEqual(['/guides/for-parents', '/guides/what-is-josaa', '/guides/choice-filling'])
})

test('the syllabus stands by subject and class, each chapter under its official unit, and what only one examination asks is marked', async () => {
  showPage({
    path: '/resources',
    words: en,
    page: ResourcesPage,
    loader: resourcesLoader,
    api: fakeApi().answer(guides.list, { guides: LINES }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Syllabus, official papers, guides' })).toBeTruthy()
  // 33 + 41 + 28 chapters are what data/README.md counts: 102.
  for (const said of ['33 chapters', '41 chapters', '28 chapters']) expect(screen.getByText(said)).toBeTruthy()
  const chapter = screen.getByText("Newton's laws", { exact: false }).closest('li')
  expect(chapter?.textContent).toContain('Laws of Motion')
  expect(screen.getAllByText('Advanced only')).toHaveLength(12)
  expect(screen.getByText(/54 units, unchanged since the revision of 2024/)).toBeTruthy()
})

test('each official paper names its body and season, says what it decides, and opens the site of the body', async () => {
  showPage({
    path: '/mentee-dashboard/resources',
    words: en,
    page: ResourcesPage,
    loader: resourcesLoader,
    api: fakeApi().answer(guides.list, { guides: LINES }),
  })
  const paper = (await screen.findByRole('heading', { level: 3, name: 'Business rules and FAQ' })).closest('li')
  if (!paper) throw new Error('No paper.')
  expect(within(paper).getByText('JoSAA, 2026')).toBeTruthy()
  expect(within(paper).getByRole('link', { name: 'Business rules and FAQ at josaa.nic.in' }).getAttribute('href')).toBe(
    'https://josaa.nic.in',
  )
  expect(screen.getByRole('link', { name: /About csab/ }).getAttribute('href')).toBe('/guides/csab')
  // Tools and the lines to call are reached in the reader's own dashboard.
  expect(screen.getByRole('link', { name: 'Make a study plan from it' }).getAttribute('href')).toBe(
    '/mentee-dashboard/tools/study-planner',
  )
  expect(screen.getByRole('link', { name: 'Who to call' }).getAttribute('href')).toBe(
    '/mentee-dashboard/resources/mental-health',
  )
})

test('in Hindi the chapters bear their Hindi names', async () => {
  showPage({
    path: '/hi/resources',
    words: hi,
    page: ResourcesPage,
    loader: resourcesLoader,
    api: fakeApi().answer(guides.list, { guides: LINES }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'सिलेबस, दस्तावेज और गाइड' })).toBeTruthy()
  expect(screen.getByText('न्यूटन के नियम', { exact: false })).toBeTruthy()
})
