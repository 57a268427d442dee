-- What 0551 promised of new rows holds of those that were there too.
-- in steps
alter table record_changes validate constraint record_changes_action_known;
