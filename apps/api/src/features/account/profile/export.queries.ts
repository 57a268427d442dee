import type { Db } from '#api/db/connect.ts'

/** Everything of the money of somebody: purchases with their orders, payments, refunds and papers, oldest first. */
export async function listMoney(db: Db, userId: string) {
  const own = db.selectFrom('purchases').select('id').where('user_id', '=', userId)
  const orders = db.selectFrom('payment_orders').select('id').where('user_id', '=', userId)
  const papers = db.selectFrom('invoices').select('id').where('purchase_id', 'in', own)
  return {
    purchases: await db
      .selectFrom('purchases')
      .select(['id', 'created_at', 'status', 'item_name_en', 'list_price_paise', 'discount_paise', 'total_paise'])
      .select(['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'refunded_paise', 'coupon_code'])
      .select(['billing_name', 'billing_state_code', 'billing_gstin', 'paid_at', 'starts_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    orders: await db
      .selectFrom('payment_orders')
      .select(['id', 'created_at', 'purchase_id', 'gateway_order_id', 'is_parent_check'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    payments: await db
      .selectFrom('payments')
      .select([
        'gateway_payment_id',
        'order_id',
        'seen_at',
        'amount_paise',
        'currency',
        'status',
        'method',
        'card_last4',
      ])
      .where('order_id', 'in', orders)
      .orderBy('seen_at')
      .execute(),
    refunds: await db
      .selectFrom('refunds')
      .select(['purchase_id', 'asked_at', 'asked_by', 'reason', 'state', 'amount_paise', 'answer', 'processed_at'])
      .where((row) =>
        row.or([
          row('purchase_id', 'in', own),
          row('payment_id', 'in', db.selectFrom('payments').select('payments.id').where('order_id', 'in', orders)),
        ]),
      )
      .orderBy('asked_at')
      .execute(),
    invoices: await db
      .selectFrom('invoices')
      .select(['purchase_id', 'kind', 'number', 'issued_on', 'total_paise', 'facts'])
      .where('purchase_id', 'in', own)
      .orderBy('issued_at')
      .execute(),
    creditNotes: await db
      .selectFrom('credit_notes')
      .select(['invoice_id', 'number', 'issued_on', 'total_paise'])
      .where('invoice_id', 'in', papers)
      .orderBy('issued_on')
      .execute(),
  }
}

/** The coupons somebody used. */
export async function listCouponUses(db: Db, userId: string) {
  return db
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select(['coupons.code', 'coupon_uses.purchase_id', 'coupon_uses.created_at'])
    .where('coupon_uses.user_id', '=', userId)
    .orderBy('coupon_uses.created_at')
    .execute()
}

/** What was written through the contact form under an address. */
export async function listContactMessages(db: Db, email: string) {
  return db
    .selectFrom('contact_messages')
    .select(['asked_at', 'full_name', 'email', 'topic', 'message', 'state', 'answer', 'answered_at'])
    .where('email', '=', email)
    .orderBy('asked_at')
    .execute()
}

/** Lists of others that somebody may read, and whom somebody takes nothing from. */
export async function listTies(db: Db, userId: string) {
  return {
    listsShown: await db
      .selectFrom('choice_list_grants')
      .innerJoin('choice_lists', 'choice_lists.id', 'choice_list_grants.list_id')
      .select(['choice_lists.name', 'choice_list_grants.created_at'])
      .where('choice_list_grants.reader_id', '=', userId)
      .orderBy('choice_list_grants.created_at')
      .execute(),
    blocked: await db
      .selectFrom('blocked_people')
      .select(['blocked_id'])
      .where('blocker_id', '=', userId)
      .orderBy('blocked_id')
      .execute(),
  }
}

/** The mentors who read somebody's first name and question, by name. */
export async function listMentorNames(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.mentor_id')
    .select('users.full_name')
    .distinct()
    .where('bookings.mentee_id', '=', userId)
    .orderBy('users.full_name')
    .execute()
  return rows.map(({ full_name }) => full_name)
}
