-- Notifications: what staff and people are told in the app and by mail, and what each of them wants to be told.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  facts jsonb not null default '{}'::jsonb,
  link text not null,
  raised_at timestamptz not null,
  read_at timestamptz,
  dedupe_key text not null,
  constraint notifications_dedupe_key_unique unique (user_id, dedupe_key),
  constraint notifications_kind_length check (char_length(kind) between 1 and 60),
  constraint notifications_dedupe_key_length check (char_length(dedupe_key) between 1 and 200),
  constraint notifications_link_ours check (link ~ '^/([^/\\]|$)' and char_length(link) <= 300)
);

create index notifications_user_id_index on notifications (user_id, raised_at desc, id);
create index notifications_unread_index on notifications (user_id) where read_at is null;
create index notifications_raised_at_index on notifications (raised_at);

comment on table notifications is 'One row a reader: what staff are told is written once for every active admin.';
comment on column notifications.user_id is 'Who reads it.';
comment on column notifications.kind is 'As in features/notifications/notification-kinds.ts, which has its words.';
comment on column notifications.facts is 'What the words fill in; no secret, and no name or address of a person in what staff read.';
comment on column notifications.link is 'The page it leads to: a path of ours.';
comment on column notifications.raised_at is 'When it was raised last: what gathers moves on.';
comment on column notifications.read_at is 'Null while unread.';
comment on column notifications.dedupe_key is 'The same key twice is one notification for one reader.';

create table notification_settings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  is_in_app boolean not null,
  is_by_mail boolean not null,
  changed_at timestamptz not null,
  constraint notification_settings_one_each unique (user_id, topic),
  constraint notification_settings_topic_length check (char_length(topic) between 1 and 40)
);

comment on table notification_settings is 'What somebody chose; a topic without a row follows the preset of the role.';
comment on column notification_settings.topic is 'As in packages/contract/src/notification-topics.ts.';
