-- A message whose answer was lost is sent again: under the key of its form it is one message.

alter table contact_messages add column idempotency_key uuid;
comment on column contact_messages.idempotency_key is 'Made by the form, so that sending twice is one; null where none came along.';
