import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { QueryOf } from '@sopaan/contract/call'
import type { PageInfo } from '@sopaan/contract/fields'
import type {
  ManagedSeason,
  ManagedStep,
  managedSeasons,
  NewSeason,
  SeasonFields,
  StepFields,
  WholeSeason,
} from '@sopaan/contract/managed-seasons'
import { refuse } from '@sopaan/contract/refusals'
import { findStepFault } from '@sopaan/domain/counselling/season'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { withdrawMovedReminders } from './reminders.service.ts'
import { managedStepOf, rowOfStep, stepTimesOf } from './season-rows.ts'
import {
  changeSeasonRow,
  changeStepRow,
  findInState,
  findLastVersion,
  findSeasonRow,
  insertSeason,
  insertSteps,
  isStepListed,
  listSeasonRows,
  listStepRows,
  removeSeason,
  removeStepRow,
  type SeasonRow,
  type StepRow,
} from './seasons.queries.ts'
import { invalidateSeason } from './seasons.service.ts'

/** The one body whose seasons are looked after; CSAB's special rounds are steps of it. */
const BODY = 'JoSAA'

type FullRow = NonNullable<Awaited<ReturnType<typeof findSeasonRow>>>
type One = { id: string }
type OneStep = One & { stepId: string }

/** One page of the versions of a filter in an order. */
export async function listManagedSeasons(
  deps: Deps,
  { page, limit, sort, ...filter }: QueryOf<typeof managedSeasons.list>,
): Promise<{ data: ManagedSeason[]; page: PageInfo }> {
  const { rows, total } = await listSeasonRows(deps.db, filter, { page, limit, sort })
  return { data: rows.map(managedOf), page: { page, limit, total } }
}

/** One version with its steps and those that are published meanwhile. @throws {Refusal} NOT_FOUND */
export async function findManagedSeason(deps: Deps, { id }: One): Promise<WholeSeason> {
  const row = (await findSeasonRow(deps.db, id)) ?? refuse('NOT_FOUND')
  const published = await findInState(deps.db, row, 'published')
  return {
    ...managedOf(row),
    steps: await listSteps(deps, id),
    publishedSteps: published === undefined ? null : await listSteps(deps, published.id),
  }
}

/** Begins the draft of a season. @throws {Refusal} SEASON_LISTED, SEASON_CHECKED_LATER */
export async function addSeason(deps: Deps, caller: Caller, season: NewSeason): Promise<WholeSeason> {
  refuseCheckedLater(deps, season)
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'seasons')
    const named = { body: BODY, season: season.season }
    if ((await findLastVersion(deps.db, named)) > 0) refuse('SEASON_LISTED')
    const id = await insertSeason(deps.db, {
      ...{ ...season, ...named, version: 1, state: 'draft' as const },
      createdBy: caller.actor.userId,
    })
    await writeAudit(deps, entryOf('season.add', caller, id, { season: { after: season } }))
    return findManagedSeason(deps, { id })
  })
}

/** Changes what a draft says beside its steps. @throws {Refusal} NOT_FOUND, SEASON_NOT_DRAFT, SEASON_CHECKED_LATER */
export async function changeSeason(deps: Deps, caller: Caller, one: One, fields: SeasonFields): Promise<WholeSeason> {
  refuseCheckedLater(deps, fields)
  return changeDraft(deps, one, async (deps, row) => {
    await changeSeasonRow(deps.db, row.id, fields)
    const change = { season: { before: fieldsOf(row), after: fields } }
    await writeAudit(deps, entryOf('season.change', caller, row.id, change))
  })
}

/** Makes a draft of a version that is or was published. @throws {Refusal} NOT_FOUND, SEASON_DRAFT_OPEN */
export async function reviseSeason(deps: Deps, caller: Caller, { id }: One): Promise<WholeSeason> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'seasons')
    const row = (await findSeasonRow(deps.db, id)) ?? refuse('NOT_FOUND')
    if ((await findInState(deps.db, row, 'draft')) !== undefined) refuse('SEASON_DRAFT_OPEN')
    const { body, season } = row
    const version = (await findLastVersion(deps.db, row)) + 1
    const draft = { ...fieldsOf(row), body, season, version, state: 'draft' as const, createdBy: caller.actor.userId }
    const draftId = await insertSeason(deps.db, draft)
    const steps = await listStepRows(deps.db, id)
    await insertSteps(
      deps.db,
      draftId,
      steps.map(({ id: _, note, ...step }) => ({ ...step, note: note === null ? null : JSON.stringify(note) })),
    )
    const change = { version: { before: row.version, after: version } }
    await writeAudit(deps, entryOf('season.revise', caller, draftId, change))
    return findManagedSeason(deps, { id: draftId })
  })
}

/** Publishes a draft in place of what was published before. @throws {Refusal} NOT_FOUND, SEASON_NOT_DRAFT, SEASON_EMPTY */
export async function publishSeason(deps: Deps, caller: Caller, one: One): Promise<WholeSeason> {
  const published = await changeDraft(deps, one, async (deps, row) => {
    const steps = await listSteps(deps, row.id)
    if (steps.length === 0) refuse('SEASON_EMPTY')
    const before = await findInState(deps.db, row, 'published')
    const stepsBefore = before === undefined ? undefined : await listSteps(deps, before.id)
    if (before !== undefined) await changeSeasonRow(deps.db, before.id, { state: 'replaced' })
    await changeSeasonRow(deps.db, row.id, {
      ...{ state: 'published', publishedAt: deps.now() },
      publishedBy: caller.actor.userId,
    })
    await withdrawMovedReminders(deps)
    await writeAudit(
      deps,
      entryOf('season.publish', caller, row.id, {
        version: { ...(before !== undefined && { before: before.version }), after: row.version },
        steps: { ...(stepsBefore !== undefined && { before: stepsBefore.map(inWords) }), after: steps.map(inWords) },
      }),
    )
  })
  invalidateSeason(deps)
  return published
}

/** Removes a draft. @throws {Refusal} NOT_FOUND, SEASON_NOT_DRAFT */
export async function discardSeason(deps: Deps, caller: Caller, { id }: One): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = await lockDraft(deps, id)
    await removeSeason(deps.db, id)
    const change = { season: { before: { season: row.season, version: row.version } } }
    await writeAudit(deps, entryOf('season.discard', caller, id, change))
  })
}

/** Adds a step to a draft. @throws {Refusal} NOT_FOUND, SEASON_NOT_DRAFT, STEP_LISTED, STEP_ROUND, STEP_YEAR, DATES_ORDER */
export async function addStep(deps: Deps, caller: Caller, one: One, step: StepFields): Promise<WholeSeason> {
  return changeDraft(deps, one, async (deps, row) => {
    refuseUnfit(row, step)
    if (!(await insertSteps(deps.db, row.id, [rowOfStep(step)]))) refuse('STEP_LISTED')
    await writeAudit(deps, entryOf('season.add-step', caller, row.id, { step: { after: inWords(step) } }))
  })
}

/** Changes a step of a draft. @throws {Refusal} as `addStep` */
export async function changeStep(
  deps: Deps,
  caller: Caller,
  { stepId, ...one }: OneStep,
  step: StepFields,
): Promise<WholeSeason> {
  return changeDraft(deps, one, async (deps, row) => {
    const before = await findStep(deps, row, stepId)
    refuseUnfit(row, step)
    if (await isStepListed(deps.db, row.id, { ...step, id: stepId })) refuse('STEP_LISTED')
    await changeStepRow(deps.db, stepId, rowOfStep(step))
    const change = { step: { before: inWords(before), after: inWords(step) } }
    await writeAudit(deps, entryOf('season.change-step', caller, row.id, change))
  })
}

/** Removes a step of a draft. @throws {Refusal} NOT_FOUND, SEASON_NOT_DRAFT */
export async function removeStep(deps: Deps, caller: Caller, { stepId, ...one }: OneStep): Promise<WholeSeason> {
  return changeDraft(deps, one, async (deps, row) => {
    const before = await findStep(deps, row, stepId)
    await removeStepRow(deps.db, stepId)
    await writeAudit(deps, entryOf('season.remove-step', caller, row.id, { step: { before: inWords(before) } }))
  })
}

async function changeDraft(
  deps: Deps,
  { id }: One,
  change: (deps: Deps, row: FullRow) => Promise<void>,
): Promise<WholeSeason> {
  return inTransaction(deps, async (deps) => {
    await change(deps, await lockDraft(deps, id))
    return findManagedSeason(deps, { id })
  })
}

async function lockDraft(deps: Deps, id: string): Promise<FullRow> {
  await lockUntilEnd(deps, 'seasons')
  const row = (await findSeasonRow(deps.db, id)) ?? refuse('NOT_FOUND')
  return row.state === 'draft' ? row : refuse('SEASON_NOT_DRAFT')
}

async function findStep(deps: Deps, row: FullRow, stepId: string): Promise<StepRow> {
  const steps = await listStepRows(deps.db, row.id)
  return steps.find(({ id }) => id === stepId) ?? refuse('NOT_FOUND')
}

async function listSteps(deps: Deps, seasonId: string): Promise<ManagedStep[]> {
  return (await listStepRows(deps.db, seasonId)).map(managedStepOf)
}

function refuseCheckedLater(deps: Deps, { checkedOn }: Pick<SeasonFields, 'checkedOn'>): void {
  if (checkedOn > istDate(deps.now())) refuse('SEASON_CHECKED_LATER')
}

const REFUSAL_OF = { order: 'DATES_ORDER', round: 'STEP_ROUND', year: 'STEP_YEAR' } as const

function refuseUnfit({ season }: SeasonRow, step: StepFields): void {
  const fault = findStepFault(season, stepTimesOf(step))
  if (fault !== undefined) refuse(REFUSAL_OF[fault])
}

function entryOf(
  action: AuditAction,
  { actor, request }: Caller,
  id: string,
  change: NonNullable<NewAuditEntry['change']>,
): NewAuditEntry {
  return { action, actor, target: { type: 'counselling-season', id }, change, request }
}

/** A step in one line of the trail: `report-and-pay 1: 2026-06-13T10:00 to 2026-06-26T17:00`. */
function inWords(
  step: Omit<StepFields, 'note'> & { note?: Partial<Record<string, string | null>> | null | undefined },
) {
  const { kind, round, from, until } = stepTimesOf(step)
  const note = step.note?.[FIRST_LANGUAGE]
  const times = `${kind}${round === null ? '' : ` ${round}`}: ${from}${until === null ? '' : ` to ${until}`}`
  return note ? `${times} (${note})` : times
}

function fieldsOf(row: SeasonRow): SeasonFields {
  return {
    source: row.source,
    sourceUrl: row.sourceUrl,
    checkedOn: row.checkedOn,
    certificatesFrom: row.certificatesFrom,
    seatAcceptanceReservedPaise: row.seatAcceptanceReservedPaise,
    seatAcceptanceOthersPaise: row.seatAcceptanceOthersPaise,
    partialAdmissionReservedPaise: row.partialAdmissionReservedPaise,
    partialAdmissionOthersPaise: row.partialAdmissionOthersPaise,
    withdrawalPaise: row.withdrawalPaise,
  }
}

function managedOf(row: FullRow): ManagedSeason {
  return {
    _id: row.id,
    body: row.body,
    season: row.season,
    version: row.version,
    state: row.state,
    ...fieldsOf(row),
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: row.publishedByName,
    stepCount: Number(row.stepCount ?? 0),
  }
}
