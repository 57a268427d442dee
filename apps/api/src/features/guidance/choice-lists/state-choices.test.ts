import { randomUUID } from 'node:crypto'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { choicePlays } from '@sopaan/contract/choice-rounds'
import { listChecks } from '@sopaan/contract/list-checks'
import { type FamilyList, listLinks } from '@sopaan/contract/list-links'
import { stateChoices } from '@sopaan/contract/state-choices'
import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { afterAll, expect, test } from 'vitest'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { readPdfText } from '#api/testing/read-pdf.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())
const visitor = () => openBrowser(server.app.fastify)

const SILCHAR =
  'national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology'
const JAIPUR = 'malaviya-national-institute-of-technology-jaipur/civil-engineering-4-years-bachelor-of-technology'
const DTU = 'jac-delhi.delhi-technological-university-dtu/electrical-engineering'
const GONE = 'jac-delhi.institute-of-weaving/textile-engineering'
const CHEMNITZ = 'saxony.chemnitz/weaving'
/** JAC Delhi 2025, round 5: DTU, Electrical Engineering, GNGND (general, Delhi) closed at 31,589. */
const ANSWERS = [{ counselling: 'jac-delhi', jeeRank: 30_000, category: 'ews', gender: 'male', home: 'delhi' }] as const

test('a choice of a State is judged by its candidate’s best seat there, and for nobody by the open one', async () => {
  const body = { keys: [DTU, GONE], answers: [...ANSWERS] }
  const judged = (await visitor().call(stateChoices.judge, { body })).json()
  expect(judged.unknownKeys).toEqual([GONE])
  expect(judged.choices).toMatchObject([
    {
      key: DTU,
      name: 'JAC Delhi',
      season: 2025,
      isJudged: true,
      seat: { category: { code: 'GNGND' }, closing: 31_589, score: 30_000, margin: 1_589, standing: 'just-inside' },
    },
  ])
  const open = (await visitor().call(stateChoices.judge, { body: { keys: [DTU] } })).json()
  expect(open.choices).toMatchObject([{ isJudged: false, seat: { score: null, margin: null, standing: null } }])
  expect(open.choices[0].seat.category.key).toBe('open')
})

test('answers that a counselling does not take are refused with the field they stand in', async () => {
  const refused = await visitor().call(stateChoices.judge, {
    payload: { keys: [DTU], answers: [{ counselling: 'jac-delhi', rank: 5, home: 'delhi' }] },
  })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'INVALID_INPUT'])
  expect(refused.json().errors.map(({ path }: { path: string }) => path)).toContain('answers.0.rank')
  const unknown = await visitor().call(stateChoices.judge, { payload: { keys: [CHEMNITZ] } })
  expect(unknown.json().code).toBe('INVALID_INPUT')
})

test('seats of a State stand on the list of JoSAA, apart behind it, however they were put there', async () => {
  const person = await aSignedIn(server)
  const add = (key: string) => answerOf(person.browser.call(choiceLists.addSeat, { body: { key } }))
  await add(SILCHAR)
  await add(DTU)
  const { data } = await add(JAIPUR)
  expect(data.lists[0]?.keys).toEqual([SILCHAR, JAIPUR, DTU])
  expect((await add(GONE)).code).toBe('NOT_FOUND')
  const keys = [DTU, JAIPUR]
  const made = await answerOf(
    person.browser.call(choiceLists.make, { body: { _id: randomUUID(), name: 'Two forms', keys } }),
  )
  expect(made.data.keys).toEqual([JAIPUR, DTU])
})

test('what is said of a list by JoSAA’s rules leaves seats of States out, and calls none of them unknown', async () => {
  const profile = { main: 33_157, state: 'Assam', gender: 'male' } as const
  const body = { keys: [SILCHAR, DTU], profile }
  const judged = (await visitor().call(choiceLists.judge, { body })).json()
  expect([judged.choices.length, judged.unknownKeys]).toEqual([1, []])
  const checked = (await visitor().call(listChecks.check, { body })).json().data
  expect([checked.choices.length, checked.unknownKeys]).toEqual([1, []])
  const played = (await visitor().call(choicePlays.play, { body })).json()
  expect(played.choices).toHaveLength(1)
})

test('a link shows seats of a State with what they closed at, and tells nobody’s score', async () => {
  const language = 'en' as const
  const body = { keys: [SILCHAR, DTU], profile: { main: 33_157 }, showsProfile: false, language }
  const { data } = await answerOf(visitor().call(listLinks.create, { body }))
  const read: FamilyList = (await answerOf(visitor().call(listLinks.read, { params: { token: data.token } }))).data
  expect(read.choices.map(({ key }) => key)).toEqual([SILCHAR, DTU])
  expect(read.stateChoices).toMatchObject([{ key: DTU, isJudged: false, seat: { score: null } }])
  const reader = randomUUID()
  const hearted = await answerOf(
    visitor().call(listLinks.heart, { params: { token: data.token }, body: { reader, key: DTU, isOn: true } }),
  )
  expect(hearted.data.choices[1]).toMatchObject({ key: DTU, hearts: 1 })
})

test('a shared list of an account has them too, and its owner’s mentor reads the same', async () => {
  const person = await aSignedIn(server)
  const _id = randomUUID()
  await person.browser.call(choiceLists.make, { body: { _id, name: 'Two forms', keys: [SILCHAR, DTU] } })
  const shared = await answerOf(
    person.browser.call(choiceLists.share, { params: { id: _id }, body: { profile: null } }),
  )
  const token = shared.data.share?.token ?? ''
  const read = (await visitor().call(choiceLists.readShared, { params: { token } })).json().data
  expect([read.keys, read.judged.unknownKeys, read.stateChoices.length]).toEqual([[SILCHAR, DTU], [], 1])
})

test('a file holds them below the list of JoSAA, numbered for themselves', async () => {
  const fileOf = (format: 'csv' | 'xlsx' | 'pdf', language: 'en' | 'hi' = 'en') => {
    const body = { format, name: 'Two forms', keys: [SILCHAR, DTU, GONE], stateAnswers: [...ANSWERS], language }
    return visitor().call(choiceLists.file, { payload: body })
  }
  const lines = (await fileOf('csv')).payload.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[5]).toBe(
    '1,JAC Delhi,Delhi Technological University (DTU),Electrical Engineering,rank,31589,2025,30000,Just inside',
  )
  expect(lines[6]).toMatch(/^2,JAC Delhi,Institute of Weaving,Textile Engineering,.*No longer in the tables/)
  expect((await fileOf('xlsx')).statusCode).toBe(200)
  const text = await readPdfText((await fileOf('pdf')).rawPayload)
  expect(text).toContain('31,589')
  expect(text.indexOf('Silchar')).toBeLessThan(text.indexOf('Delhi Technological'))
  expect(await readPdfText((await fileOf('pdf', 'hi')).rawPayload)).toContain('31,589')
})

test('the State predictor names the choice that each of its seats belongs to', async () => {
  const query = {
    counselling: 'jac-delhi',
    jeeRank: 30_000,
    category: 'ews',
    home: 'delhi',
    q: 'electrical dtu',
  } as const
  const { data } = (await visitor().call(stateCollegePredictor.predict, { query })).json()
  expect(data.map(({ choiceKey }: { choiceKey: string }) => choiceKey)).toContain(DTU)
})
