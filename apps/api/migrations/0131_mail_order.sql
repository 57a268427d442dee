-- Mails due at the same instant, such as those of one transaction, go out in the order in which they were written.
alter table outbox_mails add column position bigint generated always as identity;

drop index outbox_mails_due_index;
create index outbox_mails_due_index on outbox_mails (priority, due_at, position) where state = 'waiting';

comment on column outbox_mails.position is 'The order in which mails were written.';
