import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { showList } from '#web/testing/show-list.tsx'
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

/** NIT Calicut with all that is published of it, and a college of which nothing is. */
const JUDGED: Judging['judged'] = {
  byKey: new Map([
    [
      KEYS[0],
      choice(KEYS[0], { name: 'NIT Calicut', feeInr: 150_500, nirf: 21, salaryInr: 1_420_000, at: [11.26, 75.78] }),
    ],
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

test('each choice says in one line fee, NIRF and the way from home, and that no fee is published where none is', async () => {
  const home = { id: 'kochi-kerala', name: 'Kochi', state: 'Kerala', at: [9.94, 76.26] }
  localStorage.setItem('homePlace', JSON.stringify(home))
  show()
  // 156 km as the crow flies, told to the nearest 50.
  expect(await screen.findByText('₹1,50,500 a year · NIRF 21 · 150 km from home')).toBeTruthy()
  expect(screen.getByText('fees not published')).toBeTruthy()
})

test('a phone reads the same of one choice where the choice is moved, and there the median salary too', async () => {
  show(hi)
  const list = await screen.findByRole('list', { name: hi.choices.rowsLabel })
  const [row] = within(list).getAllByRole('listitem')
  const [number] = row ? within(row).getAllByRole('button') : []
  if (number) fireEvent.click(number)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('साल के ₹1,50,500 · NIRF 21 · मीडियन सैलरी ₹14,20,000')).toBeTruthy()
})
