-- Alert hooks: addresses, such as that of a chat room, that are told of what staff are alerted to, and what waits for them.
create table alert_hooks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  address text not null,
  sealed_secret bytea not null,
  is_on boolean not null default true,
  constraint alert_hooks_address_once unique (address),
  constraint alert_hooks_address_length check (char_length(address) between 10 and 1000)
);
comment on table alert_hooks is 'Owners add them; what is sent names no person.';
comment on column alert_hooks.address is 'https on the open internet alone.';
comment on column alert_hooks.sealed_secret is 'What its messages are signed with, encrypted: shown once, when it was made.';

create table alert_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  hook_id uuid not null references alert_hooks (id) on delete cascade,
  dedupe_key text not null,
  kind text not null,
  body text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  constraint alert_messages_once unique (hook_id, dedupe_key),
  constraint alert_messages_state_known check (state in ('waiting', 'sent', 'dead'))
);

create index alert_messages_due_index on alert_messages (due_at) where state = 'waiting';
create index alert_messages_asked_at_index on alert_messages (asked_at);

comment on table alert_messages is 'Written with the change it tells of, as a mail is; sent by whichever worker takes it.';
comment on column alert_messages.body is 'JSON as it is sent and signed.';
comment on column alert_messages.leased_until is 'Until then it is in one worker''s hand; null when in none.';
comment on column alert_messages.sent_at is 'Null until the address took it.';
comment on column alert_messages.last_error is 'Of the last try; null without one.';
