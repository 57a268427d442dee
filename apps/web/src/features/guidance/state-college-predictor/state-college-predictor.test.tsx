import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { STATE_RANK_MAX } from '@sopaan/domain/state/counsellings/state-counselling'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { ANSWERED_COUNSELLINGS, aStateAnswer, aStateSeat } from '#web/testing/state-answers.ts'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import StateCollegePredictorPage, { loader } from './state-college-predictor-page.tsx'

const PATH = '/tools/state-college-predictor'
const RECORD = {
  ...{ season: 2025, seats: 12_000, vanished: 1000, medianMiss: 0.2, lastMiss: 0.25, brier: 0.16, lastBrier: 0.2 },
  calibrationError: 0.05,
  bands: [{ band: 'likely' as const, count: 900, said: 0.7, true: 0.61 }],
}
const RESULT = `${PATH}?counselling=kcet&rank=12000&category=2a`

test('the page lists every counselling with its year, and those without figures as such', async () => {
  show(PATH)
  expect(await screen.findByRole('option', { name: 'KCET (KEA), Karnataka (figures of 2025)' })).toBeTruthy()
  const without = within(screen.getByRole('group', { name: 'No figures yet' }))
  expect(without.getByRole('option', { name: 'REAP, Rajasthan' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'See colleges' })).toBeNull()
})

test('choosing a counselling puts it into the address, and its own questions follow', async () => {
  const { address } = show(PATH)
  fireEvent.change(await screen.findByRole('combobox', { name: 'Counselling' }), { target: { value: 'kcet' } })
  await waitFor(() => expect(address()).toBe(`${PATH}?counselling=kcet`))
  expect(await screen.findByRole('textbox', { name: 'KCET engineering rank' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Category 2A' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Gender' })).toBeNull()
})

test('a counselling that asks for it has gender, home university and percentile', async () => {
  show(`${PATH}?counselling=mht-cet-cap`)
  expect(await screen.findByRole('textbox', { name: 'MHT-CET percentile' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Gender' })).toBeTruthy()
  const home = within(screen.getByRole('combobox', { name: 'Home university' }))
  expect(home.getByRole('option', { name: 'Mumbai University' })).toBeTruthy()
})

test('a counselling without figures says so and makes no prediction', async () => {
  const { calls } = show(`${PATH}?counselling=reap&rank=100`)
  expect(await screen.findByText('No data yet for REAP')).toBeTruthy()
  expect(calls.map(({ pathname }) => pathname)).toEqual([stateCollegePredictor.list.path])
})

test('sending the form puts what was answered into the address, and nothing that is usual', async () => {
  const { address } = show(`${PATH}?counselling=kcet`)
  fireEvent.change(await screen.findByLabelText('KCET engineering rank'), { target: { value: ' 12,000 ' } })
  fireEvent.click(screen.getByLabelText('Category 2A'))
  fireEvent.click(screen.getByLabelText('Rural'))
  fireEvent.click(screen.getByRole('button', { name: 'See colleges' }))
  await waitFor(() => expect(address()).toBe(`${PATH}?counselling=kcet&rank=12%2C000&category=2a&claims=rural`))
})

test('a row tells what is published of its college and what is not; the page narrows down by the same', async () => {
  const answer = aStateAnswer({
    data: [
      aStateSeat(),
      aStateSeat({ key: 'kcet-2025-2', college: { feeInr: 86_000, nirf: null, km: 0 } }),
      aStateSeat({
        key: 'kcet-2025-3',
        college: { feeInr: null, nirf: 45, nirfYear: 2025, salaryInr: 900_000, km: 350 },
      }),
    ],
    ...{ total: 3, published: { fees: 1, nirf: 1, salaries: 1, women: 0, distances: 2 } },
  })
  show(`${RESULT}&from=bengaluru-karnataka`, answered().answer(stateCollegePredictor.predict, answer))
  expect(await screen.findByText(en.results.figuresUnknown)).toBeTruthy()
  const columns = [...document.querySelectorAll('.college-columns')].map((each) =>
    [...each.querySelectorAll('dd')].map((figure) => figure.textContent),
  )
  const unknown = en.results.notPublished
  expect(columns).toEqual([
    [en.results.figuresUnknown, en.results.kmUnknown],
    ['₹86,000', unknown, unknown, unknown, 'under 100 km'],
    [unknown, '2025: 45', '₹9,00,000', unknown, '350 km'],
  ])
  for (const name of [en.results.fees, en.results.nirfRank, en.results.salary, en.results.distance]) {
    expect(screen.getByRole('combobox', { name, hidden: true })).toBeTruthy()
  }
  expect(screen.queryByRole('combobox', { name: en.results.womenShare, hidden: true })).toBeNull()
  expect(screen.getByText(en.results.figuresKnownOf(['1', '1', '1', '0']))).toBeTruthy()
})

test('where no figure of a State’s colleges is published, the filters say so and offer the distance alone', async () => {
  show(RESULT)
  expect(await screen.findByText(en.results.figuresUnknownHere)).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: en.results.fees, hidden: true })).toBeNull()
  expect(screen.queryByRole('combobox', { name: en.results.distance, hidden: true })).toBeNull()
  expect(screen.getByRole('combobox', { name: en.results.homeCity, hidden: true })).toBeTruthy()
})

test('a row says what it closed at, in which year and round, and how far inside the rank is', async () => {
  const { calls } = show(RESULT)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('12,000 in KCET (KEA) 2025')
  const row = within(screen.getByRole('article'))
  expect(row.getByText('12,018')).toBeTruthy()
  expect(row.getByText('KCET (KEA) 2025, round 3')).toBeTruthy()
  expect(row.getByText('18 ranks inside')).toBeTruthy()
  expect(row.getByText('KCET (KEA) 2025, round 1: closed at 9,500.5. You would not have got in.')).toBeTruthy()
  expect(row.getByText(/2AR \(Category 2A, Rural\)/)).toBeTruthy()
  expect(calls.at(-1)?.searchParams.get('rank')).toBe('12000')
})

test('the type of a college stands in the words of the reader, and as its body prints it where we have none', async () => {
  const ofType = (type: string, key: string) =>
    aStateSeat({ key, institute: { name: 'JSS Science and Technology University', type } })
  const data = [ofType('PRIVATE', 'kcet-1'), ofType('Pvt', 'kcet-2'), ofType('Trust', 'kcet-3')]
  const answer = () => answered(aStateAnswer({ data, total: 3 }))
  show(RESULT, answer())
  expect(await screen.findAllByText('Private')).toHaveLength(2)
  expect(screen.getByText('Trust')).toBeTruthy()
  cleanup()
  show(`/hi${RESULT}`, answer(), hi)
  expect(await screen.findAllByText('निजी')).toHaveLength(2)
})

test('a counselling without a forecast says no chance, and why', async () => {
  show(RESULT)
  await screen.findByRole('article')
  expect(screen.queryByText(/Chance in/)).toBeNull()
  expect(screen.getByText(/Too few years, or too jumpy/)).toBeTruthy()
})

test('a counselling with a forecast says the chance, where it counts that the seat may not come, and how it did before', async () => {
  const expected = { percent: 64, offeredPercent: 83, band: 'likely', low: 9800, middle: 12_100, high: 15_000 } as const
  const figures = { table: 'furthest', forecastSeason: 2026, records: [RECORD] } as const
  const counsellings = ANSWERED_COUNSELLINGS.map((each) =>
    each.id === 'kcet' && each.figures
      ? { ...each, figures: { ...each.figures, ...figures, records: [RECORD] } }
      : each,
  )
  const bands = { safe: 0, likely: 1, reach: 4, 'long-shot': 9 }
  const api = answered(aStateAnswer({ data: [aStateSeat({ expected })], bands, forecastSeason: 2026 })).answer(
    stateCollegePredictor.list,
    { data: counsellings },
  )
  const { calls } = show(RESULT, api)
  const row = within((await screen.findAllByRole('article'))[0] as HTMLElement)
  expect(row.getByText('64%')).toBeTruthy()
  expect(row.getByText(/most likely between 9,800 and 15,000\. About 8 of 10 such seats do/)).toBeTruthy()
  expect(row.getByText(/At its furthest closed at/)).toBeTruthy()
  expect(calls.at(-1)?.searchParams.get('band')).toBe('likely')
  const record = within(screen.getByRole('region', { name: 'How our KCET (KEA) forecast did before' }))
  expect(record.getByText('Target: we said 70% on average, 61% came true')).toBeTruthy()
  expect(record.getByText('Safe: no seat was called that')).toBeTruthy()
  expect(record.getByText('1,000 of 12,000 seats closed for nobody the year after')).toBeTruthy()
})

test('marks are told as marks, and the quality of a figure stands beside it', async () => {
  const seat = aStateSeat({
    kind: 'marks',
    list: 'tnea-aggregate-200',
    score: 165,
    closing: 165.5,
    margin: -0.5,
    isIn: false,
    standing: 'just-outside',
    quality: ['deepest-over-rounds'],
    closingList: { round: 'all', stage: 'Round 2' },
  })
  show(RESULT, answered(aStateAnswer({ data: [seat] })))
  const row = within(await screen.findByRole('article'))
  expect(row.getByText('0.5 marks below it')).toBeTruthy()
  expect(row.getByText('KCET (KEA) 2025, round 2')).toBeTruthy()
  expect(row.getByText('the furthest over all rounds')).toBeTruthy()
})

test('where nothing is just inside, the first standing that has seats is opened', async () => {
  const standings = { 'well-inside': 0, 'just-inside': 0, 'just-outside': 3, 'well-outside': 9 }
  const { calls } = show(RESULT, answered(aStateAnswer({ standings })))
  await screen.findByRole('article')
  expect(calls.slice(1).map((call) => call.searchParams.get('standing'))).toEqual(['just-inside', 'just-outside'])
})

test('what was refused is told on its field, in our words', async () => {
  show(`${PATH}?counselling=kcet&rank=0`, refused('rank'))
  const field = await screen.findByRole('textbox', { name: 'KCET engineering rank' })
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Enter a number from 1 to 20,00,000.')
  expect(STATE_RANK_MAX).toBe(2_000_000)
})

test('an empty score asks for one', async () => {
  show(`${PATH}?counselling=kcet&rank=`, refused('rank'))
  expect(await screen.findByText('Enter your score.')).toBeTruthy()
})

test('lists without a score are named, with the way to give one', async () => {
  show(RESULT, answered(aStateAnswer({ missingLists: ['jee-main-crl'] })))
  expect(await screen.findByText(/Add your JEE Main common rank \(CRL\)/)).toBeTruthy()
})

test('nobody is taken for a man: the gender is asked, and what not saying it hides stands above the seats', async () => {
  show(`${PATH}?counselling=mht-cet-cap`)
  const genders = within(await screen.findByRole('group', { name: 'Gender' })).getAllByRole<HTMLInputElement>('radio')
  expect(genders.filter(({ checked }) => checked)).toEqual([])
  cleanup()
  show(`${PATH}?counselling=mht-cet-cap&rank=12000`, answered(aStateAnswer({ hiddenFemaleSeats: 1234 })))
  expect(await screen.findByText('Choose your gender: girls see 1,234 more.')).toBeTruthy()
  cleanup()
  const { calls } = show(`${PATH}?counselling=mht-cet-cap&rank=12000&gender=male`)
  await screen.findByRole('article')
  expect(calls.at(-1)?.searchParams.get('gender')).toBe('male')
  expect(screen.queryByText(/Choose your gender/)).toBeNull()
})

test('a filter takes effect when it is chosen, and keeps the question', async () => {
  const { address } = show(`${RESULT}&standing=well-inside&page=3`)
  fireEvent.change(await screen.findByRole('combobox', { name: 'Branch', hidden: true }), { target: { value: 'CSE' } })
  await waitFor(() => expect(address()).toBe(`${RESULT}&standing=well-inside&group=CSE`))
})

test('the page speaks Hindi, and leaves bodies, colleges and branches as printed', async () => {
  show(`/hi${RESULT}`, undefined, hi)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('12,000, KCET (KEA) 2025 में')
  expect(screen.getByRole('heading', { name: 'Computer Science and Engineering' })).toBeTruthy()
  expect(screen.getByText('18 रैंक अंदर')).toBeTruthy()
})

const answered = (data = aStateAnswer()) =>
  fakeApi()
    .answer(stateCollegePredictor.list, { data: ANSWERED_COUNSELLINGS })
    .answer(stateCollegePredictor.predict, data)
const refused = (path: string) =>
  answered().refuse(stateCollegePredictor.predict, 'INVALID_QUERY', { errors: [{ path, code: 'invalid', msg: 'no' }] })

function show(path: string, api = answered(), words = en) {
  return showPage({ path, words, page: StateCollegePredictorPage, loader, api })
}
