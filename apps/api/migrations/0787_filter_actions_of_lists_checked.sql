-- What 0786 promised of new rows holds of those that were there too.
-- in steps
alter table filter_actions validate constraint filter_actions_list_length;
