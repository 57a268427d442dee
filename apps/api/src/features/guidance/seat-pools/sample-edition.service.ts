import { createHash } from 'node:crypto'
import type { EditionRow } from '@sopaan/domain/fact-editions/read-fact-edition'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { countEditions, insertEdition } from './fact-editions.queries.ts'

const FILE_NAME = 'Sample_ranking_2027.csv'
/** Ranks are made up. */
const ROWS: readonly EditionRow[] = [
  { line: 2, institute: 'Indian Institute of Technology Bombay', fact: 'nirf', value: { year: 2027, rank: 3 } },
  { line: 3, institute: 'National Institute of Technology Calicut', fact: 'nirf', value: { year: 2027, rank: 22 } },
]

/** Has an edition of a ranking handed in that is not published, once, where none ever was. */
export async function seedSampleEdition(deps: Deps, { actor }: CallerTrace): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if ((await countEditions(deps.db, { meant: [] })) > 0) return
    const id = await insertEdition(deps.db, {
      createdAt: deps.now(),
      fact: 'nirf',
      fileHash: createHash('sha256').update(FILE_NAME).digest('hex'),
      rows: ROWS,
      fileName: FILE_NAME,
      refused: [],
      refusedCount: 0,
      handedInBy: actor.userId,
    })
    await writeAudit(deps, { action: 'fact-edition.upload', actor, target: { type: 'fact-edition', id } })
  })
}
