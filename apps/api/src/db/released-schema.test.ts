import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listBreaks } from '#api/testing/schema-breaks.ts'
import { parseSchemaFacts } from '../testing/parse-schema-facts.ts'
import { connect, type Session } from './connect.ts'
import { migrate } from './migrate.ts'
import { readSchemaFacts, writeSchemaFacts } from './schema-facts.ts'

/** What the code of the last release knows of the schema; `npm run db:release` writes it when one goes out. */
const released = parseSchemaFacts(readFileSync(join(import.meta.dirname, 'released-schema.tsv'), 'utf8'))
/** Breaks that the release does not meet, or that harm nobody, each with the reason. */
const KNOWN_BREAKS: Readonly<Record<string, string>> = {
  "refunds has a new rule: CHECK (((state = ANY (ARRAY['asked'::text, 'withdrawn'::text, 'declined'::text])) OR (amount_paise IS NOT NULL)))":
    'the rule of before, with one more state that it lets pass',
  "refunds has a new rule: CHECK (((state = ANY (ARRAY['asked'::text, 'withdrawn'::text, 'declined'::text])) OR (payment_id IS NOT NULL)))":
    'the same',
  "study_sessions has a new rule: CHECK (((source <> 'mentor'::text) OR (due_on IS NOT NULL)))":
    'half of the rule of before: more is let pass',
  'purchases has a new rule: CHECK ((total_paise = ((list_price_paise - discount_paise) - credited_paise)))':
    'the rule of before: the release leaves the new column at nought',
  'refunds has a new rule: CHECK ((confirmed_by <> decided_by))': 'the release leaves the new column empty',
  "bookings has a new rule: UNIQUE INDEX USING btree (mentor_id, starts_at, mentee_id) WHERE (state = ANY (ARRAY['requested'::text, 'suggested'::text, 'accepted'::text]))":
    'the rule of before, and nobody but one had a time',
  "bookings has a new rule: UNIQUE INDEX USING btree (mentor_id, starts_at, seat_number) WHERE (state = ANY (ARRAY['requested'::text, 'suggested'::text, 'accepted'::text]))":
    'the rule of before: the release leaves every booking at seat one',
  "bookings cannot be asked for a conflict any more: UNIQUE INDEX USING btree (mentor_id, starts_at) WHERE (state = ANY (ARRAY['requested'::text, 'suggested'::text, 'accepted'::text]))":
    'no statement of the release asked for it',
  "users has a new rule: CHECK (((role = 'admin'::text) = (cardinality(staff_roles) > 0)))":
    'who makes or unmakes an admin in the minutes of an upgrade is refused, and does it again after',
}

const database = await connect({})
await migrate(database)
afterAll(() => database.close())

/** The facts after some statements, which leave nothing behind. */
const factsAfter = (sql: string) =>
  database.session(async (session: Session) => {
    await session.script('begin')
    try {
      await session.script(sql)
      return await readSchemaFacts(session)
    } finally {
      await session.script('rollback')
    }
  })

test('the code of the last release reads and writes the schema of today', async () => {
  const breaks = listBreaks(released, await factsAfter(''))
  expect(breaks.filter((line) => KNOWN_BREAKS[line] === undefined)).toEqual([])
  expect(
    Object.keys(KNOWN_BREAKS).filter((line) => !breaks.includes(line)),
    'not needed any more',
  ).toEqual([])
})

test.each([
  ['alter table users drop column phone', 'users.phone is gone'],
  ['alter table users rename column phone to telephone', 'users.phone is gone'],
  [
    'alter table users alter column created_at type timestamptz(3)',
    'users.created_at is timestamp(3) with time zone and was timestamp with time zone',
  ],
  ['alter table users alter column phone set not null', 'users.phone takes no null any more'],
  ['alter table users alter column created_at drop default', 'users.created_at has no default any more'],
  ['alter table users add column city text not null', 'users.city is new and wants a value'],
  [
    'alter table users add constraint users_phone_short check (length(phone) < 9) not valid',
    'users has a new rule: CHECK ((length(phone) < 9)) NOT VALID',
  ],
  ['create unique index on users (phone)', 'users has a new rule: UNIQUE INDEX USING btree (phone)'],
  [
    "alter table users drop constraint users_role_known; alter table users add constraint users_role_known check (role in ('mentee', 'mentor'))",
    "users has a new rule: CHECK ((role = ANY (ARRAY['mentee'::text, 'mentor'::text])))",
  ],
  [
    'create function stop() returns trigger language plpgsql as $$ begin return null; end $$; create trigger users_stop before insert on users for each row execute function stop()',
    'users has a new rule: TRIGGER BEFORE INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION stop()',
  ],
])('%s is a break', async (sql, said) => {
  const before = await factsAfter('')
  expect(listBreaks(before, await factsAfter(sql))).toEqual([said])
})

test.each([
  'alter table users add column city text',
  "alter table users add column city text not null default ''",
  'alter table users add column plan_id uuid references plans (id)',
  'create table cities (id uuid primary key, name text not null)',
  'create index on users (phone)',
  'create function tell() returns trigger language plpgsql as $$ begin return null; end $$; create trigger users_tell after insert on users for each row execute function tell()',
  'alter table users alter column full_name drop not null',
  "alter table users drop constraint users_role_known; alter table users add constraint users_role_known check (role in ('mentee', 'mentor', 'admin', 'support'))",
])('%s is none', async (sql) => {
  const before = await factsAfter('')
  expect(listBreaks(before, await factsAfter(sql))).toEqual([])
})

test('what is kept of a release says all that was read', async () => {
  const facts = await factsAfter('')
  expect(parseSchemaFacts(writeSchemaFacts(facts)).columns).toEqual(facts.columns)
})
