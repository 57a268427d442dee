import { FILE_AT_ONCE_MAX } from '@sopaan/contract/file-limits'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
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
