import { sql } from 'kysely'
import { PERSON_TABLES } from '#api/features/account/accounts/person-tables.ts'
import { aMember } from '#api/testing/acting.ts'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import type { TestApp } from '#api/testing/start-app.ts'
import type { Pool } from './values.ts'

export type ActorName = 'nobody' | 'mentee' | 'mentor' | 'admin'

/** Who makes generated requests, and the one whose rows they must neither see nor change. */
export type Actors = {
  of: (name: ActorName) => { browser: Browser; pool: Pool }
  /** What of the other person stands in an answer to somebody. */
  findForeign: (name: ActorName, answer: string, request: string) => string | undefined
  /** Tables in which rows of the other person are not as they were. */
  listChanged: () => Promise<string[]>
}

/** The sample student of a filled database: lists, bookings, payments, a plan. */
const OTHER = 'mentee@sopaan.test'
const OTHER_NAME = 'Zubeida Quillfeather'
const WORDS_LENGTH_MIN = 20
/** Ids, instants, and names that code gives: others have the same. */
const NOT_OWN = /^[\w:.+-]+$/
/** What of a person others may see by their own choice. */
const PUBLIC_TABLES = new Set(['feedbacks', 'users'])

/** Opens browsers on a database with samples in it. */
export async function openFuzzActors(server: TestApp): Promise<Actors> {
  const { db } = server.deps
  const { id: otherId } = await db
    .updateTable('users')
    .set({ fullName: OTHER_NAME })
    .where('email', '=', OTHER)
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await rowsOf(server, otherId)
  const otherIds = [...before].flatMap(([table, rows]) =>
    PUBLIC_TABLES.has(table) ? [] : rows.flatMap(({ id }) => id ?? []),
  )
  const members = {
    mentee: await aMember(server),
    mentor: await aMember(server, { role: 'mentor' }),
    admin: await aMember(server, { role: 'admin' }),
  }
  await db.updateTable('users').set({ birthMonth: '2000-01' }).where('id', '=', members.mentee.userId).execute()
  const open = (browser: Browser): { browser: Browser; pool: Pool } => ({
    browser,
    // In the pool from the start: whoever guesses another's ids must not get further by them.
    pool: { ids: [...otherIds.slice(0, 200), otherId, '00000000-0000-4000-8000-000000000000'], words: [] },
  })
  const actors = {
    nobody: open(openBrowser(server.app.fastify)),
    mentee: open(members.mentee.browser),
    mentor: open(members.mentor.browser),
    admin: open(members.admin.browser),
  }
  const words = [OTHER, OTHER_NAME, ...wordsOf(before)]
  // Ids of some rows are the browser's to choose: whoever sent one may have a row of the same id.
  const sent = new Map<ActorName, Set<string>>()
  const findOwn = (name: ActorName, request: string) => {
    const own = sent.get(name) ?? new Set()
    sent.set(name, own)
    for (const id of otherIds) if (request.includes(id)) own.add(id)
    return own
  }
  return {
    of: (name) => actors[name],
    findForeign: (name, answer, request) => {
      const own = findOwn(name, request)
      const word = words.find((each) => answer.includes(each) && !request.includes(each))
      return word ?? otherIds.find((id) => answer.includes(id) && !own.has(id))
    },
    listChanged: async () => {
      const after = await rowsOf(server, otherId)
      return [...before]
        .filter(([table, rows]) => JSON.stringify(rows) !== JSON.stringify(after.get(table)))
        .map(([table]) => table)
    },
  }
}

type Row = { id?: string }

/** Texts of the person's rows that stand in nobody else's: long ones, and no words of the product's own. */
function wordsOf(rows: ReadonlyMap<string, readonly Row[]>): string[] {
  const texts = [...rows].flatMap(([table, found]) =>
    PUBLIC_TABLES.has(table) ? [] : found.flatMap((row) => Object.values(row)),
  )
  return [...new Set(texts)].filter(
    (text): text is string =>
      typeof text === 'string' && text.length >= WORDS_LENGTH_MIN && /^[^"\\\n]+$/.test(text) && !NOT_OWN.test(text),
  )
}

/** Every row that is the person's, by table. */
async function rowsOf({ deps: { db } }: TestApp, userId: string): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const [table, { by }] of Object.entries(PERSON_TABLES)) {
    const value = by === 'email' ? OTHER : userId
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where t.${sql.ref(by)}::text = ${value} order by to_jsonb(t)::text`.execute(
      db,
    )
    found.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return found
}
