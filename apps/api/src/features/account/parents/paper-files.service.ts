import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { listFilesToDelete, noteFileDeleted } from './proofs.queries.ts'

const BATCH = 100

/** Deletes the files of papers that do not wait any more. Call it outside transactions. */
export async function deletePaperFiles(deps: Deps): Promise<void> {
  for (const { id, fileKey } of await listFilesToDelete(deps.db, BATCH)) {
    await deps.files.remove(fileKey)
    await inTransaction(deps, async (deps) => {
      await noteFileDeleted(deps.db, id)
      await writeAudit(deps, { action: 'parent.delete-paper', target: { type: 'parent-paper', id } })
    })
  }
}
