-- The dates of a counselling as staff publish them: a season in versions, of which one is published, each with its steps.

create table counselling_seasons (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  body text not null,
  season integer not null,
  version integer not null,
  state text not null,
  source text not null,
  source_url text,
  checked_on date not null,
  certificates_from date not null,
  seat_acceptance_reserved_paise bigint not null,
  seat_acceptance_others_paise bigint not null,
  partial_admission_reserved_paise bigint not null,
  partial_admission_others_paise bigint not null,
  withdrawal_paise bigint not null,
  created_by uuid references users (id) on delete restrict,
  published_at timestamptz,
  published_by uuid references users (id) on delete restrict,
  constraint counselling_seasons_body_known check (body in ('JoSAA')),
  constraint counselling_seasons_season_range check (season between 2020 and 2099),
  constraint counselling_seasons_version_positive check (version > 0),
  constraint counselling_seasons_version_once unique (body, season, version),
  constraint counselling_seasons_state_known check (state in ('draft', 'published', 'replaced')),
  constraint counselling_seasons_published_dated check ((state = 'draft') = (published_at is null)),
  constraint counselling_seasons_source_length check (char_length(source) between 1 and 200),
  constraint counselling_seasons_source_url_https check (source_url ~ '^https://' and char_length(source_url) <= 300),
  constraint counselling_seasons_fees_not_negative check (
    least(
      seat_acceptance_reserved_paise, seat_acceptance_others_paise,
      partial_admission_reserved_paise, partial_admission_others_paise, withdrawal_paise
    ) >= 0
  )
);

create unique index counselling_seasons_draft_once on counselling_seasons (body, season) where state = 'draft';
create unique index counselling_seasons_published_once on counselling_seasons (body, season) where state = 'published';
create index counselling_seasons_created_by_index on counselling_seasons (created_by);
create index counselling_seasons_published_by_index on counselling_seasons (published_by);

comment on table counselling_seasons is 'What is published is never changed: staff revise it in a draft, which replaces it as a whole.';
comment on column counselling_seasons.season is 'The calendar year that names it.';
comment on column counselling_seasons.version is 'Counts from 1 within body and season.';
comment on column counselling_seasons.source is 'The notice: who published it, and what.';
comment on column counselling_seasons.source_url is 'Where the notice can be read; null where it is no page.';
comment on column counselling_seasons.checked_on is 'When somebody last read the notice against the steps.';
comment on column counselling_seasons.certificates_from is 'OBC-NCL and EWS certificates count when issued on or after this day.';
comment on column counselling_seasons.seat_acceptance_reserved_paise is 'Paise; reserved: SC, ST and any PwD.';
comment on column counselling_seasons.seat_acceptance_others_paise is 'Paise.';
comment on column counselling_seasons.partial_admission_reserved_paise is 'Paise; NITs, IIITs and other GFTIs, after the last round.';
comment on column counselling_seasons.partial_admission_others_paise is 'Paise.';
comment on column counselling_seasons.withdrawal_paise is 'Paise that are not paid back to whoever withdraws in time.';
comment on column counselling_seasons.created_by is 'Null for the season that ships.';
comment on column counselling_seasons.published_at is 'Null while it is a draft.';
comment on column counselling_seasons.published_by is 'Null for a draft, and for the season that ships.';

create table counselling_steps (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  season_id uuid not null references counselling_seasons (id) on delete cascade,
  kind text not null,
  round integer,
  from_on date not null,
  from_hour text,
  until_on date,
  until_hour text,
  is_nit_plus_only boolean not null,
  source text,
  constraint counselling_steps_kind_known check (
    kind in (
      'main-ranks', 'advanced-result', 'registration', 'mock', 'allotment', 'report-and-pay', 'withdraw',
      'partial-admission', 'special-rounds'
    )
  ),
  constraint counselling_steps_round_range check (round between 1 and 12),
  constraint counselling_steps_once unique nulls not distinct (season_id, kind, round),
  constraint counselling_steps_from_hour_form check (from_hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  constraint counselling_steps_until_hour_form check (until_hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  constraint counselling_steps_until_hour_of_day check (until_hour is null or until_on is not null),
  constraint counselling_steps_source_length check (char_length(source) between 1 and 200)
);

comment on table counselling_steps is 'What happens when in a version of a season, by India''s calendar and clock.';
comment on column counselling_steps.round is 'Null where a step belongs to no round.';
comment on column counselling_steps.from_hour is 'India, 24-hour clock; null where the notice names no hour.';
comment on column counselling_steps.until_on is 'Null for what happens at one moment.';
comment on column counselling_steps.until_hour is 'As from_hour; null: until midnight.';
comment on column counselling_steps.is_nit_plus_only is 'Whether only seats outside the IITs and IISc are meant.';
comment on column counselling_steps.source is 'Named where it is another than the season''s.';
