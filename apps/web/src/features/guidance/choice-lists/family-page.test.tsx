import { type FamilyList, listLinks } from '@sopaan/contract/list-links'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import FamilyPage, { loader } from './family-page.tsx'

const CSE = 'computer-science-and-engineering-4-years-bachelor-of-technology'
const CALICUT = `national-institute-of-technology-calicut/${CSE}`
const DELHI = `national-institute-of-technology-delhi/${CSE}`
const GONE = `institute-of-weaving-salem/textile-technology-4-years-bachelor-of-technology`

/** A list as a link answers it: a choice that is a dream, one that is sure, and one that the book does not have any more. */
const LIST: FamilyList = {
  sharedOn: '2026-06-12',
  language: 'en',
  profile: null,
  stateChoices: [],
  choices: [
    {
      key: CALICUT,
      college: 'National Institute of Technology Calicut',
      branch: 'Computer Science and Engineering',
      city: 'Kozhikode',
      state: 'Kerala',
      chance: { percent: 0, band: 'long-shot' },
      hearts: 0,
    },
    {
      key: DELHI,
      college: 'National Institute of Technology Delhi',
      branch: 'Computer Science and Engineering',
      city: 'New Delhi',
      state: 'Delhi',
      chance: { percent: 100, band: 'safe' },
      hearts: 2,
    },
    { key: GONE, college: null, branch: null, hearts: 0 },
  ],
  ownHearts: [],
  comments: [
    {
      _id: '0197f3a2-7c44-7b90-8d1e-4a6f0c2b9e11',
      from: 'mother',
      text: 'Near home',
      choice: CALICUT,
      writtenAt: '2026-06-13T08:00:00.000Z',
      isOwn: false,
    },
  ],
}

test.each([
  ['English', en],
  ['Hindi', hi],
])('a list is read in its order, in large type, with chances, hearts and comments: %s', async (_, words) => {
  show(fakeApi().answer(listLinks.read, LIST), words)
  const rows = await choiceRows(words)
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'NIT Calicut',
    'NIT Delhi',
    'Institute of Weaving Salem',
  ])
  // Below 1 and from 99 a chance is said as such, on paper and by ear.
  expect(rows[0]?.textContent).toContain('<1%')
  expect(within(rows[0] as HTMLElement).getByText(words.choices.chance(words.predictor.percent(0)))).toBeTruthy()
  expect(rows[1]?.textContent).toContain('>99%')
  expect(rows[1]?.textContent).toContain('Safe')
  expect(within(rows[2] as HTMLElement).getByText(words.choices.unknown)).toBeTruthy()
  expect(screen.getByText('Near home')).toBeTruthy()
  expect(screen.getByText(words.choices.family.readers.mother, { selector: 'p' })).toBeTruthy()
})

test('a name is neither shown nor asked for, and rank and category only where their owner shows them', async () => {
  show(fakeApi().answer(listLinks.read, LIST))
  await choiceRows(en)
  expect(screen.queryByRole('list', { name: en.choices.profileLabel })).toBeNull()
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(['text'])
  expect(within(screen.getByLabelText('You are')).getAllByRole('option')).toHaveLength(7)
  cleanup()
  const profile = { main: '12450', category: 'OPEN', state: 'Kerala', gender: 'female' }
  show(fakeApi().answer(listLinks.read, { ...LIST, profile }))
  expect((await screen.findByRole('list', { name: en.choices.profileLabel })).textContent).toContain('12,450')
})

test('a heart is given and taken back, its count is part of its name, and a refused one says so', async () => {
  const api = fakeApi().answer(listLinks.read, LIST)
  const choices = LIST.choices.map((choice) => (choice.key === DELHI ? { ...choice, hearts: 3 } : choice))
  api.answer(listLinks.heart, { ...LIST, choices, ownHearts: [DELHI] })
  show(api)
  await choiceRows(en)
  fireEvent.click(screen.getByRole('button', { name: 'Heart for NIT Delhi CSE, 2 so far' }))
  const given = await screen.findByRole('button', { name: 'Heart for NIT Delhi CSE, 3 so far', pressed: true })
  expect(api.sent(listLinks.heart)).toMatchObject([{ body: { key: DELHI, isOn: true } }])
  api.refuse(listLinks.heart, 'LINK_FULL')
  fireEvent.click(given)
  expect(await screen.findByText(en.choices.family.failed)).toBeTruthy()
})

test('a comment goes to the choice it is about, by a relation, and whoever wrote it takes it back', async () => {
  const own = { ...LIST, comments: LIST.comments.map((each) => ({ ...each, isOwn: true })) }
  const api = fakeApi().answer(listLinks.read, { ...LIST, comments: [] })
  api.answer(listLinks.comment, own)
  api.answer(listLinks.removeComment, { ...LIST, comments: [] })
  show(api)
  await choiceRows(en)
  expect(screen.getByText(en.choices.family.noComments)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('About'), { target: { value: CALICUT } })
  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: ' Near home ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getByText(en.choices.family.noComments)).toBeTruthy())
  expect(api.sent(listLinks.comment)).toMatchObject([{ body: { from: 'mother', text: 'Near home', key: CALICUT } }])
})

test.each([
  ['English', en],
  ['Hindi', hi],
])('a link that ended, was turned off or never was says so, and nothing of a list: %s', async (_, words) => {
  show(fakeApi(), words)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(words.choices.sharedGone)
  expect(screen.getByText(words.choices.family.gone)).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

/** The page behind a link, its first answer and what the browser sends later by the same server. */
function show(api: FakeApi, words = en) {
  return showPage({
    path: `/family/${'t'.repeat(43)}`,
    words,
    page: FamilyPage,
    loader,
    api,
  })
}

async function choiceRows(words: typeof en): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: words.choices.rowsLabel })).getAllByRole('listitem')
}
