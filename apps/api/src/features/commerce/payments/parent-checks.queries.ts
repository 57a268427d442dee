import type { Db } from '#api/db/connect.ts'

/** The order of a parent's rupee that nobody paid, asked for since `since`: the newest. @returns its id */
export async function findOpenCheck(db: Db, consentId: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .select('id')
    .where('consent_id', '=', consentId)
    .where('asked_at', '>', since)
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'payment_orders.id')
            .where('payments.status', 'in', ['captured', 'refunded']),
        ),
      ),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** How many rupees were ordered for a consent. */
export async function countChecks(db: Db, consentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment_orders')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('consent_id', '=', consentId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
