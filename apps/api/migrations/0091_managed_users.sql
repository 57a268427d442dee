-- People as staff manage them: who put an account to sleep, looking as somebody else, kept views, and search by part of a name.

alter table users add column is_deactivated_by_staff boolean not null default false;
alter table users add constraint users_deactivated_by_staff_told check (status = 'deactivated' or not is_deactivated_by_staff);

comment on column users.is_deactivated_by_staff is 'Only staff bring such an account back; its owner cannot.';

create index users_created_at_index on users (created_at desc, id desc);

alter table sign_ins add column viewed_user_id uuid references users (id) on delete set null;
alter table sign_ins add column viewing_until timestamptz;
create index sign_ins_viewed_user_id_index on sign_ins (viewed_user_id) where viewed_user_id is not null;

comment on column sign_ins.viewed_user_id is 'Whose pages this admin''s browser reads just now, as that person sees them; null for the own.';
comment on column sign_ins.viewing_until is 'When that ends of itself; null unless it was begun.';

create table user_views (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  search text not null,
  constraint user_views_name_unique unique (user_id, name),
  constraint user_views_name_length check (char_length(name) between 1 and 40),
  constraint user_views_search_length check (char_length(search) <= 400)
);

comment on table user_views is 'Filters of the list of people that an admin kept under a name.';
comment on column user_views.user_id is 'The admin whose view it is.';
comment on column user_views.search is 'Filter and order as the address of the page has them.';

-- Part of a name or address is found by its threes of letters, where the server has that extension and lets us add it.
-- Elsewhere, as in the embedded database, the same question reads the whole table.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    execute 'create index users_words_index on users using gin (lower(full_name || '' '' || email) gin_trgm_ops)';
  end if;
exception
  when insufficient_privilege then null;
end
$$;
