import { type ImportNames, importNames } from '@sopaan/contract/import-names'
import { type ImportJob, managedImports } from '@sopaan/contract/managed-imports'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { cellsWith, csvOf, postTable } from '#api/testing/table-files.ts'
import { addNames } from './import-file.service.ts'
import { runImports } from './import-runner.service.ts'

const CIVIL = 'Civil Engineering (4 Years, Bachelor of Technology)'
const CIVIL_ODD = 'Civil Engg. (4 Years, Bachelor of Technology)'
const OCEAN = 'Ocean Studies (5 Years, Bachelor of Science)'
const TWIN = 'The A College of Technology'
const FRESH = 'National Institute of Technology Andaman'

/** A dry run of four rows: one sound, two with a name of their own, one with two. */
async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  await addNames(server.deps, {
    institutes: [{ name: 'A College of Technology', type: 'GFTI', homeStates: { HS: ['Assam'] } }],
    programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
  })
  const admin = await aSignedIn(server, 'admin')
  const rows = [
    cellsWith(),
    cellsWith({ 0: TWIN, 2: 'HS' }),
    cellsWith({ 1: CIVIL_ODD, 2: 'OS' }),
    cellsWith({ 0: FRESH, 1: OCEAN }),
  ]
  const { _id, answers }: ImportJob = (await postTable(admin, csvOf(rows))).json().data
  const body = { ...answers, counselling: 'josaa' as const, season: 2027, round: 1 }
  await admin.browser.call(managedImports.check, { params: { id: _id }, payload: body })
  await runImports(server.deps)
  const show = async (): Promise<ImportJob> =>
    (await admin.browser.call(managedImports.get, { params: { id: _id } })).json().data
  const tell = (names: Partial<ImportNames>) =>
    admin.browser.call(importNames.tell, { params: { id: _id }, body: { institutes: [], programmes: [], ...names } })
  const known = async () => (await admin.browser.call(importNames.list)).json().data
  return { server, admin, show, tell, known }
}

test('C39: names nobody knew are told as another spelling or as new, and the table is checked again with them', async () => {
  const { server, show, tell, known } = await start()
  expect((await show()).report).toMatchObject({
    taken: 1,
    refused: 3,
    unknownInstitutes: [{ name: TWIN }, { name: FRESH }],
    unknownProgrammes: [{ name: CIVIL_ODD }],
  })
  const told = await tell({
    institutes: [
      { written: TWIN, sameAs: 'A College of Technology' },
      { written: FRESH, type: 'NIT', city: 'Port Blair', state: 'Andaman and Nicobar Islands' },
    ],
    programmes: [{ written: CIVIL_ODD, sameAs: CIVIL }],
  })
  expect([told.statusCode, told.json().data.state]).toEqual([202, 'checking'])
  await runImports(server.deps)
  expect(await show()).toMatchObject({
    state: 'checked',
    answers: { counselling: 'josaa' as const, season: 2027, round: 1 },
    report: { taken: 3, refused: 1, unknownInstitutes: [], unknownProgrammes: [{ name: OCEAN, rows: 1 }] },
  })
  expect((await tell({ programmes: [{ written: OCEAN, family: 'OCEAN' }] })).statusCode).toBe(202)
  await runImports(server.deps)
  expect((await show()).report).toMatchObject({ taken: 4, refused: 0 })
  expect(await known()).toMatchObject({
    institutes: ['A College of Technology', FRESH],
    programmes: [CIVIL, OCEAN],
    families: expect.arrayContaining([{ value: 'OCEAN', name: 'Ocean / Naval' }]),
  })
  const row = await server.deps.db.selectFrom('institutes').selectAll().where('name', '=', FRESH).executeTakeFirst()
  expect(row).toMatchObject({ type: 'NIT', city: 'Port Blair', homeStates: { HS: ['Andaman and Nicobar Islands'] } })
  const trail = await server.deps.db
    .selectFrom('auditEvents')
    .select('action')
    .where('action', '=', 'import.name')
    .execute()
  expect(trail).toHaveLength(2)
})

test.each<[string, Partial<ImportNames>]>([
  ['a name the dry run did not meet', { institutes: [{ written: 'Another', sameAs: 'A College of Technology' }] }],
  ['the same as what nobody knows', { institutes: [{ written: TWIN, sameAs: 'Nowhere' }] }],
  ['a family there is not', { programmes: [{ written: CIVIL_ODD, family: 'MAGIC' }] }],
])('%s is refused, and nothing of what was told beside it is kept', async (_, told) => {
  const { show, tell, known } = await start()
  const sound = { written: FRESH, type: 'NIT', city: 'Port Blair', state: 'Andaman and Nicobar Islands' } as const
  const answer = await tell({ ...told, institutes: [sound, ...(told.institutes ?? [])] })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'IMPORT_NAME'])
  expect((await show()).state).toBe('checked')
  expect((await known()).institutes).toEqual(['A College of Technology'])
})

test('names are told to a table that was checked and waits, and to no other', async () => {
  const { server, tell } = await start()
  await server.deps.db.updateTable('importJobs').set({ state: 'waiting' }).execute()
  const answer = await tell({ institutes: [{ written: TWIN, sameAs: 'A College of Technology' }] })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'IMPORT_STATE'])
})
