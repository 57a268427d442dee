import { type AuditEntry, audit } from '@sopaan/contract/audit'
import type { AuditAction } from '@sopaan/contract/audit-actions'
import { auth } from '@sopaan/contract/auth'
import type { RequestInput } from '@sopaan/contract/call'
import { managedUsers } from '@sopaan/contract/managed-users'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn, signIn } from '#api/testing/people.ts'
import { aPlan } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'
import { writeAudit } from './audit.service.ts'
import { removeEndedOrigins } from './audit-origins.service.ts'
import { NAMED_TARGETS } from './target-names.queries.ts'

type AuditQuery = RequestInput<typeof audit.all>['query']
type Page = { data: AuditEntry[]; total: number; isTotalCapped: boolean; next: number | null; actions: string[] }

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  const mentee = await aSignedIn(server)
  const read = async (query: AuditQuery = {}): Promise<Page> => {
    const answer = await admin.browser.call(audit.all, { query })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return JSON.parse(answer.body)
  }
  const actions = async (query: AuditQuery) => (await read(query)).data.map(({ action }) => action)
  const write = (action: AuditAction, entry: Partial<Parameters<typeof writeAudit>[1]> = {}) =>
    writeAudit(server.deps, { action, target: { type: 'plan', id: 'seven' }, ...entry })
  return { ...server, server, admin, mentee, read, actions, write }
}

test('R290, S16: admins read who did what to what, before and after, from where, on what, when and in which request', async () => {
  const { admin, mentee, read, write } = await start()
  await write('plan.change', {
    actor: { userId: mentee.userId, role: 'mentee' },
    impersonatorId: admin.userId,
    change: { price: { before: 49900, after: 39900 }, note: { after: null } },
    request: {
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
      requestId: 'request-one',
    },
  })
  const { data } = await read()
  expect(data[0]).toMatchObject({
    at: '2026-06-02T05:30:00.000Z',
    action: 'plan.change',
    actor: { _id: mentee.userId, role: 'mentee', name: 'Kiran Das' },
    impersonatorId: admin.userId,
    target: { type: 'plan', id: 'seven', name: null },
    change: { price: { before: 49900, after: 39900 }, note: { after: null } },
    ip: '203.0.113.7',
    device: 'Firefox on Windows',
    requestId: 'request-one',
  })
})

test('the system stands behind what nobody did', async () => {
  const { read, write } = await start()
  await write('import.publish')
  expect((await read()).data[0]).toMatchObject({ actor: { _id: null, role: 'system', name: null }, ip: null })
})

test('the trail is narrowed by person, role, action, target and day, one or together', async () => {
  const { clock, admin, mentee, actions, write } = await start()
  const actor = { userId: mentee.userId, role: 'mentee' } as const
  // 18:29:59 UTC is the last second of 2 June in India.
  clock.set('2026-06-02T18:29:59.000Z')
  await write('plan.change', { actor })
  clock.set('2026-06-02T18:30:00.000Z')
  await write('plan.add')
  await write('event.create', { target: { type: 'event', id: 'nine' }, actor })
  await signIn(admin)
  expect(await actions({ action: 'plan.' })).toEqual(['plan.add', 'plan.change'])
  expect(await actions({ action: 'plan.add' })).toEqual(['plan.add'])
  expect(await actions({ action: 'pla' })).toEqual([])
  expect(await actions({ targetType: 'event', targetId: 'nine' })).toEqual(['event.create'])
  expect(await actions({ action: 'plan.', actor: mentee.userId })).toEqual(['plan.change'])
  expect(await actions({ action: 'plan.', actor: mentee.email })).toEqual(['plan.change'])
  expect(await actions({ actor: 'nobody@example.org' })).toEqual([])
  expect(await actions({ action: 'plan.', to: '2026-06-02' })).toEqual(['plan.change'])
  expect(await actions({ action: 'plan.', from: '2026-06-03', to: '2026-06-03' })).toEqual(['plan.add'])
  expect(await actions({ from: '2026-06-04' })).toEqual([])
  expect(await actions({ to: '2026-06-01' })).toEqual([])
  expect(await actions({ role: 'mentee', targetType: 'plan' })).toEqual(['plan.change'])
})

test('a word finds a part of an action, a target, an address, a request, a name or an e-mail', async () => {
  const { mentee, actions, write } = await start()
  const request = { ip: '198.51.100.4', requestId: 'request-nine' }
  await write('coupon.retire', { request, target: { type: 'coupon', id: 'DIWALI' } })
  await write('coupon.add', { actor: { userId: mentee.userId, role: 'mentee' }, target: { type: 'coupon' } })
  for (const q of ['oupon.ret', 'DIWALI', '198.51.100.4', 'request-nine'])
    expect(await actions({ q, action: 'coupon.' })).toEqual(['coupon.retire'])
  expect(await actions({ q: mentee.email, action: 'coupon.' })).toEqual(['coupon.add'])
  expect(await actions({ q: 'kiran das', action: 'coupon.' })).toEqual(['coupon.add'])
  expect(await actions({ q: 'coupon', action: 'coupon.' })).toEqual(['coupon.add', 'coupon.retire'])
  expect(await actions({ q: 'no such thing' })).toEqual([])
  expect(await actions({ q: 'ended', meant: 'coupon.retire,plan.retire' })).toEqual(['coupon.retire'])
})

test('looks of staff can be left out; one that is asked for by its name is shown all the same', async () => {
  const { actions, write } = await start()
  for (const action of ['plan.change', 'users.look', 'event.attendees', 'mentor.look-at-proof'] as const)
    await write(action)
  const target = { targetType: 'plan', targetId: 'seven' }
  expect(await actions({ ...target, looks: 'hidden' })).toEqual(['plan.change'])
  expect(await actions({ ...target, looks: 'shown' })).toHaveLength(4)
  expect(await actions({ ...target, looks: 'hidden', action: 'users.look' })).toEqual(['users.look'])
  expect(await actions({ ...target, looks: 'hidden', action: 'mentor.' })).toEqual([])
})

test('pages follow one another without a gap or a double, while others write', async () => {
  const { read, write } = await start()
  for (const name of ['add', 'change', 'discard', 'publish', 'revise'] as const) await write(`season.${name}`)
  const first = await read({ action: 'season.', limit: '2' })
  await write('season.add-step')
  const second = await read({ action: 'season.', limit: '2', before: String(first.next) })
  const third = await read({ action: 'season.', limit: '2', before: String(second.next) })
  expect([first, second, third].map(({ data }) => data.map(({ action }) => action))).toEqual([
    ['season.revise', 'season.publish'],
    ['season.discard', 'season.change'],
    ['season.add'],
  ])
  expect([first.total, third.total, third.next, first.isTotalCapped]).toEqual([5, 6, null, false])
  expect(third.actions).toContain('season.add-step')
  const oldest = await read({ action: 'season.', limit: '4', sort: 'at' })
  const newer = await read({ action: 'season.', limit: '4', sort: 'at', before: String(oldest.next) })
  expect([oldest, newer].map(({ data }) => data.map(({ action }) => action))).toEqual([
    ['season.add', 'season.change', 'season.discard', 'season.publish'],
    ['season.revise', 'season.add-step'],
  ])
})

test('a look at the trail is written into the trail, with what was asked for', async () => {
  const { admin, read } = await start()
  await read({ action: 'user.', from: '2026-06-01' })
  expect((await read({ action: 'audit.' })).data).toMatchObject([
    {
      action: 'audit.look',
      actor: { _id: admin.userId },
      change: { action: { after: 'user.' }, from: { after: '2026-06-01' } },
    },
  ])
})

test('the file holds the same entries; no cell of it is a formula, and taking it is written down', async () => {
  const { admin, write, actions } = await start()
  await write('plan.change', { target: { type: 'plan', id: '=HYPERLINK("https://evil.example")' } })
  const answer = await admin.browser.call(audit.csv, { query: { action: 'plan.' } })
  const lines = answer.body.trimEnd().split('\r\n')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toBe('# whole: 1 entries')
  expect(lines[0]).toMatch(/^\ufeffsequence,time_utc,time_ist,action,/)
  expect(lines[1]).toContain('2026-06-02T05:30:00.000Z')
  expect(lines[1]).toContain('11:00 am IST')
  expect(lines[1]).toContain(`"'=HYPERLINK(`)
  expect(await actions({ action: 'audit.export' })).toEqual(['audit.export'])
})

test('AUTHZ-01: nobody but an admin reads the trail', async () => {
  const { server, mentee } = await start()
  const mentor = await aSignedIn(server, 'mentor')
  for (const call of [audit.all, audit.csv])
    for (const { browser } of [mentee, mentor]) expect((await browser.call(call)).statusCode).toBe(403)
})

test('of a text that staff searched for the trail keeps its kind alone, of looks of before as they are shown', async () => {
  const { server, admin, mentee, read, write } = await start()
  const searched = [
    [managedUsers.list, { q: 'asha@example.org' }, { q: { after: '[e-mail address]' } }],
    [managedUsers.list, { q: '+91 98765 43210' }, { q: { after: '[number]' } }],
    [managedUsers.list, { q: 'Asha Rao' }, { q: { after: '[words]' } }],
    [
      audit.all,
      { q: '203.0.113.10', action: 'user.' },
      { q: { after: '[network address]' }, action: { after: 'user.' } },
    ],
    [audit.all, { actor: mentee.email }, { actor: { after: '[e-mail address]' } }],
    [audit.all, { actor: mentee.userId }, { actor: { after: mentee.userId } }],
  ] as const
  for (const [call, query, change] of searched) {
    await admin.browser.call(call, { query })
    const { change: written } = await server.deps.db
      .selectFrom('auditEvents')
      .select('change')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(written).toMatchObject(change)
  }
  await write('users.look', { target: { type: 'users' }, change: { q: { after: 'kiran@example.org' } } })
  await write('users.export', { target: { type: 'users' }, change: { q: { after: 'kiran@example.org' } } })
  const shown = (await read({ action: 'users.' })).data.slice(0, 2).map(({ change }) => change)
  expect(shown).toEqual([{ q: { after: '[e-mail address]' } }, { q: { after: '[e-mail address]' } }])
  expect((await admin.browser.call(audit.csv, { query: { action: 'users.' } })).body).not.toContain('kiran')
})

test('from where a sign-up was made is forgotten after 30 days, from where an account was used after its year', async () => {
  const { server, mentee } = await start()
  const stranger = mentee.browser
  const body = { fullName: 'Asha Rao', email: 'never@example.org', password: 'velvet-otter-9', role: 'mentee' as const }
  expect((await stranger.call(auth.signup, { body })).statusCode).toBe(201)
  const originsOf = (targetType: string) =>
    server.deps.db
      .selectFrom('auditOrigins')
      .innerJoin('auditEvents', 'sequence', 'eventSequence')
      .select('auditOrigins.ip')
      .where('targetType', '=', targetType)
      .execute()
  expect(await originsOf('sign-up')).toEqual([{ ip: '203.0.113.10' }])
  const users = (await originsOf('user')).length
  expect(users).toBeGreaterThan(0)
  server.clock.advance(30 * 86_400_000 + 1_000)
  await removeEndedOrigins(server.deps)
  expect(await originsOf('sign-up')).toEqual([])
  expect(await originsOf('user')).toHaveLength(users)
})

test('an entry names the person or thing it is on, as it is called now; what is gone has no name', async () => {
  const { server, admin, mentee, read, write } = await start()
  await write('user.unlock', { target: { type: 'user', id: mentee.userId } })
  const named = { type: 'user', id: mentee.userId, name: 'Kiran Das', pageId: null }
  expect((await read()).data[0]?.target).toEqual(named)
  const name = { en: 'Guided', hi: 'मार्गदर्शन' }
  const { id } = await aPlan(server.deps, { name: JSON.stringify(name) })
  await write('plan.order', { target: { type: 'plan', id } })
  expect((await read()).data[0]?.target).toMatchObject({ type: 'plan', name })
  for (const type of NAMED_TARGETS)
    await write('user.update', { target: { type, id: admin.userId.replace(/.$/, 'x') } })
  const { data } = await read({ limit: String(NAMED_TARGETS.length) })
  expect(data.map(({ target }) => target.type).reverse()).toEqual(NAMED_TARGETS)
  expect(data.map(({ target }) => target.name)).toEqual(NAMED_TARGETS.map(() => null))
})

test('admins check the trail on its page: it is whole, or broken at the entry that was changed', async () => {
  const { server, admin, write } = await start()
  await write('plan.change', { change: { price: { before: 49900, after: 39900 } } })
  const check = async () => (await admin.browser.call(audit.check)).json().data
  const whole = await check()
  expect(whole).toMatchObject({ brokenAt: null })
  expect(whole.count).toBeGreaterThan(0)
  const { sequence } = await server.deps.db
    .selectFrom('auditEvents')
    .select('sequence')
    .where('action', '=', 'plan.change')
    .executeTakeFirstOrThrow()
  await sql`alter table audit_events disable trigger user`.execute(server.deps.db)
  await server.deps.db.updateTable('auditEvents').set({ targetId: 'eight' }).where('sequence', '=', sequence).execute()
  expect(await check()).toMatchObject({ brokenAt: sequence })
})

test('the trail is sorted by action, role, thing and address, page after page, and its file stands in the same order', async () => {
  const { admin, read, write } = await start()
  const by = (role: 'admin' | 'mentee') => ({ actor: { userId: admin.userId, role } })
  const from = (ip: string) => ({ request: { ip, requestId: 'one' } })
  await write('season.publish', { target: { type: 'season', id: 's' } })
  await write('season.add', { target: { type: 'plan', id: 'p' }, ...by('mentee') })
  await write('season.publish', { target: { type: 'coupon', id: 'c' }, ...by('admin'), ...from('192.0.2.9') })
  await write('season.add', { target: { type: 'season', id: 's' }, ...from('192.0.2.7') })
  await write('season.publish', { target: { type: 'plan', id: 'p' }, ...by('admin'), ...from('192.0.2.7') })
  const first = (await read({ action: 'season.', sort: 'at' })).data[0]?.sequence ?? 0
  /** Which of the five, by the order in which they were written, in pages of two. */
  const order = async (sort: NonNullable<AuditQuery>['sort'], filter: AuditQuery = {}) => {
    const pages: number[][] = []
    for (let before: string | undefined; pages.length < 4; ) {
      const page = await read({ action: 'season.', ...filter, sort, limit: '2', ...(before && { before }) })
      pages.push(page.data.map(({ sequence }) => sequence - first + 1))
      if (page.next === null) break
      before = String(page.next)
    }
    return pages.flat().join('')
  }
  expect(await order('at')).toBe('12345')
  // The newest of each first; turned round, all of it.
  expect(await order('action')).toBe('42531')
  expect(await order('-action')).toBe('13524')
  expect(await order('target')).toBe('35241')
  expect(await order('-target')).toBe('14253')
  // What nobody did has the role of the system.
  expect(await order('role')).toBe('53241')
  expect(await order('-role')).toBe('14235')
  // Without an address they come last, whichever way.
  expect(await order('ip')).toBe('54321')
  expect(await order('-ip')).toBe('34512')
  // A word that means several things is one list in one order.
  expect(await order('target', { q: 'season' })).toBe('35241')
  const { body } = await admin.browser.call(audit.csv, { query: { action: 'season.', sort: 'action' } })
  const numbers = body.trimEnd().split('\r\n').slice(1, -1)
  expect(numbers.map((line) => Number(line.split(',', 1)[0]) - first + 1).join('')).toBe('42531')
})
