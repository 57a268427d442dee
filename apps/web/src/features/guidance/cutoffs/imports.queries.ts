import type { QueryOf } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { COUNSELLINGS, type ManagedRowSort } from '@sopaan/contract/college-data'
import { type ImportNames, importNames } from '@sopaan/contract/import-names'
import { type CollegeDataChange, managedCollegeData } from '@sopaan/contract/managed-college-data'
import {
  type DifferenceKind,
  IMPORT_FIELD,
  type ImportAnswers,
  type ImportCaveat,
  type ImportJob,
  managedImports,
} from '@sopaan/contract/managed-imports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request, sendFile } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const LIMIT = 20
/** A running import is asked for its progress this often, ms. */
const POLL_MS = 1_500
const KEY = 'managed-data'
type ImportsSearch = QueryOf<typeof managedImports.csv>

/** An answer about college data that holds none. */
export class InvalidData extends Error {}

/** What an answer holds. @throws {InvalidData} */
function dataOf<Data>(answer: { data: Data }): Data {
  if (answer?.data === undefined || answer.data === null) throw new InvalidData('No data in the answer')
  return answer.data
}

/** Whether it is being worked on. */
export function isRunning({ state }: Pick<ImportJob, 'state'>): boolean {
  return state === 'checking' || state === 'applying'
}

/** A page of the imports of a filter; asked again while one of them runs. */
export function importsQuery(asked: ImportsSearch, page: number) {
  return queryOptions({
    queryKey: [KEY, 'imports', asked, page],
    queryFn: async ({ signal }) => {
      const answer = await request(managedImports.list, { query: { ...asked, page, limit: LIMIT } }, { signal })
      return { data: dataOf(answer), page: answer.page }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isRunning) ? POLL_MS : false),
  })
}

/** Puts the imports of a filter into the downloads. */
export async function downloadImports(query: ImportsSearch): Promise<void> {
  saveFile(await fetchFile(managedImports.csv, { query }), 'sopaan-imports.csv')
}

/** One import; asked again while it runs. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'import', id],
    queryFn: async ({ signal }) => dataOf(await request(managedImports.get, { params: { id } }, { signal })),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  })
}

/** A page of the rows that a dry run refused, all or those for one reason. */
export function refusedQuery(id: string, reason: string | undefined, page: number) {
  return queryOptions({
    queryKey: [KEY, 'refused', id, reason, page],
    queryFn: ({ signal }) =>
      request(
        managedImports.refused,
        { params: { id }, query: { page, limit: LIMIT, ...(reason !== undefined && { reason }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

/** A page of what an import would change, or changed; a check made anew answers anew. */
export function differencesQuery({ _id: id, state, askedAt }: ImportJob, kind: DifferenceKind, page: number) {
  return queryOptions({
    queryKey: [KEY, 'differences', id, state, askedAt, kind, page],
    queryFn: ({ signal }) =>
      request(managedImports.differences, { params: { id }, query: { page, limit: LIMIT, kind } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Where the refused rows are downloaded from. */
export function refusedFileUrl(id: string): string {
  return urlOf(managedImports.refusedCsv, { params: { id } })
}

/** Hands a table in. */
export async function sendTable(file: File): Promise<ImportJob> {
  const job = dataOf(await sendFile(managedImports.upload, IMPORT_FIELD, file))
  await refresh()
  return job
}

/** Starts the dry run. */
export async function checkTable(id: string, answers: ImportAnswers): Promise<void> {
  await request(managedImports.check, { params: { id }, body: answers })
  await refresh()
}

/** What tables may name; asked for once while names are told. */
export function knownNamesQuery() {
  return queryOptions({
    queryKey: [KEY, 'names'],
    queryFn: async ({ signal }) => dataOf(await request(importNames.list, {}, { signal })),
  })
}

/** Says what unknown names are, and has the table checked again. */
export async function saveNameMappings(id: string, names: ImportNames): Promise<void> {
  await request(importNames.tell, { params: { id }, body: names })
  await refresh()
}

/** Has the checked rows published; published ones that the file does not have stay, unless `gone` is accepted. */
export async function publishTable(id: string, accept: ImportCaveat[]): Promise<void> {
  const body = { accept, ...(!accept.includes('gone') && { leavesGone: true }) }
  await request(managedImports.apply, { params: { id }, body })
  await refresh()
}

/** Takes a file away that was not published. */
export async function discardTable(id: string): Promise<void> {
  await request(managedImports.discard, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: [KEY, 'imports'] })
}

/** Has a published table taken back. */
export async function rollBack(id: string): Promise<ImportJob> {
  const job = dataOf(await request(managedImports.rollBack, { params: { id } }))
  await refresh()
  return job
}

/** What is looked for among published rows. */
export type RowsFilter = { q: string; table: string; sort: ManagedRowSort; page: number }

/** The filter of published rows as its calls have it. */
export function rowsFilterOf({ q, table, sort }: Omit<RowsFilter, 'page'>) {
  const [body, season, round] = table.split(' ')
  const counselling = COUNSELLINGS.filter((known) => known === body)
  return {
    preparatory: true,
    sort,
    ...(q !== '' && { q }),
    ...(counselling.length > 0 && { counselling, season: Number(season), round: Number(round) }),
  }
}

/** A page of published rows. */
export function rowsQuery({ page, ...filter }: RowsFilter) {
  return queryOptions({
    queryKey: [KEY, 'rows', filter, page],
    queryFn: async ({ signal }) => {
      const asked = { page, limit: LIMIT, ...rowsFilterOf(filter) }
      const answer = await request(managedCollegeData.list, { query: asked }, { signal })
      dataOf(answer)
      return answer
    },
    placeholderData: keepPreviousData,
  })
}

/** Puts the rows of a filter into the downloads. */
export async function downloadRows(filter: Omit<RowsFilter, 'page'>): Promise<void> {
  saveFile(await fetchFile(managedCollegeData.csv, { query: rowsFilterOf(filter) }), 'sopaan-rows.csv')
}

/** Puts a row right. */
export async function sendRowCorrection(id: string, change: CollegeDataChange): Promise<void> {
  dataOf(await request(managedCollegeData.change, { params: { id }, body: change }))
  await refresh()
}

/** One row of a published table; the book is made anew behind. */
export async function sendRowRemoval(id: string): Promise<void> {
  await request(managedCollegeData.remove, { params: { id } })
  await refresh()
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [KEY] })
}
