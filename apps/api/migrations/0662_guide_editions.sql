-- Guides as staff write them: editions after the one that ships, of which one is published, and a draft of the next.

create table guide_editions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  slug text not null,
  version integer,
  state text not null,
  season integer not null,
  checked_on date not null,
  title words not null,
  description words not null,
  sources words not null,
  body words not null,
  edited_at timestamptz not null,
  edited_by uuid not null references users (id) on delete restrict,
  published_at timestamptz,
  published_by uuid references users (id) on delete restrict,
  constraint guide_editions_slug_length check (char_length(slug) between 1 and 80),
  constraint guide_editions_version_once unique (slug, version),
  constraint guide_editions_version_after_shipped check (version > 1),
  constraint guide_editions_state_known check (state in ('draft', 'published', 'replaced')),
  constraint guide_editions_draft_unnumbered check ((state = 'draft') = (version is null)),
  constraint guide_editions_published_dated check ((state = 'draft') = (published_at is null)),
  constraint guide_editions_season_range check (season between 2020 and 2099),
  constraint guide_editions_title_length check (words_between(title, 1, 120)),
  constraint guide_editions_description_length check (words_between(description, 1, 300)),
  constraint guide_editions_sources_length check (words_between(sources, 1, 600)),
  constraint guide_editions_body_length check (words_between(body, 1, 20000))
);

create unique index guide_editions_draft_once on guide_editions (slug) where state = 'draft';
create unique index guide_editions_published_once on guide_editions (slug) where state = 'published';
create index guide_editions_edited_by_index on guide_editions (edited_by);
create index guide_editions_published_by_index on guide_editions (published_by);

comment on table guide_editions is 'A guide without a row here reads as it ships; what was published is never changed, a draft replaces it as a whole.';
comment on column guide_editions.slug is 'The last step of its address.';
comment on column guide_editions.version is 'Counts from 2: the edition that ships is the first. Null for a draft.';
comment on column guide_editions.checked_on is 'When somebody last held it against its sources.';
comment on column guide_editions.body is 'Markdown.';
comment on column guide_editions.published_at is 'Null for a draft.';
comment on column guide_editions.published_by is 'Null for a draft.';
