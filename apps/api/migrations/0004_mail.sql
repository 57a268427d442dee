-- Mail: what is asked for, the links it carries, the browsers that wait for a link, and the outbox.

create table mail_asks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null,
  email text not null,
  kind text not null,
  sign_up_id uuid references sign_ups (id) on delete cascade,
  flow_hash bytea not null,
  device text,
  done_at timestamptz,
  constraint mail_asks_kind_known check (kind in ('verify', 'reset', 'reactivation'))
);

create index mail_asks_email_index on mail_asks (email, kind, asked_at desc);
create index mail_asks_waiting_index on mail_asks (asked_at) where done_at is null;
create index mail_asks_sign_up_id_index on mail_asks (sign_up_id);

comment on table mail_asks is 'Somebody asked for a link to an address. Whether anybody has the address is looked up later, by the worker, so that no answer tells.';
comment on column mail_asks.sign_up_id is 'The attempt a verification is for; null: the worker finds it.';
comment on column mail_asks.flow_hash is 'SHA-256 of the flow cookie of the browser that asked.';
comment on column mail_asks.done_at is 'Null while the worker has not looked at it.';

create table mail_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null,
  kind text not null,
  token_hash bytea not null,
  email text not null,
  user_id uuid references users (id) on delete cascade,
  sign_up_id uuid references sign_ups (id) on delete cascade,
  state_hash bytea not null,
  flow_hash bytea,
  device text,
  expires_at timestamptz not null,
  used_at timestamptz,
  wrong_tries smallint not null default 0,
  constraint mail_links_token_hash_unique unique (token_hash),
  constraint mail_links_kind_known check (kind in ('verify', 'reset', 'reactivation', 'change-email', 'undo-deletion', 'parent')),
  constraint mail_links_one_owner check ((user_id is null) <> (sign_up_id is null))
);

create index mail_links_user_id_index on mail_links (user_id, kind);
create index mail_links_sign_up_id_index on mail_links (sign_up_id);
create index mail_links_expires_at_index on mail_links (expires_at);

comment on column mail_links.token_hash is 'SHA-256 of the token; the token itself is in the mail alone.';
comment on column mail_links.email is 'The address it was sent to; for change-email, the new one.';
comment on column mail_links.state_hash is 'Seal of the password, address and status it was made under: it dies with any of them.';
comment on column mail_links.wrong_tries is 'Uses with another address; five burn it.';

create table mail_flows (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  flow_hash bytea not null,
  email_hash bytea not null,
  kind text not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  constraint mail_flows_one_each unique (flow_hash, email_hash, kind)
);

create index mail_flows_expires_at_index on mail_flows (expires_at);

comment on table mail_flows is 'Browsers that wait for a link to be opened, for known and unknown addresses alike.';
comment on column mail_flows.done_at is 'When the link was used; null while waiting.';

create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  dedupe_key text not null,
  kind text not null,
  to_address text not null,
  language text not null,
  facts jsonb not null,
  sealed_token bytea,
  user_id uuid references users (id) on delete set null,
  priority smallint not null,
  state text not null default 'waiting',
  attempts smallint not null default 0,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  constraint outbox_mails_dedupe_key_unique unique (dedupe_key),
  constraint outbox_mails_state_known check (state in ('waiting', 'sent', 'dead')),
  constraint outbox_mails_language_known check (language in ('en', 'hi'))
);

create index outbox_mails_due_index on outbox_mails (priority, due_at) where state = 'waiting';
create index outbox_mails_user_id_index on outbox_mails (user_id);
create index outbox_mails_asked_at_index on outbox_mails (asked_at);

comment on table outbox_mails is 'Mail, written with the change it tells of and sent by the worker.';
comment on column outbox_mails.dedupe_key is 'The left side of its Message-ID: a mail that goes out twice carries it twice.';
comment on column outbox_mails.facts is 'What the template fills in; no secret.';
comment on column outbox_mails.sealed_token is 'Token of its link, encrypted; wiped once sent or dead.';
comment on column outbox_mails.priority is '1 sign-in and safety, 2 receipts, 3 the rest.';
comment on column outbox_mails.leased_until is 'A worker has it in hand until then; null when none has.';
comment on column outbox_mails.last_error is 'First line of the last failure; null without one.';
