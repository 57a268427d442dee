-- One message has one key.
-- in steps
create unique index concurrently if not exists contact_messages_idempotency_key_unique on contact_messages (idempotency_key);
