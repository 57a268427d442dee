import { randomUUID } from 'node:crypto'
import type { Role } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import type { Deps } from '#api/deps.ts'
import { makeAccount } from '#api/features/account/accounts/accounts.service.ts'
import type { Identity } from '#api/http/access.ts'
import { type Browser, callOver, openBrowser } from './browser.ts'
import type { TestApp } from './start-app.ts'

/** Somebody with an account whose browser says who is acting: for tests that need many people and no sign-in. */
export type Member = { userId: string; email: string; fullName: string; browser: Browser }

const HEADER = 'x-acting'
/** Fits nothing that anybody types. */
const NO_PASSWORD = { hash: '$argon2id$none', keyId: 'none' }

/** Takes a request's own word for who is acting. */
export const ACTING: Identity = {
  findActor: async (request) => {
    const [userId, role] = String(request.headers[HEADER] ?? '').split(' ')
    if (!userId || !role) return undefined
    const reauthenticatedAt = new Date('2026-06-02T05:30:00.000Z')
    const staffRoles = role === 'admin' ? (['owner'] as const) : []
    return { userId, role: role as Role, staffRoles, signInId: userId, reauthenticatedAt }
  },
  xsrfBinding: (request) => String(request.headers[HEADER] ?? '') || undefined,
}

/** An account, and a browser that acts for it on a server started with `identity: ACTING`. */
export async function aMember(
  server: TestApp,
  {
    role = 'mentee',
    fullName = 'Kiran Das',
    language = 'en',
  }: { role?: Role; fullName?: string; language?: Language } = {},
): Promise<Member> {
  const email = `${role}-${randomUUID()}@example.org`
  const account = await makeAccount(server.deps, { email, fullName, role, language, password: NO_PASSWORD })
  if (!account) throw new Error('The address is taken.')
  const plain = openBrowser(server.app.fastify)
  const send: Browser['send'] = (method, url, sent = {}) =>
    plain.send(method, url, { ...sent, headers: { ...sent.headers, [HEADER]: `${account.id} ${role}` } })
  const browser = { ...plain, send, call: callOver(send) }
  return { userId: account.id, email, fullName, browser }
}

/** As many people as a test takes by their names: `const [one, two] = await someMembers(server, 2)`. */
export async function someMembers(
  server: TestApp,
  count: 1 | 2 | 3 | 4,
): Promise<[one: Member, two: Member, three: Member, four: Member]> {
  const members = await Promise.all(Array.from({ length: count }, () => aMember(server)))
  // A test that takes a name beyond its count meets undefined at once.
  return members as Awaited<ReturnType<typeof someMembers>>
}

/** Many mentees in one statement, for whoever counts rows and lets nobody sign in. @returns their ids */
export async function insertMentees({ db, now }: Pick<Deps, 'db' | 'now'>, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    email: `mentee-${randomUUID()}@example.org`,
    fullName: 'Asha Rao',
    role: 'mentee' as const,
    passwordHash: NO_PASSWORD.hash,
    passwordKeyId: NO_PASSWORD.keyId,
    passwordChangedAt: now(),
  }))
  const inserted = await db.insertInto('users').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}
