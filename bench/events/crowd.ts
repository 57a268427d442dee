import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import type { Deps } from '@sopaan/api/deps'
import { findAccount } from '@sopaan/api/features/account/accounts/accounts.open.queries'
import { makeAccount } from '@sopaan/api/features/account/accounts/accounts.service'
import { startSignIn } from '@sopaan/api/features/account/sign-ins/sign-ins.service'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'
import { startPostgres } from '@sopaan/api/testing/postgres'

/** A person with the cookies of a sign-in and the token of forms that belongs to it. */
export type Asker = { userId: string; cookies: ReadonlyMap<string, string> }

/** Several instances over one PostgreSQL, and people who are signed in. */
export type EventCrowd = { deps: Deps; origins: readonly string[]; askers: readonly Asker[]; stop: () => Promise<void> }

/** Asked for without a token of forms, it is refused with one along. */
const NO_EVENT = '/api/v1/mentee/events/register/0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'

/** Starts that many instances, each a process of its own, and signs that many mentees in. */
export async function startCrowd(instances: number, people: number): Promise<EventCrowd> {
  const postgres = await startPostgres({ isDurable: true })
  const url = await postgres.createDatabase()
  const database = await connect({ url, onError: () => undefined })
  await migrate(database)
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-bench-'))
  const secretKey = randomBytes(32).toString('hex')
  const now = () => new Date()
  const config = readConfig({ SECRET_KEY: secretKey, DATABASE_URL: url, DATA_DIR: folder })
  const log = createLog({ level: 'silent', form: 'json', now, write: () => undefined })
  const deps: Deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) }
  const children = Array.from({ length: instances }, () =>
    fork(join(import.meta.dirname, 'serve.ts'), [url, folder, secretKey]),
  )
  const ports = await Promise.all(children.map(async (child) => (await once(child, 'message'))[0] as number))
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const askers: Asker[] = []
  for (let at = 0; at < people; at += 1) askers.push(await signIn(deps, at, origins[0] ?? ''))
  const stop = async () => {
    await Promise.all(children.map(end))
    deps.mailer.close()
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { deps, origins, askers, stop }
}

async function end(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit')
  child.disconnect()
  await over
}

async function signIn(deps: Deps, at: number, origin: string): Promise<Asker> {
  const made = await makeAccount(deps, {
    email: `person-${at}@example.org`,
    fullName: 'Kiran Das',
    role: 'mentee',
    language: 'en',
    password: { hash: '$argon2id$none', keyId: 'none' },
  })
  const account = made && (await findAccount(deps.db, made.id))
  if (!account) throw new Error('The address is taken.')
  const cookies = new Map<string, string>()
  const request = {
    requestId: 'bench',
    url: '/',
    ip: '127.0.0.1',
    userAgent: undefined,
    cookies: new Map<string, string>(),
    setCookie: ({ name, value }: { name: string; value: string }) => void cookies.set(name, value),
    setHeader: () => undefined,
    giveXsrfToken: () => undefined,
  }
  const { send } = await startSignIn(deps, request, { account, isRemembered: false, hasSecondFactor: false })
  send()
  const refused = await sendRequest(origin, { userId: account.id, cookies }, 'POST', NO_EVENT)
  for (const [name, value] of refused.cookies) cookies.set(name, value)
  return { userId: account.id, cookies }
}

export type CrowdRequest = {
  status: number
  ms: number
  state: string | undefined
  cookies: ReadonlyMap<string, string>
}

/** Makes a request as a browser of that person would, and times it. */
export async function sendRequest(
  origin: string,
  { cookies }: Asker,
  method: string,
  path: string,
): Promise<CrowdRequest> {
  const startedMs = performance.now()
  const answer = await fetch(origin + path, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const text = await answer.text()
  const ms = performance.now() - startedMs
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return {
    status: answer.status,
    ms,
    state: /"registration":\{"state":"(\w+)"/.exec(text)?.[1],
    cookies: new Map(set.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
  }
}
