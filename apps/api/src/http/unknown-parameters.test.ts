import { type Call, namesItsQuery, queryNames } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { openApiDocument } from '@sopaan/contract/openapi'
import { expect, onTestFinished, test } from 'vitest'
import { ACTING, aMember } from '#api/testing/acting.ts'
import { startApp } from '#api/testing/start-app.ts'

const ID = '018f5a70-0000-7000-8000-000000000001'
const calls = Object.values(CALLS).flatMap((nouns): Call[] => Object.values(nouns))
const reads = calls.filter(({ method }) => method === 'GET')

async function start() {
  const server = await startApp({ identity: ACTING, config: { rateLimitScale: 1_000_000 } })
  onTestFinished(server.stop)
  const people = {
    mentee: await aMember(server),
    mentor: await aMember(server, { role: 'mentor' }),
    admin: await aMember(server, { role: 'admin' }),
  }
  const ask = ({ access, path, method }: Call, query: string) => {
    const isStaff = typeof access === 'object'
    const { browser } =
      access === 'anyone' || access === 'signed-in' ? people.mentee : people[isStaff ? 'admin' : access]
    return browser.send(method, `${path.replace(/:\w+/g, ID)}?${query}`)
  }
  return { server, ask }
}

test('every call, read or write, refuses a parameter that it does not name before it does anything, and says which it takes', async () => {
  const { ask } = await start()
  const named = calls.filter(namesItsQuery)
  expect(named.length).toBeGreaterThan(400)
  const wrong: string[] = []
  for (const call of named) {
    const answer = await ask(call, 'sorted_by=amount')
    const allowed = queryNames(call).join(', ')
    const msg = allowed === '' ? 'No parameters are taken here' : `Expected one of the parameters ${allowed}`
    const fault = { path: 'sorted_by', code: 'unknown_parameter', values: { allowed }, msg }
    const { code, errors } = answer.json()
    if (answer.statusCode !== 400 || code !== 'INVALID_QUERY' || JSON.stringify(errors) !== JSON.stringify([fault]))
      wrong.push(`${call.method} ${call.path} ${answer.statusCode} ${answer.body}`)
  }
  expect(wrong).toEqual([])
})

test('a list that cannot be sorted refuses to be sorted, and one that can names its orders', async () => {
  const { ask } = await start()
  const lists = reads.filter((call) => queryNames(call).includes('page') && namesItsQuery(call))
  expect(lists.length).toBeGreaterThan(10)
  for (const call of lists) {
    const { code, errors } = (await ask(call, 'sort=shoe-size')).json()
    const fault = errors?.find(({ path }: { path: string }) => path === 'sort')
    expect([call.path, code]).toEqual([call.path, 'INVALID_QUERY'])
    const takesSort = queryNames(call).includes('sort')
    expect(fault.msg, call.path).toMatch(takesSort ? /^Expected one of [^p]/ : /^Expected one of the parameters /)
  }
})

test('an address of a page that was passed on with marks of others is answered: the client leaves them out', async () => {
  const { server } = await start()
  const query = { main: '5000', category: 'OPEN', utm_source: 'chat', fbclid: 'x' }
  const answer = await server.request(collegePredictor.predict, { query } as never)
  expect(answer.data.length).toBeGreaterThan(0)
})

test('a secret link that another program added to is read all the same', async () => {
  const { ask } = await start()
  const secret = reads.filter(({ secretParam }) => secretParam !== undefined)
  expect(secret.length).toBeGreaterThan(0)
  for (const call of secret) expect((await ask(call, 'utm_source=chat')).json().code).not.toBe('INVALID_QUERY')
})

test('nothing of the contract but secret links and health takes a parameter that nobody named', () => {
  const spared = calls.filter((call) => !namesItsQuery(call))
  expect(
    spared.filter(({ path, secretParam }) => secretParam === undefined && !/^\/(?:healthz|readyz)/.test(path)),
  ).toEqual([])
})

test('every query is an object whose names can be told, and the description says the rule', () => {
  for (const call of calls.filter(({ query }) => query !== undefined))
    expect(queryNames(call).length, call.path).toBeGreaterThan(0)
  const { info } = openApiDocument(CALLS, { title: 'Sopaan', version: '1', serverUrl: 'https://sopaan.test' })
  expect(info).toMatchObject({ description: expect.stringContaining('INVALID_QUERY (400)') })
})
