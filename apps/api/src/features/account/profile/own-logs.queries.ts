import type { Db } from '#api/db/connect.ts'
import { onPage, type Page } from '#api/db/pages.ts'

type OwnEvent = {
  id: string
  sequence: number
  occurredAt: Date
  action: string
  actorId: string | null
  ip: string | null
  userAgent: string | null
}
const COLUMNS = [
  'auditEvents.id',
  'sequence',
  'occurredAt',
  'action',
  'actorId',
  'auditOrigins.ip',
  'auditOrigins.userAgent',
] as const

/** What happened on an account, newest first, a page of it. */
export async function listOwnEvents(
  db: Db,
  userId: string,
  page: Page,
): Promise<{ events: OwnEvent[]; total: number }> {
  const own = ownEvents(db, userId)
  const [events, { total }] = await Promise.all([
    withOrigins(own).select(COLUMNS).orderBy('sequence', 'desc').$call(onPage(page)).execute(),
    own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { events, total: Number(total) }
}

/** The events of an account before one of them, newest first: what is written meanwhile moves nothing. */
export async function listOwnEventsBefore(
  db: Db,
  userId: string,
  { before, limit }: { before: number; limit: number },
): Promise<OwnEvent[]> {
  const rows = withOrigins(ownEvents(db, userId)).select(COLUMNS).where('sequence', '<', before)
  return rows.orderBy('sequence', 'desc').limit(limit).execute()
}

/** What its owner did, and what was done to it. */
function ownEvents(db: Db, userId: string) {
  return db
    .selectFrom('auditEvents')
    .where((where) =>
      where.or([
        where('actorId', '=', userId),
        where.and([where('targetType', '=', 'user'), where('targetId', '=', userId)]),
      ]),
    )
}

/** From where each was done, as long as that is kept. */
function withOrigins(events: ReturnType<typeof ownEvents>) {
  return events.leftJoin('auditOrigins', 'eventSequence', 'sequence')
}
