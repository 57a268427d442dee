import type { Database } from '@sopaan/api/db/connect'

const STRETCH = 20_000
const FIRST = ['Asha', 'Kabir', 'Meera', 'Rohan', 'Zoya', 'Dev', 'Nila', 'Aarav', 'Tara', 'Ishan', 'Farhan', 'Gita']
const LAST = ['Rao', 'Sen', 'Iyer', 'Gupta', 'Khan', 'Patel', 'Thomas', 'Singh', 'Bose', 'Kulkarni', 'Nair', 'Das']

/**
 * Fills the table of people: names of two words with a number, addresses of their own, every role and state, two-factor for
 * some, made over three years.
 * @returns people filled in
 */
export async function fillPeople(database: Database, count: number): Promise<number> {
  for (let from = 1; from <= count; from += STRETCH) {
    await database.session((session) =>
      session.script(`
        set statement_timeout = 0;
        with made as (
          insert into users (role, email, full_name, status, deactivated_at, password_hash, password_key_id,
            password_changed_at, created_at, last_login_at)
          select
            case when i % 500 = 0 then 'mentor' else 'mentee' end,
            lower(${pick(FIRST, 'i')} || '.' || ${pick(LAST, 'i / 7')}) || i || '@' || ${pick(['gmail.example', 'mail.example', 'school.example'], 'i / 3')},
            ${pick(FIRST, 'i')} || ' ' || ${pick(LAST, 'i / 7')},
            case when i % 40 = 0 then 'deactivated' else 'active' end,
            case when i % 40 = 0 then now() end,
            case when i % 25 = 0 then '' else '$argon2id$none' end, 'none', now(),
            timestamptz '2023-11-21 00:00Z' + i * interval '15 minutes',
            case when i % 3 = 0 then null else timestamptz '2026-11-20 00:00Z' - (i * 7919 % 500000) * interval '1 minute' end
          from generate_series(${from}, ${Math.min(from + STRETCH - 1, count)}) as i
          returning id, email
        )
        insert into two_factor_secrets (user_id, sealed_secret, confirmed_at)
        select id, '\\x00', now() from made where email like '%9@%'`),
    )
  }
  await database.session((session) => session.script('set statement_timeout = 0'))
  await database.session((session) => session.query('vacuum (analyze) users'))
  await database.session((session) => session.query('vacuum (analyze) two_factor_secrets'))
  const [counted] = await database.session((session) => session.query('select count(*)::int as rows from users'))
  return Number(counted?.rows)
}

function pick(words: readonly string[], index: string): string {
  return `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${index}) % ${words.length}]`
}
