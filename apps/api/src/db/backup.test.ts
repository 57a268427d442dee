import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eraseAgain } from '#api/features/account/accounts/erase.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { aPerson } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { createBackup, restoreBackup } from './backup.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'

const SECRET = Buffer.from('9f2c7be04d8a61f35c0e9b7d2a48f6138d5e0c7b')
const PICTURE = `pictures/${'p'.repeat(22)}`
const BYTES = Buffer.from('a picture of somebody')
const NOTE = { action: 'audit.check', target: { type: 'test' } } as const

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function start(): Promise<TestApp> {
  const server = await startApp()
  onTestFinished(() => server.stop())
  return server
}

/** A product with a person, a picture and entries of the trail, and the backup of it. */
async function backUp() {
  const source = await start()
  const person = await aPerson(source)
  await source.deps.files.put(PICTURE, BYTES, 'image/webp')
  await source.deps.db.updateTable('users').set({ pictureKey: PICTURE }).where('id', '=', person.userId).execute()
  for (let at = 0; at < 3; at += 1) await writeAudit(source.deps, NOTE)
  const file = join(aFolder(), 'sopaan.backup')
  const counts = await createBackup({ file, secret: SECRET }, source.database, {
    files: source.deps.files,
    now: source.deps.now(),
  })
  return { source, person, file, counts }
}

test('a backup holds every row and file, and nothing of it can be read without its key', async () => {
  const { source, person, file, counts } = await backUp()
  const users = await source.deps.db.selectFrom('users').select('id').execute()
  expect([counts.tables.users, counts.files]).toEqual([users.length, 1])
  expect(readFileSync(file).includes(person.email)).toBe(false)
  const other = await start()
  const { takenAt, ...restored } = await restoreBackup({ file, secret: SECRET }, other.database, other.deps.files)
  expect([restored, takenAt]).toEqual([counts, source.deps.now().toISOString()])
  const rows = (server: TestApp) => server.deps.db.selectFrom('users').selectAll().orderBy('id').execute()
  expect(await rows(other)).toEqual(await rows(source))
  expect(await other.deps.files.get(PICTURE)).toEqual(BYTES)
})

test('what was restored goes on: its trail is whole, and numbers continue where they were', async () => {
  const { source, file } = await backUp()
  const before = await checkTrail(source.deps)
  const other = await start()
  await restoreBackup({ file, secret: SECRET }, other.database, other.deps.files)
  await writeAudit(other.deps, NOTE)
  expect(await checkTrail(other.deps)).toEqual({ ok: true, count: before.ok ? before.count + 1 : 0 })
})

test('a person who was erased after the backup was taken is erased again', async () => {
  const { person, file } = await backUp()
  const other = await start()
  await restoreBackup({ file, secret: SECRET }, other.database, other.deps.files)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect(await eraseAgain(other.deps, [person.userId, unknown])).toBe(1)
  expect(await eraseAgain(other.deps, [person.userId])).toBe(0)
  const row = await other.deps.db
    .selectFrom('users')
    .select(['status', 'fullName', 'email', 'pictureKey'])
    .where('id', '=', person.userId)
    .executeTakeFirst()
  expect(row).toEqual({
    status: 'erased',
    fullName: 'Former student',
    email: `erased-${person.userId}`,
    pictureKey: null,
  })
  expect(await other.deps.files.get(PICTURE)).toBeUndefined()
  expect(other.logged).toContainEqual(expect.objectContaining({ event: 'account_erased', userId: person.userId }))
})

/** Changes a backup where it stands. */
const HARM: readonly (readonly [what: string, harm: (file: string, bytes: Buffer) => void])[] = [
  [
    'changed by a bit',
    (file, bytes) => writeFileSync(file, bytes.with(bytes.length >> 1, (bytes.at(bytes.length >> 1) ?? 0) ^ 1)),
  ],
  ['cut off', (file, bytes) => truncateSync(file, bytes.length - 500)],
  ['none of ours', (file) => writeFileSync(file, 'x'.repeat(1_000))],
]

test.each(HARM)('a file that was %s is refused, and the place it should fill stays empty', async (_, harm) => {
  const { file } = await backUp()
  harm(file, readFileSync(file))
  const other = await start()
  await expect(restoreBackup({ file, secret: SECRET }, other.database, other.deps.files)).rejects.toThrow(/backup/i)
  expect(await other.deps.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('DATA-06: of a file that was changed near its end nothing is handed out, however long it is', async () => {
  const file = join(aFolder(), 'long.backup')
  async function* lines() {
    for (let at = 0; at < 40_000; at += 1) yield JSON.stringify({ at, random: randomBytes(24).toString('base64') })
  }
  await writeBackupFile(file, SECRET, lines())
  const bytes = readFileSync(file)
  const place = bytes.length - 10_000
  writeFileSync(file, bytes.with(place, (bytes.at(place) ?? 0) ^ 1))
  const read: string[] = []
  const reading = async () => {
    for await (const line of readBackupFile(file, SECRET)) read.push(line)
  }
  await expect(reading()).rejects.toThrow('changed or cut off')
  expect(read.length).toBe(0)
})

test('another key, a place that is not empty and other migrations are refused', async () => {
  const { source, file } = await backUp()
  const other = await start()
  const restore = (secret: Buffer, server: TestApp) =>
    restoreBackup({ file, secret }, server.database, server.deps.files)
  await expect(restore(Buffer.from('another key of as many bytes, at least'), other)).rejects.toThrow('BACKUP_KEY')
  await expect(restore(SECRET, source)).rejects.toThrow('is not empty')
  await other.database.session(({ script }) =>
    script(`insert into migrations (name, checksum) values ('9999_of_tomorrow.sql', '')`),
  )
  await expect(restore(SECRET, other)).rejects.toThrow('restore with that one')
  await other.database.session(({ script }) => script(`delete from migrations where name = '9999_of_tomorrow.sql'`))
})
