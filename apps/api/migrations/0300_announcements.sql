-- What staff announce to many, sent part by part, and how many of its readers have read it.

create table announcements (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  author_id uuid references users (id) on delete set null,
  topic text not null,
  title words not null,
  body words not null,
  page text not null,
  audience jsonb not null,
  is_by_mail boolean not null,
  state text not null default 'draft',
  due_at timestamptz,
  ended_at timestamptz,
  reached integer not null default 0,
  last_user_id uuid,
  constraint announcements_topic_known check (topic in ('service', 'news')),
  constraint announcements_title_length check (words_between(title, 1, 90)),
  constraint announcements_body_length check (words_between(body, 1, 800)),
  constraint announcements_page_length check (char_length(page) between 1 and 40),
  constraint announcements_audience_known check (audience ->> 'kind' in ('everyone', 'plan', 'event', 'users')),
  constraint announcements_state_known check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  constraint announcements_due_at_told check ((state = 'draft') = (due_at is null)),
  constraint announcements_ended_at_told check ((state in ('sent', 'stopped')) = (ended_at is not null)),
  constraint announcements_reached_positive check (reached >= 0)
);

create index announcements_author_index on announcements (author_id);
create index announcements_created_at_index on announcements (created_at desc, id);
create index announcements_due_index on announcements (due_at, id) where state in ('scheduled', 'sending');

comment on column announcements.author_id is 'Null once the account of its author is gone.';
comment on column announcements.page is 'To which page of ours it leads, by a name of the contract.';
comment on column announcements.audience is 'Whom it is for, as the contract has it.';
comment on column announcements.due_at is 'From when it goes out; null for a draft.';
comment on column announcements.ended_at is 'When the last reader was told, or it was stopped; null before.';
comment on column announcements.reached is 'People told so far, in the app, by mail or both.';
comment on column announcements.last_user_id is 'The last account, in the order of ids, that was gone through; null before the first. No foreign key: it is a place in an order.';

-- safe: no notification of these kinds exists yet, so the index is empty; building it reads the table once.
create index notifications_announced_index on notifications (dedupe_key, read_at)
  where kind in ('announced-service', 'announced-news');
