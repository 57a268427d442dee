-- What staff do to everybody of a filter of the list of users: who it is for is written down at once, and done part by part.

create table filter_actions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  asked_by uuid references users (id) on delete set null,
  action jsonb not null,
  filter jsonb not null,
  state text not null default 'running',
  ended_at timestamptz,
  constraint filter_actions_kind_known check (action ->> 'kind' in ('role', 'deactivate', 'reactivate', 'signOut')),
  constraint filter_actions_state_known check (state in ('running', 'done', 'stopped')),
  constraint filter_actions_ended_at_told check ((state = 'running') = (ended_at is null))
);

create unique index filter_actions_one_running on filter_actions (asked_by) where state = 'running';
create index filter_actions_asked_by_index on filter_actions (asked_by, created_at desc);

comment on column filter_actions.asked_by is 'Null once that account is gone; what was not done by then is stopped.';
comment on column filter_actions.action is 'What is done, as the contract has it, with its reason or role.';
comment on column filter_actions.filter is 'The filter as it was asked for; whom it had is in filter_action_people.';
comment on column filter_actions.ended_at is 'When the last person was gone through, or it was stopped; null before.';

create table filter_action_people (
  filter_action_id uuid not null references filter_actions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  outcome text,
  constraint filter_action_people_pkey primary key (filter_action_id, user_id),
  constraint filter_action_people_outcome_known check (outcome in ('changed', 'unchanged', 'gone', 'booked', 'staff'))
);

create index filter_action_people_user_id_index on filter_action_people (user_id);
create index filter_action_people_waiting_index on filter_action_people (filter_action_id, user_id) where outcome is null;

comment on table filter_action_people is 'Whom an action on a filter is for: those whom the filter had when it was asked for.';
comment on column filter_action_people.outcome is 'What became of it, changed or why not; null until it was gone through.';
