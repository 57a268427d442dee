import { choiceLists } from '@sopaan/contract/choice-lists'
import { choicePlays, type FollowedList } from '@sopaan/contract/choice-rounds'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { notifications } from '@sopaan/contract/notifications'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { publishMocks, publishMocksAndRounds, publishRounds } from '#api/testing/running-season.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { notifyOfRounds } from './round-notices.service.ts'

const ECE = 'electronics-and-communication-engineering-4-years-bachelor-of-technology'
const CSE = 'computer-science-and-engineering-4-years-bachelor-of-technology'
const WARANGAL = `national-institute-of-technology-warangal/${CSE}`
const SILCHAR_CSE = `national-institute-of-technology-silchar/${CSE}`
const SILCHAR_ECE = `national-institute-of-technology-silchar/${ECE}`
const SILCHAR_EE = 'national-institute-of-technology-silchar/electrical-engineering-4-years-bachelor-of-technology'
const KEYS = [WARANGAL, SILCHAR_CSE, SILCHAR_ECE]
const FACTS = { ranks: { main: 33_000 }, homeState: 'Assam', category: 'OPEN', gender: 'male' } as const
const BOTH = { isInApp: true, isByMail: true }

async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const tell = async () => {
    await notifyOfRounds(server.deps)
    await server.runWorker()
  }
  const mailsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email)
  return { server, tell, mailsTo }
}

/** Somebody with a list who asked to be told. */
async function anAsker(server: TestApp, facts: object = FACTS): Promise<Person> {
  const person = await aSignedIn(server)
  await person.browser.call(users.updateMe, { body: { studentFacts: facts } })
  await addList(person, 'Mine', KEYS)
  await person.browser.call(notifications.changeSetting, { params: { topic: 'rounds' }, body: BOTH })
  return person
}

async function addList(person: Person, name: string, keys: string[]): Promise<void> {
  const answer = await person.browser.call(choiceLists.make, { body: { _id: crypto.randomUUID(), name, keys } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

test('each published round is told of once to whoever asked, with the seat, what the chances did and where to look', async () => {
  const { server, tell, mailsTo } = await start()
  const [asked, silent] = [await anAsker(server), await aSignedIn(server)]
  await addList(silent, 'Mine', KEYS)
  await tell()
  expect(mailsTo(asked)).toEqual([])
  // JoSAA 2026, round 1: Silchar ECE, home state, closed at 35,687; nine tenths are 32,118, before 33,000.
  await publishRounds(server, [0.9])
  await tell()
  await tell()
  expect(mailsTo(asked).map(({ subject }) => subject)).toEqual([
    'Round 1 of 2027 is out: no seat from your list so far',
  ])
  expect(mailsTo(asked)[0]?.text).toContain('None of your 3 choices closed at your rank or behind it. Chances: ')
  await publishRounds(server, [0.9, 1])
  await tell()
  await tell()
  expect(mailsTo(asked).map(({ subject }) => subject)[1]).toBe(
    'Round 2 of 2027 is out: your list would give NIT Silchar ECE',
  )
  expect(mailsTo(asked)[1]?.text).toContain('Its first seat, choice 3 of 3. Came within reach: NIT Silchar ECE.')
  expect(mailsTo(asked)[1]?.text).toMatch(/Moved most: .*NIT Silchar ECE <?\d+% to >?\d+%/)
  expect(mailsTo(asked)).toHaveLength(2)
  expect(mailsTo(silent)).toEqual([])
  await signIn(asked)
  const { data } = (await asked.browser.call(notifications.list, { query: {} })).json()
  expect(data).toHaveLength(2)
  expect(data[0].link).toMatch(/^\/mentee-dashboard\/season\?list=[0-9a-f-]{36}$/)
})

test('every list is told of under its name where there are several, and without a rank the notice asks for one', async () => {
  const { server, tell, mailsTo } = await start()
  const [two, unranked] = [await anAsker(server), await anAsker(server, {})]
  await addList(two, 'Papa', [WARANGAL])
  await addList(two, 'Empty', [])
  await publishRounds(server, [1])
  await tell()
  expect(
    mailsTo(two)
      .map(({ text }) => /List: (\w+)\./.exec(text)?.[1])
      .sort(),
  ).toEqual(['Mine', 'Papa'])
  expect(mailsTo(unranked).map(({ subject }) => subject)).toEqual(['Round 1 of 2027 is out'])
  expect(mailsTo(unranked)[0]?.text).toContain('Put your rank into your profile')
})

test('a mock allotment is told of as one: nothing is given, nothing is to pay, and no chance moves', async () => {
  const { server, tell, mailsTo } = await start()
  const asked = await anAsker(server)
  const { followed: before } = await followedBy(server)
  await publishMocks(server, [0.9])
  await tell()
  await tell()
  expect(mailsTo(asked).map(({ subject }) => subject)).toEqual([
    'Mock allotment 1 of 2027 is out: in it your list came to no seat',
  ])
  await publishMocks(server, [0.9, 1])
  await tell()
  const [, second] = mailsTo(asked)
  expect(second?.subject).toBe('Mock allotment 2 of 2027 is out: in it your list came to NIT Silchar ECE')
  expect(second?.text).toContain('A mock gives no seat to anybody, and there is nothing to accept or pay.')
  expect(second?.text).toContain('Choice 3 of 3 would have been yours.')
  expect(second?.text).not.toMatch(/Accept and pay|Miss this/i)
  const { followed, judged } = await followedBy(server)
  expect(followed).toMatchObject({ season: 2027, isRunning: true, outcomes: [] })
  expect(followed.mocks.map(({ mock, seat }) => [mock, seat?.choice])).toEqual([
    [1, undefined],
    [2, 2],
  ])
  expect(judged).toMatchObject({ forecastSeason: 2027, afterRound: 0, mockOut: 2 })
  expect(before.season).toBe(2026)
  await publishMocksAndRounds(server, [0.9, 1], [0.9])
  await tell()
  await tell()
  expect(mailsTo(asked).map(({ subject }) => subject)[2]).toBe('Round 1 of 2027 is out: no seat from your list so far')
  expect(mailsTo(asked)).toHaveLength(3)
  const later = await followedBy(server)
  expect(later.followed.mocks).toHaveLength(2)
  expect(later.judged).not.toHaveProperty('mockOut')
})

test('a mock moves no chance: a list is judged as before it', async () => {
  const { server } = await start()
  const chances = async () => {
    const { judged } = await followedBy(server)
    return judged.choices.map(({ verdict }) => verdict)
  }
  const before = await chances()
  await publishMocks(server, [0.5])
  expect(await chances()).toEqual(before)
})

test('who reads Hindi is told of a mock in Hindi', async () => {
  const { server, tell, mailsTo } = await start()
  const asked = await anAsker(server)
  await server.deps.db.updateTable('users').set({ language: 'hi' }).where('id', '=', asked.userId).execute()
  await publishMocks(server, [1])
  await tell()
  expect(mailsTo(asked)[0]?.text).toContain('मॉक में किसी को सीट नहीं मिलती')
})

/** The season and the chances of the list, for the profile of who asked. */
async function followedBy(server: TestApp): Promise<{ followed: FollowedList; judged: JudgedChoices }> {
  const profile = { main: '33000', state: 'Assam', gender: 'male', category: 'OPEN' } as never
  const call = server.anotherBrowser()
  const followed: FollowedList = await call(choicePlays.follow, { body: { keys: KEYS, profile } })
  return { followed, judged: await call(choiceLists.judge, { body: { keys: KEYS, profile } }) }
}

test('a table that staff correct is no new round, nor is one that came with the product or days ago', async () => {
  const { server, tell, mailsTo } = await start()
  const asked = await anAsker(server)
  await publishRounds(server, [0.9])
  await tell()
  await publishRounds(server, [0.95])
  await tell()
  expect(mailsTo(asked)).toHaveLength(1)
  const late = await anAsker(server)
  server.clock.advance(4 * 86_400_000)
  await tell()
  expect(mailsTo(late)).toEqual([])
})

test('who takes it back is left alone', async () => {
  const { server, tell, mailsTo } = await start()
  const asked = await anAsker(server)
  await asked.browser.call(notifications.changeSetting, {
    params: { topic: 'rounds' },
    body: { isInApp: false, isByMail: false },
  })
  await publishRounds(server, [0.9])
  await tell()
  expect(mailsTo(asked)).toEqual([])
})

test('who reads Hindi is told in Hindi', async () => {
  const { server, tell, mailsTo } = await start()
  const asked = await anAsker(server)
  await server.deps.db.updateTable('users').set({ language: 'hi' }).where('id', '=', asked.userId).execute()
  await publishRounds(server, [1])
  await tell()
  expect(mailsTo(asked).map(({ subject }) => subject)).toEqual([
    '2027 का राउंड 1 आ गया: आपकी लिस्ट से NIT Silchar ECE मिलती',
  ])
})

test('the page of a season says round by round what the list gives, what opened and which chances moved', async () => {
  const { server } = await start()
  await publishRounds(server, [0.9, 1])
  const follow = async (body: { keys: string[]; profile: object }) => {
    const answer = await server.anotherBrowser()(choicePlays.follow, { body: body as never })
    return answer as FollowedList
  }
  const profile = { main: '33000', state: 'Assam', gender: 'male' }
  const followed = await follow({ keys: ['no-such-college/no-such-branch', ...KEYS], profile })
  expect(followed).toMatchObject({ season: 2027, isRunning: true, rounds: 5 })
  expect(followed.choices.map(({ choice, place }) => [choice, place])).toEqual(KEYS.map((key, at) => [key, at + 1]))
  const [first, second] = followed.outcomes
  expect(first).toMatchObject({ round: 1, event: 'none', seat: null, opened: [] })
  // JoSAA 2026, round 2, Silchar ECE, HS, OPEN, neutral.
  expect(second).toMatchObject({
    round: 2,
    event: 'allotted',
    seat: { choice: 2, pool: { quota: 'HS', rank: 33_000 } },
  })
  expect(second?.opened).toEqual([2])
  expect(first?.advice, 'only the newest round is answered now').toBeNull()
  // CSE closed at 28,417 at the same college, 15 in a hundred before this rank, and in Warangal at a tenth of it.
  expect(second?.advice).toMatchObject({ because: 'own-college', choices: 1 })
  expect(second?.advice?.chance).toBeLessThan(0.5)
  // A year a tenth tougher than the last takes chances away; a round as the year before gives them back.
  const moveOf = (outcome: typeof first) => outcome?.moved.find(({ choice }) => choice === 2)
  expect(moveOf(first)?.to).toBeLessThan(moveOf(first)?.from ?? 0)
  expect(moveOf(second)?.to).toBeGreaterThan(moveOf(second)?.from ?? 100)
})

test('out of season the newest season is told as it went, without chances', async () => {
  const { server } = await start()
  const answer: FollowedList = await server.anotherBrowser()(choicePlays.follow, {
    body: { keys: KEYS, profile: { main: 33_000, state: 'Assam', gender: 'male' } } as never,
  })
  expect(answer).toMatchObject({ season: 2026, isRunning: false, rounds: 5 })
  expect(answer.outcomes).toHaveLength(5)
  expect(answer.outcomes.flatMap(({ moved, advice }) => [...moved, ...(advice ? [advice] : [])])).toEqual([])
})

test('while better choices may still come the seat speaks for Float, and No. 1 of a list for Freeze', async () => {
  const { server } = await start()
  await publishRounds(server, [1])
  const adviceFor = async (keys: string[], main: number) => {
    const body = { keys, profile: { main, state: 'Assam', gender: 'male' } as never }
    const followed: FollowedList = await server.anotherBrowser()(choicePlays.follow, { body })
    return followed.outcomes.at(-1)?.advice
  }
  // JoSAA 2026, round 1: Silchar ECE, HS, OPEN, neutral closed at 35,687 and in round 2 later.
  expect(await adviceFor([SILCHAR_ECE, SILCHAR_EE], 35_000)).toEqual({ because: 'first-choice', chance: 0, choices: 0 })
  const near = await adviceFor([WARANGAL, SILCHAR_ECE, SILCHAR_EE], 36_500)
  expect(near).toMatchObject({ because: 'own-college', choices: 1 })
  expect(near?.chance).toBeGreaterThan(0.2)
})
