import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#api/testing/test-database.ts'
import { runTransaction } from './connect.ts'
import { openSignals } from './signals.ts'

async function start() {
  const database = await testDatabase()
  const signals = openSignals(database)
  onTestFinished(async () => {
    await signals.close()
    await database.close()
  })
  const say = (topic: string) => sql`select pg_notify('signals', ${topic})`.execute(database.db)
  return { database, signals, say }
}

/** What a listener heard, in its order. */
function ears() {
  const heard: string[] = []
  return { heard, listener: { heard: () => heard.push('heard'), lost: () => heard.push('lost') } }
}

test('who waits for a topic hears it and no other, until they wait no more', async () => {
  const { signals, say } = await start()
  const { heard, listener } = ears()
  const stop = await signals.subscribe('booking 1', listener)
  await say('booking 1')
  await say('booking 2')
  await expect.poll(() => heard).toEqual(['heard'])
  stop?.()
  await say('booking 1')
  const later = ears()
  await signals.subscribe('booking 3', later.listener)
  await say('booking 3')
  await expect.poll(() => later.heard).toEqual(['heard'])
  expect(heard).toEqual(['heard'])
})

test('what a transaction took back is never heard, and what it kept only at its end', async () => {
  const { database, signals } = await start()
  const { heard, listener } = ears()
  await signals.subscribe('booking 1', listener)
  await expect(
    runTransaction(database.db, async (db) => {
      await sql`select pg_notify('signals', 'booking 1')`.execute(db)
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  await runTransaction(database.db, async (db) => {
    await sql`select pg_notify('signals', 'booking 1')`.execute(db)
    await sql`select 1`.execute(db)
    expect(heard).toEqual([])
  })
  await expect.poll(() => heard).toEqual(['heard'])
})

test('a process that closes tells whoever still waits that nothing more is heard', async () => {
  const { signals } = await start()
  const { heard, listener } = ears()
  await signals.subscribe('booking 1', listener)
  await signals.close()
  expect(heard).toEqual(['lost'])
})

test('where the database cannot be listened to nobody is let wait', async () => {
  const { database } = await start()
  const away = openSignals({
    db: database.db,
    listen: async () => {
      throw new Error('away')
    },
  })
  expect(await away.subscribe('booking 1', ears().listener)).toBeUndefined()
  expect(await away.subscribe('booking 1', ears().listener), 'it is not tried again at once').toBeUndefined()
})
