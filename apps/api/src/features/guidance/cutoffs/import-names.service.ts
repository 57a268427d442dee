import type { ImportNames, KnownNames } from '@sopaan/contract/import-names'
import type { ImportAnswers, ImportJob } from '@sopaan/contract/managed-imports'
import { refuse } from '@sopaan/contract/refusals'
import { nameUnknown } from '@sopaan/domain/seats/directory/directory-additions'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { listDirectory, listPrinted, saveDirectory } from './directory.queries.ts'
import { changeToChecking } from './import-jobs.queries.ts'
import { showJob } from './import-jobs.service.ts'
import { loadShippedDirectory } from './shipped-book.ts'

/** Every institute and programme that tables may name, by their names of today. */
export async function listKnownNames(deps: Deps): Promise<KnownNames> {
  const [{ institutes, programmes }, { families }] = await Promise.all([listDirectory(deps.db), loadShippedDirectory()])
  return {
    institutes: institutes.map(({ name }) => name),
    programmes: programmes.map(printProgramme),
    families: Object.entries(families)
      .map(([value, name]) => ({ value, name }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

/**
 * Takes names that a dry run did not know, each as new or as another spelling, and has the table checked again with the
 * answers it had.
 * @throws {Refusal} NOT_FOUND, IMPORT_STATE, IMPORT_NAME where a name was not in the dry run, or is said to be what is not
 */
export async function nameImported(
  deps: Deps,
  { actor, request }: Caller,
  id: string,
  told: ImportNames,
): Promise<ImportJob> {
  const { families } = await loadShippedDirectory()
  return inTransaction(deps, async (deps) => {
    const { state, report, answers } = await showJob(deps, id)
    if (state !== 'checked' || !report || !answers) return refuse('IMPORT_STATE')
    const asked = [...report.unknownInstitutes, ...report.unknownProgrammes].map(({ name }) => name)
    const strange = [...told.institutes, ...told.programmes].find(({ written }) => !asked.includes(written))
    if (strange) return refuse('IMPORT_NAME', { name: strange.written })
    const homeless = told.programmes.find((one) => 'family' in one && !Object.hasOwn(families, one.family))
    if (homeless) return refuse('IMPORT_NAME', { name: homeless.written })
    await save(deps, told)
    await checkAgain(deps, id, answers)
    const change = { institutes: { after: told.institutes }, programmes: { after: told.programmes } }
    await writeAudit(deps, { action: 'import.name', actor, target: { type: 'import', id }, change, request })
    return showJob(deps, id)
  })
}

async function save(deps: Deps, told: ImportNames): Promise<void> {
  await lockUntilEnd(deps, 'directory')
  const naming = nameUnknown(await listPrinted(deps.db), told)
  if (!naming.ok) return refuse('IMPORT_NAME', { name: naming.name })
  await saveDirectory(deps.db, naming)
}

async function checkAgain(deps: Deps, id: string, answers: ImportAnswers): Promise<void> {
  if (!(await changeToChecking(deps.db, { id, answers, now: deps.now() }))) refuse('IMPORT_STATE')
}
