import { createHmac } from 'node:crypto'
import { ALERT_RULES_SHIPPED, alertHooks } from '@sopaan/contract/alert-hooks'
import { auth } from '@sopaan/contract/auth'
import { grievances } from '@sopaan/contract/consents'
import { expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { sendDueAlerts } from '#api/jobs/alerts.ts'
import type { PublicPost } from '#api/outside/public-request.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const ADDRESS = 'https://chat.example.org/hooks/abc'

type Got = { url: string; headers: Record<string, string>; body: string }

/** A server whose messages to the outside are kept, and an owner; `answer` says how the address answers from then on. */
async function start(config: { hasSamples?: boolean } = {}) {
  const got: Got[] = []
  let status = 200
  const post: PublicPost = async (url, { headers, body }) => {
    got.push({ url, headers, body: body.toString() })
    return { status, retryAfter: undefined }
  }
  const server = await startApp({ config, outside: { post } })
  onTestFinished(server.stop)
  const owner = await aSignedIn(server, 'admin')
  const add = async (address = ADDRESS) => {
    const answer = await owner.browser.call(alertHooks.add, { body: { address } })
    return { status: answer.statusCode, code: answer.json().code, data: answer.json().data }
  }
  const list = async () => (await owner.browser.call(alertHooks.list)).json().data
  const answerWith = (next: number) => {
    status = next
  }
  return { server, owner, got, add, list, answerWith }
}

async function fileGrievance(server: Awaited<ReturnType<typeof startApp>>): Promise<void> {
  const mentee = await aSignedIn(server)
  const body = { subject: 'My refund', message: 'It did not come, and nobody answers me.' }
  expect((await mentee.browser.call(grievances.add, { body })).statusCode).toBe(201)
}

test('what staff are alerted to goes to the address, signed, and names nobody', async () => {
  const { server, got, add, list } = await start()
  const { data } = await add()
  await fileGrievance(server)
  expect(await sendDueAlerts(server.deps)).toBe(1)
  const [message] = got
  const said = JSON.parse(message?.body ?? '{}')
  expect(message?.url).toBe(ADDRESS)
  expect(said).toMatchObject({ kind: 'grievance-filed', text: expect.stringContaining('/admin/messages') })
  expect(message?.body).not.toContain('Kiran')
  const [, seconds = '', signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(message?.headers['x-sopaan-signature'] ?? '') ?? []
  expect(signature).toBe(createHmac('sha256', data.secret).update(`${seconds}.${message?.body}`).digest('hex'))
  expect(await list()).toMatchObject([{ address: ADDRESS, waiting: 0, dead: 0, lastError: null }])
})

test('an address that does not take a message is tried again later and later, and given up in the end', async () => {
  const { server, got, add, list, answerWith } = await start()
  await add()
  await fileGrievance(server)
  answerWith(503)
  await sendDueAlerts(server.deps)
  expect(await list()).toMatchObject([{ waiting: 1, lastError: 'answered 503' }])
  expect(await sendDueAlerts(server.deps), 'not at once').toBe(0)
  expect(got).toHaveLength(1)
  server.clock.advance(11_000)
  await sendDueAlerts(server.deps)
  expect(got).toHaveLength(2)
  expect(got[1]?.body, 'the same message').toBe(got[0]?.body)
  for (let turn = 0; turn < 12; turn += 1) {
    server.clock.advance(3_700_000)
    await sendDueAlerts(server.deps)
  }
  const { state } = await server.deps.db.selectFrom('alertMessages').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('dead')
  expect(got).toHaveLength(12)
})

test('an address that is switched off gets nothing until it is on again; a removed one nothing at all', async () => {
  const { server, owner, got, add } = await start()
  const { data } = await add()
  const params = { id: data._id }
  await owner.browser.call(alertHooks.test, { params })
  await owner.browser.call(alertHooks.toggle, { params, body: { isOn: false } })
  expect(await sendDueAlerts(server.deps)).toBe(0)
  await owner.browser.call(alertHooks.toggle, { params, body: { isOn: true } })
  expect(await sendDueAlerts(server.deps)).toBe(1)
  expect(JSON.parse(got[0]?.body ?? '{}')).toMatchObject({ kind: 'test' })
  await owner.browser.call(alertHooks.test, { params })
  await owner.browser.call(alertHooks.remove, { params })
  expect(await sendDueAlerts(server.deps)).toBe(0)
})

test.each([
  'http://chat.example.org/hooks/abc',
  'https://127.0.0.1/hooks',
  'https://10.1.2.3/hooks',
  'https://localhost/hooks',
  'https://chat.example.org:8443/hooks',
  'https://name:word@chat.example.org/hooks',
  'no address at all',
])('no address but a public one of https is taken: %s', async (address) => {
  const { add } = await start({ hasSamples: false })
  expect(await add(address)).toMatchObject({ status: 422, code: 'ALERT_ADDRESS' })
})

test('on a developer’s machine, where nobody else can reach the server, an address on it is taken too', async () => {
  const { add } = await start({ hasSamples: true })
  expect(await add('http://127.0.0.1:8080/room')).toMatchObject({ status: 201 })
  expect(await add('http://192.168.1.4/room')).toMatchObject({ status: 422, code: 'ALERT_ADDRESS' })
})

test('an address is told once, and at most five are', async () => {
  const { add } = await start()
  await add()
  expect(await add()).toMatchObject({ status: 409, code: 'ALERT_HOOK_KNOWN' })
  for (const name of ['b', 'c', 'd', 'e']) expect((await add(`${ADDRESS}${name}`)).status).toBe(201)
  expect(await add(`${ADDRESS}f`)).toMatchObject({ status: 409, code: 'ALERT_HOOKS_FULL' })
})

test('the trail keeps the host of an address alone, and nobody but owners may', async () => {
  const { server, add } = await start()
  await add()
  const entry = await server.deps.db
    .selectFrom('auditEvents')
    .select('change')
    .where('action', '=', 'alert-hook.add')
    .executeTakeFirstOrThrow()
  expect(entry.change).toEqual({ address: { after: 'chat.example.org' } })
  const mentee = await aSignedIn(server)
  const params = { id: mentee.userId }
  for (const answer of [
    await mentee.browser.call(alertHooks.list),
    await mentee.browser.call(alertHooks.add, { body: { address: ADDRESS } }),
    await mentee.browser.call(alertHooks.toggle, { params, body: { isOn: true } }),
    await mentee.browser.call(alertHooks.test, { params }),
    await mentee.browser.call(alertHooks.remove, { params }),
  ])
    expect(answer.statusCode).toBe(403)
})

test('an address nobody added is not found', async () => {
  const { owner } = await start()
  const params = { id: owner.userId }
  for (const answer of [
    await owner.browser.call(alertHooks.toggle, { params, body: { isOn: true } }),
    await owner.browser.call(alertHooks.test, { params }),
    await owner.browser.call(alertHooks.remove, { params }),
  ])
    expect(answer.statusCode).toBe(404)
})

test('in the quiet hours that owners set an address is told of nothing but what is broken; the rest goes when they end', async () => {
  const { server, owner, got, add } = await start()
  await add()
  // Ten in the evening in India.
  server.clock.set('2026-11-25T16:30:00.000Z')
  const late = await aSignedIn(server, 'admin')
  const body = { failedFrom: 1, digestHour: 8, quietFrom: 22, quietUntil: 7 }
  expect((await late.browser.call(alertHooks.changeRules, { body })).statusCode).toBe(200)
  expect((await late.browser.call(alertHooks.findRules)).json().data).toEqual(body)
  await fileGrievance(server)
  expect(await sendDueAlerts(server.deps)).toBe(0)
  await inTransaction(server.deps, (deps) =>
    notifyStaff(deps, { kind: 'integrity-broken', facts: { faults: [] }, key: 'broken' }),
  )
  expect(await sendDueAlerts(server.deps)).toBe(1)
  server.clock.set('2026-11-26T01:30:00.000Z')
  expect(await sendDueAlerts(server.deps)).toBe(1)
  expect(got.map(({ body }) => JSON.parse(body).kind)).toEqual(['integrity-broken', 'grievance-filed'])
  expect(owner.userId).not.toBe(late.userId)
})

test('rules of alerts are for owners alone, who signed in a short while ago; hours are those of a day', async () => {
  const { server, owner } = await start()
  const body = { failedFrom: 0, digestHour: 24, quietFrom: 0, quietUntil: 0 }
  const refused = await owner.browser.call(alertHooks.changeRules, { body })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(['failedFrom', 'digestHour'])
  const mentee = await aSignedIn(server)
  expect((await mentee.browser.call(alertHooks.findRules)).statusCode).toBe(403)
  server.clock.advance(9 * 60_000)
  await owner.browser.call(auth.refreshToken)
  server.clock.advance(7 * 60_000)
  await owner.browser.call(auth.refreshToken)
  const stale = await owner.browser.call(alertHooks.changeRules, { body: ALERT_RULES_SHIPPED })
  expect(stale.json().code).toBe('REAUTH_REQUIRED')
})
