import type { ImportDifference, ImportJob } from '@sopaan/contract/managed-imports'
import { managedImports } from '@sopaan/contract/managed-imports'
import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { expect, test } from 'vitest'
import type { Person } from '#api/testing/people.ts'
import { cellsWith, csvOf, HEADINGS } from '#api/testing/table-files.ts'
import { dryRunTable, handIn, importTable, MINING, showImport, startImports } from '#api/testing/table-imports.ts'
import { runImports } from './import-runner.service.ts'

/** Two hundred seats, each with a closing rank of its own from 1,000 on. */
const SEATS = [undefined, MINING].flatMap((programme) =>
  QUOTAS.slice(0, 5).flatMap((quota) =>
    SEAT_TYPES.flatMap((seatType) => GENDER_POOLS.map((gender) => ({ programme, quota, seatType, gender }))),
  ),
)

function tableOf(closingRank: (at: number) => number): Buffer {
  const rows = SEATS.map(({ programme, quota, seatType, gender }, at) =>
    cellsWith({
      ...(programme !== undefined && { 1: programme }),
      2: quota,
      3: seatType,
      4: gender === 'neutral' ? 'Gender-Neutral' : 'Female-only (including Supernumerary)',
      6: String(closingRank(at)),
    }),
  )
  return csvOf(rows)
}

const LAST_SEASON = (at: number) => 1_000 + 10 * at

/** The first hundred seats, all of one programme, as another programme or their own, a fiftieth further. */
function ofProgramme(programme: string | undefined, times: number): Buffer {
  const rows = SEATS.slice(0, 100).map(({ quota, seatType, gender }, at) =>
    cellsWith({
      ...(programme !== undefined && { 1: programme }),
      2: quota,
      3: seatType,
      4: gender === 'neutral' ? 'Gender-Neutral' : 'Female-only (including Supernumerary)',
      6: String(Math.round(LAST_SEASON(at) * times)),
    }),
  )
  return csvOf(rows)
}

test('a programme gone and one new at the same college with near ranks are put before staff as a likely renaming', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, ofProgramme(undefined, 1), { season: 2026, round: 5, isFinal: true })
  const renamed = await dryRunTable(server, admin, await handIn(admin, ofProgramme(MINING, 1.02)))
  expect(renamed.report?.renamings).toMatchObject([
    { institute: 'A College of Technology', to: MINING, seats: 100, before: 1_000, after: 1_020 },
  ])
  const other = await dryRunTable(server, admin, await handIn(admin, ofProgramme(MINING, 3)))
  expect(other.report?.renamings).toEqual([])
  const same = await dryRunTable(server, admin, await handIn(admin, ofProgramme(undefined, 1.02)))
  expect(same.report?.renamings).toEqual([])
})

async function listed(admin: Person, job: ImportJob, kind: 'changed' | 'fresh' | 'gone' | 'unlikely', page = 1) {
  const answer = await admin.browser.call(managedImports.differences, {
    params: { id: job._id },
    query: { kind, page, limit: '20' },
  })
  return answer.json() as { data: ImportDifference[]; page: { total: number } }
}

test('200 ranks thirty times off are told with what was usual, and not published before somebody says they are right', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, tableOf(LAST_SEASON), { season: 2026, isFinal: true })
  const wild = await dryRunTable(
    server,
    admin,
    await handIn(
      admin,
      tableOf((at) => LAST_SEASON(at) * 30),
    ),
  )
  expect(wild.report).toMatchObject({ taken: 200, refused: 0, fresh: 200, unlikely: 200, unjudged: 0 })
  const { data, page } = await listed(admin, wild, 'unlikely')
  expect([data.length, page.total]).toEqual([20, 200])
  const [largest] = data
  expect(largest?.after?.closingRank).toBe(30 * (largest?.usual?.closingRank ?? 0))
  expect(data.every(({ usual }) => usual?.source === 'JoSAA, 2026, round 1')).toBe(true)
  for (const accept of [[], ['gone', 'refused', 'rounded']]) {
    const answer = await admin.browser.call(managedImports.apply, { params: { id: wild._id }, payload: { accept } })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'IMPORT_NOT_ACCEPTED'])
  }
  await admin.browser.call(managedImports.apply, { params: { id: wild._id }, body: { accept: ['unlikely'] } })
  await runImports(server.deps)
  expect(await showImport(admin, wild._id)).toMatchObject({ state: 'done', standing: 1 })
  const said = await server.deps.db
    .selectFrom('auditEvents')
    .select('change')
    .where('action', '=', 'import.apply')
    .orderBy('sequence')
    .execute()
  expect(said.at(-1)?.change).toMatchObject({ accepted: { after: ['unlikely'] }, unlikely: { after: 200 } })
})

test('a season that moved as seasons do asks for no word', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, tableOf(LAST_SEASON), { season: 2026, isFinal: true })
  const job = await importTable(
    server,
    admin,
    tableOf((at) => Math.round(LAST_SEASON(at) * (at % 2 ? 1.3 : 0.7))),
  )
  expect(job).toMatchObject({ state: 'done', report: { unlikely: 0, taken: 200 } })
})

test('what an import would change is listed before it is published, the largest change first, and the rows that would go', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, csvOf([cellsWith(), cellsWith({ 1: MINING }), cellsWith({ 3: 'SC' })]))
  const file = csvOf([cellsWith({ 6: '260' }), cellsWith({ 3: 'SC', 6: '900' }), cellsWith({ 3: 'ST' })])
  const job = await dryRunTable(server, admin, await handIn(admin, file))
  const ranks = async (kind: 'changed' | 'fresh' | 'gone' | 'unlikely') =>
    (await listed(admin, job, kind)).data.map(({ pool, before, after }) => [
      pool,
      before?.closingRank,
      after?.closingRank,
    ])
  const changed = [
    ['AI · SC · neutral', 250, 900],
    ['AI · OPEN · neutral', 250, 260],
  ]
  expect(await ranks('changed')).toEqual(changed)
  expect(await ranks('gone')).toEqual([['AI · OPEN · neutral', 250, undefined]])
  expect((await listed(admin, job, 'gone')).data[0]?.programme).toBe(MINING)
  expect(await ranks('fresh')).toEqual([['AI · ST · neutral', undefined, 250]])
  await admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept: ['gone'] } })
  await runImports(server.deps)
  expect(await ranks('changed')).toEqual(changed)
  expect(await ranks('gone')).toEqual([['AI · OPEN · neutral', 250, undefined]])
  expect(await ranks('fresh')).toEqual([['AI · ST · neutral', undefined, 250]])
})

test('a file with a part of a round changes that part alone, and the rest stands as it did, corrections too', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, csvOf([cellsWith(), cellsWith({ 1: MINING }), cellsWith({ 3: 'SC' })]))
  const listRows = async () =>
    await server.deps.db
      .selectFrom('cutoffs')
      .innerJoin('imports', 'imports.id', 'cutoffs.importId')
      .innerJoin('programmes', 'programmes.id', 'cutoffs.programmeId')
      .select(['programmes.name', 'seatType', 'closingRank', 'imports.rowsTaken'])
      .where('imports.status', '=', 'published')
      .orderBy('closingRank')
      .orderBy('programmes.name')
      .orderBy('seatType')
      .limit(10)
      .execute()
  const before = await listRows()
  await server.deps.db.updateTable('cutoffs').set({ closingRank: 251 }).where('seatType', '=', 'SC').execute()
  const job = await dryRunTable(
    server,
    admin,
    await handIn(admin, csvOf([cellsWith({ 6: '260' }), cellsWith({ 3: 'ST', 6: '300' })])),
  )
  expect(job.report).toMatchObject({ taken: 2, fresh: 1, changed: 1, gone: 2, left: 0 })
  const apply = (accept: 'gone'[], leavesGone: boolean) =>
    admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept, leavesGone } })
  expect((await apply([], false)).json().code).toBe('IMPORT_NOT_ACCEPTED')
  expect((await apply([], true)).statusCode).toBe(202)
  await runImports(server.deps)
  const done = await showImport(admin, job._id)
  expect(done).toMatchObject({ state: 'done', standing: 1, report: { taken: 2, gone: 0, left: 2 } })
  expect((await listed(admin, job, 'gone')).data).toEqual([])
  expect(await listRows()).toEqual([
    { name: 'Mining Engineering', seatType: 'OPEN', closingRank: 250, rowsTaken: 4 },
    { name: 'Civil Engineering', seatType: 'SC', closingRank: 251, rowsTaken: 4 },
    { name: 'Civil Engineering', seatType: 'OPEN', closingRank: 260, rowsTaken: 4 },
    { name: 'Civil Engineering', seatType: 'ST', closingRank: 300, rowsTaken: 4 },
  ])
  await admin.browser.call(managedImports.rollBack, { params: { id: job._id } })
  await runImports(server.deps)
  expect((await listRows()).map(({ rowsTaken, closingRank }) => [rowsTaken, closingRank])).toEqual(
    before.map(({ rowsTaken, seatType }) => [rowsTaken, seatType === 'SC' ? 251 : 250]).toSorted(),
  )
})

test('a file with nothing new is not published when what it lacks is to stay', async () => {
  const { server, admin } = await startImports()
  await importTable(server, admin, csvOf([cellsWith(), cellsWith({ 1: MINING })]))
  const job = await dryRunTable(server, admin, await handIn(admin, csvOf([cellsWith()])))
  const apply = (accept: 'gone'[], leavesGone: boolean) =>
    admin.browser.call(managedImports.apply, { params: { id: job._id }, body: { accept, leavesGone } })
  expect((await apply([], true)).json().code).toBe('IMPORT_NOTHING_NEW')
  expect((await apply(['gone'], false)).statusCode).toBe(202)
})

test('tables are taken back one after the other, and one that was taken back never stands again', async () => {
  const { server, admin } = await startImports()
  const standing = async () =>
    (
      await server.deps.db
        .selectFrom('cutoffs')
        .innerJoin('imports', 'imports.id', 'cutoffs.importId')
        .select(['round', 'closingRank'])
        .where('imports.status', '=', 'published')
        .orderBy('round')
        .limit(10)
        .execute()
    ).map(({ round, closingRank }) => [round, closingRank])
  const publish = (closing: string, rounds: readonly string[] = ['1']) =>
    importTable(
      server,
      admin,
      csvOf(
        rounds.map((round) => [...cellsWith({ 6: closing }), round]),
        [...HEADINGS, 'Round'],
      ),
    )
  const takeBack = async ({ _id: id }: ImportJob) => {
    await admin.browser.call(managedImports.rollBack, { params: { id } })
    await runImports(server.deps)
  }
  await publish('200', ['3'])
  const first = await publish('300')
  await takeBack(await publish('400'))
  expect(await standing()).toEqual([
    [1, 300],
    [3, 200],
  ])
  await takeBack(first)
  expect(await standing(), 'not the second one, which is taken back').toEqual([[3, 200]])

  const ground = await publish('500')
  const both = await publish('600', ['1', '2'])
  const newest = await publish('700')
  await takeBack(both)
  expect(await standing(), 'of the one between only its second round stood').toEqual([
    [1, 700],
    [3, 200],
  ])
  await takeBack(newest)
  expect(await standing()).toEqual([
    [1, 500],
    [3, 200],
  ])
  await takeBack(ground)
  expect(await standing()).toEqual([[3, 200]])
})
