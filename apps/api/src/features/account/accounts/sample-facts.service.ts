import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { findAccountByEmail, listRanks } from './accounts.open.queries.ts'
import { changeOwn } from './accounts.service.ts'

const SAMPLE_MENTEE = 'mentee@sopaan.test'
/** Somebody whom the sample list is for. */
const SAMPLE_FACTS = { studyClass: '12', category: 'OPEN', homeState: 'Maharashtra' } as const
const SAMPLE_RANKS = [
  { list: 'main-1', kind: 'common', rank: 23_940 },
  { list: 'advanced', kind: 'common', rank: 14_260 },
] as const
/** Beside JEE the examination of the own State. */
const SAMPLE_EXAMS = [{ exam: 'mht-cet-cap', rank: null, categoryRank: null, marks: null, percentile: 98.612 }] as const

/** Gives the sample mentee a class and ranks where there are none. */
export async function seedSampleFacts(deps: Deps): Promise<void> {
  const account = await findAccountByEmail(deps.db, SAMPLE_MENTEE)
  if (account === undefined || (await listRanks(deps.db, account.id)).length > 0) return
  await inTransaction(deps, async (deps) => {
    await changeOwn(deps, account.id, SAMPLE_FACTS, { ranks: SAMPLE_RANKS, exams: SAMPLE_EXAMS })
    await writeAudit(deps, { action: 'user.update', target: { type: 'user', id: account.id } })
  })
}
