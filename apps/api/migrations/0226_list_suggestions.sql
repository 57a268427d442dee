-- What a mentor suggests to do with the choices of a list that came with a booking, and what its owner made of each.

create table list_suggestions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  booking_id uuid not null references bookings (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  list_id uuid not null references choice_lists (id) on delete cascade,
  list_version integer not null,
  kind text not null,
  choice_key text not null,
  position integer,
  reason text not null,
  state text not null default 'open',
  suggested_at timestamptz not null,
  decided_at timestamptz,
  former_position integer,
  constraint list_suggestions_kind_known check (kind in ('add', 'remove', 'move')),
  constraint list_suggestions_key_form check (choice_key ~ '^[^/]+/[^/]+$' and char_length(choice_key) <= 300),
  constraint list_suggestions_position_of_kind check ((kind = 'remove') = (position is null) and position >= 0),
  constraint list_suggestions_reason_length check (char_length(reason) between 1 and 300),
  constraint list_suggestions_state_known check (state in ('open', 'accepted', 'declined')),
  constraint list_suggestions_decided_dated check ((state = 'open') = (decided_at is null))
);

create unique index list_suggestions_open_once on list_suggestions (booking_id, choice_key) where state = 'open';
create index list_suggestions_booking_index on list_suggestions (booking_id, suggested_at, id);
create index list_suggestions_author_index on list_suggestions (author_id);
create index list_suggestions_list_index on list_suggestions (list_id);

comment on column list_suggestions.list_version is 'The version of the list that its author had read.';
comment on column list_suggestions.position is 'Where the choice is to be, from 0; null where it is to be removed.';
comment on column list_suggestions.former_position is 'Where the choice was when the suggestion was accepted, for taking that back; null for one that was not there.';
