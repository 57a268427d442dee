import { collegePredictor } from '@sopaan/contract/college-predictor'
import {
  type StateCounsellingEntry,
  type StatePredictorAnswer,
  type StateSeatRow,
  stateCollegePredictor,
} from '@sopaan/contract/state-college-predictor'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readDevice } from '#web/features/guidance/choice-lists/device-lists.ts'
import { readStateAnswers } from '#web/features/guidance/choice-lists/state-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { anAnswer } from '#web/testing/predictor-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import AllRanksPage, { loader } from './all-ranks-page.tsx'

const PATH = '/tools/college-predictor/all-ranks'
const OUTSIDE = `${PATH}?main=40000&category=OBC-NCL&gender=female&state=Bihar`
const KEY = 'jac-delhi.nsut/instrumentation-engineering'

test('a common rank and a home state show what each State counselling closed at for them, and a seat is kept', async () => {
  const { api } = show(OUTSIDE)
  const delhi = within(await article('JAC Delhi'))
  expect(delhi.getByText(/In 2025 this rank would have got 3 of 50 seats/).textContent).toContain(
    'Taken as: Open (general merit), from outside Delhi.',
  )
  expect(delhi.getByText('Closed at 41,200, 2025')).toBeTruthy()
  expect(delhi.getByRole('link', { name: 'See all seats of JAC Delhi' }).getAttribute('href')).toBe(
    '/tools/state-college-predictor?counselling=jac-delhi&jeeRank=40000&gender=female&home=outside-delhi',
  )
  expect(predictedFor(api)).toContainEqual(
    expect.objectContaining({ counselling: 'jac-delhi', jeeRank: '40000', gender: 'female', home: 'outside-delhi' }),
  )
  const bookmark = delhi.getByRole('button', { name: /^Add to my list: Instrumentation Engineering, NSUT/ })
  // From when the page's script has set it, it hears presses.
  await waitFor(() => expect(bookmark.getAttribute('aria-pressed')).toBe('false'))
  fireEvent.click(bookmark)
  await waitFor(() => expect(readDevice().lists.flatMap(({ keys }) => keys)).toEqual([KEY]))
  expect(readStateAnswers()['jac-delhi']).toEqual({ jeeRank: '40000', gender: 'female', home: 'outside-delhi' })
})

test('at home the own category counts, elsewhere none; a counselling of the home State with a rank of its own is named', async () => {
  const { api } = show(`${PATH}?main=40000&category=OBC-NCL&state=Delhi`)
  expect((await article('JAC Delhi')).textContent).toContain('Taken as: Other Backward Class (OBC), from Delhi.')
  expect(predictedFor(api).find(({ counselling }) => counselling === 'jac-delhi')).toMatchObject({
    category: 'obc',
    home: 'delhi',
  })
  expect(screen.queryByText(/uses its own rank/)).toBeNull()
  show(OUTSIDE)
  expect(await screen.findByText('BCECE in your State uses its own rank.')).toBeTruthy()
})

test('a counselling in which nothing was open is said so with its year, without rows', async () => {
  show(OUTSIDE, answered(answer({ data: [], standings: standings(0, 0) })))
  expect(await screen.findByText('Nothing closed at or below your rank in JAC Delhi (2025).')).toBeTruthy()
  expect(screen.queryByRole('list', { name: /^Best seats/ })).toBeNull()
})

test('without a home state nothing is asked of the States, and the page says what is missing', async () => {
  const { api } = show(`${PATH}?main=40000`)
  expect(await screen.findByText(/^Add your JEE Main rank and class 12 state/)).toBeTruthy()
  expect(predictedFor(api)).toEqual([])
})

test('when the States cannot be had the ranks still stand, and that is said', async () => {
  show(OUTSIDE, answered().refuse(stateCollegePredictor.list, 'UNAVAILABLE', { retryAfterSeconds: 2 }))
  expect(await screen.findByText(/^The State seats could not be loaded/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What your rank opens')
})

test('State seats are told in Hindi', async () => {
  show(`/hi${OUTSIDE}`, undefined, hi)
  expect(await screen.findByText(/^2025 में इस रैंक पर 50 में से 3 सीटें मिलतीं।/)).toBeTruthy()
})

function show(path: string, api = answered(), words = en) {
  return { ...showPage({ path, words, page: AllRanksPage, loader, api }), api }
}

async function article(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const found = heading.closest('article')
  if (!found) throw new Error(`${name} stands in no article`)
  return found
}

function predictedFor({ requests }: FakeApi): Record<string, string>[] {
  return requests
    .filter(({ url }) => url.startsWith(`${stateCollegePredictor.predict.path}?`))
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://localhost').searchParams))
}

function answered(states = answer()): FakeApi {
  const { forecastSeason, afterRound, newestSeason, newestRound, bookHash } = anAnswer()
  return fakeApi()
    .answer(collegePredictor.reach, {
      ranks: [
        {
          key: 'main',
          list: 'main-1',
          kind: 'common',
          rank: 40_000,
          seatTypes: ['OPEN'],
          total: 10,
          gotNewest: 4,
          bands: { safe: 4, likely: 0, reach: 0, longShot: 6 },
          hardest: null,
          easierElsewhere: 0,
        },
      ],
      forecastSeason,
      afterRound,
      newestSeason,
      newestRound,
      bookHash,
      missing: [],
      homes: [],
      likelyRecord: { low: 60, high: 82 },
    })
    .answer(stateCollegePredictor.list, { data: [delhi(), bihar()] })
    .answer(stateCollegePredictor.predict, states)
}

const figures = (changes: Partial<NonNullable<StateCounsellingEntry['figures']>>) => ({
  exam: 'JEE Main',
  season: 2025,
  rounds: [],
  table: 'furthest' as const,
  usualMovePercent: 14,
  forecastSeason: null,
  records: [],
  measures: [],
  categories: [],
  homes: [],
  claims: [],
  hasFemaleSeats: true,
  seatCount: 50,
  instituteCount: 1,
  qualities: [],
  earlierSeasons: [],
  ...changes,
})

function delhi(): StateCounsellingEntry {
  const jee = {
    key: 'jeeRank',
    list: 'jee-main-crl',
    kind: 'rank',
    better: 'lower',
    name: 'JEE',
    min: 1,
    max: 9,
  } as const
  const categories = ['open', 'obc'].map((key) => ({ key, name: key }))
  const homes = ['delhi', 'outside-delhi'].map((key) => ({ key, name: key }))
  return {
    id: 'jac-delhi',
    name: 'JAC Delhi',
    state: 'Delhi',
    figures: figures({ measures: [jee], categories, homes }),
  }
}

function bihar(): StateCounsellingEntry {
  const own = {
    key: 'rank',
    list: 'bcece-ur-merit',
    kind: 'rank',
    better: 'lower',
    name: 'UR',
    min: 1,
    max: 9,
  } as const
  return { id: 'bcece', name: 'BCECE', state: 'Bihar', figures: figures({ measures: [own] }) }
}

const standings = (near: number, far: number) => ({
  'just-inside': near,
  'well-inside': far,
  'just-outside': 7,
  'well-outside': 40,
})

function answer(changes: Partial<StatePredictorAnswer> = {}): StatePredictorAnswer {
  return {
    data: [seat()],
    page: 1,
    limit: 3,
    total: 1,
    counselling: 'jac-delhi',
    name: 'JAC Delhi',
    season: 2025,
    standings: standings(3, 0),
    ...{ bands: null, table: 'furthest', usualMovePercent: 14, forecastSeason: null },
    facets: { groups: [], places: [], regions: [] },
    ...{ published: { fees: 0, nirf: 0, distances: 0 }, homes: [] },
    missingLists: [],
    hiddenFemaleSeats: 0,
    bookHash: 'a',
    ...changes,
  }
}

function seat(): StateSeatRow {
  return {
    key: 'one',
    choiceKey: KEY,
    institute: { name: 'NSUT' },
    programme: { name: 'Instrumentation Engineering', group: 'ICE' },
    category: { code: 'GNO', label: 'General', key: 'open' },
    gender: 'any',
    quota: '',
    region: 'outside-delhi',
    claims: [],
    facts: [],
    list: 'jee-main-crl',
    measure: 'jeeRank',
    kind: 'rank',
    score: 40_000,
    closing: 41_200,
    closingList: { round: 'unspecified', stage: '' },
    quality: [],
    isIn: true,
    standing: 'just-inside',
    expected: null,
    college: { feeInr: null, nirf: null, km: null },
    margin: 1_200,
    lists: [],
  }
}
