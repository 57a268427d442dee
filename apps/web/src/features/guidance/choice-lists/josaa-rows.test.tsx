import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { showList } from '#web/testing/show-list.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { JosaaRows } from './josaa-rows.tsx'
import type { Judging } from './use-choices.ts'

const KEYS = ['nit-calicut/cse-4-years', 'nit-raipur/cse-4-years'] as const
const TICKING = { isOn: false, onEnd: () => undefined }
const SEARCH = new URLSearchParams('main=9000')

afterEach(() => localStorage.clear())

function choice(key: string, institute: Omit<JudgedChoice['institute'], 'type'>): JudgedChoice {
  return {
    ...{ key, list: 'main-1', needsAat: false, pools: [] },
    institute: { ...institute, type: 'NIT' },
    programme: { name: 'Computer Science', degree: 'Bachelor of Technology', durationYears: 4, family: 'CSE' },
  }
}

const PUBLISHED = { feeInr: 150_500, nirf: 21, nirfYear: 2025, salaryInr: 1_420_000, womenPercent: 22 }

/** NIT Calicut with all that is published of it, and a college of which nothing is. */
const JUDGED: Judging['judged'] = {
  byKey: new Map([
    [KEYS[0], choice(KEYS[0], { name: 'NIT Calicut', ...PUBLISHED, at: [11.26, 75.78] })],
    [KEYS[1], choice(KEYS[1], { name: 'NIT Raipur' })],
  ]),
  ...{ rounds: [], forecastSeason: null, afterRound: 0, newestSeason: 2026, bookHash: '0' },
}

function show(words?: typeof hi) {
  showList(
    ({ store, state }) =>
      state.chosen && (
        <MemoryRouter>
          <JosaaRows
            store={store}
            list={state.chosen}
            judged={JUDGED}
            floor={undefined}
            search={SEARCH}
            ticking={TICKING}
          />
        </MemoryRouter>
      ),
    { keys: KEYS, ...(words && { words }) },
  )
}

test('each choice has its fee, NIRF rank, salary, share of girls and way from home in columns, empty where nothing is published', async () => {
  const home = { id: 'kochi-kerala', name: 'Kochi', state: 'Kerala', at: [9.94, 76.26] }
  localStorage.setItem('homePlace', JSON.stringify(home))
  show()
  // 156 km as the crow flies, told to the nearest 50.
  const rows = within(await screen.findByRole('list', { name: en.choices.rowsLabel })).getAllByRole('listitem')
  const columns = await waitFor(() => {
    const read = rows.map((row) => [...row.querySelectorAll('.choice-figures > span')].map((each) => each.textContent))
    expect(read[0]).toHaveLength(5)
    return read
  })
  const { fees, nirfRank, salary, womenShare, distance, notPublished } = en.results
  expect(columns).toEqual([
    [`${fees} ₹1,50,500`, `${nirfRank} 21 ’25`, `${salary} ₹14,20,000`, `${womenShare} 22%`, `${distance} 150 km`],
    [fees, nirfRank, salary, womenShare].map((name) => `${name} ${notPublished}`),
  ])
})

test('a phone reads the same of one choice where the choice is moved, and there the median salary too', async () => {
  show(hi)
  const list = await screen.findByRole('list', { name: hi.choices.rowsLabel })
  const [row] = within(list).getAllByRole('listitem')
  const [number] = row ? within(row).getAllByRole('button') : []
  if (number) fireEvent.click(number)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('साल के ₹1,50,500 · NIRF 2025: 21 · मीडियन सैलरी ₹14,20,000 · 22% लड़कियाँ')).toBeTruthy()
})
