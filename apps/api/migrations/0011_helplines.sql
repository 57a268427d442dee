-- Lines to call, which an admin corrects the day a number changes, without a release.

create table helplines (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  numbers text[] not null,
  email text,
  run_by text not null,
  purpose text not null,
  hours_from text,
  hours_to text,
  are_hours_confirmed boolean not null,
  language_count integer,
  place text,
  is_free boolean not null,
  evidence text not null,
  checked_on date not null,
  position integer not null,
  retired_at timestamptz,
  constraint helplines_run_by_known check (run_by in ('government', 'regulator', 'charity')),
  constraint helplines_purpose_known check (purpose in ('mind', 'emergency', 'child', 'women', 'ragging')),
  constraint helplines_numbers_some check (cardinality(numbers) between 1 and 4),
  constraint helplines_hours_both check ((hours_from is null) = (hours_to is null)),
  constraint helplines_hours_always_confirmed check (hours_from is not null or are_hours_confirmed),
  constraint helplines_language_count_range check (language_count between 1 and 200)
);

create unique index helplines_name_once on helplines (lower(name)) where retired_at is null;
comment on column helplines.hours_from is 'India, 24-hour clock, 08:00; null together with hours_to: day and night.';
comment on column helplines.language_count is 'How many languages it answers in; null where nobody says.';
comment on column helplines.place is 'Null for a line of the whole country.';
comment on column helplines.email is 'Null where it has none.';
comment on column helplines.position is 'Order within government and others; the lower first.';
comment on column helplines.retired_at is 'Since when it is not shown; null while it is.';
