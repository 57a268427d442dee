import { FILE_AT_ONCE_MAX, FILE_ROWS_MAX } from '@sopaan/contract/file-limits'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, onReader } from '#api/deps.ts'
import { type CsvColumns, linesOfList, linesOfRows } from './csv-list.ts'
import { Download } from './download.ts'
import type { Caller } from './serve.ts'

/** A list of staff as a CSV file, sent at once while it is short, written by a job where it is long. */
export type ListFile<Wanted> = {
  /** Of the file: letters, digits, dots and hyphens alone. */
  name: string
  /** @param by  the id of who wants it, for filters that mean their own rows */
  count: (deps: Deps, wanted: Wanted, by: string) => Promise<number>
  /** Checks who may have it, and writes that they did into the trail. @throws {Refusal} those of its call */
  admit: (deps: Deps, caller: Caller, wanted: Wanted) => Promise<void>
  lines: (deps: Deps, wanted: Wanted, by: string) => AsyncGenerator<string>
}

type WrittenList<Wanted, Row> = {
  name: ListFile<Wanted>['name']
  /** What one row of it is, as its last line counts them: `people`. */
  things: string
  columns: CsvColumns<Row>
  /** Left out where the access of its call is all that is wanted. */
  admit?: ListFile<Wanted>['admit']
}

type OrderedList<Wanted, Row> = WrittenList<Wanted, Row> & {
  count: ListFile<Wanted>['count']
  /** The ids of a filter in its order, at most so many. @param by  the id of who asks, for filters that mean their own rows */
  listIds: (deps: Deps, wanted: Wanted, limit: number, by: string) => Promise<string[]>
  /** The rows of some ids, in their order. */
  listRows: (deps: Deps, ids: readonly string[], wanted: Wanted) => Promise<readonly Row[]>
}

/** A list with its file, and the ids of a filter for whatever is done to all of them. */
export type ListWithFile<Wanted> = ListFile<Wanted> & Pick<OrderedList<Wanted, never>, 'listIds'>

/** The file of a list that its page reads in parts: what is in it is settled by its ids, at the beginning. */
export function listFileOf<Wanted, Row>(list: OrderedList<Wanted, Row>): ListWithFile<Wanted> {
  const { name, things, columns, admit = noFurtherLeave, count, listIds, listRows } = list
  return {
    name,
    count,
    admit,
    listIds,
    lines: (deps, wanted, by) =>
      linesOfList({
        things,
        columns,
        rowsMax: FILE_ROWS_MAX,
        listIds: (limit) => onReader(deps, (deps) => listIds(deps, wanted, limit, by)),
        listRows: (ids) => onReader(deps, (deps) => listRows(deps, ids, wanted)),
        count: () => onReader(deps, (deps) => count(deps, wanted, by)),
      }),
  }
}

type ReadList<Wanted, Row> = WrittenList<Wanted, Row> & {
  list: (deps: Deps, wanted: Wanted) => Promise<readonly Row[]>
}

/** The file of a list that its page, too, reads whole; it is never cut. */
export function wholeFileOf<Wanted, Row>(read: ReadList<Wanted, Row>): ListFile<Wanted> {
  const { name, admit = noFurtherLeave, list } = read
  return {
    name,
    count: async (deps, wanted) => (await list(deps, wanted)).length,
    admit,
    async *lines(deps, wanted) {
      yield* linesOfRows(read, await onReader(deps, (deps) => list(deps, wanted)))
    },
  }
}

async function noFurtherLeave(): Promise<void> {}

/** A short file, written while it is sent. @throws {Refusal} FILE_LONG for one that a job has to write, and those of the list */
export async function downloadList<Wanted>(
  deps: Deps,
  caller: Caller,
  { file, wanted }: { file: ListFile<Wanted>; wanted: Wanted },
): Promise<Download> {
  const by = caller.actor.userId
  if ((await file.count(deps, wanted, by)) > FILE_AT_ONCE_MAX) refuse('FILE_LONG', { max: FILE_AT_ONCE_MAX })
  await file.admit(deps, caller, wanted)
  const head = { name: file.name, contentType: 'text/csv; charset=utf-8; header=present' }
  return new Download(head, file.lines(deps, wanted, by))
}
