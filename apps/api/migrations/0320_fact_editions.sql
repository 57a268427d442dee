-- An edition of a fact of many colleges comes as one file: checked, published as corrections together, taken back together.

create table fact_editions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  fact text not null,
  file_name text,
  file_hash text not null,
  rows jsonb not null,
  changes jsonb,
  refused jsonb not null,
  refused_count integer not null,
  source text,
  source_on date,
  source_url text,
  handed_in_by uuid not null references users (id) on delete restrict,
  published_at timestamptz,
  withdrawn_at timestamptz,
  constraint fact_editions_fact_known check (fact in ('fees', 'nirf', 'outcomes', 'women')),
  constraint fact_editions_file_name_length check (char_length(file_name) between 1 and 200),
  constraint fact_editions_file_hash_shape check (file_hash ~ '^[0-9a-f]{64}$'),
  constraint fact_editions_rows_shape check (jsonb_typeof(rows) = 'array'),
  constraint fact_editions_changes_of_published check ((changes is null) = (published_at is null)),
  constraint fact_editions_refused_shape check (jsonb_typeof(refused) = 'array'),
  constraint fact_editions_refused_count_positive check (refused_count >= 0),
  constraint fact_editions_source_length check (char_length(source) between 1 and 200),
  constraint fact_editions_source_url_https check (source_url ~ '^https://' and char_length(source_url) <= 300),
  constraint fact_editions_published_with_source check (published_at is null or (source is not null and source_on is not null)),
  constraint fact_editions_withdrawn_after check (withdrawn_at is null or published_at is not null)
);

create index fact_editions_created_at_index on fact_editions (created_at desc, id);
create index fact_editions_handed_in_by_index on fact_editions (handed_in_by);

comment on table fact_editions is 'Files of one fact of many colleges that staff handed in. Their figures stand as corrections once published.';
comment on column fact_editions.file_name is 'Null where the browser gave none.';
comment on column fact_editions.file_hash is 'SHA-256 of the file, hexadecimal.';
comment on column fact_editions.rows is 'Sound rows as packages/domain/src/fact-editions/read-fact-edition.ts reads them.';
comment on column fact_editions.changes is 'What it changed, as compare-fact-edition.ts says it; null before it is published.';
comment on column fact_editions.refused is 'Rows that are not taken, each with its reason; the first of many.';
comment on column fact_editions.refused_count is 'All of them.';
comment on column fact_editions.source is 'Who published it: a body and its paper; null before it is published here.';
comment on column fact_editions.source_on is 'The day of that paper; null before.';
comment on column fact_editions.source_url is 'Where it can be read; null before, and where it is no page.';
comment on column fact_editions.published_at is 'Null while it is only checked.';
comment on column fact_editions.withdrawn_at is 'Null while it holds, or is not published.';

-- safe: a table that staff alone write, of some hundred rows at most.
alter table college_corrections drop constraint college_corrections_fact_known;
-- safe: the same small table; each of its rows keeps the new constraint, as it kept the narrower one.
alter table college_corrections add constraint college_corrections_fact_known check (fact in ('fees', 'nirf', 'outcomes', 'women'));
-- safe: the same small table, and every row has null here.
alter table college_corrections add column edition_id uuid references fact_editions (id) on delete restrict;
-- safe: the same small table.
create index college_corrections_edition_index on college_corrections (edition_id);
comment on column college_corrections.edition_id is 'The edition it came with; null for one that was made by hand.';
