import type { AuditAction } from '@sopaan/contract/audit-actions'
import { refuse } from '@sopaan/contract/refusals'
import { type AnswerTemplate, type AnswerTemplateFields, TEMPLATE_PLACEHOLDERS } from '@sopaan/contract/threads'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  type AnswerTemplateRow,
  changeTemplate,
  findTemplate,
  insertTemplate,
  listTemplateRows,
  setTemplateRetired,
} from './answer-templates.queries.ts'

/** As many as one can still choose from. */
const OFFERED_MAX = 60

/** Every template, those offered first. */
export async function listAnswerTemplates(deps: Deps): Promise<AnswerTemplate[]> {
  return (await listTemplateRows(deps.db)).map((row) => ({
    _id: row.id,
    name: row.name,
    text: row.body,
    changedAt: row.changedAt.toISOString(),
    retiredAt: row.retiredAt?.toISOString() ?? null,
  }))
}

/** Writes a new template. @throws {Refusal} TEMPLATE_NAMED, TEMPLATES_FULL, PLACEHOLDER_UNKNOWN */
export async function addAnswerTemplate(deps: Deps, caller: Caller, fields: AnswerTemplateFields): Promise<void> {
  refuseUnknownNames(fields)
  await inTransaction(deps, async (deps) => {
    await refuseUnofferable(deps, fields.name)
    const id = await insertTemplate(deps.db, { name: fields.name, body: fields.text, changedAt: deps.now() })
    await writeAudit(deps, { ...entryOf('answer-template.add', caller, id), change: { template: { after: fields } } })
  })
}

/** Changes a template that is offered. @throws {Refusal} NOT_FOUND, TEMPLATE_NAMED, PLACEHOLDER_UNKNOWN */
export async function changeAnswerTemplate(
  deps: Deps,
  caller: Caller,
  { id, ...fields }: AnswerTemplateFields & { id: string },
): Promise<void> {
  refuseUnknownNames(fields)
  await inTransaction(deps, async (deps) => {
    const others = await lockOffered(deps)
    const row = others.find((each) => each.id === id) ?? refuse('NOT_FOUND')
    if (others.some((each) => each.id !== id && isSameName(each.name, fields.name))) refuse('TEMPLATE_NAMED')
    await changeTemplate(deps.db, id, { name: fields.name, body: fields.text, changedAt: deps.now() })
    const change = { template: { before: { name: row.name, text: row.body }, after: fields } }
    await writeAudit(deps, { ...entryOf('answer-template.change', caller, id), change })
  })
}

/** Offers a template no more. @throws {Refusal} NOT_FOUND */
export async function retireAnswerTemplate(deps: Deps, caller: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await lockOffered(deps)).some((each) => each.id === id)) refuse('NOT_FOUND')
    await setTemplateRetired(deps.db, id, deps.now())
    await writeAudit(deps, entryOf('answer-template.retire', caller, id))
  })
}

/** Offers a retired template again; one that is offered stays so. @throws {Refusal} NOT_FOUND, TEMPLATE_NAMED, TEMPLATES_FULL */
export async function restoreAnswerTemplate(deps: Deps, caller: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = (await findTemplate(deps.db, id)) ?? refuse('NOT_FOUND')
    if (row.retiredAt !== null) {
      await refuseUnofferable(deps, row.name)
      await setTemplateRetired(deps.db, id, null)
    }
    await writeAudit(deps, entryOf('answer-template.restore', caller, id))
  })
}

async function lockOffered(deps: Deps): Promise<AnswerTemplateRow[]> {
  await lockUntilEnd(deps, 'answerTemplates')
  return (await listTemplateRows(deps.db)).filter(({ retiredAt }) => retiredAt === null)
}

async function refuseUnofferable(deps: Deps, name: string): Promise<void> {
  const offered = await lockOffered(deps)
  if (offered.some((each) => isSameName(each.name, name))) refuse('TEMPLATE_NAMED')
  if (offered.length >= OFFERED_MAX) refuse('TEMPLATES_FULL', { max: OFFERED_MAX })
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function refuseUnknownNames({ text }: AnswerTemplateFields): void {
  const known: readonly string[] = TEMPLATE_PLACEHOLDERS
  const named = Object.values(text).flatMap((words = '') => [...words.matchAll(/\{(\w+)\}/g)])
  if (named.some(([, name = '']) => !known.includes(name))) refuse('PLACEHOLDER_UNKNOWN')
}

function entryOf(action: AuditAction, { actor, request }: Caller, id: string): NewAuditEntry {
  return { action, actor, target: { type: 'answer-template', id }, request }
}
