import { isLetIn } from '@sopaan/contract/call'
import { FILE_CALLS, LIST_FILE_HOURS, type ListFileState, type ListOfFile } from '@sopaan/contract/list-files'
import { refuse } from '@sopaan/contract/refusals'
import { STAFF_ROLES } from '@sopaan/contract/staff-roles'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { findPauseEnd } from '#api/features/operations/site/site.service.ts'
import { BYTE_ORDER_MARK, LINES_AT_ONCE } from '#api/http/csv-list.ts'
import { Download } from '#api/http/download.ts'
import type { Caller } from '#api/http/serve.ts'
import { removingAfter } from '#api/retention.ts'
import {
  endListFile,
  findFilePart,
  findWrittenFile,
  insertListFile,
  type LeasedFile,
  leaseListFile,
  listOwnFiles,
  releaseListFile,
  removeOldListFiles,
  saveFilePart,
} from './list-files.queries.ts'
import { wantedFile } from './wanted-file.service.ts'

const LIFETIME_MS = LIST_FILE_HOURS * HOUR_MS
/** A process that wrote no part for so long is gone, ms. */
const LEASE_MS = 2 * MINUTE_MS
const TRIES_MAX = 3
const LISTED_MAX = 10
const CUT_LINE = '# cut: '

/** The own files of the last day, with how far each is. */
export async function ownListFiles(deps: Deps, { actor }: Pick<Caller, 'actor'>): Promise<ListFileState[]> {
  const since = new Date(deps.now().getTime() - LIFETIME_MS)
  const rows = await listOwnFiles(deps.db, { askedBy: actor.userId, since, limit: LISTED_MAX })
  return rows.map(({ id, list, askedAt, ...row }) => ({
    _id: id,
    // The column takes only the names of the contract, which wrote it.
    list: list as ListOfFile,
    ...row,
    createdAt: askedAt.toISOString(),
    endsAt: new Date(askedAt.getTime() + LIFETIME_MS).toISOString(),
  }))
}

/**
 * Has the file of a filter written by a job: on the terms of the file that is sent at once, and one at a time.
 * @throws {Refusal} STAFF_ROLE_NEEDED, REAUTH_REQUIRED, EXPORT_NEEDS_SECOND, FILE_RUNNING, INVALID_QUERY
 */
export async function startListFile(
  deps: Deps,
  caller: Caller,
  { list, filter }: { list: ListOfFile; filter: Readonly<Record<string, string>> },
): Promise<string> {
  checkRole(caller, list)
  const { actor, request } = caller
  const file = wantedFile(list, filter)
  const total = Math.min(await file.count(deps, actor.userId), file.rowsMax)
  await file.admit(deps, caller)
  return inTransaction(deps, async (deps) => {
    const row = { askedBy: actor.userId, askedAt: deps.now(), list, filter, total }
    const id = (await insertListFile(deps.db, row)) ?? refuse('FILE_RUNNING')
    // The filter stands in the entry of the list itself, without the words that were searched for.
    const change = { list: { after: list }, rows: { after: total } }
    await writeAudit(deps, { action: 'list-file.start', actor, target: { type: 'list-file', id }, change, request })
    return id
  })
}

/** An own file that is written; who fetched it is in the trail. @throws {Refusal} NOT_FOUND, STAFF_ROLE_NEEDED */
export async function downloadListFile(deps: Deps, caller: Caller, id: string): Promise<Download> {
  const { actor, request } = caller
  const since = new Date(deps.now().getTime() - LIFETIME_MS)
  const { list } = (await findWrittenFile(deps.db, { id, askedBy: actor.userId, since })) ?? refuse('NOT_FOUND')
  checkRole(caller, list)
  const entry = { action: 'list-file.download', actor, target: { type: 'list-file', id }, request } as const
  await inTransaction(deps, (deps) => writeAudit(deps, { ...entry, change: { list: { after: list } } }))
  return new Download({ name: `sopaan-${list}.csv`, contentType: 'text/csv; charset=utf-8; header=present' }, parts())
  async function* parts() {
    for (let position = 0; ; position += 1) {
      const lines = await findFilePart(deps.db, id, position)
      if (lines === undefined) return
      // The embedded database hands a text over without its mark.
      yield position === 0 ? BYTE_ORDER_MARK + lines.replace(BYTE_ORDER_MARK, '') : lines
    }
  }
}

/** Writes the files that are wanted, until none is left or the process ends. Safe on any number of instances and after a crash. */
export async function writeListFiles(deps: Deps, isEnding = () => false): Promise<void> {
  while (!isEnding() && (await findPauseEnd(deps, 'files')) === undefined) {
    const leased = await inTransaction(deps, (deps) => leaseListFile(deps.db, leaseOf(deps)))
    if (leased === undefined) return
    if (leased.tries > TRIES_MAX || !(await isStillAllowed(deps, leased))) {
      await inTransaction(deps, ({ db }) => endListFile(db, leased, { state: 'failed' }))
      continue
    }
    await writeParts(deps, leased, isEnding)
  }
}

/** Removes files a day after they were asked for. */
export const removeEndedListFiles = removingAfter(LIFETIME_MS, removeOldListFiles)

async function writeParts(deps: Deps, leased: LeasedFile, isEnding: () => boolean): Promise<void> {
  const file = wantedFile(leased.list, leased.filter)
  let position = 0
  let last = ''
  for await (const lines of file.lines(deps, leased.askedBy ?? '')) {
    if (isEnding()) return inTransaction(deps, ({ db }) => releaseListFile(db, leased))
    const part = { position, lines, written: position * LINES_AT_ONCE, until: leaseOf(deps).until }
    // Another process took it over: its parts are the ones that count.
    if (!(await inTransaction(deps, ({ db }) => saveFilePart(db, leased, part)))) return
    position += 1
    last = lines
  }
  await inTransaction(deps, ({ db }) => endListFile(db, leased, { state: 'done', isWhole: !last.startsWith(CUT_LINE) }))
}

/** Whether who asked still is of the staff that may have it. */
async function isStillAllowed(deps: Deps, { askedBy, list }: LeasedFile): Promise<boolean> {
  const account = askedBy === null ? undefined : await findAccount(deps.db, askedBy)
  if (account?.status !== 'active') return false
  const staffRoles = STAFF_ROLES.filter((role) => account.staffRoles.includes(role))
  return isLetIn(FILE_CALLS[list].access, { role: account.role, staffRoles })
}

function checkRole({ actor }: Pick<Caller, 'actor'>, list: ListOfFile): void {
  const { access } = FILE_CALLS[list]
  if (!isLetIn(access, actor)) refuse('STAFF_ROLE_NEEDED', { staffRoles: [...access] })
}

function leaseOf(deps: Deps): { now: Date; until: Date } {
  const now = deps.now()
  return { now, until: new Date(now.getTime() + LEASE_MS) }
}
