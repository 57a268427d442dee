import { counselling } from '@sopaan/contract/counselling'
import { type CheckedListAnswer, listChecks } from '@sopaan/contract/list-checks'
import type { SaidOfList } from '@sopaan/domain/list-doctor/advice'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showList } from '#web/testing/show-list.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { ListCheck } from './list-check.tsx'

type Choice = CheckedListAnswer['choices'][number]

/** A seat of its own institute that comes with a chance. */
function aChoice(name: string, chance: number, more: Partial<Choice> = {}): Choice {
  const pool = { list: 'main-1' as const, group: 1, spread: 1, survival: 1, lastClosing: 20_000 }
  return {
    key: `institute-of-${name}/civil-engineering-4-years-bachelor-of-technology`,
    institute: `Institute of ${name}`,
    programme: 'Civil Engineering',
    degree: 'Bachelor of Technology',
    durationYears: 4,
    family: 'CIVIL',
    list: 'main-1',
    isOffered: true,
    needsAat: false,
    needsState: false,
    pools: [{ ...pool, chance, chanceIfOffered: chance }],
    ...more,
  }
}

const A_SEASON = {
  body: 'JoSAA',
  season: 2026,
  source: 'JoSAA 2026, schedule of events',
  checkedOn: '2026-06-01',
  steps: [],
  fees: {
    seatAcceptance: { reserved: 15_000_00, others: 30_000_00 },
    partialAdmission: { reserved: 20_000_00, others: 45_000_00 },
    withdrawal: 7_000_00,
  },
  certificatesFrom: '2026-04-01',
}

const NO_OFFERS = { safe: [], home: [], dream: [], renamed: [] }

function anAnswer(choices: Choice[], more: Partial<CheckedListAnswer> = {}): CheckedListAnswer {
  return {
    season: 2027,
    afterRound: 0,
    shocks: { list: 0.25, group: 0.45 },
    candidate: { lists: ['main-1'], hasPassedAat: false },
    choices,
    unknownKeys: [],
    offers: NO_OFFERS,
    ...more,
  }
}

/** Shows the check of a list that somebody keeps; tells what was sent. */
function show(
  choices: readonly Choice[],
  api: FakeApi,
  {
    words = en,
    search = 'main=12000',
    saidOfList,
    onOrder = () => undefined,
    bar = null,
  }: {
    words?: typeof en
    search?: string
    saidOfList?: SaidOfList
    onOrder?: () => void
    bar?: HTMLElement | null
  } = {},
) {
  const query = new URLSearchParams(search)
  const lists = showList(
    ({ store, state }) =>
      state.chosen && (
        <ListCheck
          store={store}
          list={state.chosen}
          search={query}
          saidOfList={saidOfList}
          onOrder={onOrder}
          bar={bar}
        />
      ),
    { keys: choices.map(({ key }) => key), words },
  )
  return { sent: api.listen().requests, keysOf: () => lists()[0]?.keys }
}

test('a hundred seasons, the figure, and what tough and easy years make of it', async () => {
  const choices = [aChoice('Dreams', 0.2), aChoice('Targets', 0.6)]
  show(choices, fakeApi().answer(listChecks.check, anAnswer(choices)))
  const bubbles = await screen.findByRole('img', { name: /^20 Dream, 4\d Target, 0 Safe, \d\d none$/ })
  expect(bubbles.querySelectorAll('circle')).toHaveLength(100)
  expect(bubbles.querySelectorAll('[data-kind="dream"]')).toHaveLength(20)
  // One pool of .2 and one of .6 in one group: more than .8 × .4 = .32, as they fail together, and less than .4.
  const figure = screen.getByText(/^3\d%$/)
  expect(Number.parseInt(figure.textContent ?? '', 10)).toBeGreaterThan(32)
  expect(screen.getByText('A large risk of getting nothing.')).toBeTruthy()
  expect(screen.getByText(/^Tough year \d+%, usual year \d+%, easy year \d+%\.$/)).toBeTruthy()
})

test('one tap ends the list safely, says what it changes before, and is taken back by one more', async () => {
  const choices = [aChoice('Dreams', 0.1), aChoice('Targets', 0.5)]
  const safe = [aChoice('Walls', 0.96), aChoice('Rocks', 0.98)]
  const api = fakeApi().answer(listChecks.check, anAnswer(choices, { offers: { ...NO_OFFERS, safe } }))
  const { keysOf, sent } = show(choices, api)
  const [first] = await screen.findAllByRole('listitem')
  const card = within(first as HTMLElement)
  expect(card.getByRole('heading', { name: 'No safe end' })).toBeTruthy()
  expect(card.getByText(/^Risk 4\d% to under 1%$/)).toBeTruthy()
  expect(card.getByText(/^New at no\. 3: Institute of Walls Civil/).closest('details'), 'in sight').toBeNull()
  card.getByRole('button', { name: 'Add 2 safe seats' }).click()
  await waitFor(() => expect(keysOf()).toEqual([...choices, ...safe].map(({ key }) => key)))
  expect(await screen.findByText('Done: Add 2 safe seats')).toBeTruthy()
  expect(screen.getByText('Hardly any year leaves you with nothing.')).toBeTruthy()
  screen.getByRole('button', { name: 'Undo' }).click()
  await waitFor(() => expect(keysOf()).toEqual(choices.map(({ key }) => key)))
  expect(sent, 'a repair with what is known needs no request').toHaveLength(1)
})

test('faults are told with their row and repaired: twice, not open', async () => {
  const twice = aChoice('Rivers', 0.97)
  const choices = [
    aChoice('Hills', 0.4),
    twice,
    { ...twice, key: `${twice.key}-again` },
    aChoice('Gates', 0, { pools: [] }),
  ]
  const { keysOf } = show(choices, fakeApi().answer(listChecks.check, anAnswer(choices)))
  expect(await screen.findByText(/^No\. 3, Institute of Rivers Civil: JoSAA takes each/)).toBeTruthy()
  expect(screen.getByText(/^No\. 4, Institute of Gates Civil: no seat there is open/)).toBeTruthy()
  const gates = screen.getByRole('heading', { name: /you cannot get$/ }).closest('li')
  expect(within(gates as HTMLElement).getByText('Removed: Institute of Gates Civil'), 'it has no chance').toBeTruthy()
  within(gates as HTMLElement)
    .getByRole('button')
    .click()
  await waitFor(() => expect(keysOf()).toEqual(choices.slice(0, 3).map(({ key }) => key)))
})

test('how much of the list leans on the certificate is told with the day from which one counts, and where the papers are', async () => {
  const pool = { list: 'main-1' as const, group: 1, spread: 1, survival: 1, lastClosing: 20_000 }
  const open = { ...pool, chance: 0.57, chanceIfOffered: 0.57 }
  const own = { ...pool, group: 2, chance: 0.89, chanceIfOffered: 0.89, needsPaper: true }
  const choices = [aChoice('Hills', 0.4), aChoice('Walls', 0, { pools: [open, own] }), aChoice('Rocks', 0.98)]
  const season = { now: '2026-11-29T08:00:00.000Z', season: A_SEASON }
  const api = fakeApi().answer(listChecks.check, anAnswer(choices)).answer(counselling.getSeason, season)
  show(choices, api, { search: 'main=12450&category=OBC-NCL&mainCategory=3990' })
  const card = within(
    (await screen.findByRole('heading', { name: '1 choice leans on your OBC-NCL certificate' })).closest(
      'li',
    ) as HTMLElement,
  )
  expect(
    await card.findByText(
      /^JoSAA 2026: only one dated 1 Apr 2026 or later counts\. Without it No\. 2, Institute of Walls Civil falls to 57%\.$/,
    ),
  ).toBeTruthy()
  expect(card.getByRole('link', { name: 'Papers' }).getAttribute('href')).toBe('/what-now?category=OBC-NCL#papers')
  cleanup()
  show(choices.slice(0, 1), fakeApi().answer(listChecks.check, anAnswer(choices.slice(0, 1))))
  await screen.findByText('No-seat risk')
  expect(screen.queryByText(/certificate/)).toBeNull()
})

test('a row that has a new name gets it in its place with one tap, which is taken back by another', async () => {
  const renamed = [aChoice('Newgate', 0.95)]
  const old = aChoice('Oldgate', 0, { isOffered: false, pools: [], newKey: renamed[0]?.key })
  const choices = [aChoice('Hills', 0.4), old, aChoice('Walls', 0.97)]
  const answer = anAnswer(choices, { offers: { ...NO_OFFERS, renamed } })
  const { keysOf } = show(choices, fakeApi().answer(listChecks.check, answer))
  const card = within(
    (await screen.findByRole('heading', { name: '1 row may have a new name' })).closest('li') as HTMLElement,
  )
  expect(card.getByText(/^New at no\. 2: Institute of Newgate Civil/)).toBeTruthy()
  card.getByRole('button', { name: 'Put the new name' }).click()
  await waitFor(() => expect(keysOf()).toEqual([choices[0]?.key, renamed[0]?.key, choices[2]?.key]))
  ;(await screen.findByRole('button', { name: 'Undo' })).click()
  await waitFor(() => expect(keysOf()).toEqual(choices.map(({ key }) => key)))
})

test('seats of NITs without a home state are no rows to be taken out: the button asks for the state', async () => {
  const sheet = Object.assign(document.body.appendChild(document.createElement('div')), {
    id: 'judged-for',
    showPopover: () => sheet.setAttribute('data-shown', ''),
  })
  const choices = [aChoice('Hills', 0.4), aChoice('Gates', 0, { pools: [], needsState: true })]
  const { keysOf } = show(choices, fakeApi().answer(listChecks.check, anAnswer(choices)))
  ;(await screen.findByRole('button', { name: 'Add my state' })).click()
  expect(sheet.hasAttribute('data-shown')).toBe(true)
  expect(keysOf()).toEqual(choices.map(({ key }) => key))
  expect(screen.queryByText(/you cannot get$/)).toBeNull()
  sheet.remove()
})

test('of many rows that a repair takes out the others are named once they are opened', async () => {
  const choices = [
    aChoice('Hills', 0.9),
    ...'abcdefg'.split('').map((name) => aChoice(name, 0, { isOffered: false, pools: [] })),
  ]
  show(choices, fakeApi().answer(listChecks.check, anAnswer(choices)))
  const card = within((await screen.findByRole('button', { name: 'Remove 7' })).closest('li') as HTMLElement)
  expect(card.getByText('and 2 more').closest('details')?.textContent).toContain('Institute of g')
})

test('an order is asked about and moves nothing by itself: the button opens what is asked', async () => {
  const choices = [aChoice('Walls', 0.999), aChoice('Hills', 0.6)]
  let asked = 0
  const { keysOf } = show(choices, fakeApi().answer(listChecks.check, anAnswer(choices)), { onOrder: () => asked++ })
  expect(await screen.findByRole('heading', { name: '1 harder choice will never be reached' })).toBeTruthy()
  screen.getByRole('button', { name: 'Fix the order' }).click()
  expect(asked).toBe(1)
  expect(keysOf()).toEqual(choices.map(({ key }) => key))
  cleanup()
  show(choices, fakeApi().answer(listChecks.check, anAnswer(choices)), { saidOfList: 'order' })
  expect(await screen.findByRole('heading', { name: '1 row will never be reached' })).toBeTruthy()
  expect(screen.getByText(/^No fault found/), 'it costs nothing, so it is a word and no fault').toBeTruthy()
  expect(
    screen.queryByRole('button', { name: 'Fix the order' }),
    'an order that was said is not asked for again',
  ).toBeNull()
})

test('the tap above the rows shows what it changes first, does it then, and is taken back there', async () => {
  const bar = document.body.appendChild(document.createElement('div'))
  const choices = [aChoice('Dreams', 0.1), aChoice('Targets', 0.5)]
  const safe = [aChoice('Walls', 0.96)]
  const answer = anAnswer(choices, { offers: { ...NO_OFFERS, safe } })
  const { keysOf } = show(choices, fakeApi().answer(listChecks.check, answer), { bar })
  const above = within(bar)
  ;(await above.findByRole('button', { name: 'Add 1 safe seat' })).click()
  const dialog = within(await above.findByRole('dialog', { name: 'No safe end' }))
  expect(dialog.getByText(/^New at no\. 3: Institute of Walls Civil/)).toBeTruthy()
  expect(dialog.getByText(/^Risk 4\d% to \d%$/)).toBeTruthy()
  expect(keysOf()).toEqual(choices.map(({ key }) => key))
  dialog.getByRole('button', { name: 'Add 1 safe seat' }).click()
  await waitFor(() => expect(keysOf()).toEqual([...choices, ...safe].map(({ key }) => key)))
  ;(await above.findByRole('button', { name: 'Undo' })).click()
  await waitFor(() => expect(keysOf()).toEqual(choices.map(({ key }) => key)))
  bar.remove()
})

test('a list without a fault is told so, and words that are no fault have no number', async () => {
  const choices = [aChoice('Dreams', 0.001), aChoice('Targets', 0.5), aChoice('Walls', 0.985)]
  show(choices, fakeApi().answer(listChecks.check, anAnswer(choices)))
  expect(await screen.findByText('No fault found in your 3 rows.')).toBeTruthy()
  const dream = screen.getByRole('heading', { name: 'One dream is out of reach' }).closest('li')
  expect(within(dream as HTMLElement).getByText('i')).toBeTruthy()
  expect(within(dream as HTMLElement).queryByRole('button')).toBeNull()
})

test('without a rank nothing is sent; without the figures in the data it says so; what fails can be tried again', async () => {
  const choices = [aChoice('Targets', 0.5)]
  const { sent } = show(choices, fakeApi(), { search: '' })
  expect(await screen.findByText(/^Enter your rank, and we check the list/)).toBeTruthy()
  expect(sent).toEqual([])
  cleanup()
  show(choices, fakeApi().answer(listChecks.check, null))
  expect(await screen.findByText(/^The data we have now does not allow a check/)).toBeTruthy()
  cleanup()
  const api = fakeApi()
  show(choices, api)
  expect(await screen.findByText('Could not check the list. Your list is safe.')).toBeTruthy()
  api.answer(listChecks.check, anAnswer(choices))
  screen.getByRole('button', { name: 'Try Again' }).click()
  expect(await screen.findByRole('heading', { name: 'No-seat risk' })).toBeTruthy()
})

test('in Hindi as well', async () => {
  const choices = [aChoice('Dreams', 0.1), aChoice('Targets', 0.5)]
  const safe = [aChoice('Walls', 0.96)]
  show(choices, fakeApi().answer(listChecks.check, anAnswer(choices, { offers: { ...NO_OFFERS, safe } })), {
    words: hi,
  })
  expect(await screen.findByRole('heading', { name: 'सीट न मिलने का खतरा' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '1 Safe सीट जोड़ें' })).toBeTruthy()
})
