import type { Database } from '@sopaan/api/db/connect'

/** Actions by how often they happen, out of 1,000; what is rare in life is rare here. */
export const ACTIONS: readonly (readonly [action: string, target: string, perThousand: number])[] = [
  ['sign-in.start', 'user', 380],
  ['sign-in.end', 'user', 140],
  ['sign-in.fail', 'user', 90],
  ['user.update', 'user', 80],
  ['user.verify', 'user', 50],
  ['sign-up.ask', 'sign-up', 60],
  ['feedback.submit', 'feedback', 25],
  ['feedback.edit', 'feedback', 10],
  ['feedback.look', 'feedback', 15],
  ['feedback.moderate', 'feedback', 12],
  ['event.register', 'event', 60],
  ['event.unregister', 'event', 15],
  ['payment.verify', 'purchase', 20],
  ['users.look', 'user', 20],
  ['audit.look', 'audit', 8],
  ['consent.give', 'consent', 5],
  ['user.change-password', 'user', 4],
  ['user.delete', 'user', 2],
  ['user.erase', 'user', 2],
  ['plan.change', 'plan', 1],
  ['plan.retire', 'plan', 1],
]

/** People as the fill numbers them. */
export const PEOPLE = { busiest: person(0), one: person(4_321) }

const STRETCH = 20_000
const PEOPLE_COUNT = 20_000

/**
 * Fills the trail with entries of a year, the newest last. Their seals are not those of a true trail: this measures
 * reading.
 * @returns entries filled in
 */
export async function fillTrail(database: Database, rows: number): Promise<number> {
  const bounds = ACTIONS.map((_, at) => ACTIONS.slice(0, at + 1).reduce((sum, [, , share]) => sum + share, 0))
  const choose = (column: 0 | 1) =>
    `case ${ACTIONS.map((entry, at) => `when n.die < ${bounds[at]} then '${entry[column]}'`).join(' ')} end`
  for (let from = 1; from <= rows; from += STRETCH) {
    await database.session((session) =>
      session.script(`
        set statement_timeout = 0;
        insert into audit_events (sequence, occurred_at, action, actor_id, actor_role, target_type, target_id, change, ip,
          user_agent, request_id, previous_hash, hash)
        select n.i,
          timestamptz '2025-11-21 00:00Z' + n.i * interval '31.5 seconds',
          ${choose(0)},
          case when n.die >= 997 then null else ${personSql('n.who')} end,
          case when n.die >= 997 then 'system' when n.who < 5 then 'admin' when n.who < 60 then 'mentor' else 'mentee' end,
          ${choose(1)},
          (${personSql('n.who')})::text,
          '{"status": {"before": "pending", "after": "approved"}, "starRating": {"before": 4, "after": 5}}'::jsonb,
          '198.51.' || (n.who % 200) || '.' || (n.i % 250),
          'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0 Mobile Safari/537.36',
          'r-' || n.i,
          decode(repeat('00', 32), 'hex'),
          sha256(n.i::text::bytea)
        from (
          select i, (i::bigint * 7919) % 1000 as die, ((i::bigint * 104729) % ${PEOPLE_COUNT}) * ((i / 3) % 2) as who
          from generate_series(${from}, ${Math.min(from + STRETCH - 1, rows)}) as i
        ) as n`),
    )
  }
  // The next entry has the next number.
  await database.session((session) => session.query(`select setval('audit_event_numbers', ${rows})`))
  // As the database does of its own accord after so many rows.
  await database.session((session) => session.script('set statement_timeout = 0'))
  await database.session((session) => session.query('vacuum (analyze) audit_events'))
  const [counted] = await database.session((session) => session.query('select count(*)::int as rows from audit_events'))
  return Number(counted?.rows)
}

/** Makes the people of the trail, so that entries have names and a search for one has whom to look among. */
export async function fillTrailPeople(database: Database): Promise<void> {
  await database.session((session) =>
    session.script(`
      set statement_timeout = 0;
      insert into users (id, role, email, full_name, password_hash, password_key_id, password_changed_at)
      select ${personSql('i')}, 'mentee', 'person-' || i || '@example.org', 'Person ' || i, '', 'none', now()
      from generate_series(0, ${PEOPLE_COUNT - 1}) as i;
      analyze users`),
  )
}

function person(number: number): string {
  return `00000000-0000-4000-8000-${String(number + 1).padStart(12, '0')}`
}

function personSql(number: string): string {
  return `('00000000-0000-4000-8000-' || lpad((${number} + 1)::text, 12, '0'))::uuid`
}
