-- Staff say of two records that they are not the same: then neither is named as a possible duplicate of the other.

alter table record_changes drop constraint record_changes_action_known;
alter table record_changes add constraint record_changes_action_known
  check (action in ('rename', 'merge', 'not-same', 'nickname-add', 'nickname-remove')) not valid;

comment on column record_changes.after is 'the new name, the short name, the name of the record it was merged into, or the printed name of the one it is not; null where a rename went back to print';
