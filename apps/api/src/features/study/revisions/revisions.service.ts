import { refuse } from '@sopaan/contract/refusals'
import type { Revision, RevisionRating } from '@sopaan/contract/revisions'
import type { Confidence } from '@sopaan/domain/planner/remaining'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { asDone } from '#api/done-at.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { afterAnswer, type Memory, newMemory, previewDays } from './memory.ts'
import {
  changeRevision,
  findRevision,
  insertAnswer,
  insertRevision,
  listRevisedDays,
  listRevisionRows,
  type RevisionRow,
} from './revisions.queries.ts'

const HISTORY_DAYS = 400
/** What one's own word on a chapter counts for as a first answer. Ours. */
const FIRST_ANSWER: Readonly<Record<Confidence, RevisionRating>> = {
  weak: 'again',
  shaky: 'hard',
  good: 'good',
  strong: 'easy',
}

/** Everything the person acting revises, what is due first. */
export async function listRevisions(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<Revision[]> {
  const now = deps.now()
  return (await listRevisionRows(deps.db, actor.userId)).map((row) => revisionOf(row, now))
}

/** The days of the last 400 on which something was revised. */
export async function revisedDays(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<string[]> {
  return listRevisedDays(deps.db, actor.userId, new Date(deps.now().getTime() - HISTORY_DAYS * DAY_MS))
}

/** Begins revising chapters that are done; how well they sit counts as the first answer. Ones revised already go on as they are. */
export async function beginChapterRevisions(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  chapters: readonly { key: string; confidence: Confidence | null }[],
): Promise<void> {
  const now = deps.now()
  for (const { key, confidence } of chapters) {
    const memory = { ...afterAnswer(newMemory(now), FIRST_ANSWER[confidence ?? 'good'], now), reviews: 0 }
    await insertRevision(deps.db, { userId: actor.userId, chapterKey: key, mistakeId: null, ...memory })
  }
}

/** Begins revising a mistake: it comes back the next day. */
export async function beginMistakeRevision(deps: Deps, actor: Pick<Actor, 'userId'>, mistakeId: string): Promise<void> {
  const memory = newMemory(new Date(deps.now().getTime() + DAY_MS))
  await insertRevision(deps.db, {
    userId: actor.userId,
    chapterKey: null,
    mistakeId,
    ...memory,
  })
}

/** Begins revising a card of one's own: it is due at once. */
export async function beginCardRevision(deps: Deps, actor: Pick<Actor, 'userId'>, cardId: string): Promise<void> {
  const memory = newMemory(deps.now())
  await insertRevision(deps.db, { userId: actor.userId, chapterKey: null, mistakeId: null, cardId, ...memory })
}

type RevisionAnswer = { id: string; rating: RevisionRating; reviews: number; doneSecondsAgo?: number | undefined }

/**
 * Takes an answer, which sets the day it comes back. The answer names the count it was given at, so two devices or a
 * repeated request count once.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE
 */
export async function reviewRevision(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, rating, reviews, doneSecondsAgo }: RevisionAnswer,
): Promise<Revision> {
  return inTransaction(deps, async (deps) => {
    const row = (await findRevision(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
    if (row.reviews !== reviews) refuse('CHANGED_ELSEWHERE')
    const now = answeredAt(deps, row, doneSecondsAgo)
    const memory = afterAnswer(memoryOf(row), rating, now)
    const isKept = await changeRevision(deps.db, { userId: actor.userId, id, reviews }, memory)
    if (!isKept) refuse('CHANGED_ELSEWHERE')
    await insertAnswer(deps.db, { userId: actor.userId, revisionId: id, rating, answeredAt: now })
    await writeAudit(deps, { action: 'revision.review', actor, target: { type: 'revision', id }, request })
    const after = (await findRevision(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
    return revisionOf(after, deps.now())
  })
}

/** When it was answered: never before it was answered the last time. */
function answeredAt(deps: Deps, { reviewedAt }: RevisionRow, secondsAgo: number | undefined): Date {
  const at = asDone(deps, secondsAgo).now()
  return reviewedAt !== null && reviewedAt > at ? reviewedAt : at
}

function memoryOf(row: RevisionRow): Memory {
  return { ...row, state: stateOf(row.state) }
}

function stateOf(state: number): Memory['state'] {
  return state === 1 || state === 2 || state === 3 ? state : 0
}

function revisionOf(row: RevisionRow, now: Date): Revision {
  return {
    _id: row.id,
    kind: kindOf(row),
    chapterKey: row.chapterKey ?? row.mistakeChapterKey,
    note: row.mistakeNote,
    card: cardOf(row),
    dueAt: row.dueAt.toISOString(),
    reviews: row.reviews,
    nextDays: previewDays(memoryOf(row), now),
  }
}

function kindOf({ mistakeId, cardId }: RevisionRow): Revision['kind'] {
  if (cardId !== null) return 'card'
  return mistakeId === null ? 'chapter' : 'mistake'
}

function cardOf({ cardId, cardFront, cardBack }: RevisionRow): Revision['card'] {
  if (cardId === null || cardFront === null || cardBack === null) return null
  return { _id: cardId, front: cardFront, back: cardBack }
}
