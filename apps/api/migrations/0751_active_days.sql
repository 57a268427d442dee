-- Whether people come back is counted in rows of its own, so that no page of staff reads the audit trail for it.

create table active_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  constraint active_days_pkey primary key (user_id, day)
);

comment on table active_days is 'On which days somebody did anything: no more of it than that.';
comment on column active_days.day is 'By the calendar of India.';

create table active_day_counts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  sequence bigint not null,
  constraint active_day_counts_one check (id = '00000000-0000-0000-0000-000000000001'),
  constraint active_day_counts_sequence_positive check (sequence >= 0)
);

comment on column active_day_counts.sequence is 'The last entry of the audit trail whose day is counted.';

insert into active_day_counts (id, sequence) values ('00000000-0000-0000-0000-000000000001', 0);
