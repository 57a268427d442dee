import { choicePlays, type FollowedList } from '@sopaan/contract/choice-rounds'
import { urlOf } from '@sopaan/contract/client'
import { counselling } from '@sopaan/contract/counselling'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import josaa from '../../../../../../data/counselling/josaa-2026.json' with { type: 'json' }
import { runWhatNow } from './run-what-now.ts'
import { tickPapers } from './tick-papers.ts'
import WhatNowPage, { loader } from './what-now-page.tsx'

const JOSAA = josaa as CounsellingSeason

test('in the season the deadline that runs comes first, with days, papers and the own amount', async () => {
  show({ at: '2026-06-14T09:00', search: '?category=SC' })
  const panel = within(await screen.findByRole('region', { name: 'Your next step, 12 days left' }))
  expect(panel.getByRole('heading').textContent).toBe('Accept your seat by Fri 26 Jun, 5:00\u00a0pm')
  expect(panel.getByRole('img', { name: '12 more days until then' }).children).toHaveLength(13)
  expect(panel.getByText(/upload 6 papers, pay ₹15,000/)).toBeTruthy()
  expect(panel.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    urlOf(counselling.calendarFile, { query: { category: 'SC' } }),
  )
  const phone = panel.getByRole('link', { name: 'Phone calendar' }).getAttribute('href')
  const file = urlOf(counselling.calendarFile, { query: { category: 'SC' } })
  expect(phone).toMatch(/^webcal:/)
  expect(phone?.endsWith(file)).toBe(true)
  const google = new URL(panel.getByRole('link', { name: 'Google Calendar' }).getAttribute('href') ?? '')
  expect(google.searchParams.get('cid')).toBe(phone)
  const home = panel.getByRole('link', { name: 'Send home' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(home)).toContain('All dates, papers and fees: https://sopaan.test/what-now')
})

test('today stands between what was and what comes, and what is missed costs the seat', async () => {
  show({ at: '2026-06-14T09:00' })
  const lines = await screen.findAllByRole('listitem')
  const texts = lines.map(({ textContent }) => textContent ?? '')
  expect(texts).toContain('2 to 11 JunRegistration and choice filling')
  expect(texts).toContain('8 and 10 JunMock allotments')
  const today = texts.findIndex((text) => text.includes('Today'))
  expect(texts[today]).toBe('Sun 14 JunToday')
  expect(lines[today]?.getAttribute('aria-current')).toBe('date')
  expect(texts[today - 1]).toBe('Sat 13 JunRound 1 result')
  expect(texts[today + 1]).toBe(
    'Fri 26 Jun, 5\u00a0pmAccept, upload papers, payMiss it and you are out of JoSAA this year',
  )
})

test('each later round says by when it is paid for, and those that end a way out until when as well', async () => {
  show({ at: '2026-06-14T09:00' })
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  const lineOf = (round: string) => texts.find((text) => text.includes(`Round ${round}`))
  // JoSAA 2026, schedule: payments of rounds 2 to 5 end on 3, 8, 13 and 20 July; IIT seats are left by 14, others by 20 July.
  expect(lineOf('2')).toMatch(/Pay by .*3 Jul/)
  expect(lineOf('3')).toMatch(/Pay by .*8 Jul/)
  expect(lineOf('4')).toMatch(/Pay by .*13 Jul.*Last day to leave an IIT seat: .*14 Jul/)
  expect(lineOf('5, the last')).toMatch(/Pay by .*20 Jul.*NIT seats may be left until .*20 Jul/)
})

test('one mock allotment is one day, and more than two are from the first to the last', async () => {
  const mock = (round: number, day: string) => ({
    kind: 'mock' as const,
    round,
    from: day,
    until: null,
    isNitPlusOnly: false,
  })
  const others = JOSAA.steps.filter(({ kind }) => kind !== 'mock')
  for (const [mocks, line] of [
    [[mock(1, '2026-06-08')], 'Mon 8 JunMock allotment'],
    [[mock(1, '2026-06-08'), mock(2, '2026-06-09'), mock(3, '2026-06-10')], '8 to 10 JunMock allotments'],
  ] as const) {
    show({ at: '2026-06-14T09:00', season: { ...JOSAA, steps: [...mocks, ...others] } })
    const lines = await screen.findAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toContain(line)
    cleanup()
  }
})

test('reminders are asked for in the profile, in season and out of it', async () => {
  for (const at of ['2026-06-14T09:00', '2026-11-22T10:00']) {
    show({ at })
    const link = await screen.findByRole('link', { name: 'Remind me before each deadline' })
    expect(link.getAttribute('href')).toBe('/login?to=%2Fmentee-dashboard%2Fprofile%23notifications')
    cleanup()
  }
})

test('a date from elsewhere names its source, and the notice can be opened where it lies open', async () => {
  show({ at: '2026-06-14T09:00' })
  expect(await screen.findByText(/The CSAB day is not from it, but from: CSAB 2026 brochure/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Open the notice' })).toBeNull()
  cleanup()
  const notice = 'https://josaa.example/schedule.pdf'
  const steps = [
    ...JOSAA.steps.filter(({ kind }) => kind !== 'special-rounds'),
    { kind: 'special-rounds' as const, round: 1, from: '2026-08-05', until: null, isNitPlusOnly: true },
  ]
  show({ at: '2026-07-25T09:00', season: { ...JOSAA, sourceUrl: notice, steps } })
  expect((await screen.findByRole('link', { name: 'Open the notice' })).getAttribute('href')).toBe(notice)
  expect(screen.queryByText(/The CSAB day/)).toBeNull()
  expect(screen.getByText('CSAB special round 1')).toBeTruthy()
  expect(screen.getByText('CSAB special round 1 is on Wed 5 Aug')).toBeTruthy()
})

test('out of season it says so, names the next examination as expected, and shows how the last one ran', async () => {
  show({ at: '2026-11-22T10:00' })
  // JEE Main, session 1: expected on 21 January 2027, 60 days after 22 November.
  const panel = within(await screen.findByRole('region', { name: 'JoSAA 2026 is over' }))
  expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('JEE Main 2027, session\u00a01 comes next')
  expect(panel.getByText('In 60 days: expected 21 Jan 2027, as last year. The day is not announced.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'JoSAA 2026, how it ran' })).toBeTruthy()
  expect(screen.queryByText('Today')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
})

test('papers and amounts are those of the category asked for, in one tap', async () => {
  show({ at: '2026-06-14T09:00', search: '?category=OBC-NCL' })
  expect(await screen.findByRole('heading', { name: 'Papers, all 6' })).toBeTruthy()
  const certificate = screen.getByRole('checkbox', { name: /OBC-NCL certificate/ })
  expect(certificate.closest('label')?.textContent).toContain('dated 1 Apr 2026 or later')
  expect(screen.getByText('Seat acceptance, once, at your first seat').nextSibling?.textContent).toBe('₹30,000')
  expect(screen.getByRole('link', { name: 'OBC-NCL' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: 'ST' }).getAttribute('href')).toBe('?category=ST#papers')
  expect(screen.getByRole('link', { name: 'PwD' }).getAttribute('href')).toBe('?category=OBC-NCL&pwd=yes#papers')
})

test('what comes back on leaving is told, with how to leave, in both languages', async () => {
  show({ at: '2026-06-14T09:00' })
  await screen.findByRole('heading', { name: 'What comes back' })
  // JoSAA 2026, business rules, clauses 58 to 66: 7,000 on withdrawal, 5,000 where a paper fails, nothing of the partial fee.
  expect(screen.getByText(/^Withdraw in time, from round 2 on: all but ₹7,000\./)).toBeTruthy()
  expect(screen.getByText('Seat cancelled over a paper: all but ₹5,000.')).toBeTruthy()
  expect(screen.getByText(/once paid, it never comes back/)).toBeTruthy()
  cleanup()
  show({ at: '2026-06-14T09:00', words: hi, path: '/hi/what-now' })
  expect(await screen.findByText(/₹7,000 छोड़कर सब।/)).toBeTruthy()
})

test('a ticked paper is counted, and is still ticked when the page is opened again', async () => {
  show({ at: '2026-06-14T09:00' })
  const box = await screen.findByRole('checkbox', { name: 'JEE Main admit card' })
  tickPapers()
  expect(screen.getByRole('heading', { name: 'Papers, 0 of 5 ready' })).toBeTruthy()
  box.click()
  expect(screen.getByRole('heading', { name: 'Papers, 1 of 5 ready' })).toBeTruthy()
  cleanup()
  show({ at: '2026-06-14T09:00' })
  const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'JEE Main admit card' })
  tickPapers()
  expect(again.checked).toBe(true)
  expect(screen.getByRole('heading', { name: 'Papers, 1 of 5 ready' })).toBeTruthy()
})

const CSE = 'national-institute-of-technology-silchar/cse'
const ECE = 'national-institute-of-technology-silchar/ece'
const programme = (name: string) => ({ name, degree: 'Bachelor of Technology', durationYears: 4 })
const SILCHAR = 'National Institute of Technology, Silchar'
const FOLLOWED: FollowedList = {
  season: 2026,
  isRunning: true,
  rounds: 5,
  choices: [
    { choice: CSE, place: 0, institute: SILCHAR, programme: programme('Computer Science and Engineering') },
    { choice: ECE, place: 1, institute: SILCHAR, programme: programme('Electronics and Communication Engineering') },
  ],
  outcomes: [
    {
      round: 1,
      event: 'allotted',
      seat: { choice: 1, pool: { quota: 'HS', seatType: 'OPEN', gender: 'neutral', rank: 33_000, closing: 35_687 } },
      opened: [1],
      closed: [],
      moved: [],
      advice: { because: 'something-higher', chance: 0.27, choices: 1 },
    },
  ],
  mocks: [],
}

function storeList(): void {
  const list = { id: '11111111-1111-4111-8111-111111111111', name: 'Mine', keys: [CSE, ECE] }
  localStorage.setItem('choiceLists', JSON.stringify({ lists: [list], profile: 'main=33000&state=Assam' }))
}

test('once a round is out the page says which button the list of this phone speaks for, and why', async () => {
  storeList()
  const api = show({ at: '2026-06-14T09:00' }).answer(choicePlays.follow, FOLLOWED)
  await screen.findByRole('heading', { name: 'Which one do I press?' })
  expect(screen.getByText(en.whichButton.note).parentElement?.hidden).toBe(true)
  runWhatNow()
  const said = await screen.findByText('With the list on this phone, round 1 would give you NIT Silchar ECE.')
  expect(said.parentElement?.hidden).toBe(false)
  expect(screen.getByText('Press Float.').tagName).toBe('STRONG')
  expect(
    screen.getByText('Something higher on your list may still come: chance 27%. Your seat stays until then.'),
  ).toBeTruthy()
  expect(screen.getByText(en.whichButton.regret.float)).toBeTruthy()
  expect(screen.getByText('Float').closest('li')?.hasAttribute('data-advised')).toBe(true)
  expect(screen.getByText('Freeze').closest('li')?.hasAttribute('data-advised')).toBe(false)
  expect(api.sent(choicePlays.follow).map(({ body }) => body)).toEqual([
    { keys: [CSE, ECE], profile: { main: '33000', state: 'Assam' } },
  ])
})

test('out of season, without a list and while nothing is known no button is advised, and nothing is asked', async () => {
  storeList()
  const over = show({ at: '2026-11-22T10:00' })
  await screen.findByRole('heading', { name: 'Which one do I press?' })
  runWhatNow()
  expect(screen.queryByText(en.whichButton.note)).toBeNull()
  cleanup()
  localStorage.clear()
  const running = show({ at: '2026-06-14T09:00' })
  await screen.findByRole('heading', { name: 'Which one do I press?' })
  runWhatNow()
  expect(screen.getByText(en.whichButton.note).parentElement?.hidden).toBe(true)
  expect([...over.sent(choicePlays.follow), ...running.sent(choicePlays.follow)]).toEqual([])
})

test('the same in Hindi, with Hindi days', async () => {
  show({ at: '2026-06-14T09:00', words: hi, path: '/hi/what-now' })
  const panel = within(await screen.findByRole('region', { name: 'आपका अगला कदम, 12 दिन बाकी' }))
  expect(panel.getByRole('heading').textContent).toBe('शुक्र 26 जून, शाम\u00a05\u00a0बजे तक सीट लें')
})

function show({
  at,
  search = '',
  words = en,
  path = '/what-now',
  season = JOSAA,
}: {
  at: string
  search?: string
  words?: typeof en
  path?: string
  season?: CounsellingSeason
}) {
  const now = new Date(`${at}:00+05:30`).toISOString()
  const api = fakeApi().answer(counselling.getSeason, { now, season })
  showPage({ path: path + search, words, page: WhatNowPage, loader, api })
  return api
}
