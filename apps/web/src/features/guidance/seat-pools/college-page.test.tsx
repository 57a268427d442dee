import type { CollegeFacts } from '@sopaan/contract/college-facts'
import { mentors } from '@sopaan/contract/mentors'
import type { InstitutePage as InstituteAnswer } from '@sopaan/contract/seat-pools'
import { seatPools } from '@sopaan/contract/seat-pools'
import { findCollegeFacts, listCollegeFacts, listHomeCities } from '@sopaan/domain/colleges/college-facts'
import { correctFacts } from '@sopaan/domain/colleges/corrected-facts'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import InstitutePage, { loader } from './institute-page.tsx'

const CALICUT = 'National Institute of Technology Calicut'

test('a college says its six facts first, each with who gives it and its year', async () => {
  await show(CALICUT)
  const glance = within(screen.getByRole('region', { name: 'At a glance' }))
  // NIT Calicut: own fee sheet 2025-26; filing to NIRF 2025 of those who finished in 2023-24; NIRF Engineering 2025 and 2024.
  expect(glance.getByText('₹1,50,500')).toBeTruthy()
  expect(glance.getByText('without hostel, 2025-26')).toBeTruthy()
  expect(glance.getByText('₹12.5 lakh')).toBeTruthy()
  expect(glance.getByText('of those placed, all branches, 2023-24')).toBeTruthy()
  expect(glance.getByText('NIRF 2025')).toBeTruthy()
  expect(glance.getByText('21')).toBeTruthy()
  expect(glance.getByText('Engineering; 25 in 2024')).toBeTruthy()
  expect(glance.getByText('875 of 902 who finished in time, 2023-24')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('NIT Calicut')
  expect(screen.getByText(CALICUT)).toBeTruthy()
})

// NIRF Engineering: 85 in 2017, 73, 78, 68, 70, 87 in 2022, then the band 101-150 of 2025.
test('a year of which NIRF gave a band alone stands in the chart as a bar between its two ranks', async () => {
  const name = 'Punjab Engineering College, Chandigarh'
  await show(name, 'GFTI')
  const chart = within(cardOf('NIRF rank, engineering')).getByRole('img')
  expect(chart.getAttribute('aria-label')).toContain('2022 87, 2025 101-150')
  const texts = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['’17', '’25', '85', '101-150']))
  const [bar] = chart.querySelectorAll('rect')
  // The worst rank of all is the foot of the chart, 126 of 160 down: 160 less the years and the air above them.
  expect(Number(bar?.getAttribute('y')) + Number(bar?.getAttribute('height'))).toBeCloseTo(126)
  expect(screen.getByText(/A bar is a band/)).toBeTruthy()
})

test('fees stand by category with what comes once and what comes back, and what the figure holds', async () => {
  await show(CALICUT)
  const cost = within(cardOf('What a year costs'))
  expect(rowOf(cost, 'SC, ST, PwD')).toBe('₹25,500')
  expect(rowOf(cost, 'Once, at admission')).toBe('₹61,000₹20,000 of it comes back')
  expect(rowOf(cost, 'Hostel and mess on top')).toBe('Not published')
  expect(cost.getByText(/Two ordinary semesters by the college’s own sheet/)).toBeTruthy()
  expect(cost.getByText(/under ₹1 lakh, nothing; ₹1 to 5 lakh, one third/)).toBeTruthy()
})

test('four years are worked out for each income, with what comes once and what comes back', async () => {
  await show(CALICUT)
  const costs = within(within(cardOf('What a year costs')).getByRole('table'))
  const rowsOf = () => costs.getAllByRole('row').map((row) => row.textContent)
  // 4 × 25,500 + 61,000 − 20,000; the same with a third of 1,25,000 a year; 4 × 1,50,500 + 41,000.
  expect(rowsOf()).toEqual([
    'Family income a yearFees',
    'Under ₹1 lakh₹1,43,000',
    '₹1 to 5 lakh₹3,09,667',
    'Over ₹5 lakh₹6,43,000',
    'SC, ST, PwD₹1,43,000',
  ])
  cleanup()
  await show('Gati Shakti Vishwavidyalaya, Vadodara', 'GFTI')
  expect(screen.queryByText('What 4 years cost')).toBeNull()
})

test('a college that mostly teaches five years says what five cost', async () => {
  const course = (slug: string, name: string, durationYears: number): InstituteAnswer['programmes'][number] => ({
    institute: { slug: 'a-college', name: 'A College', type: 'GFTI', city: 'Town', state: 'Kerala' },
    programme: { name, degree: name, durationYears, family: 'ARCH' },
    list: 'main-2a',
    seats: [
      {
        key: `a-college/${slug}/ai/open/neutral`,
        quota: 'AI',
        newest: { season: 2026, round: 5, isFinal: true, opening: 100, closing: 200 },
        isOffered: true,
        chance: null,
      },
    ],
    own: null,
  })
  const programmes = [course('plan', 'Bachelor of Planning', 4), course('arch', 'Bachelor of Architecture', 5)]
  await show(CALICUT, 'NIT', '', { programmes })
  expect(screen.getByText('What 5 years cost')).toBeTruthy()
  // 5 × 1,50,500 + 61,000 − 20,000.
  expect(screen.getByText('₹7,93,500')).toBeTruthy()
  expect(screen.getByText('Your own cost of 5 years')).toBeTruthy()
})

test('a family says its income, its way home and its rate, and reads what the degree and a loan cost', async () => {
  await show(CALICUT, 'NIT', '?payer=1-to-5-lakh&trip=2,500&trips=3&rate=9.5&payback=5x')
  const own = within(cardOf('Your own cost of 4 years'))
  // Fees as in the table; 4 years × 3 trips × 2,500.
  expect(rowOf(own, 'Fees, ₹1 to 5 lakh')).toBe('₹3,09,667')
  expect(rowOf(own, 'Hostel and mess, all years')).toBe('Not published')
  expect(rowOf(own, 'Travel, by your figures')).toBe('₹30,000')
  expect(rowOf(own, 'In all')).toBe('₹3,09,667 at home, up to ₹3,39,667')
  expect(own.getByText('Years from 1 to 20')).toBeTruthy()
  expect(own.queryByText(/^Loan of/)).toBeNull()
  cleanup()
  await show(CALICUT, 'NIT', '?payer=1-to-5-lakh&rate=0&payback=5')
  // 3,09,667 over 60 months.
  expect(rowOf(within(cardOf('Your own cost of 4 years')), 'Loan of ₹3,09,667: each month')).toBe('₹5,161')
  cleanup()
  await show(CALICUT, 'NIT')
  expect(within(cardOf('Your own cost of 4 years')).queryByText('In all')).toBeNull()
})

test('where nothing is published the page says so and why, and shows no figure', async () => {
  const name = 'Gati Shakti Vishwavidyalaya, Vadodara'
  await show(name, 'GFTI')
  expect(screen.getAllByText('Not published')).toHaveLength(5)
  expect(screen.getByText(/We could not read a fee sheet of this college/)).toBeTruthy()
  expect(screen.getByText(/no filing for four-year engineering with NIRF that we could find/)).toBeTruthy()
  expect(screen.getByText(/never listed this college with an exact rank/)).toBeTruthy()
  expect(screen.queryByText(/₹\d/)).toBeNull()
})

test('a fact that was hidden is not published, and the page says that we hid it and who says so', async () => {
  const source = { source: 'NIRF office', sourceOn: '2026-11-20' }
  const hidden = (['nirf', 'outcomes', 'women'] as const).map((fact) => ({ fact, value: { hidden: 'x' }, ...source }))
  const known = findCollegeFacts(CALICUT)
  await show(CALICUT, 'NIT', '', { facts: known ? correctFacts(known, hidden) : null })
  // Rank, salary, what became of the students, share of women.
  expect(screen.getAllByText('we hid it: what was published is wrong')).toHaveLength(4)
  expect(screen.getAllByText('Not published: we hid it: what was published is wrong')).toHaveLength(2)
  expect(
    screen.getByText('NIRF rank hidden by us: what was published is wrong. Source: NIRF office, 20 Nov 2026.'),
  ).toBeTruthy()
  expect(screen.queryByText(/NIRF never listed/)).toBeNull()
})

test('an NIT without a sheet of its own shows the common tuition, named as such; a fee that did not hold up is not shown', async () => {
  await show('National Institute of Technology, Warangal', 'NIT')
  expect(screen.getAllByText('₹1,25,000')).toHaveLength(2)
  expect(screen.getByText('the same in all NITs, 2025-26')).toBeTruthy()
  cleanup()
  await show('Punjab Engineering College, Chandigarh', 'GFTI')
  expect(screen.getByText(/old, incomplete or of another college/)).toBeTruthy()
  // Collected from the brochure of 2023: 1,88,000.
  expect(screen.queryByText(/1,88,000/)).toBeNull()
})

test('the distance is that of the city in the address, of a state it says whether it is the same', async () => {
  await show(CALICUT, 'NIT', '?from=new-delhi-delhi')
  // New Delhi to Kozhikode by our points: (28.64, 77.22) to (11.5, 76).
  expect(screen.getByText('From New Delhi')).toBeTruthy()
  expect(screen.getByText('1,900 km')).toBeTruthy()
  cleanup()
  await show(CALICUT, 'NIT', '?from=Kerala')
  expect(screen.getByText('In your state')).toBeTruthy()
})

test('the home is asked once: it stays on the device and fills in the next college', async () => {
  await show(CALICUT, 'NIT', '?from=new-delhi-delhi')
  expect(JSON.parse(localStorage.getItem('homePlace') ?? '{}')).toMatchObject({ id: 'new-delhi-delhi', state: 'Delhi' })
  cleanup()
  await show('National Institute of Technology, Silchar')
  expect(await screen.findByText('From New Delhi')).toBeTruthy()
  // (28.64, 77.22) to (24.83, 92.8): 15.6° of longitude at 26.7° N is 1,548 km, 3.8° of latitude 424 km: 1,605 km.
  expect(screen.getByText('1,600 km')).toBeTruthy()
})

test('a home that is picked or found by the phone fills the page in at once, and no address takes it to the server', async () => {
  await show('National Institute of Technology, Silchar')
  fireEvent.change(screen.getByLabelText('City near you, or only your state'), { target: { value: 'new-delhi-delhi' } })
  const isSent = fireEvent.submit(screen.getByLabelText('City near you, or only your state'))
  expect(isSent).toBe(false)
  expect(screen.getByText('1,600 km')).toBeTruthy()
  expect(screen.getByText('From New Delhi: 1,600 km')).toBeTruthy()
  cleanup()
  localStorage.clear()
  const coords = { latitude: 28.7, longitude: 77.1 }
  const geolocation = { getCurrentPosition: (found: (position: object) => void) => found({ coords }) }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation')
  })
  await show('National Institute of Technology, Silchar')
  fireEvent.click(screen.getByRole('button', { name: 'Use my phone’s location' }))
  expect(screen.getByText('From New Delhi: 1,600 km')).toBeTruthy()
  expect(location.search).toBe('')
})

test('of a college without a map point the home is not asked for again: its distance is not published', async () => {
  const name = 'National Institute of Technology Raipur'
  await show(name, 'NIT', '?from=new-delhi-delhi')
  const glance = () => within(screen.getByRole('region', { name: 'At a glance' }))
  expect(glance().queryByRole('link', { name: 'Where do you live?' })).toBeNull()
  expect(glance().getByText('we have no free map point for this town')).toBeTruthy()
  cleanup()
  await show(name)
  expect(glance().queryByRole('link', { name: 'Where do you live?' })).toBeNull()
  expect(glance().getAllByText('Not published').length).toBeGreaterThan(0)
})

test('a college that JoSAA no longer has says that nothing is published of it here, and who sits there', async () => {
  await show('Indira Gandhi Delhi Technical University for Women, New Delhi', 'GFTI')
  expect(screen.getByText(/not among the colleges of JoSAA 2026/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ask a senior who is there' })).toBeTruthy()
})

test('the seats of the seat matrix stand in the head, five years and CSAB behind folds, apart from each other', async () => {
  await show(CALICUT)
  expect(
    screen.getByText('1,308 seats in 14 branches (JoSAA seat matrix 2026); of 1 more the matrix is incomplete'),
  ).toBeTruthy()
  const five = within(screen.getByText('Closing ranks of five years').closest('details') as HTMLElement)
  expect(five.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '2025Round 62026Round 5',
    'Computer Science (CSE) Other states (OS)',
    'no rank8,814',
  ])
  const csab = within(screen.getByText('CSAB special rounds').closest('details') as HTMLElement)
  expect(csab.getByText('20,519')).toBeTruthy()
  expect(csab.getByText('CSAB 2025, round 3')).toBeTruthy()
  expect(csab.queryByText('8,814')).toBeNull()
})

test('every figure of every college on its page is that of the compiled file, all 138', async () => {
  expect(listCollegeFacts()).toHaveLength(138)
  for (const facts of listCollegeFacts()) {
    const view = await show(facts.name, 'GFTI')
    const text = view.container.textContent ?? ''
    const shown = figuresOf(facts).filter((figure) => !text.includes(figure))
    expect({ name: facts.name, missing: shown }).toEqual({ name: facts.name, missing: [] })
    // And no rupee that the file does not hold: amounts of the words apart.
    const rupees = [...cardOf('What a year costs').querySelectorAll('dd')].flatMap(
      ({ textContent }) => textContent?.match(/₹[\d,]+/g) ?? [],
    )
    expect({ name: facts.name, rupees }).toEqual({ name: facts.name, rupees: amountsOf(facts.fees) })
    cleanup()
  }
})

test('in Hindi the page says the same figures', async () => {
  const view = await show(CALICUT, 'NIT', '', { words: hi })
  const text = view.container.textContent ?? ''
  for (const figure of ['₹1,50,500', '₹12.5 लाख', 'NIRF 2025', '2025-26', '2023-24']) expect(text).toContain(figure)
  expect(text).not.toMatch(/Not published|Median salary/)
})

function figuresOf({ founded, nirf, outcomes, women, fees }: CollegeFacts): string[] {
  return [
    ...(founded === undefined ? [] : [`Since ${founded}`]),
    ...nirf.map(([, rank]) => String(rank)),
    ...(outcomes === undefined
      ? []
      : [outcomes.academicYear, outcomes.placed, outcomes.higherStudies, outcomes.graduatedOnTime].map(grouped)),
    ...(women === undefined ? [] : [`${grouped(women.women)} of ${grouped(women.women + women.men)} undergraduates`]),
    ...(fees.kind === 'none' ? [] : [fees.cycle]),
    ...amountsOf(fees),
  ]
}

/** The amounts of the card of costs, in its order. */
function amountsOf(fees: CollegeFacts['fees']): string[] {
  if (fees.kind === 'none') return []
  if (fees.kind === 'common') return [`₹${grouped(fees.tuitionPerYearInr)}`]
  const { perYearInr, scStPwdPerYearInr: reserved, hostelMessPerYearInr, atAdmissionInr, refundableInr } = fees
  return [
    perYearInr,
    reserved === perYearInr ? undefined : reserved,
    hostelMessPerYearInr,
    atAdmissionInr,
    refundableInr === 0 ? undefined : refundableInr,
  ].flatMap((amount) => (amount === undefined ? [] : [`₹${grouped(amount)}`]))
}

/** Grouped by the platform, not by our own function. */
function grouped(value: number | string): string {
  return typeof value === 'string' ? value : value.toLocaleString('en-IN')
}

function cardOf(title: string): HTMLElement {
  const card = screen.getByRole('heading', { name: title }).parentElement
  if (!card) throw new Error(`No card: ${title}`)
  return card
}

function rowOf(card: ReturnType<typeof within>, name: string): string | null | undefined {
  return card.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent
}

async function show(
  name: string,
  type: InstituteAnswer['institute']['type'] = 'NIT',
  search = '',
  {
    words = en,
    programmes = [],
    facts = findCollegeFacts(name) ?? null,
  }: { words?: typeof en; programmes?: InstituteAnswer['programmes']; facts?: InstituteAnswer['facts'] } = {},
) {
  const answer: InstituteAnswer = {
    institute: { slug: 'a-college', name, type, city: 'Town', state: 'Kerala', homeStates: [], quotas: [] },
    facts,
    seats: { season: 2026, count: 1308, programmes: 14, missing: 1 },
    seasons: [
      { season: 2025, round: 6 },
      { season: 2026, round: 5 },
    ],
    past: [
      {
        key: 'a-college/cse/os/open/neutral',
        programme: 'Computer Science and Engineering',
        quota: 'OS',
        list: 'main-1',
        closings: [null, 8814],
        csab: { season: 2025, round: 3, closing: 20519 },
      },
    ],
    seatType: 'OPEN',
    gender: 'neutral',
    programmes,
    newestSeason: 2026,
    newestRound: 5,
    forecastSeason: 2027,
    afterRound: 0,
    bookHash: '0123456789abcdef',
    receipts: [],
  }
  window.history.replaceState(null, '', `/colleges/a-college${search}`)
  const view = showPage({
    path: `/colleges/a-college${search}`,
    words,
    page: InstitutePage,
    loader,
    api: fakeApi()
      .answer(seatPools.findInstitute, answer)
      .answer(seatPools.listHomeCities, { cities: [...listHomeCities()] })
      .answer(mentors.list, { data: [], page: 1, limit: 2, total: 0 }),
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(shortInstituteName(name))
  return view
}
