import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { USER_SORTS } from '@sopaan/contract/managed-user-shapes'
import { startProduct } from '../scripts/product.ts'
import { signInAsAdmin } from './audit/sign-in.ts'
import { atLeast, atMost, type Figure, percentile } from './figure.ts'
import { fillPeople } from './users/fill.ts'

/** What the list of users costs with 100,000 people: searched by part of name or mail, narrowed, sorted, deep, as admins ask. */

const PEOPLE = 100_000
const TIMES_EACH = 8
const WARM_UP_TIMES = 2
const P95_MAX_MS = 300
/** Of a page in the order of each column, without a search. */
const SORTED_P95_MAX_MS = 100

const QUERIES: readonly Record<string, string>[] = [
  {},
  { q: 'a' },
  { q: 'ra' },
  { q: 'meera' },
  { q: 'ra kul' },
  { q: 'KHAN' },
  { q: 'khan4242' },
  { q: 'asha.sen' },
  { q: '@school' },
  { q: 'nobody like this' },
  { q: '99999' },
  { q: 'das', sort: 'fullName' },
  { q: 'iyer', role: 'mentor' },
  { q: 'bose', status: 'deactivated', sort: '-lastLoginAt' },
  { role: 'mentor' },
  { status: 'deactivated' },
  { verified: 'false' },
  { twoFactor: 'true' },
  { twoFactor: 'false', sort: 'lastLoginAt' },
  { sort: 'fullName' },
  { sort: '-lastLoginAt' },
  { from: '2025-01-01', to: '2025-01-31' },
  { page: '1000' },
  { q: 'gmail', page: '600', sort: '-fullName' },
  { limit: '100', sort: 'createdAt' },
]
/** Every column, both ways. */
const SORTED: readonly Record<string, string>[] = USER_SORTS.map((sort) => ({ sort }))

/** The figures of the list of users. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres({ isDurable: true })
  try {
    const url = await postgres.createDatabase()
    const database = await connect({ url, onError: (error) => console.error(error) })
    await migrate(database)
    const admin = { email: 'owner@example.org', password: 'velvet-otter-47-canal' }
    const env = {
      DATABASE_URL: url,
      RATE_LIMIT_SCALE: '1000',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }
    const product = await startProduct({ env })
    try {
      const cookie = await signInAsAdmin(product.url, admin)
      const people = await fillPeople(database, PEOPLE)
      await database.close()
      const { times, searched } = await timesOf(product.url, cookie, QUERIES)
      const sorted = await timesOf(product.url, cookie, SORTED)
      return [
        atLeast('people', people, PEOPLE, ''),
        atMost('list, PostgreSQL, p95', percentile(times, 0.95), P95_MAX_MS, 'ms'),
        atMost('sorted by each column, PostgreSQL, p95', percentile(sorted.times, 0.95), SORTED_P95_MAX_MS, 'ms'),
        atMost('search by part of name or mail, PostgreSQL, p95', percentile(searched, 0.95), P95_MAX_MS, 'ms'),
      ]
    } finally {
      await product.stop()
    }
  } finally {
    await postgres.stop()
  }
}

/** Milliseconds of each page, one after another, to the last byte; those with words apart as well. */
async function timesOf(
  url: string,
  cookie: string,
  queries: readonly Record<string, string>[],
): Promise<{ times: number[]; searched: number[] }> {
  const times: number[] = []
  const searched: number[] = []
  for (let round = -WARM_UP_TIMES; round < TIMES_EACH; round++) {
    for (const query of queries) {
      const startedMs = performance.now()
      const answer = await fetch(`${url}/api/v1/admin/users?${new URLSearchParams(query)}`, { headers: { cookie } })
      await answer.text()
      const ms = performance.now() - startedMs
      if (answer.status !== 200) throw new Error(`${answer.status} at ${JSON.stringify(query)}`)
      if (round < 0) continue
      times.push(ms)
      if (query.q !== undefined) searched.push(ms)
      if (ms > P95_MAX_MS) console.log(`${Math.round(ms)} ms: ${JSON.stringify(query)}`)
    }
  }
  return { times, searched }
}
