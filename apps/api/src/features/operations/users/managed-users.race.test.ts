import { managedUsers } from '@sopaan/contract/managed-users'
import { staff } from '@sopaan/contract/staff'
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
    .select(['id', 'staffRoles'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
const clear = () => serverAt(0).deps.db.updateTable('users').set({ role: 'mentee', staffRoles: [] }).execute()

/** Somebody on one of the servers, with the token every change needs. */
async function anAdmin(at: number): Promise<Member> {
  const member = await aMember(serverAt(at), { role: 'admin' })
  await member.browser.call(managedUsers.endViewAs)
  return member
}

/** Asks, as an owner who is gone since, that somebody owns no more. */
async function insertRoleRequest(asker: Member, from: Member): Promise<string> {
  const { id } = await serverAt(0)
    .deps.db.insertInto('approvals')
    .values({
      kind: 'staff-roles',
      userId: from.userId,
      facts: JSON.stringify({ staffRoles: ['support'] }),
      reason: 'A race',
      askedBy: asker.userId,
      askedAt: serverAt(0).deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test.skipIf(!hasPostgres)(
  'AUTHZ-08: of two owners who take each other’s role in 200 requests at once over two servers exactly one stays',
  async () => {
    const [one, other, gone] = [await anAdmin(0), await anAdmin(1), await anAdmin(0)]
    const [ofOne, ofOther] = [await insertRoleRequest(gone, one), await insertRoleRequest(gone, other)]
    await serverAt(0)
      .deps.db.updateTable('users')
      .set({ role: 'mentee', staffRoles: [] })
      .where('id', '=', gone.userId)
      .execute()
    const confirm = (by: Member, id: string) => patient(by.browser).call(staff.confirm, { params: { id } })
    const answers = await Promise.all(
      Array.from({ length: CONTENDERS }, (_, at) => (at % 2 === 0 ? confirm(one, ofOther) : confirm(other, ofOne))),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => ![200, 404, 409].includes(answer.statusCode))).toEqual([])
    const owners = (await activeAdmins()).filter(({ staffRoles }) => staffRoles.includes('owner'))
    expect(owners).toHaveLength(1)
  },
)

test.skipIf(!hasPostgres)(
  'the file of all people is whole while 400 sign up: nobody stands in it twice, nobody of before is missed',
  async () => {
    const { db } = serverAt(0).deps
    // Alone, so that nobody else has to agree to the file.
    await clear()
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
