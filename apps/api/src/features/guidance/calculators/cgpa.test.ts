import { cgpa } from '@sopaan/contract/cgpa'
import { users } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { readPdfGlyphs, readPdfText } from '#api/testing/read-pdf.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const save = (person: Person, answers: string, replaces: string | null = null) =>
  person.browser.call(cgpa.keep, { body: { answers, replaces } })
const find = async (person: Person) => (await person.browser.call(cgpa.find)).json().data
const print = (answers: string, language: Language = 'en') =>
  openBrowser(server.app.fastify).call(cgpa.print, { query: { answers, language } })

test('what one device keeps, another device of the same person finds, and nobody else', async () => {
  const [person, other] = await Promise.all([aSignedIn(server), aSignedIn(server)])
  expect(await find(person)).toBeNull()
  const { data } = (await save(person, 'mode=sgpa&credits=4&grade=A')).json()
  expect(data.answers).toBe('mode=sgpa&credits=4&grade=A')
  expect(await find(person)).toEqual(data)
  expect(await find(other)).toBeNull()
})

test('nobody keeps anything without a sign-in', async () => {
  const browser = openBrowser(server.app.fastify)
  expect((await browser.call(cgpa.find)).json().code).toBe('NOT_SIGNED_IN')
  expect((await browser.call(cgpa.keep, { body: { answers: 'mode=sgpa', replaces: null } })).json().code).toBe(
    'NOT_SIGNED_IN',
  )
})

test('of two devices that replace the same entries the second is told, and loses nothing', async () => {
  const person = await aSignedIn(server)
  const first = (await save(person, 'credits=1&grade=A')).json().data
  server.clock.advance(1_000)
  expect((await save(person, 'credits=2&grade=A')).json().code).toBe('CHANGED_ELSEWHERE')
  const second = (await save(person, 'credits=3&grade=A', first.changedAt)).json().data
  expect((await save(person, 'credits=4&grade=A', first.changedAt)).json().code).toBe('CHANGED_ELSEWHERE')
  expect(await find(person)).toEqual({ answers: 'credits=3&grade=A', changedAt: second.changedAt })
})

test('what was kept can be forgotten, twice without harm', async () => {
  const person = await aSignedIn(server)
  await save(person, 'credits=1&grade=A')
  for (const _ of [1, 2]) expect((await person.browser.call(cgpa.remove)).json().data).toBeNull()
  expect(await find(person)).toBeNull()
})

test('what was kept is in the person’s export', async () => {
  const person = await aSignedIn(server)
  await save(person, 'credits=1&grade=A')
  const zip = unzipSync((await person.browser.call(users.exportMe)).rawPayload)
  const data = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array()))
  expect(data.cgpa.answers).toBe('credits=1&grade=A')
})

test('only the fields of the calculator are kept, and only so many', async () => {
  const person = await aSignedIn(server)
  const codes = await Promise.all(
    ['', 'note=hello', 'grade=<script>', `grade=${'A'.repeat(4_000)}`].map(
      async (answers) => (await save(person, answers)).json().code,
    ),
  )
  expect(codes).toEqual(Array(4).fill('INVALID_INPUT'))
  expect((await save(person, `grade=${'A'.repeat(3_994)}`)).statusCode).toBe(200)
})

test('a report is a small PDF whose text says the rows, the result, the rule and its source', async () => {
  const answer = await print('mode=sgpa&credits=4&grade=a&credits=3&grade=10')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="cgpa.pdf"')
  expect(answer.rawPayload.length).toBeLessThan(100_000)
  const text = await readPdfText(answer.rawPayload)
  // 4 × 8 + 3 × 10 = 62 over 7 credits.
  for (const words of [
    'SGPA of one semester',
    '8.86',
    'Subject 2',
    'Total 7 62',
    'UGC guidelines',
    'Not a certificate',
  ])
    expect(text).toContain(words)
})

test('a report in Hindi is drawn in Devanagari, and says its letters in writing order', async () => {
  const { rawPayload } = await print('mode=percentage&body=mumbai-10&average=8', 'hi')
  expect(rawPayload.length).toBeLessThan(100_000)
  const text = await readPdfText(rawPayload)
  // 7.1 × 8 + 11 = 67.8, up to the next whole number.
  for (const words of ['68%', 'औसत', '21 नवंबर 2026', 'University of Mumbai']) expect(text).toContain(words)
  // The sign of i stands before its letter on paper and behind it in writing.
  expect(readPdfGlyphs(rawPayload)).toContain('प्रतिशत')
  expect(readPdfGlyphs(rawPayload)).toContain('विश्वविद्यालय')
})

test('where sources disagree the report shows every claim', async () => {
  const text = await readPdfText((await print('mode=percentage&body=calcutta&average=8')).rawPayload)
  for (const words of ['Sources disagree', '80%', '75%', 'wpcodequill.com']) expect(text).toContain(words)
})

test('a hundred subjects go over as many pages as they need, and none is lost', async () => {
  const rows = Array.from({ length: 100 }, () => 'credits=1&grade=A').join('&')
  const { rawPayload } = await print(`mode=sgpa&${rows}`)
  expect(rawPayload.length).toBeLessThan(100_000)
  expect(await readPdfText(rawPayload)).toContain('Subject 100')
})

test('what gives no answer is printed as such', async () => {
  expect(await readPdfText((await print('mode=target&target=9')).rawPayload)).toContain('a field is empty')
})

test('reports beyond those that may wait are refused, and the others still come', async () => {
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, row) => print(`mode=percentage&body=mumbai-10&average=${5 + row / 10}`)),
  )
  const codes = asked.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(16)
  expect(codes.filter((code) => code === 503)).toHaveLength(4)
})
