-- The list of people is sorted by each of its columns a page at a time: an index for each order that had none.
-- in steps
create index concurrently if not exists users_role_id_index on users (role, id);

create index concurrently if not exists users_status_id_index on users (status, id);

create index concurrently if not exists users_last_login_index on users (last_login_at, id);

create index concurrently if not exists users_last_login_last_index on users (last_login_at desc nulls last, id desc);
