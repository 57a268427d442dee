import { collegeChoices } from '@sopaan/contract/college-choices'
import { counselling } from '@sopaan/contract/counselling'
import { mentors } from '@sopaan/contract/mentors'
import { seatPools } from '@sopaan/contract/seat-pools'
import { GUIDE_SLUGS } from '@sopaan/domain/counselling/guide-slugs'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { cleanup, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import ChoiceListPage from '#web/features/guidance/choice-lists/choice-list-page.tsx'
import CollegePredictorPage, {
  loader as predictorLoader,
} from '#web/features/guidance/college-predictor/college-predictor-page.tsx'
import HomeStatePage, { loader as homeStateLoader } from '#web/features/guidance/college-predictor/home-state-page.tsx'
import WhatNowPage, { loader as whatNowLoader } from '#web/features/guidance/counselling/what-now-page.tsx'
import BranchPage, { loader as branchLoader } from '#web/features/guidance/seat-pools/branch-page.tsx'
import SeatPage, { loader as seatLoader } from '#web/features/guidance/seat-pools/seat-page.tsx'
import { someChoices } from '#web/testing/choice-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { aSeatPage } from '#web/testing/seat-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { hi } from '#web/words/hi.ts'
import josaa from '../../../../../../data/counselling/josaa-2026.json' with { type: 'json' }

afterEach(cleanup)

type Linking = {
  path: string
  page: ComponentType
  loader?: LoaderFunction
  answers?: (api: FakeApi) => FakeApi
  of: string[]
}

const SEASON = { now: '2026-06-14T03:30:00.000Z', season: josaa as CounsellingSeason }
const BEYOND = {
  data: [],
  total: 0,
  bands: { safe: 0, likely: 0, reach: 0, longShot: 3 },
  beyond: { last: { season: 2026, round: 5, closing: 132_404, rank: 900_000 }, csab: null, counselling: null },
}
const { bookHash, newestSeason, newestRound, forecastSeason, afterRound, receipts } = aSeatPage()
const BRANCH = {
  family: { slug: 'cse', code: 'CSE', name: 'Computer Science' },
  seatType: 'OPEN' as const,
  gender: 'neutral' as const,
  programmes: [],
  ...{ cousins: [], counts: { all: 0, mine: null }, page: { page: 1, limit: 20, total: 0 } },
  ...{ elsewhere: [], ambiguous: [], suggested: [] },
  ...{ bookHash, newestSeason, newestRound, forecastSeason, afterRound, receipts },
}

/** Where the question of each guide arises: the page, what the api says to it, and the guides it leads to. */
const LINKING_PAGES: Record<string, Linking> = {
  'what now': {
    ...{ path: '/what-now', page: WhatNowPage, loader: whatNowLoader as LoaderFunction },
    of: ['what-is-josaa', 'float-slide-freeze', 'category-certificates', 'fees-and-loans', 'csab', 'for-parents'],
  },
  'the own list': { path: '/choice-list', page: ChoiceListPage, of: ['choice-filling'] },
  'home state': {
    ...{ path: '/tools/college-predictor/home-state?main=12450&twelve=Delhi&home=Delhi&also=nothing' },
    ...{ page: HomeStatePage, loader: homeStateLoader as LoaderFunction },
    answers: (api) => api.answer(collegeChoices.compareStates, { better: 3, worse: 1 }),
    of: ['quotas-and-home-state'],
  },
  'a seat': {
    ...{ path: '/seats/a/b/hs/open/neutral', page: SeatPage, loader: seatLoader as LoaderFunction },
    answers: (api) =>
      api.answer(seatPools.get, aSeatPage()).answer(mentors.list, { data: [], page: 1, limit: 2, total: 0 }),
    of: ['closing-ranks'],
  },
  'a branch': {
    ...{ path: '/branches/cse', page: BranchPage, loader: branchLoader as LoaderFunction },
    answers: (api) => api.answer(seatPools.findBranch, BRANCH),
    of: ['branch-or-college'],
  },
  'nothing in reach': {
    ...{ path: '/tools/college-predictor?main=900000&state=Bihar', page: CollegePredictorPage },
    loader: predictorLoader as LoaderFunction,
    answers: (api) => api.answer(collegeChoices.find, someChoices(BEYOND)),
    of: ['drop-year'],
  },
}

test('every guide is linked from where its question arises', () => {
  expect(
    Object.values(LINKING_PAGES)
      .flatMap(({ of }) => of)
      .toSorted(),
  ).toEqual(GUIDE_SLUGS.toSorted())
})

test.each(Object.entries(LINKING_PAGES))('%s leads to its guides, in the language of the page', async (_, linking) => {
  const { path, page, loader, answers = (api) => api, of } = linking
  const { container } = showPage({
    ...{ path: `/hi${path}`, words: hi, page, ...(loader && { loader }) },
    api: answers(fakeApi().answer(counselling.getSeason, SEASON)),
  })
  const listed = () =>
    [...container.querySelectorAll<HTMLAnchorElement>('a[href*="/guides/"]')].map((link) => link.getAttribute('href'))
  await waitFor(() => expect(listed().toSorted()).toEqual(of.map((slug) => `/hi/guides/${slug}`).toSorted()))
  for (const link of container.querySelectorAll('a[href*="/guides/"]')) expect(link.textContent).not.toBe('')
})
