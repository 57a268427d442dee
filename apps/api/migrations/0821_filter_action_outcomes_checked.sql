-- What 0820 promised of new rows holds of those that were there too.
-- in steps
alter table filter_action_items validate constraint filter_action_items_outcome_length;
