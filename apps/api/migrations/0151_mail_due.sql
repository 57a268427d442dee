-- A mail that is asked for too soon after another to the same address waits for its turn instead of being forgotten.

alter table mail_asks add column due_at timestamptz;
alter table mail_asks add column network_hash bytea;
update mail_asks set due_at = asked_at;
alter table mail_asks alter column due_at set not null;

drop index mail_asks_waiting_index;
drop index mail_asks_email_index;
create index mail_asks_waiting_index on mail_asks (due_at) where done_at is null;
create index mail_asks_email_index on mail_asks (email, kind, due_at desc);

comment on column mail_asks.due_at is 'When the worker may answer it: a minute after the last to this address, and five in an hour.';
comment on column mail_asks.network_hash is 'HMAC of the address it was asked from, so that one computer cannot fill the queue of an address; null where staff asked.';
