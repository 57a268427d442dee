-- A try to sign in counts from before the password is looked at until it is known how it went. What is never known, because
-- the database or the process went away in between, lapses by itself instead of locking somebody who typed the right one.

create table sign_in_tries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  failures_id uuid not null references sign_in_failures (id) on delete cascade,
  did_lock boolean not null,
  lapses_at timestamptz not null
);

create index sign_in_tries_failures_id_index on sign_in_tries (failures_id);

comment on table sign_in_tries is 'Tries that are counted as failures already and not yet known to be any.';
comment on column sign_in_tries.did_lock is 'Whether it was this try that locked.';
comment on column sign_in_tries.lapses_at is 'From then on it counts as no failure.';
