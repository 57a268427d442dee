import type { CollegeCorrection, ManagedCollege } from '@sopaan/contract/managed-colleges'
import { refuse } from '@sopaan/contract/refusals'
import { printedName } from '@sopaan/domain/book/printed-names'
import type { Institute } from '@sopaan/domain/book/rank-book'
import { findCollegeFacts, type InstituteFacts } from '@sopaan/domain/colleges/college-facts'
import {
  type CollegeCorrected,
  type Correction,
  correctFacts,
  factsCorrectedBy,
} from '@sopaan/domain/colleges/corrected-facts'
import { RECORD_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import { listPools } from '@sopaan/domain/seats/seat-facts'
import { type Deps, inTransaction } from '#api/deps.ts'
import { requestCorrection } from '#api/features/guidance/cutoffs/import-jobs.service.ts'
import { hasOpenCorrection } from '#api/features/guidance/cutoffs/job-imports.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { remember } from '#api/remembered.ts'
import {
  insertCorrection,
  listCorrectionsInForce,
  listCorrectionsOf,
  withdrawCorrection,
} from './corrections.queries.ts'
import { factsOrBare, type SeatDirectory } from './seat-directory.service.ts'

/** How old the corrections in memory may be: another process may have made one. */
const FRESH_MS = 30_000

type Row = Awaited<ReturnType<typeof listCorrectionsOf>>[number]
/** What is published of a college, with what was put right. */
export type FactsFinder = (name: string) => InstituteFacts | undefined
/** The corrections as text: where they are as they were, so is the finder. */
type Corrected = { rows: string; list: readonly CollegeCorrected[]; find: FactsFinder }

const corrected = remember<Corrected>({
  name: 'college corrections',
  freshMs: FRESH_MS,
  // Pages of seats are read while the database is away.
  otherwise: { rows: '', list: [], find: findCollegeFacts },
  read: async (deps, last) => {
    const read = await listCorrectionsInForce(deps.db)
    const rows = JSON.stringify(read)
    if (last?.rows === rows) return last
    const list = read.map((row) => ({ ...toCorrection(row), institute: row.institute }))
    return { rows, list, find: factsCorrectedBy(list) }
  },
})

/**
 * Finds the facts of colleges with what was put right, from memory; where the database is away, as they were last.
 * @returns the same function for as long as the facts are the same, so that answers made of them can be stored
 */
export async function correctedFacts(deps: Deps): Promise<FactsFinder> {
  return (await corrected.find(deps)).find
}

/** Has facts read anew: some were put right besides one by one. */
export function renewCorrected(deps: Deps): void {
  corrected.invalidate(deps)
}

/** What was put right of colleges and holds, oldest first: from memory, as `correctedFacts`. */
export async function listCorrections(deps: Deps): Promise<readonly CollegeCorrected[]> {
  return (await corrected.find(deps)).list
}

/** What staff read of a college. @throws {Refusal} NOT_FOUND */
export async function findManagedCollege(deps: Deps, directory: SeatDirectory, slug: string): Promise<ManagedCollege> {
  const { at, name, institute } = collegeAt(directory, slug)
  const [rows, isCompiling] = await Promise.all([listCorrectionsOf(deps.db, name), hasOpenCorrection(deps.db)])
  const facts = factsOrBare(directory, findCollegeFacts, name)
  const inForce = rows.filter(({ withdrawnAt }) => withdrawnAt === null).toReversed()
  return {
    slug,
    name: institute.name,
    facts: facts ? correctFacts(facts, inForce.map(toCorrection)) : null,
    institute: {
      city: institute.city ?? null,
      state: institute.state ?? null,
      website: institute.website ?? null,
      homeStates: Object.fromEntries(
        Object.entries(institute.homeStates).map(([quota, states]) => [quota, [...states]]),
      ),
    },
    isCompiling,
    seatPages: listPools(directory, (pool) => directory.book.institute[pool] === at).length,
    corrections: rows.map(shown),
  }
}

/** Puts a fact of a college right. @throws {Refusal} NOT_FOUND */
export async function correctOne(
  deps: Deps,
  caller: Caller,
  one: { directory: SeatDirectory; slug: string },
  correction: Correction,
): Promise<ManagedCollege> {
  await addCorrection(deps, caller, one, correction)
  return findManagedCollege(deps, one.directory, one.slug)
}

/** The figures of a correction apart from who published them. */
export function withSourceApart<Body extends { source: string; sourceOn: string; sourceUrl?: string | undefined }>({
  source,
  sourceOn,
  sourceUrl,
  ...value
}: Body) {
  return { value, source, sourceOn, sourceUrl }
}

/** Takes a correction back: what held before holds again. @throws {Refusal} NOT_FOUND */
export async function withdrawOne(
  deps: Deps,
  { actor, request }: Caller,
  { directory, slug }: { directory: SeatDirectory; slug: string },
  id: string,
): Promise<ManagedCollege> {
  const { name } = collegeAt(directory, slug)
  await inTransaction(deps, async (deps) => {
    const gone = await withdrawCorrection(deps.db, { id, institute: name, by: actor.userId, now: deps.now() })
    if (gone === undefined) return refuse('NOT_FOUND')
    await compileAgain(deps, actor, gone.fact)
    await writeAudit(deps, {
      action: 'college.withdraw-correction',
      actor,
      target: { type: 'college-correction', id },
      change: { institute: { before: name }, [gone.fact]: { before: gone.value } },
      request,
    })
  })
  corrected.invalidate(deps)
  return findManagedCollege(deps, directory, slug)
}

async function addCorrection(
  deps: Deps,
  { actor, request }: Caller,
  { directory, slug }: { directory: SeatDirectory; slug: string },
  { fact, value, source, sourceOn, sourceUrl }: Correction,
): Promise<void> {
  const { name } = collegeAt(directory, slug)
  // A college of earlier seasons has no facts to put right.
  if (factsOrBare(directory, findCollegeFacts, name) === undefined) refuse('NOT_FOUND')
  await inTransaction(deps, async (deps) => {
    const id = await insertCorrection(deps.db, {
      ...{ createdAt: deps.now(), institute: name, fact, value, source, sourceOn },
      sourceUrl: sourceUrl ?? null,
      correctedBy: actor.userId,
    })
    await compileAgain(deps, actor, fact)
    await writeAudit(deps, {
      action: 'hidden' in value ? 'college.hide-fact' : 'college.correct',
      actor,
      target: { type: 'college-correction', id },
      change: { institute: { after: name }, [fact]: { after: value }, source: { after: `${source}, ${sourceOn}` } },
      request,
    })
  })
  corrected.invalidate(deps)
}

function toCorrection({ fact, value, source, sourceOn, sourceUrl }: Row): Correction {
  // What the call took is what the row holds.
  return { fact, value, source, sourceOn, ...(sourceUrl !== null && { sourceUrl }) } as Correction
}

function shown({ id, createdAt, withdrawnAt, fact, value, source, sourceOn, sourceUrl }: Row): CollegeCorrection {
  return {
    ...{ _id: id, source, sourceOn, sourceUrl },
    fact: fact as CollegeCorrection['fact'],
    value: value as CollegeCorrection['value'],
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }
}

/** What the rank book tells stands in it once it is compiled anew. */
async function compileAgain(deps: Deps, actor: Caller['actor'], fact: string): Promise<void> {
  if (RECORD_FACTS.some((each) => each === fact)) await requestCorrection(deps, actor)
}

/** The place of a college, the name that its facts go by, and what the book tells of it. */
function collegeAt({ book, places }: SeatDirectory, slug: string): { at: number; name: string; institute: Institute } {
  const at = places.institutes.get(places.today.get(slug) ?? slug) ?? -1
  const institute = book.institutes[at] ?? refuse('NOT_FOUND')
  return { at, name: printedName(institute), institute }
}
