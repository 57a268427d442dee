-- Reminders of the deadlines of a counselling: one row a person, deadline, its end and how near it is, so that each is sent once.

create table counselling_reminders (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  deadline text not null,
  ends_at timestamptz not null,
  lead text not null,
  constraint counselling_reminders_once unique (user_id, deadline, ends_at, lead),
  constraint counselling_reminders_deadline_length check (char_length(deadline) between 1 and 80),
  constraint counselling_reminders_lead_known check (lead in ('day', 'hours'))
);

create index counselling_reminders_ends_at_index on counselling_reminders (ends_at);

comment on table counselling_reminders is 'Who was reminded of what. A deadline that is moved has another end, and is reminded of again.';
comment on column counselling_reminders.deadline is 'Body, season, kind and round: josaa-2026-report-and-pay-2.';
comment on column counselling_reminders.lead is 'day: from 9 in the morning of the day before; hours: from three hours before.';

create index notification_settings_topic_index on notification_settings (topic, user_id) where is_in_app or is_by_mail;

-- Who said yes to reminders when there was a box for it is reminded now.
insert into notification_settings (user_id, topic, is_in_app, is_by_mail, changed_at)
select user_id, 'counselling', true, true, changed_at
from (
  select distinct on (user_id) user_id, is_given, changed_at
  from consents
  where purpose = 'counselling-reminders'
  order by user_id, changed_at desc, created_at desc, id
) as newest
where is_given
on conflict do nothing;

alter table outbox_mails add column expires_at timestamptz;
comment on column outbox_mails.expires_at is 'Not sent from then on, and removed; null for what is good at any time.';
create index outbox_mails_expires_at_index on outbox_mails (expires_at) where state = 'waiting' and expires_at is not null;
