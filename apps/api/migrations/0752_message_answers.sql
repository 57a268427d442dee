-- Staff write again on a message that was answered: each later answer is a row of its own.

create table message_answers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  answered_at timestamptz not null,
  body text not null,
  constraint message_answers_body_length check (char_length(body) between 1 and 4000)
);

create index message_answers_message_id_index on message_answers (message_id, answered_at);
create index message_answers_author_id_index on message_answers (author_id);

comment on table message_answers is 'Answers after the first one, which stands with its message.';
comment on column message_answers.author_id is 'Null once the account of its author is gone.';
