import { helplines } from '@sopaan/contract/helplines'
import { HELPLINES } from '@sopaan/domain/identity/helplines'
import { expect, onTestFinished, test } from 'vitest'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import type { Actor } from '#api/http/access.ts'
import { aPerson } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { seedHelplines } from './helplines.service.ts'

const ADMIN: Actor = {
  userId: '00000000-0000-4000-8000-000000000001',
  role: 'admin',
  staffRoles: ['owner'],
  signInId: 'one',
}
const NEW_LINE = {
  name: 'Vandrevala Foundation',
  numbers: ['9999 666 555'],
  runBy: 'charity',
  purpose: 'mind',
  hours: { always: true },
  isFree: true,
  evidence: 'The foundation’s own page',
  checkedOn: '2026-11-20',
} as const

async function start() {
  const actor = { ...ADMIN }
  const server = await startApp({ identity: { findActor: async () => actor, xsrfBinding: () => 'admin' } })
  onTestFinished(server.stop)
  server.clock.set('2026-11-22T05:30:00.000Z')
  actor.userId = (await aPerson(server, 'admin')).userId
  await seedHelplines(server.deps)
  const listShown = async () => (await server.request(helplines.list, {})).data
  const listManaged = async () => (await server.request(helplines.manage, {})).data
  const idOf = async (name: string) => (await listManaged()).find((line) => line.name === name)?._id ?? ''
  const change = async (name: string, fields: object) => {
    const line = (await listManaged()).find((one) => one.name === name)
    if (!line) throw new Error(`No line is named ${name}.`)
    const { _id, retiredAt: _, ...body } = line
    return server.request(helplines.change, { params: { id: _id }, body: { ...body, ...fields } })
  }
  return { server, actor, listShown, listManaged, idOf, change }
}

test('a fresh product shows the lines that ship, as they ship', async () => {
  const { listShown } = await start()
  const shown = (await listShown()).map(({ id: _, ...line }) => line)
  expect(shown).toEqual(HELPLINES.map(({ id: _, ...line }) => line))
})

test('a later start leaves what admins made of the lines', async () => {
  const { server, listShown, listManaged } = await start()
  for (const { _id } of await listManaged()) await server.request(helplines.retire, { params: { id: _id } })
  await seedHelplines(server.deps)
  expect(await listShown()).toEqual([])
})

test('a corrected number is on the page with the next request, and the trail says who changed what', async () => {
  const { server, actor, listShown, change } = await start()
  await change('iCALL (TISS)', { numbers: ['022-2552 1111'], checkedOn: '2026-11-21' })
  expect((await listShown()).find(({ name }) => name === 'iCALL (TISS)')?.numbers).toEqual(['022-2552 1111'])
  const event = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'actorId', 'change'])
    .where('action', '=', 'helpline.change')
    .executeTakeFirstOrThrow()
  expect(event.actorId).toBe(actor.userId)
  expect(JSON.stringify(event.change)).toContain('9152987821')
  expect(await checkTrail(server.deps)).toEqual({ ok: true, count: 1 })
})

test('a new line stands behind the others of its kind', async () => {
  const { server, listShown } = await start()
  await server.request(helplines.add, { body: { ...NEW_LINE, numbers: [...NEW_LINE.numbers] } })
  expect((await listShown()).at(-1)?.name).toBe('Vandrevala Foundation')
})

test('whatever the order asked for, lines of the state stay before those of charities', async () => {
  const { server, listShown } = await start()
  const backwards = (await listShown()).map(({ id }) => id).reverse()
  await server.request(helplines.order, { body: { ids: backwards } })
  const shown = await listShown()
  // Nine lines ship: six of the state and its regulators, three of charities.
  expect(shown.map(({ runBy }) => runBy === 'charity')).toEqual([...Array(6).fill(false), ...Array(3).fill(true)])
  expect(shown.at(0)?.name).toBe('Manodarpan')
  expect(shown.at(-1)?.name).toBe('iCALL (TISS)')
})

test('an order that leaves out a line somebody added meanwhile is refused', async () => {
  const { server, listShown } = await start()
  const ids = (await listShown()).map(({ id }) => id).slice(1)
  await expect(server.request(helplines.order, { body: { ids } })).rejects.toMatchObject({ code: 'CHANGED_ELSEWHERE' })
})

test('a line taken off is gone from the page, kept for admins, and its name is free', async () => {
  const { server, listShown, listManaged, idOf } = await start()
  const params = { id: await idOf('Roshni') }
  await server.request(helplines.retire, { params })
  expect((await listShown()).map(({ name }) => name)).not.toContain('Roshni')
  expect((await listManaged()).at(-1)).toMatchObject({ name: 'Roshni', retiredAt: expect.any(String) })
  await expect(server.request(helplines.retire, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await server.request(helplines.add, { body: { ...NEW_LINE, name: 'Roshni', numbers: ['040-6620 2000'] } })
  expect((await listShown()).at(-1)?.name).toBe('Roshni')
})

test('no two lines bear one name', async () => {
  const { server, change } = await start()
  const body = { ...NEW_LINE, numbers: ['14416'], name: 'tele-manas' }
  await expect(server.request(helplines.add, { body })).rejects.toMatchObject({ code: 'HELPLINE_LISTED' })
  await expect(change('SNEHA', { name: 'Roshni' })).rejects.toMatchObject({ code: 'HELPLINE_LISTED' })
})

test('KIRAN is refused by its name and by its number', async () => {
  const { server } = await start()
  for (const fields of [{ name: 'KIRAN' }, { numbers: ['1800-599-0019'] }])
    await expect(
      server.request(helplines.add, { body: { ...NEW_LINE, numbers: ['14416'], ...fields } }),
    ).rejects.toMatchObject({ code: 'HELPLINE_KIRAN' })
})

test('a line needs a number to dial, its evidence, and a day of checking that has come', async () => {
  const { change } = await start()
  const faults = await Promise.all(
    [{ numbers: [] }, { numbers: ['call us'] }, { evidence: '' }, { checkedOn: 'yesterday' }].map((fields) =>
      change('SNEHA', fields).then(
        () => 'taken',
        (refusal: { code: string }) => refusal.code,
      ),
    ),
  )
  expect(faults).toEqual(Array(4).fill('INVALID_INPUT'))
  await expect(change('SNEHA', { checkedOn: '2099-01-01' })).rejects.toMatchObject({ code: 'HELPLINE_CHECKED_LATER' })
})

test('only admins keep the lines; everybody reads them', async () => {
  const actors: Record<string, Actor | undefined> = { nobody: undefined, mentee: { ...ADMIN, role: 'mentee' } }
  for (const [who, actor] of Object.entries(actors)) {
    const other = await startApp({ identity: { findActor: async () => actor, xsrfBinding: () => who } })
    await expect(other.request(helplines.manage, {})).rejects.toMatchObject({
      code: actor ? 'FORBIDDEN' : 'NOT_SIGNED_IN',
    })
    expect((await other.request(helplines.list, {})).status).toBe('success')
    await other.stop()
  }
})
