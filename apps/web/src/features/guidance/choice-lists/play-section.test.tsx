import { type ChoiceRounds, choicePlays } from '@sopaan/contract/choice-rounds'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { PlaySection } from './play-section.tsx'

const SURATHKAL = 'National Institute of Technology Karnataka, Surathkal'
const BTECH = { degree: 'Bachelor of Technology', durationYears: 4 }
const OS_OPEN = { quota: 'OS', seatType: 'OPEN', gender: 'neutral' } as const
const CSE = 'surathkal/cse'
const PLANNING = 'bhopal/planning'
const IT = 'surathkal/it'
const KEYS = [`${CSE}/os/open/neutral`, `${PLANNING}/os/open/neutral`, `${IT}/os/open/neutral`]
const SEARCH = new URLSearchParams('main=1945&plan=605&state=Uttar Pradesh&category=OPEN')

/** Source: JoSAA 2026, closing ranks of rounds 1 to 5, OS OPEN gender-neutral; the chances are made up. */
const ROUNDS: ChoiceRounds = {
  season: 2026,
  seasons: [2026, 2025],
  ahead: { season: 2027, publishedRounds: 0 },
  year: null,
  rounds: 5,
  publishedRounds: 5,
  withdrawal: { iit: { from: 2, to: 4 }, nitPlus: { from: 2, to: 5 } },
  exit: { from: 2, to: 4 },
  isOfficial: true,
  dates: [{ round: 1, allottedOn: '2026-06-13', payByOn: '2026-06-26' }],
  choices: [
    {
      choice: CSE,
      institute: SURATHKAL,
      programme: { name: 'Computer Science and Engineering', ...BTECH },
      list: 'main-1',
      pools: [{ ...OS_OPEN, rank: 1945, closings: [1605, 1689, 1689, 1727, 1954], chances: [0.5, 0.4, 0.4, 0.3] }],
    },
    {
      choice: PLANNING,
      institute: 'Maulana Azad National Institute of Technology Bhopal',
      programme: { name: 'Planning', degree: 'Bachelor of Planning', durationYears: 4 },
      list: 'main-2b',
      pools: [{ ...OS_OPEN, rank: 605, closings: [400, 563, 599, 618, 620], chances: [0.2, 0.5, 0.9, null] }],
    },
    {
      choice: IT,
      institute: SURATHKAL,
      programme: { name: 'Information Technology', ...BTECH },
      list: 'main-1',
      pools: [{ ...OS_OPEN, rank: 1945, closings: [2874, 2918, 2918, 2918, 3088], chances: [null, null, null, null] }],
    },
  ],
}

function show(answer: (season: unknown) => ChoiceRounds, { words = en, search = SEARCH, keys = KEYS } = {}) {
  const api = fakeApi().answer(choicePlays.play, ({ body }) => answer((body as { season?: number }).season))
  render(
    <WordsProvider words={words}>
      <PlaySection keys={keys} search={search} />
    </WordsProvider>,
  )
  return api.listen()
}

const steps = () =>
  within(screen.getByRole('list', { name: en.rounds.stairs }))
    .getAllByRole('listitem')
    .map((step) => step.textContent)

test('the stairs show the seat after each round, and float, slide and freeze where they end and what they lose', async () => {
  const { requests } = show(() => ROUNDS)
  expect(requests, 'nothing is read before it is wanted').toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Play the rounds' }))
  await screen.findByText('As 2026 really went, with your list and ranks.')
  expect(steps()).toEqual([
    'NIT SurathkalInformation TechnologyNo. 3Round 1Sat 13 Jun',
    'NIT SurathkalInformation TechnologyNo. 3Round 2',
    'NIT SurathkalInformation TechnologyNo. 3Round 3',
    'MANIT BhopalB.PlanNo. 2Round 4',
    'NIT SurathkalCSENo. 1Round 5',
  ])
  expect(screen.getByRole('radio', { name: /^Float ends at No. 1/ })).toHaveProperty('checked', true)
  screen.getByRole('radio', { name: /^Slide ends at No. 1 .*same as Float/ })
  screen.getByRole('radio', { name: /^Freeze ends at No. 3 .*2 places lower than Float/ })
  screen.getByText(/It moved 2 times for you/)
  // logistic(-.442 + .428 logit(.6) + .87 logit(.5) + .409 + .077 ln 2) = .548
  screen.getByText('After round 1, with No. 3 in hand, the chance of something better was 55%.')
  // What is known after round 1 speaks for Float: CSE of the same college .5, Planning of another .2.
  screen.getByText('What we would have said after round 1')
  screen.getByText('Press Float.')
  screen.getByText(/2 higher choices may still come: chance 55%\. Your seat stays until then\./)
  screen.getByText(en.whichButton.regret.float)
  expect(screen.queryByText(en.rounds.cannotRefuse), 'said already').toBeNull()

  fireEvent.click(screen.getByRole('radio', { name: /^Slide/ }))
  expect(steps().map((step) => /No\. \d/.exec(step ?? '')?.[0])).toEqual(['No. 3', 'No. 3', 'No. 3', 'No. 3', 'No. 1'])
  // Only the higher choice of the same college: logistic(-.442 + .409) = .492
  screen.getByText('After round 1, with No. 3 in hand, the chance of something better was 49%.')
  screen.getByText(en.rounds.cannotRefuse)

  fireEvent.click(screen.getByRole('radio', { name: /^Freeze/ }))
  expect(steps().filter((step) => step?.includes('No. 3'))).toHaveLength(5)
  expect(screen.queryByText(en.rounds.cannotRefuse)).toBeNull()
  expect(requests, 'playing reads nothing again').toHaveLength(1)
})

test('in a season that runs the button is that of the newest seat, and it is the one that is played', async () => {
  const running = { ...ROUNDS, season: 2027, publishedRounds: 3, dates: [] }
  const near = running.choices.map((choice, at) => ({
    ...choice,
    pools: choice.pools.map((pool) => ({ ...pool, chances: [0.5, 0.4, at === 1 ? 0.004 : 0.2, null] })),
  }))
  show(() => ({ ...running, choices: near }))
  fireEvent.click(screen.getByRole('button', { name: 'Play the rounds' }))
  await screen.findByText('For your seat now')
  screen.getByText('Press Slide.')
  // Only CSE of the same college has a chance of 1 in 100 or more after round 3.
  screen.getByText(/1 higher choice may still come, in your own college/)
  expect(screen.getByRole('radio', { name: /^Slide/ })).toHaveProperty('checked', true)
})

test('the rounds play by themselves once they come in sight', async () => {
  const sight: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        sight.push(() => tell([{ isIntersecting: true }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const { requests } = show(() => ROUNDS)
  expect(requests, 'nothing is read while it is out of sight').toEqual([])
  for (const come of sight) act(come)
  await screen.findByText('As 2026 really went, with your list and ranks.')
  vi.unstubAllGlobals()
})

test('the last round, a missed payment and withdrawal are warned of, and a table says the same as the stairs', async () => {
  show(() => ROUNDS)
  fireEvent.click(screen.getByRole('button', { name: 'Play the rounds' }))
  await screen.findByText('Round 5 is the last. There is no Float or Slide in it.')
  screen.getByText(en.rounds.notPaid)
  screen.getByText(/withdraw from an IIT or IISc by round 4, from any other by round 5/)
  expect(screen.queryByText(en.rounds.windowsOf2026)).toBeNull()
  fireEvent.click(screen.getByText('As a table'))
  const rows = within(screen.getByRole('table', { name: 'Float, JoSAA 2026, round by round' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    '1First seatNo. 3, NIT Surathkal Information TechnologyOS · OPEN2,874, you 1,94526 Jun 2026',
    '2Same seatNo. 3, NIT Surathkal Information TechnologyOS · OPEN2,918, you 1,945',
    '3Same seatNo. 3, NIT Surathkal Information TechnologyOS · OPEN2,918, you 1,945',
    '4Moved upNo. 2, MANIT Bhopal B.PlanOS · OPEN618, you 605',
    '5Moved upNo. 1, NIT Surathkal CSEOS · OPEN1,954, you 1,945',
  ])
})

test('another season is read when it is chosen, and one of which nothing came says so', async () => {
  const none = ROUNDS.choices.map((choice) => ({ ...choice, pools: [] }))
  const { requests } = show((season) =>
    season === 2025 ? { ...ROUNDS, season: 2025, isOfficial: false, dates: [], choices: none } : ROUNDS,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Play the rounds' }))
  fireEvent.click(await screen.findByRole('radio', { name: '2025' }))
  await screen.findByText('Nothing on this list came in 2025. Add choices below that you would still take.')
  screen.getByText(en.rounds.windowsOf2026)
  expect(screen.queryByRole('radio', { name: /^Float/ })).toBeNull()
  expect(requests).toMatchObject([{ body: { keys: KEYS } }, { body: { keys: KEYS, season: 2025 } }])
})

test('the season ahead is played as forecast, in a tough, a usual or an easy year, and never told as a promise', async () => {
  const inYear = (year: 'tough' | 'usual' | 'easy') => ({
    ...ROUNDS,
    ...{ season: 2027, year, dates: [{ round: 1, allottedOn: '2027-06-12', payByOn: '2027-06-18' }] },
    choices: year === 'tough' ? ROUNDS.choices.map((choice) => ({ ...choice, pools: [] })) : ROUNDS.choices,
  })
  const api = fakeApi().answer(choicePlays.play, ({ body }) => {
    const { year } = body as { year?: 'tough' | 'usual' | 'easy' }
    return year === undefined ? ROUNDS : inYear(year)
  })
  render(
    <WordsProvider words={en}>
      <PlaySection keys={KEYS} search={SEARCH} />
    </WordsProvider>,
  )
  const { requests } = api.listen()
  fireEvent.click(screen.getByRole('button', { name: 'Play the rounds' }))
  fireEvent.click(await screen.findByRole('radio', { name: /^2027.forecast$/ }))
  await screen.findByText('How 2027 may go by our forecast, with your list and ranks.')
  expect(screen.getByRole('radio', { name: 'Usual year' })).toHaveProperty('checked', true)
  screen.getByText('What we would say after round 1')
  screen.getByText('In such a year it moves 2 times.', { exact: false })
  screen.getByText('After round 1, with No. 3 in hand, the chance of something better is 55%.')
  screen.getByText('First seat in round 1: accept and pay by 18 Jun 2027, or it is cancelled.')
  screen.getByText(/^A forecast, not a promise/)
  expect(screen.queryByText(en.rounds.came)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Tough year' }))
  await screen.findByText(en.rounds.ahead.nothing)
  fireEvent.click(screen.getByRole('radio', { name: '2025' }))
  expect(screen.queryByRole('radio', { name: 'Usual year' })).toBeNull()
  await expect.poll(() => requests).toHaveLength(4)
  expect(requests.map(({ body }) => body)).toMatchObject([{}, { year: 'usual' }, { year: 'tough' }, { season: 2025 }])
})

test('without a rank there is nothing to play, a failure can be tried again, and two seats of a programme are one choice', async () => {
  show(() => ROUNDS, { search: new URLSearchParams() })
  screen.getByText(en.rounds.needs)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const api = show(() => ROUNDS, { keys: [...KEYS, `${IT}/os/open/female`] }).lose(choicePlays.play)
  fireEvent.click(screen.getByRole('button', { name: 'Play the rounds' }))
  await screen.findByText(en.rounds.failed)
  api.answer(choicePlays.play, ROUNDS)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText(/^Your 4 seats are 3 choices on JoSAA's form/)
})

test('a reader of Hindi plays in Hindi', async () => {
  show(() => ROUNDS, { words: hi })
  fireEvent.click(screen.getByRole('button', { name: hi.rounds.play }))
  await screen.findByText('2026 सच में जैसा रहा, आपकी लिस्ट और आपकी रैंक के साथ।')
  screen.getByText('राउंड 1 के बाद, हाथ में नं. 3: कुछ बेहतर आने का चांस 55% था।')
})
