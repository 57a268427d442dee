-- Calendars elsewhere that somebody connects: what is written into them, and the hours that their entries take.
create table calendar_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  home text not null,
  user_name text,
  sealed_secret bytea not null,
  state text not null default 'choosing',
  has_titles boolean not null default false,
  due_at timestamptz not null,
  leased_until timestamptz,
  attempts integer not null default 0,
  synced_at timestamptz,
  trouble text,
  constraint calendar_links_once unique (user_id, kind),
  constraint calendar_links_kind_known check (kind in ('google', 'caldav')),
  constraint calendar_links_state_known check (state in ('choosing', 'active', 'expired')),
  constraint calendar_links_home_length check (char_length(home) between 1 and 2000)
);

create index calendar_links_due_index on calendar_links (due_at) where state = 'active';

comment on table calendar_links is 'One a person and kind. Ending it removes what hangs on it.';
comment on column calendar_links.home is 'Address of the collection that holds the calendars (CalDAV), or of the service.';
comment on column calendar_links.user_name is 'Null where the service does not say it.';
comment on column calendar_links.sealed_secret is 'A password for apps or a refresh token, encrypted.';
comment on column calendar_links.state is 'choosing: no calendar was chosen yet; expired: the person has to connect again.';
comment on column calendar_links.leased_until is 'Until then it is in one worker''s hand; null when in none.';
comment on column calendar_links.attempts is 'Tries since the last that went through.';
comment on column calendar_links.synced_at is 'Null until it was first read and written.';
comment on column calendar_links.trouble is 'What went wrong at the last try, in a word; null for nothing.';

create table linked_calendars (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  link_id uuid not null references calendar_links (id) on delete cascade,
  remote_id text not null,
  name text not null,
  is_writable boolean not null,
  is_target boolean not null default false,
  is_busy boolean not null default false,
  sync_token text,
  read_whole_at timestamptz,
  constraint linked_calendars_once unique (link_id, remote_id)
);

create unique index linked_calendars_target_once on linked_calendars (link_id) where is_target;

comment on column linked_calendars.remote_id is 'Its address (CalDAV) or id (Google).';
comment on column linked_calendars.sync_token is 'Up to where changes were read; null: all is read at the next time.';
comment on column linked_calendars.read_whole_at is 'When its whole window was last read: the window moves, tokens do not.';

create table busy_items (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  calendar_id uuid not null references linked_calendars (id) on delete cascade,
  remote_id text not null,
  spans jsonb not null,
  title text,
  constraint busy_items_once unique (calendar_id, remote_id)
);

comment on table busy_items is 'Hours that entries of a chosen calendar take in the days ahead; nothing else of them is kept.';
comment on column busy_items.spans is 'Pairs of ms since 1970: from, to.';
comment on column busy_items.title is 'Only where the person asked for titles and is an adult.';

create table calendar_copies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  calendar_id uuid not null references linked_calendars (id) on delete cascade,
  mark text not null,
  remote_id text not null,
  etag text not null,
  fingerprint text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_left_out boolean not null default false,
  constraint calendar_copies_once unique (calendar_id, mark)
);

comment on table calendar_copies is 'What was written into a calendar elsewhere: nothing else there is ever changed.';
comment on column calendar_copies.mark is 'Noun and id of the entry, as a property of its copy names it.';
comment on column calendar_copies.fingerprint is 'Hash of what was written.';
comment on column calendar_copies.is_left_out is 'The person deleted it there: it is not written again until the entry changes.';
