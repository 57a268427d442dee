import { managedUsers } from '@sopaan/contract/managed-users'
import { afterAll, expect, test } from 'vitest'
import { ACTING, aMember, type Member } from '#api/testing/acting.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'
import { patient, untilServed } from '#api/testing/until-served.ts'

/** Two servers with pools of their own over one real PostgreSQL, as two instances are. */
const servers = await startRaceServers(2, { identity: ACTING, config: { rateLimitScale: 100_000 } })
const CONTENDERS = 200

afterAll(servers.stop)

const serverAt = (at: number) => servers.at(at)
const activeAdmins = () =>
  serverAt(0)
    .deps.db.selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
const clear = () => serverAt(0).deps.db.updateTable('users').set({ role: 'mentee' }).execute()

/** Somebody on one of the servers, with the token every change needs. */
async function anAdmin(at: number): Promise<Member> {
  const member = await aMember(serverAt(at), { role: 'admin' })
  await member.browser.call(managedUsers.endViewAs)
  return member
}

const revokeRole = (by: Member, from: Member) =>
  patient(by.browser).call(managedUsers.changeRoles, { body: { ids: [from.userId], role: 'mentee' } })

test.skipIf(!hasPostgres)(
  'AUTHZ-08: of two admins who take each other’s role in 200 requests at once over two servers exactly one stays',
  async () => {
    const [one, other] = [await anAdmin(0), await anAdmin(1)]
    const answers = await Promise.all(
      Array.from({ length: CONTENDERS }, (_, at) => (at % 2 === 0 ? revokeRole(one, other) : revokeRole(other, one))),
    )
    const changed = answers.filter((answer) => answer.statusCode === 200 && answer.json().data.changed.length === 1)
    const refused = answers.filter((answer) => answer.statusCode === 403)
    expect(answers.map((answer) => answer.statusCode).filter((status) => status !== 200 && status !== 403)).toEqual([])
    expect(changed).toHaveLength(1)
    expect(refused).toHaveLength(CONTENDERS / 2)
    expect(await activeAdmins()).toHaveLength(1)
    const told = await serverAt(0)
      .deps.db.selectFrom('auditEvents')
      .select('id')
      .where('action', '=', 'user.change-role')
      .execute()
    expect(told).toHaveLength(1)
  },
)

test.skipIf(!hasPostgres)(
  'AUTHZ-08: of 200 admins who each put the next to sleep at once at least one stays',
  async () => {
    await clear()
    const admins: Member[] = []
    for (let at = 0; at < CONTENDERS; at += 1) admins.push(await anAdmin(at))
    const answers = await Promise.all(
      admins.map((admin, at) =>
        patient(admin.browser).call(managedUsers.deactivate, {
          body: { ids: [admins[(at + 1) % CONTENDERS]?.userId ?? ''], reason: 'A race' },
        }),
      ),
    )
    const changed = answers.filter((answer) => answer.statusCode === 200 && answer.json().data.changed.length === 1)
    const left = await activeAdmins()
    expect(left.length).toBeGreaterThanOrEqual(1)
    expect(left.length).toBe(CONTENDERS - changed.length)
  },
)

test.skipIf(!hasPostgres)(
  'the file of all people is whole while 400 sign up: nobody stands in it twice, nobody of before is missed',
  async () => {
    const { db } = serverAt(0).deps
    const admin = await anAdmin(0)
    const people = (from: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        email: `${from}${at}@race.sopaan.test`,
        fullName: `${from} ${at}`,
        role: 'mentee' as const,
        status: 'active' as const,
        passwordHash: '',
        passwordKeyId: 'x',
        passwordChangedAt: new Date(0),
      }))
    await db.insertInto('users').values(people('before', 5_000)).execute()
    const signUps = people('meanwhile', 2 * CONTENDERS).map((row) =>
      untilServed(() => db.insertInto('users').values(row).execute()),
    )
    const [answer] = await Promise.all([
      admin.browser.call(managedUsers.csv, { query: { q: 'race.sopaan' } }),
      ...signUps,
    ])
    const lines = answer.body.trimEnd().split('\r\n')
    const emails = lines.slice(1, -1).map((line) => line.split(',')[2] ?? '')
    expect(new Set(emails).size, 'nobody twice').toBe(emails.length)
    expect(
      emails.filter((email) => email.startsWith('before')),
      'nobody missed',
    ).toHaveLength(5_000)
    expect(lines.at(-1)).toBe(`# whole: ${emails.length} people`)
  },
)
