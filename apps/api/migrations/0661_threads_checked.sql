-- What 0660 promised of new rows holds of those that were there too.
-- in steps
alter table contact_messages validate constraint contact_messages_assignee_id_fkey;

alter table grievances validate constraint grievances_assignee_id_fkey;

create index concurrently if not exists contact_messages_assignee_id_index on contact_messages (assignee_id);

create index concurrently if not exists grievances_assignee_id_index on grievances (assignee_id);
