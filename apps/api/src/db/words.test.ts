import { afterAll, expect, test } from 'vitest'
import { connect, type Database, type Session } from './connect.ts'
import { migrate, readMigrations } from './migrate.ts'

/** What a production held before words stood in one column by language. */
const BEFORE = '0177_column_comments.sql'
const id = (n: number) => `6f9e2c1a-0000-4000-8000-00000000000${n}`
const FILLED = `
  insert into users (id, role, email, full_name, language, password_hash, password_key_id, password_changed_at)
  values ('${id(1)}', 'mentee', 'reader@example.org', 'Sample Reader', 'hi', '', 'none', '2026-11-01');
  insert into plans (id, changed_at, name_en, name_hi, description_en, description_hi, features_en, features_hi, price_paise,
    gst_rate_bp, sac, validity_days, mentoring_credits, is_highlighted, position)
  values
    ('${id(2)}', now(), 'Season', 'सीजन', 'One "season".', 'एक सीजन।', '{Two sessions,"Events, all"}', '{दो मुलाकातें,सब कार्यक्रम}',
      49900, 1800, '999293', 30, 2, false, 0),
    ('${id(3)}', now(), 'Bare', 'सादा', '', '', '{}', '{}', 100, 1800, '999293', 1, 0, false, 1);
  insert into events (id, changed_at, state, title, title_hi, description, type, starts_at, ends_at, has_waitlist, admission)
  values
    ('${id(4)}', now(), 'published', 'Rounds', 'राउंड', 'All rounds.', 'webinar', now(), now(), false, 'free'),
    ('${id(5)}', now(), 'draft', 'Lists', null, 'All lists.', 'webinar', now(), now(), false, 'free');
  insert into purchases (id, changed_at, user_id, plan_id, item_name_en, item_name_hi, validity_days, sac, gst_rate_bp,
    list_price_paise, discount_paise, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, billing_name,
    billing_state_code, place_of_supply_code)
  values ('${id(6)}', now(), '${id(1)}', '${id(2)}', 'Season of old', 'पुराना सीजन', 30, '999293', 0, 49900, 0, 49900, 49900, 0, 0, 0,
    'Sample Reader', '27', '27');
  insert into site_settings (changed_at, notice_en, notice_hi, notice_from, notice_until)
  values (now(), 'Round 1 is out', 'राउंड 1 आ गया', '2026-11-01', '2026-11-02');`

const MOVED = migrated()
afterAll(async () => (await MOVED).close())

test('what was written in a column each is read by language afterwards, and what was not written in a language is not there', async () => {
  const { query } = await MOVED
  expect(await query('select name, description, features from plans order by position')).toEqual([
    {
      name: { en: 'Season', hi: 'सीजन' },
      description: { en: 'One "season".', hi: 'एक सीजन।' },
      features: { en: ['Two sessions', 'Events, all'], hi: ['दो मुलाकातें', 'सब कार्यक्रम'] },
    },
    { name: { en: 'Bare', hi: 'सादा' }, description: { en: '', hi: '' }, features: { en: [], hi: [] } },
  ])
  expect(await query('select title, description from events order by id')).toEqual([
    { title: { en: 'Rounds', hi: 'राउंड' }, description: { en: 'All rounds.' } },
    { title: { en: 'Lists' }, description: { en: 'All lists.' } },
  ])
  expect(await query('select item_name from purchases')).toEqual([
    { item_name: { en: 'Season of old', hi: 'पुराना सीजन' } },
  ])
  expect(await query('select notice from site_settings')).toEqual([
    { notice: { en: 'Round 1 is out', hi: 'राउंड 1 आ गया' } },
  ])
  expect(await query('select language from users')).toEqual([{ language: 'hi' }])
})

test.each([
  ['without the first language', `title = '{"hi": "राउंड"}'`],
  ['under a key that is no language', `title = '{"en": "Rounds", "English": "Rounds"}'`],
  ['that are no text', `title = '{"en": 7}'`],
  ['that are no words at all', `title = '"Rounds"'`],
  ['of no length', `title = '{"en": "Rounds", "hi": ""}'`],
  ['longer than they may be in any language', `title = jsonb_build_object('en', 'Rounds', 'hi', repeat('न', 121))`],
])('words %s are refused by the table', async (_, change) => {
  const { query } = await MOVED
  await expect(query(`update events set ${change}`)).rejects.toThrow(/violates check constraint/)
})

test('features that differ in number from those of another language are refused, and so is a plan of the same name', async () => {
  const { query } = await MOVED
  const set = (change: string) => query(`update plans set ${change} where position = 1`)
  await expect(set(`features = '{"en": ["One"], "hi": []}'`)).rejects.toThrow(/plans_features_match/)
  await expect(set(`name = '{"en": "SEASON", "hi": "दूसरा"}'`)).rejects.toThrow(/plans_name_unique/)
})

test('a language that is new is a key of its own and needs no column: the tables take it', async () => {
  const { query } = await MOVED
  const title = { en: 'Lists', hi: 'सूचियाँ', mr: 'याद्या' }
  await query('update events set title = $1 where id = $2', [JSON.stringify(title), id(5)])
  expect(await query(`select title from events where id = '${id(5)}'`)).toEqual([{ title }])
  await query(`update users set language = 'mr'`)
  expect(await query('select language from users')).toEqual([{ language: 'mr' }])
  await expect(query(`update users set language = 'Marathi'`)).rejects.toThrow(/language_code_form/)
})

async function migrated(): Promise<Pick<Session, 'query'> & Pick<Database, 'close'>> {
  const migrations = readMigrations()
  const database = await connect({})
  await migrate(database, migrations.slice(0, 1 + migrations.findIndex(({ name }) => name === BEFORE)))
  await database.session(({ script }) => script(FILLED))
  await migrate(database, migrations)
  return { query: (sql, values) => database.session(({ query }) => query(sql, values)), close: () => database.close() }
}
