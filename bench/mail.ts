import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import type { Deps } from '@sopaan/api/deps'
import { writeMail } from '@sopaan/api/features/operations/mails/mails.service'
import { sendMail } from '@sopaan/api/jobs/worker'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { untilServed } from '@sopaan/api/testing/until-served'
import { atLeast, atMost, exactly, type Figure } from './figure.ts'

/**
 * The mails of a result day: one worker with twelve connections against a mail server that takes a third of a second over each
 * mail, on a PostgreSQL server. A mail of sign-in that is written behind a thousand others goes out before them.
 */

const MAILS = 2_000
const CONNECTIONS = 12
const PROVIDER_MS = 330
const PER_HOUR_MIN = 100_000
const HOUR_S = 3_600
/** How long a mail of sign-in waits behind a thousand others, s. */
const SIGN_IN_WAIT_MAX_S = 5
const OTHERS = 1_000
const OTHERS_FIRST_MS = 3_000

type Counted = { received: number; times: [id: string, atMs: number][] }

/** How fast mails leave, and whether each leaves once. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  const url = await postgres.createMigratedDatabase()
  const database = await connect({ url, onError: () => undefined })
  const catcher = fork(join(import.meta.dirname, 'mail/catcher.ts'), [String(PROVIDER_MS)])
  const [port] = await once(catcher, 'message')
  const now = () => new Date()
  const config = readConfig({
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SMTP_CONNECTIONS: String(CONNECTIONS),
  })
  const log = createLog({ level: 'silent', form: 'json', now, write: () => undefined })
  const deps: Deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) }
  try {
    return [...(await sendMany(deps, catcher)), ...(await overtake(deps, catcher))]
  } finally {
    deps.mailer.close()
    catcher.disconnect()
    await database.close()
    await postgres.stop()
  }
}

async function sendMany(deps: Deps, catcher: ChildProcess): Promise<Figure[]> {
  for (let at = 0; at < MAILS; at += 1) await untilServed(() => writeVerify(deps, `many-${at}`))
  const startedMs = performance.now()
  await untilServed(() => sendMail(deps))
  const perHour = (MAILS / ((performance.now() - startedMs) / 1_000)) * HOUR_S
  const { received, times } = await count(catcher)
  return [
    atLeast('mails an hour by one worker', Math.round(perHour), PER_HOUR_MIN, ''),
    exactly('different mails that came', times.length, MAILS, ''),
    exactly('mails that came twice', received - times.length, 0, ''),
  ]
}

/** Others wait in numbers and are being sent; then somebody signs up. */
async function overtake(deps: Deps, catcher: ChildProcess): Promise<Figure[]> {
  const before = new Set((await count(catcher)).times.map(([id]) => id))
  for (let at = 0; at < OTHERS; at += 1)
    await writeMail(deps, {
      kind: 'contact-received',
      priority: 3,
      to: `somebody-${at}@example.org`,
      language: 'en',
      facts: { number: String(at) },
      dedupeKey: `other-${at}`,
    })
  const sending = untilServed(() => sendMail(deps))
  await new Promise((resolve) => setTimeout(resolve, OTHERS_FIRST_MS))
  const writtenMs = Date.now()
  await untilServed(() => writeVerify(deps, 'late'))
  await sending
  const times = (await count(catcher)).times.filter(([id]) => !before.has(id))
  const [, lateMs = Number.POSITIVE_INFINITY] = times.find(([id]) => id.startsWith('late')) ?? []
  return [
    atMost('wait of a mail of sign-in behind a thousand others', (lateMs - writtenMs) / 1_000, SIGN_IN_WAIT_MAX_S, 's'),
  ]
}

async function count(catcher: ChildProcess): Promise<Counted> {
  catcher.send('count')
  const [counted] = await once(catcher, 'message')
  return counted
}

function writeVerify(deps: Deps, dedupeKey: string): Promise<unknown> {
  return writeMail(deps, {
    kind: 'verify',
    to: 'asha@example.org',
    language: 'en',
    facts: { fullName: 'Asha', device: null, askedAt: deps.now().toISOString() },
    token: randomBytes(32).toString('base64url'),
    dedupeKey,
  })
}
