-- What staff put right of the published facts of a college, each with its source and the day of it; taken back, never deleted.

create table college_corrections (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  institute text not null,
  fact text not null,
  value jsonb not null,
  source text not null,
  source_on date not null,
  source_url text,
  corrected_by uuid not null references users (id) on delete restrict,
  withdrawn_at timestamptz,
  withdrawn_by uuid references users (id) on delete restrict,
  constraint college_corrections_institute_length check (char_length(institute) between 1 and 300),
  constraint college_corrections_fact_known check (fact in ('fees', 'nirf')),
  constraint college_corrections_value_shape check (jsonb_typeof(value) = 'object'),
  constraint college_corrections_source_length check (char_length(source) between 1 and 200),
  constraint college_corrections_source_url_https check (source_url ~ '^https://' and char_length(source_url) <= 300),
  constraint college_corrections_withdrawn_by_said check ((withdrawn_at is null) = (withdrawn_by is null))
);

create index college_corrections_institute_index on college_corrections (institute, created_at);
create index college_corrections_corrected_by_index on college_corrections (corrected_by);
create index college_corrections_withdrawn_by_index on college_corrections (withdrawn_by);

comment on table college_corrections is 'Facts of colleges that staff put right. The newest of a fact that is not withdrawn holds over the file that ships.';
comment on column college_corrections.institute is 'The name of the rank book, which also names the facts that ship.';
comment on column college_corrections.value is 'Rupees and years as packages/contract/src/managed-colleges.ts has them.';
comment on column college_corrections.source is 'Who published it: a body and its paper.';
comment on column college_corrections.source_on is 'The day of that paper, or on which it was read.';
comment on column college_corrections.source_url is 'Where it can be read; null where it is no page.';
comment on column college_corrections.withdrawn_at is 'Null while it holds.';
