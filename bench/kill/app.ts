import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { auth } from '@sopaan/contract/auth'
import { isUnreachable } from '@sopaan/contract/client'
import pg from 'pg'
import { type Product, startProduct } from '../../scripts/product.ts'
import { openVisitor, whenServed } from '../visitor.ts'

/** What forty kills did: how many fell while people signed up, and what was not as it should be afterwards. */
export type AppTrial = { killed: number; acknowledged: number; lost: number; unmailed: number; unclean: number }

/** People signing up at the same moment. */
const VISITORS = 4
/** Between the first acknowledged sign-up of a run and its kill; spread, so that kills meet every moment of a write. */
const DELAY_MIN_MS = 40
const DELAY_SPREAD_MS = 260
/** A killed worker's lease lasts a minute; the next then sends what it held. */
const MAIL_WAIT_MS = 180_000
const MAIL_POLL_MS = 1_000
const DOMAIN = '@bench.example'

/**
 * Kills (SIGKILL) the whole product, served from a PostgreSQL server of its own, while visitors sign up over HTTP. A
 * sign-up writes the attempt and asks for its mail in one transaction. After each start every acknowledged attempt must
 * be there, and at the end each has its mail: leases of killed workers run out and are taken up.
 */
export async function killApp(kills: number): Promise<AppTrial> {
  const postgres = await startPostgres({ isDurable: true })
  const databaseUrl = await postgres.createDatabase()
  const dataFolder = mkdtempSync(join(tmpdir(), 'sopaan-kill-app-'))
  const start = () => startProduct({ dataFolder, env: { DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '100000' } })
  const acknowledged = new Set<string>()
  const trial = { killed: 0, lost: 0, unmailed: 0, unclean: 0 }
  for (let round = 0; round <= kills; round += 1) {
    const product = await start().catch(() => undefined)
    if (product === undefined) {
      trial.unclean += 1
      continue
    }
    const kept = await listEmails(databaseUrl, 'select email from sign_ups')
    trial.lost += [...acknowledged].filter((email) => !kept.has(email)).length
    if (round === kills) {
      trial.unmailed = await countUnmailed(databaseUrl, kept)
      await product.stop()
    } else if (await killDuringSignUps(product, acknowledged, round)) trial.killed += 1
  }
  await postgres.stop()
  rmSync(dataFolder, { recursive: true, force: true })
  return { ...trial, acknowledged: acknowledged.size }
}

/** How many attempts have no mail sent, once the worker has had its time to make up for the kills. */
async function countUnmailed(databaseUrl: string, attempts: Set<string>): Promise<number> {
  for (let waitedMs = 0; ; waitedMs += MAIL_POLL_MS) {
    const sent = await listEmails(databaseUrl, "select to_address as email from outbox_mails where state = 'sent'")
    const unmailed = [...attempts].filter((email) => !sent.has(email)).length
    if (unmailed === 0 || waitedMs > MAIL_WAIT_MS) return unmailed
    await pause(MAIL_POLL_MS)
  }
}

async function listEmails(databaseUrl: string, query: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(query)
  await client.end()
  return new Set(rows.map(({ email }) => email).filter((email) => email.endsWith(DOMAIN)))
}

/** Whether the kill fell after at least one sign-up was acknowledged in this run. */
async function killDuringSignUps(product: Product, acknowledged: Set<string>, round: number): Promise<boolean> {
  let firstDone = () => {}
  const isFirstDone = new Promise<void>((resolve) => {
    firstDone = resolve
  })
  const before = acknowledged.size
  const visitors = Array.from({ length: VISITORS }, () =>
    signUpUntilKilled(product.url, (email) => {
      acknowledged.add(email)
      firstDone()
    }),
  )
  await Promise.race([isFirstDone, Promise.all(visitors)])
  await pause(DELAY_MIN_MS + ((round * 37) % DELAY_SPREAD_MS))
  await product.kill()
  await Promise.all(visitors)
  return acknowledged.size > before
}

async function signUpUntilKilled(url: string, onAcknowledged: (email: string) => void): Promise<void> {
  for (;;) {
    const { request } = openVisitor(url)
    const email = `${randomBytes(9).toString('hex')}${DOMAIN}`
    const body = {
      fullName: 'Bench Sample',
      email,
      password: randomBytes(12).toString('base64url'),
      role: 'mentee' as const,
    }
    try {
      await whenServed(() => request(auth.signup, { body }))
    } catch (thrown) {
      if (isUnreachable(thrown)) return
      throw thrown
    }
    onAcknowledged(email)
  }
}
