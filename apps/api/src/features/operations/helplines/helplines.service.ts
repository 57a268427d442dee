import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { HelplineFields, ManagedHelpline, ShownHelpline } from '@sopaan/contract/helplines'
import { refuse } from '@sopaan/contract/refusals'
import { findHelplineFault, HELPLINES, sortHelplines } from '@sopaan/domain/identity/helplines'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  changeHelpline,
  findHelpline,
  type HelplineColumns,
  type HelplineRow,
  insertHelpline,
  isNameListed,
  listHelplineRows,
} from './helplines.queries.ts'

/** Lists the lines that ship where none was ever listed; later starts leave what admins made of them. */
export async function seedHelplines(deps: Deps): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'helplines')
    if ((await listHelplineRows(deps.db)).length > 0) return
    for (const [position, { id: _, ...line }] of HELPLINES.entries())
      await insertHelpline(deps.db, columnsOf({ ...line, numbers: [...line.numbers] }), position)
  })
}

/** The lines a student sees, government first. */
export async function listShownHelplines(deps: Deps): Promise<ShownHelpline[]> {
  const rows = await listHelplineRows(deps.db)
  const listed = rows.filter(({ retiredAt }) => retiredAt === null)
  return sortHelplines(listed.map((row) => ({ id: row.id, ...fieldsOf(row) })))
}

/** Every line as admins see it: those listed in their order, then those taken off. */
export async function listManagedHelplines(deps: Deps): Promise<ManagedHelpline[]> {
  const rows = await listHelplineRows(deps.db)
  const lines = rows.map((row) => ({
    ...fieldsOf(row),
    _id: row.id,
    retiredAt: row.retiredAt?.toISOString() ?? null,
  }))
  return [...sortHelplines(lines.filter(isListed)), ...lines.filter((line) => !isListed(line))]
}

/** Lists a line behind the others. @throws {Refusal} HELPLINE_LISTED, HELPLINE_KIRAN, HELPLINE_CHECKED_LATER */
export async function addHelpline(deps: Deps, { actor, request }: Caller, line: HelplineFields): Promise<void> {
  refuseUnfit(deps, line)
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'helplines')
    const rows = await listHelplineRows(deps.db)
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
    const added = (await insertHelpline(deps.db, columnsOf(line), position)) ?? refuse('HELPLINE_LISTED')
    await writeAudit(deps, entryOf('helpline.add', { actor, request }, { helpline: { after: line } }, added.id))
  })
}

/** Changes a listed line. @throws {Refusal} NOT_FOUND, HELPLINE_LISTED, HELPLINE_KIRAN, HELPLINE_CHECKED_LATER */
export async function editHelpline(
  deps: Deps,
  { actor, request }: Caller,
  { id, ...line }: HelplineFields & { id: string },
): Promise<void> {
  refuseUnfit(deps, line)
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'helplines')
    const row = (await findHelpline(deps.db, id)) ?? refuse('NOT_FOUND')
    if (await isNameListed(deps.db, line.name, id)) refuse('HELPLINE_LISTED')
    await changeHelpline(deps.db, id, columnsOf(line))
    const change = { helpline: { before: fieldsOf(row), after: line } }
    await writeAudit(deps, entryOf('helpline.change', { actor, request }, change, id))
  })
}

/** Puts the listed lines into an order, which names each of them once. @throws {Refusal} CHANGED_ELSEWHERE */
export async function reorderHelplines(deps: Deps, { actor, request }: Caller, ids: readonly string[]): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'helplines')
    const listed = (await listHelplineRows(deps.db)).filter(({ retiredAt }) => retiredAt === null)
    const before = listed.map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join()) refuse('CHANGED_ELSEWHERE')
    for (const [position, id] of ids.entries()) await changeHelpline(deps.db, id, { position })
    await writeAudit(deps, entryOf('helpline.order', { actor, request }, { order: { before, after: ids } }))
  })
}

/** Takes a line off the page. @throws {Refusal} NOT_FOUND */
export async function retireHelpline(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'helplines')
    const row = (await findHelpline(deps.db, id)) ?? refuse('NOT_FOUND')
    await changeHelpline(deps.db, id, { retiredAt: deps.now() })
    const change = { helpline: { before: fieldsOf(row) } }
    await writeAudit(deps, entryOf('helpline.retire', { actor, request }, change, id))
  })
}

function isListed({ retiredAt }: ManagedHelpline): boolean {
  return retiredAt === null
}

function refuseUnfit(deps: Deps, line: HelplineFields): void {
  const today = istDate(deps.now())
  const fault = findHelplineFault(line, today)
  if (fault === 'kiran') refuse('HELPLINE_KIRAN')
  if (fault === 'checked-later') refuse('HELPLINE_CHECKED_LATER')
}

function entryOf(
  action: AuditAction,
  { actor, request }: Caller,
  change: NonNullable<NewAuditEntry['change']>,
  id?: string,
): NewAuditEntry {
  return { action, actor, target: { type: 'helpline', ...(id !== undefined && { id }) }, change, request }
}

function columnsOf(line: HelplineFields): HelplineColumns {
  const { hours } = line
  return {
    name: line.name,
    numbers: line.numbers,
    email: line.email ?? null,
    runBy: line.runBy,
    purpose: line.purpose,
    hoursFrom: 'always' in hours ? null : hours.from,
    hoursTo: 'always' in hours ? null : hours.to,
    areHoursConfirmed: 'always' in hours || hours.isConfirmed,
    languageCount: line.languages ?? null,
    place: line.place ?? null,
    isFree: line.isFree,
    evidence: line.evidence,
    checkedOn: line.checkedOn,
  }
}

function fieldsOf(row: HelplineRow): HelplineFields {
  return {
    name: row.name,
    numbers: row.numbers,
    ...(row.email !== null && { email: row.email }),
    runBy: row.runBy,
    purpose: row.purpose,
    hours:
      row.hoursFrom === null || row.hoursTo === null
        ? { always: true }
        : { from: row.hoursFrom, to: row.hoursTo, isConfirmed: row.areHoursConfirmed },
    ...(row.languageCount !== null && { languages: row.languageCount }),
    ...(row.place !== null && { place: row.place }),
    isFree: row.isFree,
    evidence: row.evidence,
    checkedOn: row.checkedOn,
  }
}
