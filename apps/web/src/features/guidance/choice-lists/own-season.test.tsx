import { choiceLists, type OwnChoiceList } from '@sopaan/contract/choice-lists'
import { choicePlays, type FollowedList } from '@sopaan/contract/choice-rounds'
import { counselling } from '@sopaan/contract/counselling'
import { notifications } from '@sopaan/contract/notifications'
import type { User } from '@sopaan/contract/users'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import OwnSeasonPage from './own-season-page.tsx'

const ECE = 'national-institute-of-technology-silchar/ece'
const CSE = 'national-institute-of-technology-silchar/cse'
const SILCHAR = 'National Institute of Technology, Silchar'
const listOf = (_id: string, name: string, keys: string[]): OwnChoiceList => {
  return { _id, name, keys, version: 1, changedAt: '2027-06-13T05:00:00.000Z', share: null }
}
const MINE = listOf('0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c71', 'Mine', [CSE, ECE])
const RANKED: User = {
  ...A_MENTEE,
  studentFacts: { ...A_MENTEE.studentFacts, ranks: { main: 33_000 }, homeState: 'Assam' },
}
const programme = (name: string) => ({ name, degree: 'Bachelor of Technology', durationYears: 4 })
const FOLLOWED: FollowedList = {
  season: 2027,
  isRunning: true,
  rounds: 5,
  choices: [
    { choice: CSE, place: 0, institute: SILCHAR, programme: programme('Computer Science and Engineering') },
    { choice: ECE, place: 1, institute: SILCHAR, programme: programme('Electronics and Communication Engineering') },
  ],
  outcomes: [
    {
      round: 1,
      event: 'none',
      seat: null,
      opened: [],
      closed: [],
      moved: [{ choice: 1, from: 60, to: 30 }],
      advice: null,
    },
    {
      round: 2,
      event: 'allotted',
      seat: {
        choice: 1,
        pool: { quota: 'HS', seatType: 'OPEN', gender: 'neutral', rank: 33_000, closing: 38_288 },
      },
      opened: [1],
      closed: [],
      moved: [{ choice: 1, from: 30, to: 100 }],
      advice: { because: 'own-college', chance: 0.32, choices: 1 },
    },
  ],
  mocks: [],
}
const SEASON = {
  body: 'JoSAA',
  season: 2027,
  source: 'JoSAA 2027, schedule',
  checkedOn: '2027-05-01',
  steps: [
    {
      kind: 'report-and-pay' as const,
      round: 2,
      from: '2027-06-30T17:00',
      until: '2027-07-03T17:00',
      isNitPlusOnly: false,
    },
  ],
  fees: {
    seatAcceptance: { reserved: 0, others: 0 },
    partialAdmission: { reserved: 0, others: 0 },
    withdrawal: 0,
  },
  certificatesFrom: '2027-04-01',
}

function show({ user = RANKED, lists = [MINE], words = en } = {}) {
  const setting = { topic: 'rounds' as const, isInApp: false, isByMail: false, isByPush: false }
  const api = fakeApi()
    .answer(choiceLists.list, { lists, chosenId: lists[0]?._id ?? null })
    .answer(choicePlays.follow, FOLLOWED)
    .answer(counselling.getSeason, { now: '2027-07-01T05:00:00.000Z', season: SEASON })
    .answer(counselling.findFeed, { feed: null })
    .answer(notifications.settings, [setting])
    .answer(notifications.changeSetting, ({ body }) => [{ ...setting, ...(body as object) }])
  showSignedIn(<OwnSeasonPage />, { words, api, user, path: '/mentee-dashboard/season' })
  return api
}

test('each round, the newest first: the seat the list gives, until when to pay, what opened, which chances moved', async () => {
  show()
  await screen.findByText('JoSAA 2027: round 2 is out')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Round 2',
    'Round 1',
    'All dates in your calendar',
  ])
  expect(screen.getAllByText('NIT Silchar, ECE').length).toBeGreaterThan(1)
  expect(screen.getByText(/It closed at 38,288. Your rank for it: 33,000./)).toBeTruthy()
  expect(await screen.findByText(/First seat in this round\? Accept and pay by Sat 3 Jul/)).toBeTruthy()
  expect(screen.getByText('30% to >99%, up')).toBeTruthy()
  expect(screen.getByText('60% to 30%, down')).toBeTruthy()
  expect(screen.queryByText('Nothing to pay. Wait for the next round.'), 'that round is over').toBeNull()
})

test('the newest seat has its button, with the reason in figures and the regret, and never as a promise', async () => {
  show()
  await screen.findByText('Press Slide.')
  expect(screen.getByText(/1 higher choice may still come, in your own college: chance 32%\./)).toBeTruthy()
  expect(screen.getByText(en.whichButton.regret.slide).tagName).toBe('STRONG')
  expect(screen.getByText(en.whichButton.note)).toBeTruthy()
  cleanup()
  show({ words: hi })
  await screen.findByText('Slide दबाएँ।')
  expect(screen.getByText(/चांस 32%।/)).toBeTruthy()
})

test('before round 1 the page tells what the list came to in a mock, that nothing is given, and until when to change it', async () => {
  const pool = { quota: 'HS', seatType: 'OPEN', gender: 'neutral', rank: 33_000, closing: 35_687 } as const
  const filling = { kind: 'registration', round: null, isNitPlusOnly: false } as const
  show()
    .answer(choicePlays.follow, {
      ...FOLLOWED,
      outcomes: [],
      mocks: [
        { mock: 1, seat: null },
        { mock: 2, seat: { choice: 1, pool } },
      ],
    })
    .answer(counselling.getSeason, {
      now: '2027-06-10T09:00:00.000Z',
      season: { ...SEASON, steps: [{ ...filling, from: '2027-06-02T17:00', until: '2027-06-11T17:00' }] },
    })
  await screen.findByText('JoSAA 2027: mock allotment 2 is out. Round 1 of 2027 is not out yet.')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Mock allotment 2',
    'Mock allotment 1',
    'All dates in your calendar',
  ])
  expect(screen.getByText('Your list came to NIT Silchar, ECE in it.')).toBeTruthy()
  expect(screen.getByText('Your list came to no seat in it.')).toBeTruthy()
  expect(screen.getAllByText(en.ownSeason.mockNothing)).toHaveLength(2)
  expect(await screen.findAllByText(/^You can change your choices until Fri 11 Jun/)).toHaveLength(2)
  expect(screen.queryByText(/Accept and pay/)).toBeNull()
})

test('where the newest round gave no seat there is nothing to pay, and in a season that is over nothing to wait for', async () => {
  const [first] = FOLLOWED.outcomes
  const api = show()
  api.answer(choicePlays.follow, { ...FOLLOWED, outcomes: first ? [first] : [] })
  expect(await screen.findByText('Nothing to pay. Wait for the next round.')).toBeTruthy()
  cleanup()
  show().answer(choicePlays.follow, {
    ...FOLLOWED,
    season: 2026,
    isRunning: false,
    rounds: 1,
    outcomes: first ? [first] : [],
  })
  expect(await screen.findByText('Round 1, the last')).toBeTruthy()
  expect(screen.queryByText('Nothing to pay. Wait for the next round.')).toBeNull()
})

test('one tick asks to be told in both ways, and takes both back', async () => {
  const api = show()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tell me after each round' }))
  await waitFor(() =>
    expect(api.sent(notifications.changeSetting)).toMatchObject([{ body: { isInApp: true, isByMail: true } }]),
  )
})

test('the dates come into a calendar by an address of one’s own, in one tap, and it can be turned off', async () => {
  const url = 'https://sopaan.test/feed/secret.ics'
  const api = show()
    .answer(counselling.renewFeed, { feed: { url, renewedAt: '2027-07-01T05:00:00.000Z' } })
    .answer(counselling.endFeed, { feed: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Make my calendar address' }))
  const phone = await screen.findByRole('link', { name: 'Open in phone calendar' })
  expect(phone.getAttribute('href')).toBe(url.replace('https:', 'webcal:'))
  const google = new URL(screen.getByRole('link', { name: 'Add to Google Calendar' }).getAttribute('href') ?? '')
  expect([google.origin, google.searchParams.get('cid')]).toEqual([
    'https://calendar.google.com',
    url.replace('https:', 'webcal:'),
  ])
  expect(screen.getByDisplayValue(url)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Turn off the address' }))
  expect(await screen.findByRole('button', { name: 'Make my calendar address' })).toBeTruthy()
  expect(api.sent(counselling.endFeed)).toHaveLength(1)
  api.lose(counselling.renewFeed)
  fireEvent.click(screen.getByRole('button', { name: 'Make my calendar address' }))
  await waitFor(() => expect(api.sent(counselling.renewFeed)).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'Make my calendar address' })).toBeTruthy()
})

test('of several lists one is chosen by a link', async () => {
  show({ lists: [MINE, listOf('0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c72', 'Papa', [ECE])] })
  expect((await screen.findByRole('link', { name: 'Papa' })).getAttribute('href')).toContain(
    'list=0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c72',
  )
  expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page')
})

test('without a list the page leads to where one is made', async () => {
  show({ lists: [] })
  expect(await screen.findByRole('link', { name: 'Make my list' })).toBeTruthy()
})

test('without a rank the page asks for one', async () => {
  show({ user: A_MENTEE })
  expect((await screen.findByRole('link', { name: 'Enter my rank' })).getAttribute('href')).toBe(
    '/mentee-dashboard/profile#study',
  )
})

test('a season that cannot be told says so, and what did not load can be tried again', async () => {
  const api = show().lose(choicePlays.follow)
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  api.refuse(choicePlays.follow, 'NOT_FOUND')
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(en.ownSeason.none)).toBeTruthy()
})

test('the page speaks Hindi', async () => {
  show({ words: hi })
  expect(await screen.findByText('JoSAA 2027: राउंड 2 आ गया')).toBeTruthy()
  expect(screen.getByText('30% से >99%, बढ़ा')).toBeTruthy()
})
