import type { Db } from '#api/db/connect.ts'

/** Notes that a browser waits for a link. */
export async function insertFlow(db: Db, flow: FlowKey & { expiresAt: Date }): Promise<void> {
  await db
    .insertInto('mailFlows')
    .values(flow)
    .onConflict((conflict) =>
      conflict.columns(['flowHash', 'emailHash', 'kind']).doUpdateSet({ expiresAt: flow.expiresAt, doneAt: null }),
    )
    .execute()
}

type FlowKey = { flowHash: Buffer; emailHash: Buffer; kind: string }

/** Notes that the link a browser waits for was used; it may ask until `expiresAt`. */
export async function markFlowDone(db: Db, flow: FlowKey & { now: Date; expiresAt: Date }): Promise<void> {
  await db
    .updateTable('mailFlows')
    .set({ doneAt: flow.now, expiresAt: flow.expiresAt })
    .where('flowHash', '=', flow.flowHash)
    .where('emailHash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .execute()
}

/** Whether the link a browser waits for was used. */
export async function isFlowDone(db: Db, flow: FlowKey & { now: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('mailFlows')
    .select('doneAt')
    .where('flowHash', '=', flow.flowHash)
    .where('emailHash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .where('expiresAt', '>', flow.now)
    .executeTakeFirst()
  return row?.doneAt != null
}

/** Takes the note of a browser out. @returns whether it was there and could still be used */
export async function removeFlow(db: Db, flow: FlowKey & { now: Date }): Promise<boolean> {
  const removed = await db
    .deleteFrom('mailFlows')
    .where('flowHash', '=', flow.flowHash)
    .where('emailHash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .returning('expiresAt')
    .executeTakeFirst()
  return removed !== undefined && removed.expiresAt > flow.now
}

/** Takes every note of a kind that is about an address out. */
export async function removeFlowsOf(db: Db, { emailHash, kind }: Omit<FlowKey, 'flowHash'>): Promise<void> {
  await db.deleteFrom('mailFlows').where('emailHash', '=', emailHash).where('kind', '=', kind).execute()
}
