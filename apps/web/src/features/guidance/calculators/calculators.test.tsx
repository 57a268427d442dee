import { cgpa } from '@sopaan/contract/cgpa'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import BranchComparisonPage from './branch-comparison-page.tsx'
import CgpaCalculatorPage from './cgpa-calculator-page.tsx'
import MarkingSchemePage from './marking-scheme-page.tsx'
import PercentileCalculatorPage from './percentile-calculator-page.tsx'
import RankCalculatorPage from './rank-calculator-page.tsx'

test('an address alone shows the range, its season and what it rests on', async () => {
  showPage({
    path: '/tools/rank-calculator?from=percentile&percentile=99&season=2025',
    words: en,
    page: RankCalculatorPage,
  })
  // Scorecards of 2025 at 99: 15,475 to 15,509; one per cent of room either way, rounded outward to three digits.
  const answer = await screen.findByText('Common rank (CRL), season 2025')
  expect(answer.parentElement?.textContent).toContain('most likely15,50015,300 to 15,700')
  expect(screen.getByText('From real scorecards')).toBeTruthy()
  expect(screen.getByText(/The plain formula, with 14,75,103 candidates, says 14,751/)).toBeTruthy()
})

test('70 percentile of 10,00,000 shows 3,00,000 beside a range marked as not observed', async () => {
  const path = '/tools/rank-calculator?from=percentile&percentile=70&season=own&candidates=10,00,000'
  showPage({ path, words: en, page: RankCalculatorPage })
  expect(await screen.findByText('Beyond our data')).toBeTruthy()
  expect(screen.getByText(/with 10,00,000 candidates, says 3,00,000/)).toBeTruthy()
})

test('the answer follows the typing, and the address follows both', async () => {
  const { address } = showPage({ path: '/tools/rank-calculator', words: en, page: RankCalculatorPage })
  fireEvent.input(await screen.findByLabelText('Marks out of 300', { selector: '[name=marks]' }), {
    target: { value: '182' },
  })
  expect(screen.getByText(/That is 98\.12 to 99\.72 percentile/)).toBeTruthy()
  await waitFor(() => expect(address()).toContain('marks=182'))
})

test('stepping up adds one mark', async () => {
  showPage({ path: '/tools/rank-calculator?marks=150', words: en, page: RankCalculatorPage })
  fireEvent.click(await screen.findByRole('button', { name: 'One more' }))
  expect(screen.getByLabelText<HTMLInputElement>('Marks out of 300', { selector: '[name=marks]' }).value).toBe('151')
})

test('marks outside what was observed get a reason and no figure', async () => {
  showPage({ path: '/tools/rank-calculator?marks=40', words: en, page: RankCalculatorPage })
  expect(await screen.findByText(/Below 90 percentile we cannot estimate well/)).toBeTruthy()
  expect(screen.queryByText(/Common rank/)).toBeNull()
})

test('a reserved category gets its own range, marked as a wide estimate', async () => {
  const path = '/tools/rank-calculator?from=percentile&percentile=97&category=OBC-NCL'
  showPage({ path, words: en, page: RankCalculatorPage })
  expect(await screen.findByRole('heading', { name: 'OBC-NCL rank, wide estimate' })).toBeTruthy()
})

test('the range opens the predictor at either end, with the category', async () => {
  const path = '/tools/rank-calculator?from=percentile&percentile=97&season=2025&category=SC'
  showPage({ path, words: en, page: RankCalculatorPage })
  const link = await screen.findByRole('link', { name: /See colleges for rank/ })
  expect(link.getAttribute('href')).toMatch(/^\/tools\/college-predictor\?main=\d+&category=SC$/)
})

test('the cut-off is that of the season chosen, and a PwD student is held to the PwD line', async () => {
  const ask = (more: string) => `/tools/rank-calculator?from=percentile&percentile=93.2${more}`
  showPage({ path: ask('&season=2025'), words: en, page: RankCalculatorPage })
  expect(await screen.findByText('At or above the General cut-off for JEE Advanced 2025 (93.1023262).')).toBeTruthy()
  cleanup()
  showPage({ path: ask('&season=2026'), words: en, page: RankCalculatorPage })
  expect(await screen.findByText('Below the General cut-off for JEE Advanced 2026 (93.4123549).')).toBeTruthy()
  cleanup()
  showPage({ path: ask('&season=2026&pwd=true'), words: en, page: RankCalculatorPage })
  expect(await screen.findByText('At or above the PwD cut-off for JEE Advanced 2026 (0.0023186).')).toBeTruthy()
})

test('JEE Advanced marks come with the minimum of each subject', async () => {
  showPage({ path: '/tools/rank-calculator?exam=advanced&marks=100&list=SC', words: en, page: RankCalculatorPage })
  expect(await screen.findByText(/^You also need at least 5% in every subject and 17.5% in all/)).toBeTruthy()
})

test('a range for a shift in no table says how such ranges did on the shifts we know', async () => {
  // packages/domain/src/ranks/marks-back-test.test.ts: 27 of 29, and all ten.
  showPage({ path: '/tools/rank-calculator?marks=182', words: en, page: RankCalculatorPage })
  expect(
    await screen.findByText(/each of the 29 shifts we know left out in turn, this range held 27 of them/),
  ).toBeTruthy()
  cleanup()
  showPage({ path: '/tools/rank-calculator?marks=167&shift=21-jan-2026-1', words: en, page: RankCalculatorPage })
  expect(await screen.findByText(/10 of the 10 shifts of January 2025 lay wholly/)).toBeTruthy()
})

test('a flag that only the better end of the range reaches is not drawn as reached', async () => {
  // 182 marks in a shift not listed: about 4,400 to 31,000. Flags between the ends are half filled.
  const path = '/tools/rank-calculator?marks=182'
  const { container } = showPage({ path, words: en, page: RankCalculatorPage })
  await screen.findByText(/That is 98/)
  const flags = [...container.querySelectorAll('.ruler .flag')].map((flag) => ({
    value: Number(flag.getAttribute('data-value')),
    within: flag.getAttribute('data-within'),
  }))
  expect(flags.filter(({ value }) => value > 4500 && value < 31_000).map(({ within: state }) => state)).toContain(
    'part',
  )
  for (const { value, within: state } of flags) {
    if (value < 4300) expect(state).toBeNull()
    if (value > 33_000) expect(state).toBe('whole')
    if (value > 4500 && value < 31_000) expect(state).toBe('part')
  }
})

test('JEE Advanced marks show both official seasons', async () => {
  // Reports: 150 marks lie between rank 4,301 (151) and 4,501 (149) in 2025.
  showPage({ path: '/tools/rank-calculator?exam=advanced&marks=150', words: en, page: RankCalculatorPage })
  expect(await screen.findByText('4,302 to 4,500')).toBeTruthy()
})

test('marks give one likely rank first, with its range, and lead to the predictor with it', async () => {
  // packages/domain/src/ranks/rank.test.ts: 167 marks were 99 percentile on 21 January 2026, shift 1; rank 16,175.
  const path = '/tools/rank-calculator?marks=167&shift=21-jan-2026-1'
  showPage({ path, words: en, page: RankCalculatorPage })
  expect(await screen.findByText('most likely')).toBeTruthy()
  expect(screen.getByText('16,200')).toBeTruthy()
  expect(screen.getAllByText('12,100 to 20,800').length).toBeGreaterThan(0)
  expect(screen.getByText(/only the marks at 99 percentile are known/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See colleges for rank 16,200' })
  expect(link.getAttribute('href')).toBe('/tools/college-predictor?main=16200')
  // The far end, as it stands above.
  expect(screen.getByRole('link', { name: 'and for rank 20,800' }).getAttribute('href')).toMatch(/main=20800$/)
})

test('the shifts stand under their sessions, and one that is not there has a way of its own', async () => {
  showPage({ path: '/tools/rank-calculator?marks=150', words: en, page: RankCalculatorPage })
  const shift = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your shift' })
  expect([...shift.querySelectorAll('optgroup')].map(({ label, children }) => [label, children.length])).toEqual([
    ['April 2026', 9],
    ['January 2026', 10],
    ['January 2025', 10],
  ])
  expect(shift.selectedOptions[0]?.textContent).toBe('My shift is not listed')
  expect(screen.getByText(/Not here\? Leave it at “not listed”/)).toBeTruthy()
})

test('Hindi pages answer in Hindi', async () => {
  showPage({ path: '/hi/tools/rank-calculator?from=percentile&percentile=99', words: hi, page: RankCalculatorPage })
  expect(await screen.findByText('कॉमन रैंक (CRL), साल 2026')).toBeTruthy()
})

test('a shift count gives the official seven decimals', async () => {
  const path = '/tools/percentile-calculator?mode=count&atOrBelow=2&appeared=3'
  showPage({ path, words: en, page: PercentileCalculatorPage })
  expect(await screen.findByText('66.6666667')).toBeTruthy()
})

test('of two sessions the better one is named', async () => {
  const path = '/tools/percentile-calculator?mode=sessions&session1=98.1&session2=99.25'
  showPage({ path, words: en, page: PercentileCalculatorPage })
  expect(await screen.findByText('Session 2 counts')).toBeTruthy()
})

test('tie-break rules of every paper stand on the page', async () => {
  showPage({ path: '/tools/percentile-calculator', words: en, page: PercentileCalculatorPage })
  expect(await screen.findByRole('heading', { name: 'When two have the same score' })).toBeTruthy()
  expect(screen.getAllByText('Higher score in Mathematics')).toHaveLength(3)
})

test('a paper is scored section by section, and without its wrong answers', async () => {
  // 12 right and 4 wrong of 20: 48 − 4 = 44; with the wrong ones left blank 48.
  const path = '/tools/marking-scheme?mathematics-choice.right=12&mathematics-choice.wrong=4'
  showPage({ path, words: en, page: MarkingSchemePage })
  expect(await screen.findByText('44 of 80')).toBeTruthy()
  expect(screen.getByText('48')).toBeTruthy()
  expect(screen.getByText(/Worth guessing at 20/)).toBeTruthy()
})

test('sections of JEE Advanced are those the student sets', async () => {
  const path = '/tools/marking-scheme?exam=jee-advanced&multiple.questions=6&multiple.4=2&multiple.wrong=1'
  showPage({ path, words: en, page: MarkingSchemePage })
  // 2 × 4 − 2 = 6 of 24.
  expect(await screen.findByText('6 of 24', { selector: 'dd' })).toBeTruthy()
})

test('more answers than questions are refused in words', async () => {
  const path = '/tools/marking-scheme?physics-numerical.right=4&physics-numerical.wrong=2'
  showPage({ path, words: en, page: MarkingSchemePage })
  expect(await screen.findByText('Right and wrong together are more than the section has.')).toBeTruthy()
})

test('letters of the chosen scale and typed points give an SGPA; half-filled rows wait', async () => {
  // 4 × 8 + 3 × 10 = 62 over 7.
  const path = '/tools/cgpa-calculator?credits=4&grade=A&credits=3&grade=10&credits=2&grade='
  showPage({ path, words: en, page: CgpaCalculatorPage })
  expect(await screen.findByText('8.86')).toBeTruthy()
  expect(screen.getByText('over 7 credits')).toBeTruthy()
})

test('a row can be added and counts once filled', async () => {
  showPage({ path: '/tools/cgpa-calculator', words: en, page: CgpaCalculatorPage })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a subject' }))
  fireEvent.input(screen.getByLabelText('Subject 7, Credits'), { target: { value: '4' } })
  fireEvent.input(screen.getByLabelText('Subject 7, Letter or points'), { target: { value: 'B+' } })
  expect(screen.getByText('7.00')).toBeTruthy()
})

test('where sources disagree every rule is shown with its source and none is preferred', async () => {
  const path = '/tools/cgpa-calculator?mode=percentage&body=calcutta&average=8'
  showPage({ path, words: en, page: CgpaCalculatorPage })
  expect(await screen.findByRole('heading', { name: 'Sources disagree' })).toBeTruthy()
  expect(screen.getByText('80%')).toBeTruthy()
  expect(screen.getByText('75%')).toBeTruthy()
})

test('a settled rule shows its formula, status, source and day', async () => {
  const path = '/tools/cgpa-calculator?mode=percentage&body=mumbai-10&average=8'
  showPage({ path, words: en, page: CgpaCalculatorPage })
  expect(await screen.findByText('68%')).toBeTruthy()
  expect(screen.getByText('Percentage = 7.1 × average + 11, rounded up to the next whole number')).toBeTruthy()
  expect(screen.getByText(/circular of 19 June 2017/)).toBeTruthy()
})

test('what was entered is kept on the device and offered on an empty page', async () => {
  showPage({ path: '/tools/cgpa-calculator?credits=4&grade=A', words: en, page: CgpaCalculatorPage })
  await screen.findByText('8.00')
  cleanup()
  showPage({ path: '/tools/cgpa-calculator', words: en, page: CgpaCalculatorPage })
  const link = await screen.findByRole('link', { name: 'Bring them back' })
  expect(link.getAttribute('href')).toBe('/tools/cgpa-calculator?credits=4&grade=A')
  fireEvent.click(screen.getByRole('button', { name: 'Forget them' }))
  expect(screen.queryByRole('link', { name: 'Bring them back' })).toBeNull()
  expect(localStorage.getItem('cgpa')).toBeNull()
})

test('what was entered can be taken as a PDF, without script too, and nothing else of the address goes along', async () => {
  showPage({ path: '/hi/tools/cgpa-calculator?credits=4&grade=A&utm=x', words: hi, page: CgpaCalculatorPage })
  const link = await screen.findByRole('link', { name: 'PDF डाउनलोड करें' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://sopaan.test')
  expect(pathname).toBe(cgpa.print.path)
  expect(Object.fromEntries(searchParams)).toEqual({ answers: 'credits=4&grade=A', language: 'hi' })
})

test('branches stand in the order they were chosen in, in every line and every table', async () => {
  showPage({ path: '/tools/branch-comparison?branch=CIVIL&branch=CSE', words: en, page: BranchComparisonPage })
  const tables = await screen.findAllByRole('table')
  for (const table of tables) {
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Civil', 'CSE'])
  }
  const likes = screen.getByRole('heading', { name: 'Right for you if you like' }).parentElement
  expect([...(likes?.querySelectorAll('dt') ?? [])].map((each) => each.textContent)).toEqual(['Civil', 'CSE'])
})

test('the branches that are mixed up say how they differ, with their source, and how rare a change is', async () => {
  showPage({
    path: '/tools/branch-comparison?branch=CSE&branch=AIDS&branch=MNC&branch=IT',
    words: en,
    page: BranchComparisonPage,
  })
  const differs = (await screen.findByRole('heading', { name: 'How it differs' })).parentElement as HTMLElement
  expect(within(differs).getByText('M&C')).toBeTruthy()
  expect(within(differs).getByText(/financial engineering/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'IIT Hyderabad, B.Tech AI, 2025 onwards' })).toBeTruthy()
  expect(screen.getByText(/Nine IITs have ended it: Jammu \(2018\)/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'CSE, ECE, Electrical' }).getAttribute('href')).toBe(
    '/tools/branch-comparison?branch=CSE&branch=ECE&branch=EE',
  )
})

test('one branch alone is asked for a second, and stands there meanwhile', async () => {
  showPage({ path: '/tools/branch-comparison?branch=CSE', words: en, page: BranchComparisonPage })
  expect(await screen.findByText('Choose two branches at least.')).toBeTruthy()
  expect(screen.getAllByRole('columnheader', { name: 'CSE' }).length).toBeGreaterThan(0)
})

test('a code that is no branch of ours is named, and the branches that are stay side by side', async () => {
  const path = '/tools/branch-comparison?branch=CSE&branch=XYZ&branch=ECE&branch=ECE'
  showPage({ path, words: en, page: BranchComparisonPage })
  expect(await screen.findByText('We have no such branch, so it is left out: XYZ.')).toBeTruthy()
  const [table] = screen.getAllByRole('table')
  const heads = table ? within(table).getAllByRole('columnheader') : []
  expect(heads.map((head) => head.textContent)).toEqual(['CSE', 'ECE'])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Branch 2' }).value).toBe('ECE')
})

test('of more than four branches the first four stand there and the others are named', async () => {
  const path = `/hi/tools/branch-comparison?${['CSE', 'ECE', 'EE', 'IT', 'MECH'].map((code) => `branch=${code}`).join('&')}`
  showPage({ path, words: hi, page: BranchComparisonPage })
  expect(await screen.findByText(/^एक बार में चार ब्रांच तक। छोड़ी गई: /)).toBeTruthy()
})
