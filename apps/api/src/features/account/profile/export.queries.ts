import type { Db } from '#api/db/connect.ts'

/** Everything of the money of somebody: purchases with their orders, payments, refunds and papers, oldest first. */
export async function listMoney(db: Db, userId: string) {
  const own = db.selectFrom('purchases').select('id').where('userId', '=', userId)
  const orders = db.selectFrom('paymentOrders').select('id').where('userId', '=', userId)
  const papers = db.selectFrom('invoices').select('id').where('purchaseId', 'in', own)
  return {
    purchases: await db
      .selectFrom('purchases')
      .select([
        'id',
        'createdAt',
        'status',
        'itemName',
        'listPricePaise',
        'discountPaise',
        'creditedPaise',
        'totalPaise',
      ])
      .select(['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'refundedPaise', 'couponCode'])
      .select(['billingName', 'billingStateCode', 'billingGstin', 'paidAt', 'startsAt', 'expiresAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    orders: await db
      .selectFrom('paymentOrders')
      .select(['id', 'createdAt', 'purchaseId', 'gatewayOrderId', 'isParentCheck'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    payments: await db
      .selectFrom('payments')
      .select(['gatewayPaymentId', 'orderId', 'seenAt', 'amountPaise', 'currency', 'status', 'method', 'cardLast4'])
      .where('orderId', 'in', orders)
      .orderBy('seenAt')
      .execute(),
    refunds: await db
      .selectFrom('refunds')
      .select(['purchaseId', 'askedAt', 'askedBy', 'reason', 'state', 'amountPaise', 'answer', 'processedAt'])
      .where((row) =>
        row.or([
          row('purchaseId', 'in', own),
          row('paymentId', 'in', db.selectFrom('payments').select('payments.id').where('orderId', 'in', orders)),
        ]),
      )
      .orderBy('askedAt')
      .execute(),
    invoices: await db
      .selectFrom('invoices')
      .select(['purchaseId', 'kind', 'number', 'issuedOn', 'totalPaise', 'facts'])
      .where('purchaseId', 'in', own)
      .orderBy('issuedAt')
      .execute(),
    creditNotes: await db
      .selectFrom('creditNotes')
      .select(['invoiceId', 'number', 'issuedOn', 'totalPaise'])
      .where('invoiceId', 'in', papers)
      .orderBy('issuedOn')
      .execute(),
  }
}

/** What staff noted on an account. */
export async function listStaffNotes(db: Db, userId: string) {
  return db
    .selectFrom('staffNotes')
    .select(['writtenAt', 'body'])
    .where('userId', '=', userId)
    .orderBy('writtenAt')
    .execute()
}

/** The coupons somebody used. */
export async function listCouponUses(db: Db, userId: string) {
  return db
    .selectFrom('couponUses')
    .innerJoin('coupons', 'coupons.id', 'couponUses.couponId')
    .select(['coupons.code', 'couponUses.purchaseId', 'couponUses.createdAt'])
    .where('couponUses.userId', '=', userId)
    .orderBy('couponUses.createdAt')
    .execute()
}

/** What was written through the contact form under an address. */
export async function listContactMessages(db: Db, email: string) {
  return db
    .selectFrom('contactMessages')
    .select(['askedAt', 'fullName', 'email', 'topic', 'message', 'state', 'answer', 'answeredAt'])
    .where('email', '=', email)
    .orderBy('askedAt')
    .execute()
}

/** Lists of others that somebody may read, and whom somebody takes nothing from. */
export async function listTies(db: Db, userId: string) {
  return {
    listsShown: await db
      .selectFrom('choiceListGrants')
      .innerJoin('choiceLists', 'choiceLists.id', 'choiceListGrants.listId')
      .select(['choiceLists.name', 'choiceListGrants.createdAt'])
      .where('choiceListGrants.readerId', '=', userId)
      .orderBy('choiceListGrants.createdAt')
      .execute(),
    blocked: await db
      .selectFrom('blockedPeople')
      .select(['blockedId'])
      .where('blockerId', '=', userId)
      .orderBy('blockedId')
      .execute(),
  }
}

/** The mentors who read somebody's first name and question, by name. */
export async function listMentorNames(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.mentorId')
    .select('users.fullName')
    .distinct()
    .where('bookings.menteeId', '=', userId)
    .orderBy('users.fullName')
    .execute()
  return rows.map(({ fullName }) => fullName)
}
