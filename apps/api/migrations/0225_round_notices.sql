-- Who was told what a published round means for which list, so that each is told once.

create table round_notices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  list_id uuid not null references choice_lists (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  season integer not null,
  round integer not null,
  constraint round_notices_once unique (list_id, season, round),
  constraint round_notices_season_range check (season between 2020 and 2099),
  constraint round_notices_round_range check (round between 1 and 12)
);

create index round_notices_user_index on round_notices (user_id);
create index round_notices_created_at_index on round_notices (created_at);

comment on table round_notices is 'Kept as long as a round counts as new, and then some: a table that is corrected is no new round.';
comment on column round_notices.user_id is 'Whose list it was when they were told.';
