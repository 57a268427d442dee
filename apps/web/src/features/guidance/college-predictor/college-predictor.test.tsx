import { RANK_KEYS, RANK_MAX as RANK_MAX_OF_CALL } from '@sopaan/contract/college-predictor'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { RANK_MAX } from '#web/search-form/refused-answers.ts'
import { anAnswer, aSeat } from '#web/testing/predictor-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import CollegePredictorPage, { loader } from './college-predictor-page.tsx'

const RESULT = '/tools/college-predictor?main=6842&state=Maharashtra'

afterEach(cleanup)

test('without a question the page asks five things, and makes no call', async () => {
  const { calls } = show('/tools/college-predictor')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'JEE Main rank (CRL)' })).value).toBe('')
  expect(screen.getByRole('group', { name: 'Category' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Gender' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Class 12 state' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'I also have a JEE Advanced rank' })).toBeTruthy()
  expect(calls).toEqual([])
})

test('sending the form puts what was answered into the address, and nothing that is usual', async () => {
  const { address } = show('/tools/college-predictor')
  fireEvent.change(await screen.findByLabelText('JEE Main rank (CRL)'), { target: { value: ' 6,842 ' } })
  fireEvent.click(screen.getByLabelText('SC'))
  fireEvent.change(document.querySelector('[name="mainCategory"]') as Element, { target: { value: '300' } })
  fireEvent.click(screen.getByLabelText('Girl'))
  fireEvent.change(screen.getByLabelText('Class 12 state'), { target: { value: 'Bihar' } })
  fireEvent.click(screen.getByRole('button', { name: 'See my colleges' }))
  await waitFor(() =>
    expect(address()).toBe(
      '/tools/college-predictor?main=6%2C842&category=SC&mainCategory=300&gender=female&state=Bihar',
    ),
  )
})

test('a rank written with commas reaches the call as a number', async () => {
  const { calls } = show('/tools/college-predictor?main=1,20,000')
  await screen.findByRole('heading', { level: 1 })
  expect(calls[0]?.searchParams.get('main')).toBe('120000')
})

test('the answer says the rank, the years it got in, where the seat closed, and the chance', async () => {
  show(RESULT)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Rank 6,842 can get you here')
  const row = within(screen.getByRole('article'))
  expect(row.getByRole('heading', { name: 'Electronics and Communication Engineering' })).toBeTruthy()
  expect(row.getByText('Malaviya National Institute of Technology Jaipur, Rajasthan')).toBeTruthy()
  const bubbles = row.getByRole('img', { name: /2 of the last 5 years/ })
  expect(bubbles.getAttribute('aria-label')).toContain('in: 2022, 2024; not in: 2023, 2025, 2026')
  expect(row.getByText('6,600')).toBeTruthy()
  expect(row.getByText('JoSAA 2026, round 6')).toBeTruthy()
  expect(row.getByText('better than even, 64%')).toBeTruthy()
  expect(row.getByText(/Expected to close at 6,100 to 7,400 in 2027/)).toBeTruthy()
})

test('the name of a branch leads to the page of its seat, with the reader and without the filters', async () => {
  show(`${RESULT}&band=likely&type=NIT`)
  const link = within(await screen.findByRole('article')).getByRole('link', {
    name: 'Electronics and Communication Engineering',
  })
  expect(link.getAttribute('href')).toBe('/seats/jaipur-ece-os-open?main=6842&state=Maharashtra')
})

test('every season of a row is told with its counselling, round and closing rank', async () => {
  show(RESULT)
  await screen.findByRole('article')
  expect(screen.getByText('JoSAA, 2024, round 5: closed at 7,200. Your rank would have got in.')).toBeTruthy()
  expect(screen.getByText('JoSAA, 2025, round 6: closed at 6,518. Your rank would not have got in.')).toBeTruthy()
})

test('a season without a closing rank counts neither for nor against', async () => {
  const [first, ...rest] = aSeat().seasons
  const seasons = [{ season: first?.season ?? 2022, round: 6, opening: null, closing: null, wouldGet: null }, ...rest]
  show(RESULT, () => anAnswer({ data: [aSeat({ seasons })] }))
  expect(await screen.findByRole('img', { name: /1 of the last 4 years/ })).toBeTruthy()
  expect(screen.getByText('JoSAA, 2022, round 6: no closing rank printed.')).toBeTruthy()
})

test('each band is a link with its count, and the one that is shown says so', async () => {
  show(RESULT)
  const tabs = within(await screen.findByRole('navigation', { name: 'How likely' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Safe 10', 'Likely 1', 'Reach 5', 'Long shot 1,200'])
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
  expect(tabs[3]?.getAttribute('href')).toBe('/tools/college-predictor?main=6842&state=Maharashtra&band=long-shot')
})

test('where nothing is Likely, the first band that has seats is opened', async () => {
  const { calls } = show(RESULT, () => anAnswer({ bands: { safe: 0, likely: 0, reach: 5, longShot: 9 } }))
  await screen.findByRole('article')
  expect(calls.map((call) => call.searchParams.get('band'))).toEqual(['likely', 'reach'])
  expect(screen.getByRole('link', { current: 'page', name: /Reach/ })).toBeTruthy()
})

test('a filter takes effect when it is ticked, keeps the question and returns to the first page', async () => {
  const { address, calls } = show(`${RESULT}&band=safe&page=3`)
  fireEvent.click(await screen.findByRole('checkbox', { name: /NIT/, hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&band=safe&type=NIT`))
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('type')).toBe('NIT'))
})

test('the order of the list is part of the address', async () => {
  const { address } = show(`${RESULT}&band=safe`)
  fireEvent.change(await screen.findByRole('combobox', { name: 'Order' }), { target: { value: 'chance' } })
  await waitFor(() => expect(address()).toContain('sort=chance'))
})

test('a filter that leaves nothing says what to do, and clearing it keeps the question', async () => {
  show(`${RESULT}&type=GFTI&band=likely`, () => anAnswer({ data: [], total: 0 }))
  expect(await screen.findByText('No branch here with these filters')).toBeTruthy()
  const clear = screen.getAllByRole('link', { name: 'Clear filters', hidden: true }).at(-1)
  expect(clear?.getAttribute('href')).toBe(RESULT)
})

test('a rank that cannot be is refused on its field, in words tied to it, and the other answers stay', async () => {
  show(
    '/tools/college-predictor?main=0&category=SC&state=Bihar',
    () => ({ errors: [{ path: 'main', msg: 'no' }] }),
    400,
  )
  const field = await screen.findByRole('textbox', { name: 'JEE Main rank (CRL)' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Main ranks go up to about 15 lakh. Is this your percentile?')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Class 12 state' }).value).toBe('Bihar')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SC' }).checked).toBe(true)
})

test('a question without any rank asks for one', async () => {
  show('/tools/college-predictor?state=Bihar', () => ({ errors: [{ path: 'main', msg: 'no' }] }), 400)
  expect(await screen.findByText(/^Enter your rank\./)).toBeTruthy()
})

test('an address with an unknown filter offers to clear the filters', async () => {
  show(`${RESULT}&type=XYZ`, () => ({ errors: [{ path: 'type', msg: 'no' }] }), 400)
  const clear = await screen.findByRole('link', { name: 'Clear filters' })
  expect(clear.getAttribute('href')).toBe(RESULT)
})

test('what an answer not given hides stands above the seats, with how many', async () => {
  const missing = [
    { key: 'mainCategory' as const, seats: 671 },
    { key: 'gender' as const, seats: 472 },
    { key: 'state' as const, seats: 325 },
  ]
  show(RESULT, () => anAnswer({ missing }))
  const said = await screen.findByText('Add your JEE Main category rank to see 671 more.')
  expect(screen.getByText('Choose your gender: girls see 472 more.')).toBeTruthy()
  expect(screen.getByText('Choose your home state to see at least 325 more.')).toBeTruthy()
  const first = screen.getByRole('heading', { level: 3, name: 'Electronics and Communication Engineering' })
  expect(said.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText('Gender not given')).toBeTruthy()
})

test('nobody is taken for a man: the form stands with no gender chosen, beside the first answers', async () => {
  show('/tools/college-predictor')
  const female = await screen.findByRole<HTMLInputElement>('radio', { name: 'Girl' })
  expect(female.closest('details')).toBeNull()
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').filter(({ name, checked }) => name === 'gender' && checked),
  ).toEqual([])
})

test('B.Arch of the IITs is shown with its past and “Needs AAT”, never with a chance', async () => {
  const { chancePercent: _, ...seat } = aSeat({ key: 'arch' })
  show(`${RESULT}&advanced=12000`, () => anAnswer({ data: [], total: 0, needsAat: [seat] }))
  const section = within(await screen.findByRole('region', { name: 'B.Arch at the IITs needs the AAT' }))
  expect(section.getByText('Needs AAT')).toBeTruthy()
  expect(section.queryByText(/Chance/)).toBeNull()
  expect(
    screen.getByRole('checkbox', { name: 'I passed the AAT (Architecture Aptitude Test)', hidden: true }),
  ).toBeTruthy()
})

test('a search for a college outside JoSAA says who gives its seats, and leads there', async () => {
  const elsewhere = [{ name: 'Delhi Technological University', givenBy: 'JAC Delhi', counselling: 'jac-delhi' }]
  show(`${RESULT}&q=dtu`, () => anAnswer({ data: [], total: 0, elsewhere }))
  expect(await screen.findByText(/^Delhi Technological University: its seats are not given by JoSAA/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See JAC Delhi' }).getAttribute('href')).toBe(
    '/tools/state-college-predictor?counselling=jac-delhi',
  )
  expect(screen.queryByText(/No branch here/)).toBeNull()
})

test('under every result stand the class 12 condition and what Likely came to by season', async () => {
  show(RESULT)
  expect(
    await screen.findByText(
      /^You also need 75% in class 12 \(65% for SC, ST and PwD\) or a place in the top 20 percentile/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/seats we called Likely came true 60 to 82 times in 100, by year/)).toBeTruthy()
})

test('a rank behind every seat is told so, with the closest seat and what there is beside JoSAA', async () => {
  const seasons = aSeat().seasons.map((season) => ({ ...season, wouldGet: false }))
  const answer = () =>
    anAnswer({
      data: [aSeat({ band: 'long-shot', chancePercent: 0, rank: 900_000, seasons })],
      bands: { safe: 0, likely: 0, reach: 0, longShot: 1163 },
    })
  show('/tools/college-predictor?main=900000&state=Kerala', answer)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('No JoSAA seat closed near rank 9,00,000')
  expect(screen.getByText(/it closed at 6,600 in 2026/)).toBeTruthy()
  const ways = within(screen.getByRole('region', { name: 'What you can do now' }))
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tools/state-college-predictor',
    'https://csab.nic.in',
    '/resources/mental-health',
  ])
  expect(screen.getByText(/under 1%/)).toBeTruthy()
})

test('a row names the easier seat beside it, by which rank it goes and where it closed', async () => {
  const easierOpenPool = {
    key: 'jaipur-ece-os-open',
    seatType: 'OPEN',
    gender: 'neutral',
    rank: 6842,
    rankKind: 'common',
    closing: 9120,
    chancePercent: 92,
  } as const
  show(RESULT, () => anAnswer({ data: [aSeat({ seatType: 'OBC-NCL', rankKind: 'category', easierOpenPool })] }))
  const link = await screen.findByRole('link', { name: 'Easier for you: the open seat of the same branch, 92%.' })
  expect(link.getAttribute('href')).toBe('/seats/jaipur-ece-os-open?main=6842&state=Maharashtra')
  expect(screen.getByText('It goes by your common rank (CRL), 6,842; in 2026 it closed at 9,120.')).toBeTruthy()
})

test('once a round of the season is in, the page says which', async () => {
  show(RESULT, () => anAnswer({ afterRound: 1 }))
  expect(await screen.findByText('Round 1 of 2027 is in')).toBeTruthy()
  expect(screen.getByText(/Round 1 of 2027 is in: the chance follows what it printed/)).toBeTruthy()
})

test('who enters several ranks is led to what each opens, and can narrow the list to one', async () => {
  const { calls, address } = show(`${RESULT}&advanced=900`)
  expect((await screen.findByRole('link', { name: 'See what each of them opens' })).getAttribute('href')).toBe(
    '/tools/college-predictor/all-ranks?main=6842&state=Maharashtra&advanced=900',
  )
  fireEvent.change(screen.getByRole('combobox', { name: 'Decided by', hidden: true }), {
    target: { value: 'advanced' },
  })
  await waitFor(() => expect(address()).toContain('by=advanced'))
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('by')).toBe('advanced'))
})

test('preparatory seats show their past and no chance', async () => {
  const { chancePercent: _, ...seat } = aSeat({ key: 'prep', rankKind: 'preparatory' })
  show(RESULT, () => anAnswer({ data: [], total: 0, preparatory: [seat] }))
  const section = within(await screen.findByRole('region', { name: 'Preparatory course' }))
  expect(section.getByRole('img', { name: /2 of the last 5 years/ })).toBeTruthy()
  expect(section.queryByText(/Chance/)).toBeNull()
})

test('the page speaks Hindi throughout, and leaves exam and branch names in Latin letters', async () => {
  show(`/hi${RESULT}`, undefined, 200, hi)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('रैंक 6,842 आपको यहाँ पहुँचा सकती है')
  expect(screen.getByRole('heading', { name: 'Electronics and Communication Engineering' })).toBeTruthy()
  expect(screen.getByText('Malaviya National Institute of Technology Jaipur, राजस्थान')).toBeTruthy()
  expect(screen.getByText('JoSAA, 2025, राउंड 6: 6,518 पर बंद हुई। आपकी रैंक पर नहीं मिलती।')).toBeTruthy()
})

test('the form knows every rank that the call takes, and its largest', () => {
  expect(RANK_FIELDS).toEqual(RANK_KEYS)
  expect(RANK_MAX).toBe(RANK_MAX_OF_CALL)
})

function show(path: string, answer: () => object = () => anAnswer(), status = 200, words = en) {
  const envelope = status === 200 ? {} : { status: 'error', code: 'INVALID_QUERY', message: 'Validation error' }
  return showPage({
    path,
    words,
    page: CollegePredictorPage,
    loader,
    answer: () => ({ status, body: { ...envelope, ...answer() } }),
  })
}
