import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { connect, type Session } from './connect.ts'
import { migrate, readMigrations } from './migrate.ts'

/** What stood in production before parents' links hung on consents and credits bore their purchase. */
const BEFORE = '0132_cutoffs_by_rank.sql'
const CHILD = '6f9e2c1a-0000-4000-8000-000000000001'
const PURCHASE = '6f9e2c1a-0000-4000-8000-000000000002'
const [GRANT, SPEND, RETURNED] = ['3', '4', '5'].map((n) => `6f9e2c1a-0000-4000-8000-00000000000${n}`)
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const link = (email: string, askedAt: string, token: string) => `
  insert into mail_links (asked_at, kind, token_hash, email, user_id, state_hash, expires_at)
  values ('${askedAt}', 'parent', '\\x${hashOf(token)}', '${email}', '${CHILD}', '\\x00', '2026-12-01');`
const FILLED = `
  insert into users (id, role, email, full_name, password_hash, password_key_id, password_changed_at, parent_state)
  values ('${CHILD}', 'mentee', 'child@example.org', 'Sample Child', '', 'none', '2026-11-01', 'asked');
  ${link('mother@example.org', '2026-11-01', 'first')}
  ${link('mother@example.org', '2026-11-03', 'third')}
  ${link('father@example.org', '2026-11-02', 'second')}
  insert into credit_entries (id, user_id, sequence, amount, balance_after, reason, reference, grant_id, expires_at, happened_at)
  values
    ('${GRANT}', '${CHILD}', 1, 2, 2, 'grant', '${PURCHASE}', null, '2027-01-01', '2026-11-01'),
    ('${SPEND}', '${CHILD}', 2, -1, 1, 'spend', 'a booking', '${GRANT}', null, '2026-11-02'),
    ('${RETURNED}', '${CHILD}', 3, 1, 2, 'give_back', 'a booking', null, '2027-01-01', '2026-11-03');
  insert into idempotency_keys (user_id, scope, key_hash, body_hash, answer, asked_at, in_hand_until)
  values ('${CHILD}', 'decide-refund', '\\x01', '\\x02', '{"status": "success", "data": {"refundPaise": 100}}', '2026-11-03', '2026-11-03');`

test('what a production of before holds is brought up: one consent for a child however often it was asked, credits with their purchase, and kept answers without their envelope', async () => {
  const migrations = readMigrations()
  const database = await connect({})
  await migrate(database, migrations.slice(0, 1 + migrations.findIndex(({ name }) => name === BEFORE)))
  await database.session(({ script }) => script(FILLED))
  await migrate(database, migrations)
  const read = (sql: string) => database.session(({ query }: Session) => query(sql))
  expect(await read('select email from parent_consents')).toEqual([{ email: 'mother@example.org' }])
  const links = await read("select encode(token_hash, 'hex') as hash from parent_links order by 1")
  expect(links.map(({ hash }) => hash)).toEqual(['first', 'third'].map(hashOf).sort())
  const entries = await read('select sequence, purchase_id from credit_entries order by sequence')
  expect(entries.map(({ purchase_id }) => purchase_id)).toEqual([PURCHASE, null, PURCHASE])
  expect(await read('select answer from idempotency_keys')).toEqual([{ answer: { refundPaise: 100 } }])
  await database.close()
})

const LIST = '6f9e2c1a-0000-4000-8000-000000000006'
const OTHER_LIST = '6f9e2c1a-0000-4000-8000-000000000007'
const NIT = 'national-institute-of-technology-calicut'
const CSE = 'computer-science-and-engineering-4-years-bachelor-of-technology'
const CIVIL = 'civil-engineering-4-years-bachelor-of-technology'
const SEATS = [
  [LIST, `${NIT}/${CSE}/os/open/female`, 0],
  [LIST, `${NIT}/${CIVIL}/os/open/neutral`, 2],
  [LIST, `${NIT}/${CSE}/os/open/neutral`, 3],
  [LIST, `gone/${CSE}/ai/sc/neutral/preparatory`, 7],
  [LIST, `${NIT}/${CIVIL}/hs/obc-ncl/female`, 8],
  [OTHER_LIST, `${NIT}/${CSE}/os/open/neutral`, 0],
] as const
const LISTS = `
  insert into users (id, role, email, full_name, password_hash, password_key_id, password_changed_at)
  values ('${CHILD}', 'mentee', 'child@example.org', 'Sample Child', '', 'none', '2026-11-01');
  insert into choice_lists (id, user_id, name, changed_at, chosen_at)
  values ('${LIST}', '${CHILD}', 'Dream', '2026-11-01', '2026-11-01'),
    ('${OTHER_LIST}', '${CHILD}', 'Safe', '2026-11-01', '2026-11-01');
  insert into choice_list_seats (list_id, seat_key, position)
  values ${SEATS.map(([list, key, position]) => `('${list}', '${key}', ${position})`).join(', ')};`

test('lists that held seats hold their choices: each once, where the first of its seats stood, none lost', async () => {
  const migrations = readMigrations()
  const database = await connect({})
  const before = migrations.findIndex(({ name }) => name === '0183_choices_of_lists.sql')
  await migrate(database, migrations.slice(0, before))
  await database.session(({ script }) => script(LISTS))
  await migrate(database, migrations)
  const sql = 'select list_id, choice_key from choice_list_choices order by list_id, position'
  const rows = await database.session(({ query }: Session) => query(sql))
  expect(rows.map((row) => [row.list_id, row.choice_key])).toEqual([
    [LIST, `${NIT}/${CSE}`],
    [LIST, `${NIT}/${CIVIL}`],
    [LIST, `gone/${CSE}`],
    [OTHER_LIST, `${NIT}/${CSE}`],
  ])
  await database.close()
})
