import { choiceLists } from '@sopaan/contract/choice-lists'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import SharedListPage, { loader } from './shared-list-page.tsx'

const KEY = 'institute-of-rivers/civil-engineering-4-years-bachelor-of-technology'
const LIST: DataOf<typeof choiceLists.readShared> = {
  name: 'My river list',
  keys: [KEY],
  sharedOn: '2026-06-12',
  profile: null,
  stateChoices: [],
  judged: {
    choices: [
      {
        key: KEY,
        institute: { name: 'Institute of Rivers', type: 'GFTI' },
        programme: { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CE' },
        list: 'main-1',
        needsAat: false,
        pools: [
          {
            key: `${KEY}/ai/open/neutral`,
            quota: 'AI',
            seatType: 'OPEN',
            gender: 'neutral',
            isPreparatory: false,
            closings: [52_000],
          },
        ],
      },
    ],
    rounds: [{ season: 2026, round: 6, isFinal: true }],
    unknownKeys: [],
    forecastSeason: 2027,
    afterRound: 0,
    newestSeason: 2026,
    bookHash: 'made-for-tests',
  },
}
const show = (api = fakeApi()) => showPage({ path: '/shared/a-token', words: en, page: SharedListPage, loader, api })

test('a shared list shows its name, since when, and its choices, and says that it is judged for nobody', async () => {
  show(fakeApi().answer(choiceLists.readShared, LIST))
  expect(await screen.findByRole('heading', { level: 1, name: 'My river list' })).toBeTruthy()
  expect(screen.getByText(en.choices.sharedLead('12 Jun 2026'))).toBeTruthy()
  expect(screen.getByText(en.choices.sharedPlain)).toBeTruthy()
  expect(screen.getByText(en.choices.seats(1, '1'))).toBeTruthy()
  expect(screen.getByRole('link', { name: /Civil Engineering, Institute of Rivers$/ })).toBeTruthy()
})

test('an empty shared list says so and offers no copy', async () => {
  show(fakeApi().answer(choiceLists.readShared, { ...LIST, keys: [], judged: { ...LIST.judged, choices: [] } }))
  expect(await screen.findByText(en.choices.sharedEmpty)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link that does not work any more says so', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: en.choices.sharedGone })).toBeTruthy()
})
