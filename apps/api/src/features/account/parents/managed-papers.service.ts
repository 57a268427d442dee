import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedParentPaper, managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { PARENT_ANSWER_DAYS } from '@sopaan/contract/parents'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { lockAccountOf } from '#api/features/account/accounts/accounts.service.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  countPapers,
  findManagedPaper,
  listManagedPapers,
  listPaperIds,
  listPapersOfIds,
  type ManagedPaperRow,
} from './managed-papers.queries.ts'
import { deletePaperFiles } from './paper-files.service.ts'
import { mailPaperRefused } from './parent-mails.service.ts'
import { changeConsent } from './parents.queries.ts'
import { decidePaper, findParentPaper, lockPaper, type PaperRow } from './proofs.queries.ts'
import { proveConsent } from './proofs.service.ts'

type Decision = { id: string; isAccepted: boolean; reason?: string | undefined }

/** A page of papers for staff, those that wait first, and how many there are. */
export async function listPapersForStaff(
  deps: Deps,
  { page, limit, sort, ...filter }: QueryOf<typeof managedParentPapers.list>,
): Promise<{ data: ManagedParentPaper[]; total: number }> {
  const rows = await listManagedPapers(deps.db, filter, { page, limit, sort })
  return { data: rows.map(managedPaperOf), total: await countPapers(deps.db, filter) }
}

const COLUMNS: CsvColumns<ManagedParentPaper> = [
  ['parent', (row) => row.parentName],
  ['parent_email', (row) => row.parentEmail],
  ['relation', (row) => row.relation],
  ['child', (row) => row.childName],
  ['state', (row) => row.state],
  ['sent_utc', (row) => row.sentAt],
  ['decided_utc', (row) => row.decidedAt ?? ''],
  ['reason', (row) => row.reason ?? ''],
]

/** The papers of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED. */
export const PAPERS_FILE = listFileOf<QueryOf<typeof managedParentPapers.csv>, ManagedParentPaper>({
  name: 'sopaan-parent-papers.csv',
  things: 'papers',
  columns: COLUMNS,
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    const target = { type: 'parent-papers' }
    await auditView(deps, { action: 'parent-papers.export', actor, target, asked: wanted, request })
  },
  count: ({ db }, { sort: _, ...filter }) => countPapers(db, filter),
  listIds: ({ db }, { sort, ...filter }, limit) => listPaperIds(db, filter, { sort, limit }),
  listRows: async ({ db }, ids) => (await listPapersOfIds(db, ids)).map(managedPaperOf),
})

/** The file of a paper that waits; the look stands on the audit trail. @throws {Refusal} NOT_FOUND */
export async function viewPaperFile(
  deps: Deps,
  { actor, request }: Caller,
  id: string,
): Promise<{ bytes: Buffer; contentType: string }> {
  const row = await findParentPaper(deps.db, id)
  if (row?.state !== 'waiting' || row.fileKey === null) return refuse('NOT_FOUND')
  const bytes = (await deps.files.get(row.fileKey)) ?? refuse('NOT_FOUND')
  await writeAudit(deps, { action: 'parent.look-at-paper', actor, target: { type: 'parent-paper', id }, request })
  return { bytes, contentType: row.contentType }
}

/**
 * Accepts a paper, which gives the consent, or refuses it with a reason that the parent reads. Its file is deleted either way.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where it does not wait any more
 */
export async function decideOnPaper(
  deps: Deps,
  caller: Caller,
  { id, isAccepted, reason }: Decision,
): Promise<ManagedParentPaper> {
  const row = await inTransaction(deps, async (deps) => {
    const found = (await findParentPaper(deps.db, id)) ?? refuse('NOT_FOUND')
    // The account before the paper, as whoever sends another one does.
    await lockAccountOf(deps, { userId: found.userId })
    if ((await lockPaper(deps.db, id))?.state !== 'waiting') refuse('CHANGED_ELSEWHERE')
    if (isAccepted) await acceptPaper(deps, caller, found)
    else await refusePaper(deps, caller, { paper: found, reason: reason ?? '' })
    const state = isAccepted ? 'accepted' : 'refused'
    await writeAudit(deps, {
      action: isAccepted ? 'parent.accept-paper' : 'parent.refuse-paper',
      ...caller,
      target: { type: 'parent-paper', id },
      change: { state: { before: 'waiting', after: state }, child: { after: found.userId } },
    })
    return (await findManagedPaper(deps.db, id)) ?? refuse('NOT_FOUND')
  })
  await deletePaperFiles(deps)
  return { ...managedPaperOf(row), hasFile: false }
}

/** @throws {Refusal} CHANGED_ELSEWHERE where the consent ended while staff looked */
async function acceptPaper(deps: Deps, caller: Caller, paper: PaperRow): Promise<void> {
  const decision = { state: 'accepted', decidedAt: deps.now(), decidedBy: caller.actor.userId, reason: null } as const
  await decidePaper(deps.db, paper.id, decision)
  if (!(await proveConsent(deps, paper.consentId, { kind: 'paper', by: caller }))) refuse('CHANGED_ELSEWHERE')
}

async function refusePaper(
  deps: Deps,
  { actor }: Caller,
  { paper, reason }: { paper: PaperRow; reason: string },
): Promise<void> {
  const now = deps.now()
  await decidePaper(deps.db, paper.id, { state: 'refused', decidedAt: now, decidedBy: actor.userId, reason })
  await changeConsent(deps.db, paper.consentId, {
    proveUntil: new Date(now.getTime() + PARENT_ANSWER_DAYS * DAY_MS),
  })
  const child = await findAccount(deps.db, paper.userId)
  const childName = firstNameOf(child?.fullName ?? '')
  await mailPaperRefused(deps, paper.consentId, { childName, reason, key: `parent-paper-${paper.id}` })
  await notifyPerson(deps, paper.userId, {
    kind: 'parent-paper-refused',
    facts: {},
    key: `parent-paper-refused ${paper.id}`,
  })
}

function managedPaperOf(row: ManagedPaperRow): ManagedParentPaper {
  return {
    _id: row.id,
    childId: row.userId,
    childName: row.childName,
    parentName: row.parentName ?? '',
    relation: row.relation ?? 'guardian',
    parentEmail: row.parentEmail,
    state: row.state,
    sentAt: row.sentAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    isPdf: row.contentType === 'application/pdf',
    hasFile: row.fileKey !== null,
    doubt: row.doubt,
  }
}
