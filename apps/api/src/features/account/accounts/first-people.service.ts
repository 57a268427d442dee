import type { Role } from '@sopaan/contract/users'
import { readEmailAddress } from '@sopaan/domain/identity/email-address'
import { ConfigError } from '#api/config-rules.ts'
import { type Deps, inTransaction } from '#api/deps.ts'
import { checkNewPassword, hashPassword } from '#api/features/account/passwords/passwords.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { decrypt, encrypt } from '#api/seal.ts'
import { countAccounts, insertAccount } from './accounts.queries.ts'

/** Somebody made at start, to sign in with. */
export type SamplePerson = { role: Role; email: string; password: string }

const SAMPLES: readonly { role: Role; email: string; fullName: string }[] = [
  { role: 'mentee', email: 'mentee@sopaan.test', fullName: 'Sample Mentee' },
  { role: 'mentor', email: 'mentor@sopaan.test', fullName: 'Sample Mentor' },
  { role: 'admin', email: 'admin@sopaan.test', fullName: 'Sample Admin' },
]
const PASSWORD_BYTES = 12
const SAMPLES_FILE = 'samples/sample-people-of-this-folder'

/**
 * Makes the first admin of an empty database from ADMIN_EMAIL and ADMIN_PASSWORD; on any other database it says so in one
 * log line and does nothing (AUTH-18).
 * @throws {ConfigError} when the address or the password cannot be used
 */
export async function makeFirstAdmin(deps: Deps): Promise<void> {
  const { firstAdmin } = deps.config
  if (!firstAdmin) return
  if ((await countAccounts(deps.db)) > 0) {
    deps.log.warn('first_admin_ignored', { reason: 'the database has accounts already' })
    return
  }
  const email = readEmailAddress(firstAdmin.email)
  if (email === undefined) throw new ConfigError('ADMIN_EMAIL: expected an e-mail address')
  try {
    checkNewPassword(deps, firstAdmin.password, { email, fullName: '', role: 'admin' })
  } catch (cause) {
    throw new ConfigError('ADMIN_PASSWORD: too easy to guess, choose another', { cause })
  }
  await makePerson(deps, { role: 'admin', email, fullName: 'Administrator', password: firstAdmin.password })
  deps.log.info('first_admin_made', { email })
}

/** Sample people, the same at every start; made on an empty database that no first admin is named for (C38). */
export async function makeSamplePeople(deps: Deps): Promise<SamplePerson[]> {
  const { firstAdmin } = deps.config
  const kept = await deps.files.get(SAMPLES_FILE)
  if (kept) return JSON.parse(decrypt(deps, 'locked-copy', kept).toString())
  if (firstAdmin || (await countAccounts(deps.db)) > 0) return []
  const people = SAMPLES.map((sample) => ({ ...sample, password: deps.random(PASSWORD_BYTES).toString('base64url') }))
  for (const person of people) await makePerson(deps, person)
  const told = people.map(({ role, email, password }) => ({ role, email, password }))
  await deps.files.put(
    SAMPLES_FILE,
    encrypt(deps, 'locked-copy', Buffer.from(JSON.stringify(told))),
    'application/json',
  )
  return told
}

/** Makes one more sample person of a developer's machine, with a password nobody knows. */
export async function makeSamplePerson(
  deps: Deps,
  person: { role: Role; email: string; fullName: string },
): Promise<void> {
  await makePerson(deps, { ...person, password: deps.random(PASSWORD_BYTES).toString('base64url') })
}

async function makePerson(deps: Deps, person: SamplePerson & { fullName: string }): Promise<void> {
  const kept = await hashPassword(deps, person.password)
  await inTransaction(deps, async (deps) => {
    const account = await insertAccount(deps.db, {
      email: person.email,
      fullName: person.fullName,
      role: person.role,
      staffRoles: person.role === 'admin' ? ['owner'] : [],
      passwordHash: kept.hash,
      passwordKeyId: kept.keyId,
      passwordChangedAt: deps.now(),
      createdAt: deps.now(),
    })
    if (account) await writeAudit(deps, { action: 'user.make', target: { type: 'user', id: account.id } })
  })
}
