import { WRITTEN_PAGES } from '@sopaan/domain/counselling/guide-slugs'
import type { ByLanguage } from '@sopaan/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

type Target = { type: string; id: string }
export type TargetName = Target & {
  name: ByLanguage<string> | string
  /** Of whose page it is read, where that is not its own: a refund's purchase. */
  pageId: string | null
}

/** What each kind of thing is called: columns of the name and of the page it is read on, as an answer to its ids. */
const NAMES: Readonly<Record<string, (ids: readonly string[]) => RawBuilder<TargetName>>> = {
  user: (ids) => sql`select 'user' as type, id::text, to_jsonb(full_name) as name, null::text as page_id
    from users where id::text = any(${ids}::text[])`,
  mentor: (ids) => sql`select 'mentor', id::text, to_jsonb(full_name), null::text
    from users where id::text = any(${ids}::text[])`,
  plan: (ids) =>
    sql`select 'plan', id::text, to_jsonb(name), null::text from plans where id::text = any(${ids}::text[])`,
  coupon: (ids) => sql`select 'coupon', id::text, to_jsonb(code), null::text
    from coupons where id::text = any(${ids}::text[])`,
  event: (ids) => sql`select 'event', id::text, to_jsonb(title), null::text
    from events where id::text = any(${ids}::text[])`,
  announcement: (ids) => sql`select 'announcement', id::text, to_jsonb(title), null::text
    from announcements where id::text = any(${ids}::text[])`,
  helpline: (ids) => sql`select 'helpline', id::text, to_jsonb(name), null::text
    from helplines where id::text = any(${ids}::text[])`,
  institute: (ids) => sql`select 'institute', id::text, to_jsonb(coalesce(shown_name, name)), null::text
    from institutes where id::text = any(${ids}::text[])`,
  programme: (ids) => sql`select 'programme', id::text, to_jsonb(coalesce(shown_name, name)), null::text
    from programmes where id::text = any(${ids}::text[])`,
  purchase: (ids) => sql`select 'purchase', purchases.id::text, to_jsonb(full_name), purchases.id::text
    from purchases join users on users.id = user_id where purchases.id::text = any(${ids}::text[])`,
  refund: (ids) => sql`select 'refund', refunds.id::text, to_jsonb(full_name), purchase_id::text
    from refunds join purchases on purchases.id = purchase_id join users on users.id = user_id
    where refunds.id::text = any(${ids}::text[])`,
  payment: (ids) => sql`select 'payment', gateway_payment_id, to_jsonb(full_name), purchases.id::text
    from payments join payment_orders on payment_orders.id = order_id
    join purchases on purchases.id = payment_orders.purchase_id join users on users.id = purchases.user_id
    where gateway_payment_id = any(${ids}::text[])`,
  invoice: (ids) => sql`select 'invoice', number, to_jsonb(number), purchase_id::text
    from invoices where number = any(${ids}::text[])`,
  booking: (ids) => sql`select 'booking', bookings.id::text, to_jsonb(mentee.full_name || ' – ' || mentor.full_name),
    bookings.id::text from bookings join users as mentee on mentee.id = mentee_id
    join users as mentor on mentor.id = mentor_id where bookings.id::text = any(${ids}::text[])`,
  grievance: (ids) => sql`select 'grievance', grievances.id::text, to_jsonb(full_name), null::text
    from grievances join users on users.id = user_id where grievances.id::text = any(${ids}::text[])`,
  feedback: (ids) => sql`select 'feedback', feedbacks.id::text, to_jsonb(full_name), null::text
    from feedbacks join users on users.id = user_id where feedbacks.id::text = any(${ids}::text[])`,
  'contact-message': (ids) => sql`select 'contact-message', id::text, to_jsonb(full_name), null::text
    from contact_messages where id::text = any(${ids}::text[])`,
  'answer-template': (ids) => sql`select 'answer-template', id::text, to_jsonb(name), null::text
    from answer_templates where id::text = any(${ids}::text[])`,
  guide: (ids) => sql`select 'guide', slug, to_jsonb(slug), null::text
    from unnest(${ids.filter((id) => WRITTEN_PAGES.some((slug) => slug === id))}::text[]) as slug`,
  'parent-paper': (ids) => sql`select 'parent-paper', parent_papers.id::text, to_jsonb(full_name), null::text
    from parent_papers join users on users.id = user_id where parent_papers.id::text = any(${ids}::text[])`,
  import: (ids) => sql`select 'import', id::text, to_jsonb(coalesce(file_name, kind)), id::text
    from import_jobs where id::text = any(${ids}::text[])`,
  'counselling-season': (ids) => sql`select 'counselling-season', id::text, to_jsonb(body || ' ' || season), null::text
    from counselling_seasons where id::text = any(${ids}::text[])`,
  'state-table': (ids) => sql`select 'state-table', id::text, to_jsonb(counselling || ' ' || season), null::text
    from state_tables where id::text = any(${ids}::text[])`,
  'fact-edition': (ids) => sql`select 'fact-edition', id::text, to_jsonb(coalesce(file_name, fact)), null::text
    from fact_editions where id::text = any(${ids}::text[])`,
}

/** The kinds of things that have a name. */
export const NAMED_TARGETS: readonly string[] = Object.keys(NAMES)

/** What the things of some entries are called now, and on whose page each is read. What is gone has no name, and some kinds have none. */
export async function listTargetNames(db: Db, targets: readonly Target[]): Promise<TargetName[]> {
  const named = targets.filter(({ type }) => NAMED_TARGETS.includes(type))
  const byType = Map.groupBy(named, ({ type }) => type)
  const parts = [...byType].flatMap(([type, of]) => {
    const part = NAMES[type]?.([...new Set(of.map(({ id }) => id))])
    return part === undefined ? [] : [part]
  })
  if (parts.length === 0) return []
  const all = sql.join(parts, sql` union all `)
  const { rows } = await sql<TargetName>`select * from (${all}) as named (type, id, name, page_id)`.execute(db)
  return rows
}
