import { collegeChoices } from '@sopaan/contract/college-choices'
import { RANK_KEYS, RANK_MAX as RANK_MAX_OF_CALL } from '@sopaan/contract/college-predictor'
import { counselling } from '@sopaan/contract/counselling'
import { packTable } from '@sopaan/domain/choices/packed/packed-choices'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { LARGEST_RANK } from '#web/search-form/refused-answers.ts'
import { aChoice, aChoiceTable, aPool, someChoices } from '#web/testing/choice-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { aSeat } from '#web/testing/predictor-answers.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { answerHere, fetchTable } from './choice-table.queries.ts'
import CollegePredictorPage, { loader } from './college-predictor-page.tsx'

const RESULT = '/tools/college-predictor?main=6842&state=Maharashtra'

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

test('a row says the college, the branch, the chance with one word, the years it got in, and where it closed', async () => {
  show(RESULT)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Colleges for rank 6,842')
  const row = within(await findRow())
  expect(row.getByText('MNIT Jaipur')).toBeTruthy()
  expect(row.getByText('Electronics (ECE)')).toBeTruthy()
  expect(row.getByText('64')).toBeTruthy()
  expect(row.getByText('Target')).toBeTruthy()
  expect(row.getByRole('img', { name: 'got in 2 of 5 years' })).toBeTruthy()
  expect(row.getByText('6,600')).toBeTruthy()
  expect(row.getByRole('link').textContent).toBe(
    'MNIT Jaipur Electronics (ECE), Malaviya National Institute of Technology Jaipur, Electronics and Communication Engineering: chance 64 percent, Target, got in 2 of 5 years',
  )
})

test('a desk reads the rank in NIRF and the fee of a year in a column of each row, or that none is published', async () => {
  const choice = aChoice()
  const data = [{ ...choice, institute: { ...choice.institute, feeInr: 146_500 } }, aChoice({ key: 'jaipur/eee' })]
  show(RESULT, answered(someChoices({ data })))
  const [first] = await screen.findAllByText('₹1,46,500')
  expect(first?.parentElement?.textContent).toBe('NIRF 43 ₹1,46,500')
  const columns = [...document.querySelectorAll('.result-nirf')].map(({ textContent }) => textContent)
  expect(columns).toEqual(['NIRF 43 ₹1,46,500', 'NIRF 43 not published'])
})

test('a row leads to the page of its best seat, with the reader and without the filters, and opens in place when tapped', async () => {
  show(`${RESULT}&band=likely&type=NIT`)
  const row = within(await findRow())
  const link = row.getByRole('link')
  expect(link.getAttribute('href')).toBe('/seats/jaipur/ece/os/open/neutral?main=6842&state=Maharashtra')
  expect(link.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(link)
  expect(link.getAttribute('aria-expanded')).toBe('true')
  expect(
    await row.findByText(
      /^About 64 in 100\. The open seat closed at 6,600 last year and at 6,518 the year before\. You are 6,842\./,
    ),
  ).toBeTruthy()
  expect(
    row.getByText(
      /JoSAA 2026 round 6, other states quota, OPEN gender-neutral\. Range we expect in 2027: 6,100 to 7,400\./,
    ),
  ).toBeTruthy()
  expect(row.getByText('closed 6,600 · your CRL 6,842')).toBeTruthy()
  fireEvent.click(link)
  expect(link.getAttribute('aria-expanded')).toBe('false')
})

test('an open row holds every seat of the reader, each by its own rank, and those that wait for a rank', async () => {
  const female = aPool({ key: 'jaipur/ece/os/open/female', gender: 'female', chancePercent: 100, band: 'safe' })
  const neutral = aPool({ chancePercent: 0, band: 'long-shot' })
  const unjudged = [{ list: 'main-1', rankKind: 'category', seatType: 'OBC-NCL', closings: [5493, 4321] }] as const
  const choice = aChoice({
    pools: [female, neutral],
    unjudged: unjudged.map((each) => ({ ...each, closings: [...each.closings] })),
  })
  show(RESULT, answered(someChoices({ data: [choice] })))
  const row = within(await findRow())
  fireEvent.click(row.getByRole('link'))
  const pools = within(await row.findByRole('list'))
    .getAllByRole('listitem')
    .map((line) => line.textContent)
  expect(pools).toEqual([
    '>99%Female seat, other statesclosed 6,600 · your CRL 6,842',
    '<1%Open seat, other statesclosed 6,600 · your CRL 6,842',
    '?2 OBC-NCL seatsclosed 5,493 and 4,321Add rank',
  ])
})

test('where the number and the years seem to quarrel, the reason is said', async () => {
  const pool = aPool({ chancePercent: 57, rank: 12_450, closings: [11_280, 10_262, 9330, 12_242, 14_263] })
  show(RESULT, answered(someChoices({ data: [aChoice({ pools: [pool] })] })))
  const row = within(await findRow())
  fireEvent.click(row.getByRole('link'))
  expect(
    await row.findByText(/It has become easier two years running, so 57% is fair although only 1 of 5 years fits\.$/),
  ).toBeTruthy()
})

test('a season without a closing rank counts neither for nor against', async () => {
  show(
    RESULT,
    answered(someChoices({ data: [aChoice({ pools: [aPool({ closings: [null, 6500, 7200, 6518, 6600] })] })] })),
  )
  expect(await screen.findByRole('img', { name: 'got in 1 of 4 years' })).toBeTruthy()
})

test('each band is a link with its count, all of 8% and more are open first, and what is under it is folded away', async () => {
  show(RESULT)
  const tabs = within(await screen.findByRole('navigation', { name: 'How likely' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All 16', 'Dream 5', 'Target 1', 'Safe 10'])
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null])
  expect(tabs[1]?.getAttribute('href')).toBe('/tools/college-predictor?main=6842&state=Maharashtra&band=reach')
  expect(screen.getByRole('link', { name: '1,200 long shots under 8%. Show them' }).getAttribute('href')).toBe(
    '/tools/college-predictor?main=6842&state=Maharashtra&under=true',
  )
})

test('a filter takes effect when it is ticked, keeps the question and returns to the first page', async () => {
  const { address, calls } = show(`${RESULT}&band=safe&page=3`)
  await findRow()
  fireEvent.pointerDown(document.body)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'NIT 1', hidden: true }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&band=safe&type=NIT`))
  await waitFor(() => expect(calls.findLast(isOfChoices)?.searchParams.get('type')).toBe('NIT'))
})

test('several branches can be chosen, what is on stands above the rows, and one tap removes it', async () => {
  show(`${RESULT}&family=CSE,ECE&type=NIT`)
  const chips = within(await screen.findByRole('list', { name: 'Filters' }))
  expect(chips.getByRole('link', { name: 'Remove CSE, ECE' }).getAttribute('href')).toBe(`${RESULT}&type=NIT`)
  expect(chips.getByRole('link', { name: 'Remove NIT' }).getAttribute('href')).toBe(`${RESULT}&family=CSE%2CECE`)
})

test('the order of the list is part of the address, and that of a former time is left out of the call', async () => {
  const { address, calls } = show(`${RESULT}&band=safe&sort=hardest`)
  fireEvent.change(await screen.findByRole('combobox', { name: 'Order' }), { target: { value: 'chance' } })
  await waitFor(() => expect(address()).toContain('sort=chance'))
  expect(calls[0]?.searchParams.has('sort')).toBe(false)
})

test('more rows stand behind the first ones, and the address says how many', async () => {
  const { calls } = show(`${RESULT}&page=2`, answered(someChoices({ total: 70 })))
  expect((await screen.findByRole('link', { name: 'Show 25 more' })).getAttribute('href')).toBe(`${RESULT}&page=3`)
  expect(calls.filter(isOfChoices).map(({ searchParams }) => searchParams.get('limit'))).toEqual(['50'])
})

test('a filter that leaves nothing offers to remove each one, and removing keeps the question', async () => {
  show(`${RESULT}&type=GFTI&band=likely`, answered(someChoices({ data: [], total: 0 })))
  expect(await screen.findByText('Nothing with these filters')).toBeTruthy()
  const remove = screen.getAllByRole('link', { name: 'Remove GFTI' }).at(-1)
  expect(remove?.getAttribute('href')).toBe(`${RESULT}&band=likely`)
})

test.each(['iit+bombay', 'IITB'])(
  'a search for an IIT without an Advanced rank says which rank it takes, with the way to add it: %s',
  async (text) => {
    show(`${RESULT}&q=${text}`, answered(someChoices({ data: [], total: 0 })))
    expect(await screen.findByText('IITs take the JEE Advanced rank. Add yours to see them.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add' }).at(-1)?.getAttribute('popovertarget')).toBe('profile')
    cleanup()
    show(`${RESULT}&advanced=3000&q=${text}`, answered(someChoices({ data: [], total: 0 })))
    expect(await screen.findByText('Nothing with these filters')).toBeTruthy()
  },
)

test('rows under their college say the branch alone, and the college what is published of it', async () => {
  const choice = aChoice()
  const data = [{ ...choice, institute: { ...choice.institute, feeInr: 146_500 }, km: 300 }]
  show(`${RESULT}&group=college`, answered(someChoices({ data })))
  const college = await screen.findByRole('heading', { level: 3, name: /^MNIT Jaipur/ })
  expect(college.textContent).toBe('MNIT JaipurNIRF 43 · 300 km · ₹1,46,500 a year1')
  const row = within(await findRow())
  expect(row.queryByText('MNIT Jaipur')).toBeNull()
  expect(row.getByText('Electronics (ECE)')).toBeTruthy()
})

test('a row is hidden with a way back in its place, and stays hidden on this device until all are shown', async () => {
  localStorage.clear()
  const { unmount } = show(RESULT)
  fireEvent.click(within(await findRow()).getByRole('link'))
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('link', { name: /^MNIT Jaipur/ })).toBeNull()
  expect(screen.getByText('MNIT Jaipur Electronics (ECE) is hidden')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /^MNIT Jaipur/ })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }))
  unmount()
  show(RESULT)
  fireEvent.click(await screen.findByRole('button', { name: '1 choice hidden by you. Show it' }))
  expect(await screen.findByRole('link', { name: /^MNIT Jaipur/ })).toBeTruthy()
  expect(localStorage.getItem('hiddenChoices')).toBeNull()
})

test('ticked choices are led side by side, and a fifth is refused', async () => {
  const data = ['a', 'b', 'c', 'd', 'e'].map((slug) =>
    aChoice({ key: `${slug}/ece`, pools: [aPool({ key: `${slug}/ece/os/open/neutral` })] }),
  )
  show(RESULT, answered(someChoices({ data, total: 5 })))
  const ticks = (await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Tick/ })).slice(0, 5)
  for (const tick of ticks.slice(0, 4)) fireEvent.click(tick)
  expect(ticks[4]?.disabled).toBe(true)
  expect(screen.getByText('4 ticked')).toBeTruthy()
  const compare = screen.getByRole('link', { name: 'Compare' })
  expect(new URL(compare.getAttribute('href') ?? '', 'https://sopaan.test').searchParams.getAll('seat')).toEqual(
    ['a', 'b', 'c', 'd'].map((slug) => `${slug}/ece/os/open/neutral`),
  )
})

test('a rank that cannot be is refused on its field, in words tied to it, and the other answers stay', async () => {
  show('/tools/college-predictor?main=0&category=SC&state=Bihar', refused('main'))
  const field = await screen.findByRole('textbox', { name: 'JEE Main rank (CRL)' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Main ranks go up to about 15 lakh. Is this your percentile?')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Class 12 state' }).value).toBe('Bihar')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SC' }).checked).toBe(true)
})

test('a question without any rank asks for one', async () => {
  show('/tools/college-predictor?state=Bihar', refused('main'))
  expect(await screen.findByText(/^Type your rank\./)).toBeTruthy()
})

test('an address with an unknown filter offers to clear the filters', async () => {
  show(`${RESULT}&type=XYZ`, refused('type'))
  const clear = await screen.findByRole('link', { name: 'Clear filters' })
  expect(clear.getAttribute('href')).toBe(RESULT)
})

test('the worst missing answer stands above the rows with how many choices it hides and its field, and no other', async () => {
  const hidden = [
    { key: 'mainCategory' as const, more: 671, affected: 700 },
    { key: 'gender' as const, more: 172, affected: 400 },
  ]
  const { address } = show(`${RESULT}&category=OBC-NCL`, answered(someChoices({ hidden })))
  const field = await screen.findByLabelText('Add your OBC rank to see more seats in 700 choices')
  expect(screen.queryByText(/seats only for girls/)).toBeNull()
  expect(field.compareDocumentPosition(await findRow()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.change(field, { target: { value: '3,990' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(address()).toBe(`${RESULT}&category=OBC-NCL&mainCategory=3%2C990`))
})

test('beside a rank that we guessed the bar still asks for what is missing, and the guess is said over it', async () => {
  const hidden = [{ key: 'advancedCategory' as const, more: 90, affected: 320 }]
  show(`${RESULT}&category=SC&guess=mainCategory&advanced=3800`, answered(someChoices({ hidden })))
  const field = await screen.findByLabelText(/to see more seats in 320 choices$/)
  const guess = screen.getByText(/^We guessed your category rank: [\d,]+\./)
  expect(guess.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(within(guess).getByRole('button', { name: 'Type yours' })).toBeTruthy()
})

test('a gender that was not said is asked for in the bar, one tap an answer', async () => {
  show(RESULT, answered(someChoices({ hidden: [{ key: 'gender', more: 172, affected: 400 }] })))
  expect(await screen.findByText('Tell us girl or boy: 400 choices have seats only for girls')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Girl' }).getAttribute('href')).toBe(`${RESULT}&gender=female`)
  expect(screen.getByText('Girl or boy?')).toBeTruthy()
})

test('without a home state the bar says what every state adds, with the states to choose from', async () => {
  show(
    '/tools/college-predictor?main=6842',
    answered(someChoices({ hidden: [{ key: 'state', more: 325, affected: 325 }] })),
  )
  const field = await screen.findByLabelText('Choose your class 12 state to see at least 325 more choices')
  expect(within(field).getByRole('option', { name: 'Kerala' })).toBeTruthy()
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
  show(`${RESULT}&advanced=12000`, answered(someChoices({ data: [], total: 0, needsAat: [seat] })))
  const section = within(await screen.findByRole('region', { name: 'B.Arch at the IITs needs the AAT' }))
  expect(section.getByText('Needs AAT')).toBeTruthy()
  expect(section.queryByText(/Chance/)).toBeNull()
  expect(
    await screen.findByRole('checkbox', { name: 'I passed the AAT (Architecture Aptitude Test)', hidden: true }),
  ).toBeTruthy()
})

test('a search for a college outside JoSAA says who gives its seats, and leads there', async () => {
  const elsewhere = [{ name: 'Delhi Technological University', givenBy: 'JAC Delhi', counselling: 'jac-delhi' }]
  show(`${RESULT}&q=dtu`, answered(someChoices({ data: [], total: 0, elsewhere })))
  expect(await screen.findByText(/^Delhi Technological University: its seats are not given by JoSAA/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See JAC Delhi' }).getAttribute('href')).toBe(
    '/tools/state-college-predictor?counselling=jac-delhi',
  )
  expect(screen.queryByText(/Nothing with these/)).toBeNull()
})

test('a short name of several colleges shows them all, and says so with the way to each alone', async () => {
  const readings = [{ word: 'nitk', colleges: ['NITK Surathkal', 'NIT Kurukshetra'] }]
  const { address } = show(`${RESULT}&q=nitk+cse`, answered(someChoices({ readings })))
  expect(await screen.findByText(/^“nitk” may mean any of these\. All are shown\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'NIT Kurukshetra' }))
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('NIT Kurukshetra cse'))
})

test('under every result stand the class 12 condition and what Target came to by season', async () => {
  show(RESULT)
  expect(
    await screen.findByText(
      /^You also need 75% in class 12 \(65% for SC, ST and PwD\) or a place in the top 20 percentile/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/seats we called Target came true 60 to 82 times in 100, by year/)).toBeTruthy()
})

test('a rank behind every seat is congratulated on nothing: how far the last went, four ways in order, and the helpline', async () => {
  const beyond = {
    last: { season: 2026, round: 5, closing: 132_404, rank: 900_000 },
    csab: {
      season: 2025,
      round: 2,
      seats: 7,
      farthest: [{ institute: 'SLIET Longowal', programme: 'Food Technology', closing: 994_836 }],
    },
    counselling: { id: 'uptac', name: 'UPTAC', exam: 'JEE Main', isByJeeRank: true },
  }
  const answer = answered(
    someChoices({ data: [], total: 0, bands: { safe: 0, likely: 0, reach: 0, longShot: 1163 }, beyond }),
  )
  show('/tools/college-predictor?main=900000&state=Uttar+Pradesh', answer)
  expect((await screen.findByRole('heading', { level: 2, name: /will not reach this rank/ })).textContent).toBe(
    'JoSAA will not reach this rank. Four ways still do',
  )
  expect(screen.queryByText(/can get you/)).toBeNull()
  const rank = screen.getByText('1,32,404', { selector: 'b' })
  expect(rank.parentElement?.textContent).toMatch(
    /^In 2026 the last open B\.Tech seat you could take went at 1,32,404\. /,
  )
  const doors = within(screen.getByRole('region', { name: /will not reach/ })).getAllByRole('heading', { level: 3 })
  expect(doors.map((door) => door.textContent)).toEqual([
    'Uttar Pradesh’s own counselling',
    'CSAB special rounds',
    'One more try',
    'Diploma, BCA or B.Sc.',
  ])
  expect(screen.getByRole('link', { name: 'See Uttar Pradesh colleges' }).getAttribute('href')).toBe(
    '/tools/state-college-predictor?counselling=uptac&jeeRank=900000',
  )
  expect(
    screen.getByText(
      /In 2025 7 leftover seats went to rank 9,00,000 or beyond: Food Technology at SLIET Longowal \(9,94,836\)\./,
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: '14416' }).getAttribute('href')).toBe('tel:14416')
})

test('once a round of the season is in, the page says which', async () => {
  show(RESULT, answered(someChoices({ afterRound: 1 })))
  expect(await screen.findByText('Round 1 of 2027 is in')).toBeTruthy()
  expect(screen.getByText(/Updated after round 1 of 2027/)).toBeTruthy()
})

test('who enters several ranks is led to what each opens, and a list of one of them says so', async () => {
  const { calls } = show(`${RESULT}&advanced=900&by=advanced`)
  const link = await screen.findByRole('link', { name: 'What each opens' })
  expect(link.getAttribute('href')).toBe('/tools/college-predictor/all-ranks?main=6842&state=Maharashtra&advanced=900')
  // One line above the rows, on a phone of 360 px too.
  const [line, onPaper] = [link.closest('p'), link.nextElementSibling]
  expect([line?.textContent, onPaper?.className]).toEqual([
    '2 ranks, one list. What each opens6,842 · 900',
    'hidden print:inline',
  ])
  expect(calls[0]?.searchParams.get('by')).toBe('advanced')
  expect(screen.getByRole('link', { name: 'Remove JEE Advanced common rank (CRL)' })).toBeTruthy()
})

test('preparatory seats show their past and no chance', async () => {
  const { chancePercent: _, ...seat } = aSeat({ key: 'prep', rankKind: 'preparatory' })
  show(RESULT, answered(someChoices({ data: [], total: 0, preparatory: [seat] })))
  const section = within(await screen.findByRole('region', { name: 'Preparatory course' }))
  expect(section.getByRole('img', { name: /got in 2 of 5 years/ })).toBeTruthy()
  expect(section.queryByText(/Chance/)).toBeNull()
})

test('the page speaks Hindi throughout, and leaves exam, branch and band names in Latin letters', async () => {
  show(`/hi${RESULT}`, undefined, hi)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('रैंक 6,842 पर कॉलेज')
  const row = within(await findRow())
  expect(row.getByText('MNIT Jaipur')).toBeTruthy()
  expect(row.getByText('Target')).toBeTruthy()
  fireEvent.click(row.getByRole('link'))
  expect(await row.findByText(/^चांस 100 में 64। ओपन सीट पिछले साल 6,600 पर बंद हुई, उससे पहले 6,518 पर।/)).toBeTruthy()
})

test('once the table is here, tabs and filters are answered on the device by the rule of the call', async () => {
  const search = new URLSearchParams('main=7777')
  fakeApi().answer(collegeChoices.table, packTable(aChoiceTable())).listen()
  expect(await answerHere(search)).toBeUndefined()
  await fetchTable(search)
  vi.unstubAllGlobals()
  const view = await answerHere(new URLSearchParams('main=7777&band=likely&family=ECE'))
  expect(view?.data.map(({ key }) => key)).toEqual(['jaipur/ece'])
  const none = await answerHere(new URLSearchParams('main=7777&band=safe'))
  expect([none?.total, none?.bands]).toEqual([0, { safe: 0, likely: 1, reach: 0, longShot: 0 }])
  const searched = await answerHere(new URLSearchParams('main=7777&q=dtu'))
  expect(searched?.elsewhere.map(({ name }) => name)).toEqual(['Delhi Technological University'])
  expect(searched?.readings).toEqual([])
  expect(await answerHere(new URLSearchParams('main=7777&type=XYZ'))).toBeUndefined()
  expect(await answerHere(new URLSearchParams('main=7778'))).toBeUndefined()
})

test('a tab is answered on the device before the address has followed, and the address follows', async () => {
  const path = '/tools/college-predictor?main=7780'
  const { address } = show(path, answered().answer(collegeChoices.table, packTable(aChoiceTable())))
  await screen.findByRole('navigation', { name: 'How likely' })
  await fetchTable(new URLSearchParams('main=7780'))
  vi.unstubAllGlobals()
  fireEvent.click(screen.getByRole('link', { name: /^Safe/ }))
  expect(screen.getByRole('link', { name: /^Safe/ }).getAttribute('aria-current')).toBe('page')
  expect(await screen.findByText('No Safe choice at your rank. See the other tabs.')).toBeTruthy()
  expect(address()).toBe(path)
  await waitFor(() => expect(address()).toBe(`${path}&band=safe`))
})

test('who types in the search goes on typing in the same field while the choices narrow', async () => {
  const { address } = show(RESULT)
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  field.focus()
  fireEvent.input(field, { target: { value: 'trichy' } })
  await waitFor(() => expect(address()).toBe(`${RESULT}&q=trichy`))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('trichy')
})

test('the form knows every rank that the call takes, and its largest', () => {
  expect(RANK_FIELDS).toEqual(RANK_KEYS)
  expect(LARGEST_RANK).toBe(RANK_MAX_OF_CALL)
})

const answered = (data = someChoices()) => fakeApi().answer(collegeChoices.find, data)
const refused = (path: string) =>
  answered().refuse(collegeChoices.find, 'INVALID_QUERY', { errors: [{ path, code: 'invalid', msg: 'no' }] })

function show(path: string, api = answered(), words = en) {
  return showPage({ path, words, page: CollegePredictorPage, loader, api })
}

/** The first row of the result. */
async function findRow(): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { expanded: false })
  const row = link.closest('li')
  if (!row) throw new Error('A row is an item of a list')
  return row
}

/** The page asks for the season beside. */
function isOfChoices({ pathname }: URL): boolean {
  return pathname !== counselling.getSeason.path
}
