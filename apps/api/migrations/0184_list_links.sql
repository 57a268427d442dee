-- Links to lists without an account: a copy of the list, hearts and comments of whoever has the link, and a code that deletes it.

create table list_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  token_hash bytea not null,
  delete_code_hash bytea not null,
  choice_keys text[] not null,
  profile jsonb,
  shows_profile boolean not null,
  language text not null,
  ends_at timestamptz not null,
  constraint list_links_token_once unique (token_hash),
  constraint list_links_keys_count check (cardinality(choice_keys) between 1 and 300)
);

create index list_links_ended on list_links (ends_at);
comment on table list_links is 'Belongs to nobody that is known: whoever has the token reads it, whoever has the code changes and deletes it.';
comment on column list_links.token_hash is 'SHA-256 of the token in the link.';
comment on column list_links.delete_code_hash is 'SHA-256 of the code that was told when it was made.';
comment on column list_links.profile is 'Who the choices are judged for: ranks, category, gender, state; null = the choices alone.';
comment on column list_links.shows_profile is 'Whether readers see the profile, or the chances alone.';
comment on column list_links.language is 'In which the link opens: en, hi.';

create table list_link_hearts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  link_id uuid not null references list_links (id) on delete cascade,
  choice_key text not null,
  reader_hash bytea not null,
  constraint list_link_hearts_once unique (link_id, choice_key, reader_hash),
  constraint list_link_hearts_key_length check (char_length(choice_key) between 3 and 300)
);

comment on column list_link_hearts.reader_hash is 'SHA-256 of the link''s id and of a random id that the reader''s browser made: no person, and another one behind every link.';

create table list_link_comments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  link_id uuid not null references list_links (id) on delete cascade,
  choice_key text,
  reader_hash bytea not null,
  reader_kind text not null,
  body text not null,
  constraint list_link_comments_body_length check (char_length(body) between 1 and 300),
  constraint list_link_comments_key_length check (char_length(choice_key) between 3 and 300),
  constraint list_link_comments_kind check (
    reader_kind in ('mother', 'father', 'sibling', 'relative', 'friend', 'teacher', 'self')
  )
);

create index list_link_comments_of_link on list_link_comments (link_id, created_at, id);
comment on column list_link_comments.choice_key is 'The choice it is about; null for the list as a whole.';
comment on column list_link_comments.reader_kind is 'Who wrote it: a relation and never a name.';
