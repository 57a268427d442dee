-- How the work that comes round again is doing, for the page of jobs.

create table job_runs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  last_run_at timestamptz not null,
  last_ms integer not null,
  last_failed_at timestamptz,
  last_error text,
  failures_in_row integer not null default 0,
  constraint job_runs_name_unique unique (name),
  constraint job_runs_name_length check (char_length(name) between 1 and 80),
  constraint job_runs_last_ms_natural check (last_ms >= 0),
  constraint job_runs_failures_in_row_natural check (failures_in_row >= 0)
);

comment on column job_runs.last_run_at is 'When it last ended on any instance; a job that runs often is noted once a minute.';
comment on column job_runs.last_ms is 'How long that took, ms.';
comment on column job_runs.last_failed_at is 'Null while it never failed.';
comment on column job_runs.last_error is 'First line of the last failure; null while it never failed.';
