-- Every list of staff keeps views: filter, order and columns under a name, for oneself or for all who work with the list.
-- The table of before, which knew the list of users alone, stays for the release before and is read no more.

create table list_views (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  name text not null,
  search text not null,
  is_shared boolean not null default false,
  constraint list_views_name_unique unique (user_id, list, name),
  constraint list_views_list_length check (char_length(list) between 1 and 40),
  constraint list_views_name_length check (char_length(name) between 1 and 40),
  constraint list_views_search_length check (char_length(search) <= 600)
);

create index list_views_shared_index on list_views (list) where is_shared;

comment on table list_views is 'Views of the lists of staff, each kept by one of them under a name.';
comment on column list_views.user_id is 'Whose view it is.';
comment on column list_views.list is 'Which list it is of; the names are in the contract.';
comment on column list_views.search is 'Filter, order and columns left out, as the address of the page has them.';
comment on column list_views.is_shared is 'Whether everybody who works with the list sees it.';

insert into list_views (id, created_at, user_id, list, name, search)
select id, created_at, user_id, 'users', name, search from user_views;
