-- Pushes: on which browsers people are told by their push service, what waits to be sent to them, and who asked for which topic.

alter table notification_settings add column is_by_push boolean not null default false;
comment on column notification_settings.is_by_push is 'On the browsers of push_devices.';

create table push_devices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  sign_in_id uuid references sign_ins (id) on delete cascade,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  server_key text not null,
  device text not null,
  refusals integer not null default 0,
  constraint push_devices_endpoint_once unique (endpoint),
  constraint push_devices_endpoint_length check (char_length(endpoint) between 10 and 1000),
  constraint push_devices_refusals_positive check (refusals >= 0)
);

create index push_devices_user_index on push_devices (user_id, created_at desc);
create index push_devices_sign_in_index on push_devices (sign_in_id);

comment on table push_devices is 'A browser on which its person is told by push. Who signs out there ends it; a sign-in that ran out does not.';
comment on column push_devices.sign_in_id is 'The sign-in of that browser; null once it ran out by itself.';
comment on column push_devices.endpoint is 'Where its push service takes messages (RFC 8030).';
comment on column push_devices.public_key is 'Of the browser, base64url: messages are encrypted for it (RFC 8291).';
comment on column push_devices.auth_secret is 'Of the browser, base64url: goes into the encryption (RFC 8291).';
comment on column push_devices.server_key is 'Our public key at the time (VAPID): under another the push service takes nothing.';
comment on column push_devices.refusals is 'How many messages in a row its push service refused.';

create table push_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  device_id uuid not null references push_devices (id) on delete cascade,
  dedupe_key text not null,
  topic text not null,
  notice text,
  language text not null,
  title text not null,
  body text not null,
  link text not null,
  is_urgent boolean not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  constraint push_messages_once unique (device_id, dedupe_key),
  constraint push_messages_state_known check (state in ('waiting', 'sent', 'dead'))
);

create index push_messages_due_index on push_messages (due_at) where state = 'waiting';
create index push_messages_asked_at_index on push_messages (asked_at);

comment on table push_messages is 'Written with the change it tells of, as a mail is; sent by whichever worker takes it.';
comment on column push_messages.notice is 'The key of the notice it belongs to, where that can be taken back.';
comment on column push_messages.title is 'What a locked screen shows: no figure and no name of the person.';
comment on column push_messages.due_at is 'When it may be sent: what can wait is not sent in the quiet hours.';
comment on column push_messages.expires_at is 'Not sent from then on, and removed.';
comment on column push_messages.leased_until is 'Until then it is in one worker''s hand.';
