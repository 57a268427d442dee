import type { PersonStep } from '@sopaan/contract/managed-user-shapes'
import type { ByLanguage } from '@sopaan/domain/languages'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

export type PersonStepRow = {
  kind: PersonStep['kind']
  id: string
  at: Date
  purchaseId: string | null
  item: ByLanguage<string> | null
  name: string | null
  state: string | null
  amountPaise: number | null
  text: string | null
  byId: string | null
  byName: string | null
}

/** How many of each kind are read, the newest. */
const EACH_MAX = 40

/** What happened around somebody's money: orders, attempts, what the provider said, refunds and papers, the newest of each. */
export async function listMoneySteps(db: Db, userId: string): Promise<PersonStepRow[]> {
  const { rows } = await sql<PersonStepRow>`
    (select 'purchase' as kind, id, created_at as at, id as "purchaseId", item_name as item, null as name, status as state,
      total_paise as "amountPaise", null as text, null::uuid as "byId", null as "byName"
    from purchases where user_id = ${userId} order by created_at desc limit ${EACH_MAX})
    union all
    (select 'attempt', payments.id, payments.seen_at, payment_orders.purchase_id, null, payments.method, payments.status,
      payments.amount_paise, payments.gateway_payment_id, null, null
    from payment_orders join payments on payments.order_id = payment_orders.id
    where payment_orders.user_id = ${userId} order by payments.seen_at desc limit ${EACH_MAX})
    union all
    (select 'event', webhook_events.id, webhook_events.received_at, payment_orders.purchase_id, null, webhook_events.kind,
      webhook_events.state, null, webhook_events.note, null, null
    from payment_orders join webhook_events on webhook_events.gateway_order_id = payment_orders.gateway_order_id
    where payment_orders.user_id = ${userId} order by webhook_events.received_at desc limit ${EACH_MAX})
    union all
    (select 'refund', refunds.id, refunds.asked_at, refunds.purchase_id, null, refunds.asked_by, refunds.state,
      refunds.amount_paise, coalesce(refunds.last_error, nullif(refunds.reason, '')), null, null
    from purchases join refunds on refunds.purchase_id = purchases.id
    where purchases.user_id = ${userId} order by refunds.asked_at desc limit ${EACH_MAX})
    union all
    (select 'paper', invoices.id, invoices.issued_at, invoices.purchase_id, null, invoices.number, invoices.kind,
      invoices.total_paise, null, null, null
    from purchases join invoices on invoices.purchase_id = purchases.id
    where purchases.user_id = ${userId} order by invoices.issued_at desc limit ${EACH_MAX})`.execute(db)
  return rows.map((row) => ({ ...row, amountPaise: row.amountPaise === null ? null : Number(row.amountPaise) }))
}

/** What was written to and by somebody, what they and a parent agreed to, sessions, and notes of staff, the newest of each. */
export async function listHelpSteps(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<PersonStepRow[]> {
  const { rows } = await sql<PersonStepRow>`
    (select 'mail' as kind, id, asked_at as at, null::uuid as "purchaseId", null::jsonb as item, kind as name, state,
      null::bigint as "amountPaise", last_error as text, null::uuid as "byId", null as "byName"
    from outbox_mails where user_id = ${userId} order by asked_at desc limit ${EACH_MAX})
    union all
    (select 'message', id, asked_at, null, null, 'M-' || lpad(sequence::text, 6, '0'), state, null, message, null, null
    from contact_messages where email = ${email} order by asked_at desc limit ${EACH_MAX})
    union all
    (select 'grievance', id, asked_at, null, null, 'G-' || extract(year from asked_at at time zone 'utc') || '-' || lpad(sequence::text, 6, '0'), state, null, subject, null, null
    from grievances where user_id = ${userId} order by asked_at desc limit ${EACH_MAX})
    union all
    (select 'consent', id, changed_at, null, null, purpose, case when is_given then 'given' else 'withdrawn' end, null,
      notice_version, null, null
    from consents where user_id = ${userId} order by changed_at desc limit ${EACH_MAX})
    union all
    (select 'parent', id, coalesce(withdrawn_at, confirmed_at, asked_at), null, null, full_name,
      case when withdrawn_at is not null then 'withdrawn' when confirmed_at is not null then 'given' else 'asked' end, null,
      notice_version, null, null
    from parent_consents where user_id = ${userId} order by asked_at desc limit ${EACH_MAX})
    union all
    (select 'session', bookings.id, bookings.starts_at, null, null,
      case when mentor_id = ${userId} then mentee.full_name else mentor.full_name end, bookings.state, null, null, null, null
    from bookings join users as mentee on mentee.id = mentee_id join users as mentor on mentor.id = mentor_id
    where mentee_id = ${userId} or mentor_id = ${userId} order by bookings.starts_at desc limit ${EACH_MAX})
    union all
    (select 'note', staff_notes.id, written_at, null, null, null, null, null, body, author_id, author.full_name
    from staff_notes left join users as author on author.id = author_id
    where user_id = ${userId} order by written_at desc limit ${EACH_MAX})`.execute(db)
  return rows
}
