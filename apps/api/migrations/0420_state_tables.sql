-- Tables of State counsellings come as files that staff hand in: checked, published over the ones that ship, taken back.

create table state_tables (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  counselling text not null,
  season integer not null,
  file_name text,
  file_hash text not null,
  bytes bytea not null,
  compared_with text not null,
  findings jsonb not null,
  source text,
  source_on date,
  source_url text,
  handed_in_by uuid not null references users (id) on delete restrict,
  published_at timestamptz,
  withdrawn_at timestamptz,
  fitted_at timestamptz,
  fitting_until timestamptz,
  constraint state_tables_counselling_shape check (counselling ~ '^[a-z-]{2,30}$'),
  constraint state_tables_season_likely check (season between 2012 and 2099),
  constraint state_tables_file_name_length check (char_length(file_name) between 1 and 200),
  constraint state_tables_file_hash_shape check (file_hash ~ '^[0-9a-f]{64}$'),
  constraint state_tables_findings_shape check (jsonb_typeof(findings) = 'object'),
  constraint state_tables_source_length check (char_length(source) between 1 and 200),
  constraint state_tables_source_url_https check (source_url ~ '^https://' and char_length(source_url) <= 300),
  constraint state_tables_published_with_source check (published_at is null or (source is not null and source_on is not null)),
  constraint state_tables_withdrawn_after check (withdrawn_at is null or published_at is not null),
  constraint state_tables_fitted_published check (fitted_at is null or published_at is not null)
);

create index state_tables_created_at_index on state_tables (created_at desc, id);
create index state_tables_handed_in_by_index on state_tables (handed_in_by);
create index state_tables_standing_index on state_tables (counselling, season desc, published_at desc)
  where published_at is not null and withdrawn_at is null;

comment on table state_tables is 'Closing figures of one season of one State counselling that staff handed in; the newest published one stands before the set that ships.';
comment on column state_tables.counselling is 'As packages/domain/src/state/state-counselling.ts names it.';
comment on column state_tables.season is 'Calendar year of the counselling.';
comment on column state_tables.file_name is 'Null where the browser gave none.';
comment on column state_tables.file_hash is 'SHA-256 of the file, hexadecimal.';
comment on column state_tables.bytes is 'Brotli over a state book of this one set, as state-book-file.ts writes it; with its forecast once it is fitted.';
comment on column state_tables.compared_with is 'What stood when it was checked: the id of the state table, or the hash of the book that ships.';
comment on column state_tables.findings is 'What the check found, as StateTableFindings of the contract has it.';
comment on column state_tables.source is 'Who published it: a body and its paper; null before it is published here.';
comment on column state_tables.source_on is 'The day of that paper; null before.';
comment on column state_tables.source_url is 'Where it can be read; null before, and where it is no page.';
comment on column state_tables.published_at is 'Null while it is only checked.';
comment on column state_tables.withdrawn_at is 'Null while it holds, or is not published.';
comment on column state_tables.fitted_at is 'When what is expected of the next season was worked out; null while that is still to be done.';
comment on column state_tables.fitting_until is 'Until when an instance that works on it may be waited for; null where none does.';
