-- What each admin looks after; what two of the staff have to agree on waits until a second one confirms it. Who was an admin
-- before may what admins might: owns.

alter table users add column staff_roles text[] not null default '{}';
update users set staff_roles = '{owner}' where role = 'admin';
alter table users add constraint users_staff_roles_known check (staff_roles <@ array['support', 'finance', 'content', 'owner']) not valid;
alter table users add constraint users_staff_roles_told check ((role = 'admin') = (cardinality(staff_roles) > 0)) not valid;

comment on column users.staff_roles is 'What an admin looks after: support, finance, content, or owner for all of it; empty for everybody else.';

create table approvals (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null,
  user_id uuid references users (id) on delete cascade,
  facts jsonb not null,
  reason text not null,
  asked_by uuid not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  state text not null default 'open',
  decided_by uuid references users (id) on delete cascade,
  decided_at timestamptz,
  constraint approvals_kind_known check (kind in ('staff-roles', 'export')),
  constraint approvals_user_id_told check ((kind = 'staff-roles') = (user_id is not null)),
  constraint approvals_reason_length check (char_length(reason) between 1 and 500),
  constraint approvals_state_known check (state in ('open', 'confirmed', 'withdrawn')),
  constraint approvals_decided_dated
    check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null)),
  constraint approvals_two_persons check (state <> 'confirmed' or decided_by <> asked_by)
);

create unique index approvals_open_staff_once on approvals (user_id) where state = 'open' and kind = 'staff-roles';
create index approvals_user_index on approvals (user_id);
create index approvals_asker_index on approvals (asked_by, kind, decided_at);
create index approvals_decider_index on approvals (decided_by);
create index approvals_open_index on approvals (asked_at, id) where state = 'open';

comment on column approvals.kind is 'staff-roles: an account gets other staff roles; export: a file of many people is taken.';
comment on column approvals.user_id is 'Whose staff roles; null for an export.';
comment on column approvals.facts is 'staff-roles: {"staffRoles": [...]}; export: {"filter": {...}, "people": n}.';
comment on column approvals.decided_by is 'Who confirmed or withdrew it; whoever confirms did not ask. Null while it is open.';
comment on column approvals.decided_at is 'Null while it is open. An export may be taken for a day after it.';

alter table refunds drop constraint refunds_state_known;
alter table refunds add constraint refunds_state_known
  check (state in ('asked', 'declined', 'held', 'sending', 'pending', 'processed', 'failed', 'closed')) not valid;
alter table refunds add column confirmed_by uuid references users (id) on delete restrict;
alter table refunds add constraint refunds_two_persons check (confirmed_by <> decided_by) not valid;

comment on column refunds.state is 'asked → held, where a second one of the staff has to agree → sending → pending → processed, or declined, or failed at the bank; failed → sending again, processed by hand, or closed unpaid.';
comment on column refunds.confirmed_by is 'The second admin, who agreed; null where none was needed, and before.';
