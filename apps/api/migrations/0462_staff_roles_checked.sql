-- What 0460 promised of new rows holds of those that were there too, and what it asks for is found by an index.
-- in steps
alter table users validate constraint users_staff_roles_known;

alter table users validate constraint users_staff_roles_told;

alter table refunds validate constraint refunds_state_known;

alter table refunds validate constraint refunds_two_persons;

create index concurrently if not exists users_staff_index on users (id) where role = 'admin';

create index concurrently if not exists refunds_confirmed_by_index on refunds (confirmed_by);

create index concurrently if not exists refunds_decided_day_index on refunds (decided_by, decided_at);
