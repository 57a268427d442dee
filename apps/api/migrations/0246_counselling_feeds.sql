-- The address under which a person's calendar reads the dates of the counselling, for as long as they want.

create table counselling_feeds (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  version integer not null default 1,
  renewed_at timestamptz not null,
  constraint counselling_feeds_one_a_person unique (user_id),
  constraint counselling_feeds_version_positive check (version > 0)
);

comment on column counselling_feeds.version is 'Rises when the address is renewed. The secret of the address follows from id, version and the key of the deployment.';
