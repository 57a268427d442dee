import type { Deps } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { findOwnerOfList } from './choice-lists.queries.ts'
import { openBook } from './judged-choices.service.ts'
import { createList } from './own-lists.service.ts'

const SAMPLE_MENTEE = 'mentee@sopaan.test'
const SAMPLE_TRACE = { ip: '127.0.0.1', userAgent: undefined, requestId: 'sample' }
const SAMPLE_ID = '5a3b1e0c-6f57-4d5e-9c3a-0d5a6c0f2b11'
const BTECH = '4-years-bachelor-of-technology'
/** For a rank near 24,000 from Maharashtra: two hard choices, some that are likely, and safe ones at the end. */
const SAMPLE_CHOICES = [
  `national-institute-of-technology-delhi/mechanical-engineering-${BTECH}`,
  `indian-institute-of-information-technology-design-and-manufacturing-kancheepuram/computer-science-and-engineering-${BTECH}`,
  `indian-institute-of-information-technology-iiit-pune/artificial-intelligence-and-data-science-${BTECH}`,
  `national-institute-of-technology-patna/electronics-engineering-vlsi-design-and-technology-${BTECH}`,
  `national-institute-of-technology-karnataka-surathkal/civil-engineering-${BTECH}`,
  `national-institute-of-technology-kurukshetra/mechanical-engineering-${BTECH}`,
  `national-institute-of-technology-hamirpur/electrical-engineering-${BTECH}`,
]

/** Gives the sample mentee a list, once. */
export async function seedSampleLists(deps: Deps): Promise<void> {
  const account = await findAccountByEmail(deps.db, SAMPLE_MENTEE)
  if (account === undefined || (await findOwnerOfList(deps.db, SAMPLE_ID))) return
  const { keys } = openBook(await currentBook(deps))
  const actor = { userId: account.id, role: account.role }
  await createList(
    deps,
    { actor, request: SAMPLE_TRACE },
    { _id: SAMPLE_ID, name: 'Sample list', keys: SAMPLE_CHOICES.filter((key) => keys.poolsOf(key).length > 0) },
  )
}
