import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { changeMentor, findMentorRow, lockMentorRow } from './mentors.queries.ts'

/** What a mentor answers again and again; none before the profile is filled in. */
export async function readAnswers(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<{ answers: string[] }> {
  return { answers: (await findMentorRow(deps.db, actor.userId))?.readyAnswers ?? [] }
}

/** Keeps other ready answers. What they say is not on the trail. @throws {Refusal} MENTOR_PROFILE_MISSING */
export async function changeAnswers(
  deps: Deps,
  { actor, request }: Caller,
  { answers }: { answers: readonly string[] },
): Promise<{ answers: string[] }> {
  await inTransaction(deps, async (deps) => {
    if (!(await lockMentorRow(deps.db, actor.userId))) refuse('MENTOR_PROFILE_MISSING')
    await changeMentor(deps.db, actor.userId, { readyAnswers: [...answers], changedAt: deps.now() })
    const target = { type: 'mentor', id: actor.userId }
    await writeAudit(deps, { action: 'mentor.change-ready-answers', actor, target, request })
  })
  return readAnswers(deps, actor)
}
