-- What strangers and people with an account write to us through the contact form.

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  sequence bigint generated always as identity,
  asked_at timestamptz not null,
  full_name text not null,
  email text not null,
  language text not null,
  topic text not null,
  message text not null,
  state text not null default 'waiting',
  answer text,
  answered_at timestamptz,
  constraint contact_messages_sequence_unique unique (sequence),
  constraint contact_messages_state_known check (state in ('waiting', 'answered', 'closed')),
  constraint contact_messages_answer_when_answered check ((state = 'answered') = (answer is not null and answered_at is not null))
);

create index contact_messages_state_index on contact_messages (state, asked_at desc);
create index contact_messages_asked_at_index on contact_messages (asked_at);
comment on table contact_messages is 'Erased a year after they were written.';
comment on column contact_messages.sequence is 'What writer and staff quote: M-000012.';
