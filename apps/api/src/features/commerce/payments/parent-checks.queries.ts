import type { Db } from '#api/db/connect.ts'

/** The order of a parent's rupee that nobody paid, asked for since `since`: the newest. @returns its id */
export async function findOpenCheck(db: Db, consentId: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('paymentOrders')
    .select('id')
    .where('consentId', '=', consentId)
    .where('askedAt', '>', since)
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.orderId', '=', 'paymentOrders.id')
            .where('payments.status', 'in', ['captured', 'refunded']),
        ),
      ),
    )
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** How many rupees were ordered for a consent. */
export async function countChecks(db: Db, consentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('paymentOrders')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('consentId', '=', consentId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
