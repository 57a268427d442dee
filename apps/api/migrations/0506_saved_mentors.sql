-- A mentee keeps mentors at hand who may be asked later.

create table saved_mentors (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  mentor_id uuid not null references mentors (user_id) on delete cascade,
  saved_at timestamptz not null,
  constraint saved_mentors_once unique (user_id, mentor_id)
);

create index saved_mentors_mentor_id_index on saved_mentors (mentor_id);
