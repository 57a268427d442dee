import type { ImportAnswers, ImportJob } from '@sopaan/contract/managed-imports'
import { managedImports } from '@sopaan/contract/managed-imports'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { expect, onTestFinished } from 'vitest'
import { addNames } from '#api/features/guidance/cutoffs/import-file.service.ts'
import { runImports } from '#api/features/guidance/cutoffs/import-runner.service.ts'
import { aSignedIn, type Person } from './people.ts'
import { startApp, type TestApp } from './start-app.ts'
import { postTable } from './table-files.ts'

const NAMES: Pick<Directory, 'institutes' | 'programmes'> = {
  institutes: [{ name: 'A College of Technology', type: 'GFTI', homeStates: { HS: ['Assam'] } }],
  programmes: [
    { name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' },
    { name: 'Mining Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' },
  ],
}
export const MINING = 'Mining Engineering (4 Years, Bachelor of Technology)'

/** A server that knows one institute with two programmes, and an admin. */
export async function startImports() {
  const server = await startApp()
  onTestFinished(server.stop)
  await addNames(server.deps, NAMES)
  return { server, admin: await aSignedIn(server, 'admin') }
}

/** Hands a file in. */
export async function handIn(admin: Person, file: Uint8Array): Promise<ImportJob> {
  const answer = await postTable(admin, file)
  expect(answer.json()).toMatchObject({ status: 'success', data: { state: 'waiting', kind: 'file' } })
  return answer.json().data
}

/** Has the dry run done: JoSAA 2027, round 1, unless something else is said. */
export async function dryRunTable(
  server: TestApp,
  admin: Person,
  job: ImportJob,
  answers: Partial<ImportAnswers> = {},
): Promise<ImportJob> {
  const body = { ...job.answers, counselling: 'josaa', season: 2027, round: 1, isFinal: false, ...answers }
  const answer = await admin.browser.call(managedImports.check, { params: { id: job._id }, payload: body })
  expect([answer.statusCode, answer.json().data?.state]).toEqual([202, 'checking'])
  await runImports(server.deps)
  return showImport(admin, job._id)
}

/** An import as it stands. */
export async function showImport(admin: Person, id: string): Promise<ImportJob> {
  return (await admin.browser.call(managedImports.get, { params: { id } })).json().data
}

/** Hands a file in, checks and publishes it. */
export async function importTable(
  server: TestApp,
  admin: Person,
  file: Uint8Array,
  { accept = [], ...answers }: Partial<ImportAnswers> & { accept?: string[] } = {},
): Promise<ImportJob> {
  const job = await dryRunTable(server, admin, await handIn(admin, file), answers)
  const answer = await admin.browser.call(managedImports.apply, { params: { id: job._id }, payload: { accept } })
  expect([answer.statusCode, answer.json().data?.state]).toEqual([202, 'applying'])
  await runImports(server.deps)
  return showImport(admin, job._id)
}
