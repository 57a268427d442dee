import { guides } from '@sopaan/contract/guides'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import GuidePage, { loader as guideLoader } from './guide-page.tsx'
import GuidesPage, { loader as guidesLoader } from './guides-page.tsx'

const lineOf = (slug: string) => ({ slug, title: `About ${slug}`, description: `What ${slug} means.` })
const LINES = ['what-is-josaa', 'choice-filling', 'csab', 'for-parents'].map(lineOf)
const GUIDE: DataOf<typeof guides.get> = {
  ...lineOf('csab'),
  blocks: [
    { kind: 'heading', spans: [{ text: 'How many?', mark: null, to: null }] },
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
  const { calls } = showPage({
    path: '/hi/guides',
    words: hi,
    page: GuidesPage,
    loader: guidesLoader,
    api: fakeApi().answer(guides.list, { guides: LINES }),
  })
  const link = await screen.findByRole('link', { name: /About csab/ })
  expect(link.getAttribute('href')).toBe('/hi/guides/csab')
  expect(calls[0]?.searchParams.get('language')).toBe('hi')
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
