import type { StudySession } from '@sopaan/contract/sessions'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import { insertSessions, listTaskRows } from './sessions.queries.ts'

/** When on its day a task stands in the planner, and how long, until the mentee moves it. Ours. */
const TASK_CLOCK = '18:00'
const TASK_MINUTES = 30
const TITLE_LENGTH_MAX = 120

/** How a task of a mentor stands. One that the mentee took out of the planner is not in the list any more. */
export type ActionItem = {
  _id: string
  title: string
  dueOn: string
  isCompleted: boolean
  completedAt: string | null
  startsAt: string
}

/**
 * Puts a task from mentoring into a mentee's planner, on the day it is due. Call it in the transaction of what it belongs
 * to, before `writeAudit`; whether the mentor may, is for the caller to know.
 * @param key  a uuid: the same one twice is one task
 * @returns the id of the task, which is a study session of the mentee; undefined where the key was used before
 */
export async function addActionItem(
  deps: Deps,
  item: { menteeId: string; title: string; dueOn: string; from: Pick<Actor, 'userId'>; key?: string },
): Promise<string | undefined> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'planner', item.menteeId)
    const startsAt = fromIstDateTimeLocal(`${item.dueOn}T${TASK_CLOCK}`)
    if (startsAt === undefined) throw new Error('A task is due on a day')
    const [id] = await insertSessions(deps.db, [
      {
        userId: item.menteeId,
        title: item.title.slice(0, TITLE_LENGTH_MAX),
        subject: null,
        chapterKey: null,
        startsAt: new Date(startsAt),
        durationMinutes: TASK_MINUTES,
        notes: null,
        source: 'mentor',
        repeat: null,
        seriesId: null,
        dueOn: item.dueOn,
        fromUserId: item.from.userId,
        requestKey: item.key ?? null,
        completedAt: null,
      },
    ])
    return id
  })
}

/** The tasks one mentor gave a mentee, in the order they are due, and which of them are done. */
export async function listActionItems(
  deps: Deps,
  { menteeId, from }: { menteeId: string; from: Pick<Actor, 'userId'> },
): Promise<ActionItem[]> {
  const rows = await listTaskRows(deps.db, { menteeId, fromUserId: from.userId })
  return rows.flatMap((row) =>
    row.dueOn === null
      ? []
      : [
          {
            _id: row.id,
            title: row.title,
            dueOn: row.dueOn,
            isCompleted: row.completedAt !== null,
            completedAt: row.completedAt?.toISOString() ?? null,
            startsAt: row.startsAt.toISOString(),
          } satisfies ActionItem & { startsAt: StudySession['startsAt'] },
        ],
  )
}
