import { refuse } from '@sopaan/contract/refusals'
import { LATER_ANSWERS_MAX, type LaterAnswer, type ThreadKind } from '@sopaan/contract/threads'
import type { Deps } from '#api/deps.ts'
import { insertLaterAnswer, listLaterAnswers } from './later-answers.queries.ts'

/** What was answered on some messages or grievances after the first answer, by id, the oldest first. */
export async function laterAnswersOf(
  deps: Deps,
  kind: ThreadKind,
  ids: readonly string[],
): Promise<(id: string) => LaterAnswer[]> {
  const by = Map.groupBy(await listLaterAnswers(deps.db, kind, ids), ({ threadId }) => threadId)
  return (id) => (by.get(id) ?? []).map(({ answeredAt, body }) => ({ at: answeredAt.toISOString(), text: body }))
}

/**
 * Writes down an answer after the first on a message or grievance that the transaction holds.
 * @returns its id
 * @throws {Refusal} ANSWERS_FULL
 */
export async function addLaterAnswer(
  deps: Deps,
  kind: ThreadKind,
  { id, authorId, answer }: { id: string; authorId: string; answer: string },
): Promise<string> {
  const before = await listLaterAnswers(deps.db, kind, [id])
  if (before.length >= LATER_ANSWERS_MAX) refuse('ANSWERS_FULL', { max: LATER_ANSWERS_MAX })
  return insertLaterAnswer(deps.db, kind, { threadId: id, authorId, answeredAt: deps.now(), body: answer })
}
