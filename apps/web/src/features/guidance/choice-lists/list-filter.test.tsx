import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { showList } from '#web/testing/show-list.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { JosaaRows } from './josaa-rows.tsx'
import type { Judging } from './use-choices.ts'

const [CALICUT, KOTTAYAM, NAGPUR, GONE, RAIPUR] = [
  ...(['nit-calicut/cse-4-years', 'iiit-kottayam/cse-4-years', 'vnit/civil-4-years', 'gone/cse-4-years'] as const),
  'nit-raipur/cse-4-years',
] as const
const KEYS = [CALICUT, KOTTAYAM, NAGPUR, GONE, RAIPUR]
const SEARCH = new URLSearchParams('main=9000')

afterEach(() => localStorage.clear())

function choice(
  key: string,
  family: string,
  percent: number,
  institute: Pick<JudgedChoice['institute'], 'name' | 'type'> & Partial<JudgedChoice['institute']>,
): [string, JudgedChoice] {
  const band = percent > 50 ? 'likely' : 'reach'
  return [
    key,
    {
      ...{ key, list: 'main-1', needsAat: false, pools: [], institute },
      programme: { name: family, degree: 'Bachelor of Technology', durationYears: 4, family },
      verdict: { state: 'judged', rank: 9000, rankKind: 'common', chance: { percent, band } },
    },
  ]
}

/** Four choices with facts, and one that the book does not have any more. */
const JUDGED: Judging['judged'] = {
  byKey: new Map<string, JudgedChoice | null>([
    choice(CALICUT, 'CSE', 20, { name: 'NIT Calicut', type: 'NIT', state: 'Kerala', feeInr: 150_500, nirf: 25 }),
    choice(KOTTAYAM, 'CSE', 70, { name: 'IIIT Kottayam', type: 'IIIT', state: 'Kerala' }),
    choice(NAGPUR, 'CE', 90, { name: 'VNIT Nagpur', type: 'NIT', state: 'Maharashtra', feeInr: 125_000, nirf: 44 }),
    [GONE, null],
    choice(RAIPUR, 'CSE', 60, { name: 'NIT Raipur', type: 'NIT', state: 'Chhattisgarh', salaryInr: 1_300_000 }),
  ]),
  ...{ rounds: [], forecastSeason: null, afterRound: 0, newestSeason: 2026, bookHash: '0' },
}

function show({ words, judged }: { words: typeof en; judged: Judging['judged'] } = { words: en, judged: JUDGED }) {
  return showList(
    ({ store, state }) =>
      state.chosen && (
        <MemoryRouter>
          <JosaaRows
            store={store}
            list={state.chosen}
            judged={judged}
            floor={undefined}
            search={SEARCH}
            ticking={{ isOn: false, onEnd: () => undefined }}
          />
        </MemoryRouter>
      ),
    { keys: KEYS, words },
  )
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Choices in the order you want them' })).getAllByRole('listitem')
const shownKeys = () => rows().map(({ dataset }) => dataset.key)

/** Opens the sheet as a browser does, which tells it before. */
async function openSheet(): Promise<void> {
  const chip = await screen.findByRole('button', { name: 'Branch' })
  const sheet = document.getElementById(chip.getAttribute('popovertarget') ?? '')
  if (sheet) fireEvent(sheet, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
}

async function tick(label: RegExp): Promise<void> {
  await openSheet()
  fireEvent.click(await screen.findByLabelText(label))
}

test('a list is narrowed by the chips of a result, says how much of it is seen, and nothing is lost', async () => {
  const kept = show()
  await tick(/^CSE 3$/)
  expect(shownKeys()).toEqual([CALICUT, KOTTAYAM, RAIPUR])
  expect(screen.getByText(/^3 of 5 choices\. Numbers are positions in the whole list/)).toBeTruthy()
  // The last stands at 5: two before it are not shown.
  expect(rows().map(({ style }) => style.counterIncrement)).toEqual(['', '', 'place 3'])
  expect(kept()[0]?.keys).toEqual(KEYS)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }))
  expect(shownKeys()).toEqual(KEYS)
})

test('each fact narrows it: chance, type, State, fee, NIRF and salary', async () => {
  show()
  for (const [label, keys] of [
    [/^Target 3$/, [KOTTAYAM, NAGPUR, RAIPUR]],
    [/^IIIT 1$/, [KOTTAYAM]],
    [/^Kerala 2$/, [CALICUT, KOTTAYAM]],
    [/^Up to ₹1,50,000 1$/, [NAGPUR]],
    [/^1 to 25 1$/, [CALICUT]],
    [/^₹12,00,000 or more 1$/, [RAIPUR]],
  ] as const) {
    await tick(label)
    expect(shownKeys()).toEqual(keys)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }))
  }
  // Without a city on this device the way to where it is asked.
  expect(screen.getByText('Choose your city first.').getAttribute('href')).toBe('/colleges/nit-calicut#home-place')
})

test('the city of this device lets distances narrow it', async () => {
  const home = { id: 'kochi-kerala', name: 'Kochi', state: 'Kerala', at: [9.94, 76.26] }
  localStorage.setItem('homePlace', JSON.stringify(home))
  show()
  await tick(/^Within 300 km of Kochi 0$/)
  expect(screen.getByText('Nothing with these filters')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Within 300 km of Kochi' }))
  expect(shownKeys()).toEqual(KEYS)
})

test('a row that is moved under filters goes past the next one seen, says what it passed unseen, and can go back', async () => {
  const kept = show()
  await tick(/^CSE 3$/)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move CSE, NIT Raipur' }), { key: 'ArrowUp' })
  await waitFor(() => expect(kept()[0]?.keys).toEqual([CALICUT, RAIPUR, KOTTAYAM, NAGPUR, GONE]))
  const said = 'Moved past 2 choices hidden by your filters. CSE, NIT Raipur is at position 2 of 5'
  fireEvent.click(within(screen.getByRole('region', { name: said })).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(kept()[0]?.keys).toEqual(KEYS))
})

test('the filters speak Hindi, and wait until something is known of the choices', async () => {
  show({ words: hi, judged: undefined })
  const chip = await screen.findByRole<HTMLButtonElement>('button', { name: 'ब्रांच' })
  expect([chip.getAttribute('aria-disabled'), chip.getAttribute('popovertarget')]).toEqual(['true', null])
})
