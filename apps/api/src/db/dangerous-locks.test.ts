import { expect, test } from 'vitest'
import { listDangers } from '#api/testing/dangerous-locks.ts'
import { readMigrations } from './migrate.ts'

/** Those before were written when no product was in use. */
const FIRST_CHECKED = '0235'

test.each([
  ['create index users_by_city on users (city);', 'concurrently'],
  ['create unique index on users (city);', 'concurrently'],
  ['drop index users_by_city;', 'concurrently'],
  ['alter table users alter column city type varchar(20);', 'anew'],
  ['alter table users alter city set not null;', 'not valid'],
  ['alter table users add constraint users_city_short check (length(city) < 20);', 'not valid'],
  ['alter table users add foreign key (city_id) references cities (id);', 'not valid'],
  ['alter table users add constraint users_city_once unique (city);', 'using index'],
  ['alter table users add column city text not null;', 'version before'],
  ['alter table users drop column city;', 'version before'],
  ['alter table users rename column city to town;', 'version before'],
  ['update users set city = null;', 'batches'],
])('%s is named', (sql, why) => {
  expect(listDangers(sql).map((danger) => danger.why)).toEqual([expect.stringContaining(why)])
})

test.each([
  'create index concurrently if not exists users_by_city on users (city);',
  'create table cities (id uuid primary key, name text not null);\ncreate index on cities (name);\nalter table cities add check (name <> $$$$);',
  "alter table users add column city text not null default '';",
  'alter table users add column city text;',
  'alter table users add constraint users_city_short check (length(city) < 20) not valid;',
  'alter table users validate constraint users_city_short;',
  "update users set city = 'x' where id in (select id from users where city is null limit 1000);",
  '-- safe: the table has a row for each season, twelve in all\ncreate index on seasons (year);',
])('%s is let pass', (sql) => {
  expect(listDangers(sql)).toEqual([])
})

test('no migration since the product is in use stops it, or the version before it', () => {
  const dangers = readMigrations()
    .filter(({ name }) => name >= FIRST_CHECKED)
    .flatMap(({ name, sql }) => listDangers(sql).map((danger) => ({ name, ...danger })))
  expect(dangers).toEqual([])
})
