import type { QueryOf, RequestInput } from '@sopaan/contract/call'
import { type CollegeRecord, collegeRecords, type RecordKind } from '@sopaan/contract/college-records'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const KEY = 'college-records'
const LIMIT = 50
/** While the book is made anew, a record is asked for again this often, ms. */
const POLL_MS = 3_000

/** A page of records. */
export function recordsQuery(query: Omit<QueryOf<typeof collegeRecords.list>, 'limit'>) {
  return queryOptions({
    queryKey: [KEY, 'list', query],
    queryFn: ({ signal }) => request(collegeRecords.list, { query: { ...query, limit: LIMIT } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Puts the records of a search into the downloads. */
export async function downloadRecords(query: RequestInput<typeof collegeRecords.csv>['query']): Promise<void> {
  saveFile(await fetchFile(collegeRecords.csv, { query }), 'sopaan-records.csv')
}

/** One record; asked again until what was changed last is in the book. */
export function recordQuery(kind: RecordKind, id: string) {
  return queryOptions({
    queryKey: [KEY, 'one', kind, id],
    queryFn: async ({ signal }) => (await request(collegeRecords.get, { params: { kind, id } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.isCompiling ? POLL_MS : false),
  })
}

/** What a record may be merged into. */
export function mergeTargetsQuery(kind: RecordKind, q: string) {
  return queryOptions({
    queryKey: [KEY, 'targets', kind, q],
    enabled: q.trim() !== '',
    queryFn: async ({ signal }) =>
      (await request(collegeRecords.list, { query: { kind, q, page: 1, limit: 8 } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** What a merge would bring together. */
export function mergePreviewQuery(kind: RecordKind, id: string, into: string) {
  return queryOptions({
    queryKey: [KEY, 'preview', kind, id, into],
    enabled: into !== '',
    queryFn: async ({ signal }) =>
      (await request(collegeRecords.previewMerge, { params: { kind, id, into } }, { signal })).data,
  })
}

type Renaming = { name: string; reason: string }
type Nickname = { nickname: string; how: 'add' | 'remove'; reason: string }

/** Has a record shown under another name. */
export async function sendRecordName(kind: RecordKind, id: string, body: Renaming): Promise<void> {
  await show((await request(collegeRecords.rename, { params: { kind, id }, body })).data)
}

/** Makes a record one with another. */
export async function sendRecordMerge(
  kind: RecordKind,
  id: string,
  body: { into: string; reason: string },
): Promise<void> {
  await show((await request(collegeRecords.merge, { params: { kind, id }, body })).data)
}

/** Keeps that a record is not the same as another. */
export async function sendNotSame(
  kind: RecordKind,
  id: string,
  body: { other: string; reason: string },
): Promise<void> {
  await show((await request(collegeRecords.notSame, { params: { kind, id }, body })).data)
}

/** Lets an institute be found by a short name, or no longer. */
export async function sendNickname(id: string, body: Nickname): Promise<void> {
  await show((await request(collegeRecords.nickname, { params: { id }, body })).data)
}

/** Takes a change back. */
export async function sendChangeUndo(id: string): Promise<void> {
  await show((await request(collegeRecords.undo, { params: { id } })).data)
}

async function show(record: CollegeRecord): Promise<void> {
  queryClient.setQueryData(recordQuery(record.kind, record._id).queryKey, record)
  await queryClient.invalidateQueries({ queryKey: [KEY, 'list'] })
}
