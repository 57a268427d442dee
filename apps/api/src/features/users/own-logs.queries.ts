import type { Db } from '#api/db/connect.ts'

type OwnEvent = { id: string; occurred_at: Date; action: string; ip: string | null; user_agent: string | null }

/** What happened on an account: what its owner did, and what was done to it. */
export async function listOwnEvents(
  db: Db,
  userId: string,
  page: { page: number; limit: number },
): Promise<{ events: OwnEvent[]; total: number }> {
  const own = db
    .selectFrom('audit_events')
    .where((where) =>
      where.or([
        where('actor_id', '=', userId),
        where.and([where('target_type', '=', 'user'), where('target_id', '=', userId)]),
      ]),
    )
  const [events, { total }] = await Promise.all([
    own
      .select(['id', 'occurred_at', 'action', 'ip', 'user_agent'])
      .orderBy('sequence', 'desc')
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute(),
    own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { events, total: Number(total) }
}
