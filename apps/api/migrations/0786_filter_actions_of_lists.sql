-- One thing is done to all of a filter of other lists too: what it is for are rows of any of them.

alter table filter_actions
  drop constraint filter_actions_kind_known,
  add column list text not null default 'users',
  add constraint filter_actions_list_length check (char_length(list) between 1 and 40) not valid;

comment on column filter_actions.list is 'Of which list the filter is; the names are in the contract.';
comment on column filter_actions.filter is 'The filter as it was asked for; what it had is in filter_action_items.';
comment on column filter_actions.ended_at is 'When the last row was gone through, or it was stopped; null before.';

create table filter_action_items (
  filter_action_id uuid not null references filter_actions (id) on delete cascade,
  item_id uuid not null,
  outcome text,
  constraint filter_action_items_pkey primary key (filter_action_id, item_id),
  constraint filter_action_items_outcome_known check (outcome in ('changed', 'unchanged', 'gone', 'booked', 'staff', 'edited'))
);

create index filter_action_items_item_id_index on filter_action_items (item_id);
create index filter_action_items_waiting_index on filter_action_items (filter_action_id, item_id) where outcome is null;

comment on table filter_action_items is 'What an action on a filter is for: the rows that the filter had when it was asked for.';
comment on column filter_action_items.item_id is 'A row of the list, which may be gone by now.';
comment on column filter_action_items.outcome is 'What became of it, changed or why not; null until it was gone through.';

insert into filter_action_items (filter_action_id, item_id, outcome)
select filter_action_id, user_id, outcome from filter_action_people;

-- safe: no release has written to it, and what it held stands in filter_action_items.
drop table filter_action_people;
