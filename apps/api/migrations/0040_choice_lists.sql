-- Choice lists: the seats a person means to enter at counselling, in order, under names, on every device of theirs.

create table choice_lists (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  chosen_at timestamptz not null,
  removed_at timestamptz,
  share_token_hash bytea,
  share_token_sealed bytea,
  share_profile jsonb,
  shared_at timestamptz,
  constraint choice_lists_name_length check (char_length(name) between 1 and 60),
  constraint choice_lists_version_positive check (version > 0),
  constraint choice_lists_share_token_once unique (share_token_hash),
  constraint choice_lists_share_whole check (
    (shared_at is null) = (share_token_hash is null) and (shared_at is null) = (share_token_sealed is null)
  ),
  constraint choice_lists_share_profile_shared check (share_profile is null or shared_at is not null),
  constraint choice_lists_removed_not_shared check (removed_at is null or shared_at is null)
);

create index choice_lists_of_user on choice_lists (user_id, created_at, id);
create index choice_lists_removed on choice_lists (removed_at) where removed_at is not null;
comment on column choice_lists.version is 'Rises by one with every change of name or order; a change names the one it was made from.';
comment on column choice_lists.chosen_at is 'The newest of a person is the list that bookmarks go to.';
comment on column choice_lists.removed_at is 'Since when it is gone for its owner, who may bring it back for seven days; null while it is there.';
comment on column choice_lists.share_token_hash is 'SHA-256 of the token in the link that others read it under; null while there is none.';
comment on column choice_lists.share_token_sealed is 'The token, encrypted, to show the owner the link again.';
comment on column choice_lists.share_profile is 'What the owner chose to show beside the seats: ranks, category, gender, state; null = the seats alone.';

create table choice_list_seats (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  list_id uuid not null references choice_lists (id) on delete cascade,
  seat_key text not null,
  position integer not null,
  constraint choice_list_seats_once unique (list_id, seat_key),
  constraint choice_list_seats_one_a_place unique (list_id, position),
  constraint choice_list_seats_key_length check (char_length(seat_key) between 1 and 300),
  constraint choice_list_seats_position_range check (position >= 0)
);

comment on column choice_list_seats.seat_key is 'The key of a seat pool, which means the same seat in every rank book.';
comment on column choice_list_seats.position is 'Order in the list, the lower first; gaps mean nothing.';

create table choice_list_grants (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  list_id uuid not null references choice_lists (id) on delete cascade,
  reader_id uuid not null references users (id) on delete cascade,
  profile jsonb,
  ends_at timestamptz not null,
  constraint choice_list_grants_once unique (list_id, reader_id)
);

create index choice_list_grants_of_reader on choice_list_grants (reader_id);
comment on table choice_list_grants is 'Who else may read a list, named by its owner: a mentor before a booking.';
comment on column choice_list_grants.profile is 'What the owner lets this reader see beside the seats; null = the seats alone.';
