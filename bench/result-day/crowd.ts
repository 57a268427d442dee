import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import { makeAccount } from '@sopaan/api/features/account/accounts/accounts.service'
import { hashPassword } from '@sopaan/api/features/account/passwords/passwords.service'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import pg from 'pg'
import { BENCH_PASSWORD } from '../accounts/server.ts'
import type { Fleet } from './fleet.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import type { Acknowledged, Crowd } from './people.ts'

/** The people of the load, and what they bring about. */
export type Load = {
  /** Settings that lead the product to the payment provider they pay at. */
  settings: Record<string, string>
  run: (order: Exclude<LoadOrder, { kind: 'crowd' }>) => Promise<LoadResult>
  arrive: (crowd: Crowd) => Promise<void>
  stop: () => void
}

const ACCOUNTS = 60
const PLANS = 20
/** Open orders are asked after two, four and seven minutes. */
const FOUND_WITHIN_MS = 8 * 60_000
const CHECK_EVERY_MS = 5_000

/** Starts the process of the load. */
export async function startLoad(): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'load.ts'), {
    env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' },
  })
  const [settings] = await once(child, 'message')
  return {
    settings,
    run: (order) => command(child, order),
    arrive: async (crowd) => void (await command(child, { kind: 'crowd', crowd })),
    stop: () => child.disconnect(),
  }
}

async function command(child: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  child.send(order)
  const [result] = await once(child, 'message')
  return result
}

/** Accounts with one password, an event with room for everybody and plans for sale, straight in the database. */
export async function fillCrowd({ databaseUrl, secretKey, edge }: Fleet): Promise<Crowd> {
  const now = () => new Date()
  const config = readConfig({ SECRET_KEY: secretKey, DATABASE_URL: databaseUrl })
  const log = createLog({ level: 'silent', form: 'json', now, write: () => undefined })
  const database = await connect({ url: databaseUrl, onError: () => undefined })
  const deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) }
  const password = await hashPassword(deps, BENCH_PASSWORD)
  const accounts = Array.from({ length: ACCOUNTS }, (_, at) => `visitor-${at}@example.org`)
  for (const email of accounts)
    await makeAccount(deps, { email, fullName: 'Kiran Das', role: 'mentee', language: 'en', password })
  await database.close()
  const [eventId = ''] = await queryWords(
    databaseUrl,
    `update users set birth_month = '2000-01' where email like 'visitor-%';
     insert into events (changed_at, state, title, description, type, starts_at, ends_at, capacity, has_waitlist, admission)
     values (now(), 'published', '{"en":"Result day"}', '{"en":"Everybody comes."}', 'webinar',
       '${new Date(Date.now() + 3 * DAY_MS).toISOString()}', '${new Date(Date.now() + 3 * DAY_MS + HOUR_MS).toISOString()}',
       100000, false, 'free') returning id::text as word`,
  )
  const planIds = await queryWords(
    databaseUrl,
    `insert into plans (changed_at, name, description, features, is_highlighted, position, price_paise, gst_rate_bp, sac,
       validity_days, mentoring_credits)
     select now(), jsonb_build_object('en', 'Bench ' || n), '{"en":"Bench"}', '{"en":[]}', false, 100 + n, 49900, 1800, '999293', 30, 0
     from generate_series(1, ${PLANS}) n returning id::text as word`,
  )
  return { origin: edge.origin, accounts, eventId, planIds }
}

/**
 * How many of those who were told that it is done have nothing in the database. Who paid and whose way back met a 503 is found
 * by the product itself, minutes later: that is waited for.
 */
export async function countLost(databaseUrl: string, eventId: string, told: Acknowledged): Promise<number> {
  const beganMs = performance.now()
  for (;;) {
    const lost = await countMissing(databaseUrl, eventId, told)
    if (lost === 0 || performance.now() - beganMs > FOUND_WITHIN_MS) return lost
    await pause(CHECK_EVERY_MS)
  }
}

async function countMissing(databaseUrl: string, eventId: string, told: Acknowledged): Promise<number> {
  const signedUp = new Set(await queryWords(databaseUrl, 'select email as word from sign_ups'))
  const registered = new Set(
    await queryWords(
      databaseUrl,
      `select u.email as word from event_registrations r join users u on u.id = r.user_id where r.event_id = '${eventId}'`,
    ),
  )
  const paid = new Set(
    await queryWords(
      databaseUrl,
      `select id::text as word from purchases where status in ('paid', 'refunded', 'refunded_partial')`,
    ),
  )
  const lost = (all: readonly string[], there: ReadonlySet<string>) => all.filter((one) => !there.has(one)).length
  return lost(told.signedUp, signedUp) + lost(told.registered, registered) + lost(told.paid, paid)
}

async function queryWords(url: string, statements: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const results = await client.query<{ word: string }>(statements)
    const last = Array.isArray(results) ? (results as pg.QueryResult<{ word: string }>[]).at(-1) : results
    return (last?.rows ?? []).map(({ word }) => word)
  } finally {
    await client.end()
  }
}
