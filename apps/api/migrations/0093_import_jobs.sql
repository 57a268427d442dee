-- Tables that admins hand in: read, checked, published and rolled back by a job that survives a restart.

create table import_jobs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null constraint import_jobs_kind_known check (kind in ('file', 'roll-back', 'mend')),
  state text not null
    constraint import_jobs_state_known check (state in ('waiting', 'checking', 'checked', 'applying', 'done', 'failed')),
  asked_at timestamptz not null,
  asked_by uuid constraint import_jobs_asked_by references users on delete set null,
  ended_at timestamptz,
  file_key text,
  file_hash text,
  file_bytes integer constraint import_jobs_file_bytes_natural check (file_bytes >= 0),
  file_form text constraint import_jobs_file_form_known check (file_form in ('csv', 'text', 'page', 'sheet')),
  shape text,
  is_shape_known boolean not null default false,
  table_begin jsonb,
  answers jsonb,
  report jsonb,
  refused jsonb not null default '[]',
  rows_digest text,
  phase text constraint import_jobs_phase_known check (phase in ('reading', 'comparing', 'storing', 'compiling')),
  rows_done integer not null default 0 constraint import_jobs_rows_done_natural check (rows_done >= 0),
  rows_total integer constraint import_jobs_rows_total_natural check (rows_total >= 0),
  fault text,
  lease_until timestamptz,
  attempts smallint not null default 0 constraint import_jobs_attempts_natural check (attempts >= 0),
  undoes uuid constraint import_jobs_undoes references import_jobs on delete cascade,
  rolled_back_at timestamptz,
  constraint import_jobs_ended_when_over check ((state in ('done', 'failed')) = (ended_at is not null)),
  constraint import_jobs_file_of_file check ((kind = 'file') = (file_hash is not null)),
  constraint import_jobs_undoes_of_roll_back check ((kind = 'roll-back') = (undoes is not null))
);
create index import_jobs_newest on import_jobs (asked_at desc, id);
create index import_jobs_running on import_jobs (asked_at) where state in ('checking', 'applying');
create index import_jobs_asked_by on import_jobs (asked_by);
create index import_jobs_undoes on import_jobs (undoes);
create unique index import_jobs_undone_once on import_jobs (undoes) where state = 'applying';
create unique index import_jobs_mend_once on import_jobs (kind) where kind = 'mend' and state = 'applying' and lease_until is null;
comment on column import_jobs.kind is 'file: a table handed in; roll-back: takes one back; mend: makes the book anew after rows were put right';
comment on column import_jobs.asked_by is 'null once the account is gone';
comment on column import_jobs.file_key is 'in the file store; null once the file is of no use any more';
comment on column import_jobs.file_hash is 'SHA-256 of the file, hexadecimal';
comment on column import_jobs.shape is 'SHA-256 of the headings, hexadecimal';
comment on column import_jobs.table_begin is 'headings and the first rows';
comment on column import_jobs.answers is 'columns, counselling, season, round and whether it is the last, as they were said';
comment on column import_jobs.refused is 'the first 1,000 refused rows of the dry run';
comment on column import_jobs.rows_digest is 'SHA-256 of the rows of the dry run, hexadecimal: what is taken must be the same';
comment on column import_jobs.lease_until is 'who works on it says so until then; afterwards another may take it up';
comment on column import_jobs.attempts is 'how often it was taken up in its state';

create table import_shapes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  shape text not null constraint import_shapes_shape_once unique,
  columns jsonb not null,
  used_at timestamptz not null
);
comment on table import_shapes is 'which column is which, by the headings of a table: the next one of the same shape needs no answer';
comment on column import_shapes.shape is 'SHA-256 of the headings, hexadecimal';

alter table imports add column job_id uuid constraint imports_job references import_jobs on delete set null;
create index imports_job on imports (job_id);
alter table imports add column mended_at timestamptz;
comment on column imports.job_id is 'the import it came by; null for what came with the product or by the command';
comment on column imports.mended_at is 'when a row was last put right; null while none was';
alter table imports add column replaces uuid constraint imports_replaces references imports on delete set null;
create index imports_replaces on imports (replaces);
comment on column imports.replaces is 'the import that stood for the round when this one was first published; null where none did';
