-- Staff share out who answers what, note things for each other, and keep answers that they send often.

alter table contact_messages
  add column assignee_id uuid,
  add constraint contact_messages_assignee_id_fkey foreign key (assignee_id) references users (id) on delete set null not valid;
comment on column contact_messages.assignee_id is 'Who of the staff answers it; null for nobody yet.';

alter table grievances
  add column assignee_id uuid,
  add constraint grievances_assignee_id_fkey foreign key (assignee_id) references users (id) on delete set null not valid;
comment on column grievances.assignee_id is 'Who of the staff answers it; null for nobody yet.';

create table thread_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  message_id uuid references contact_messages (id) on delete cascade,
  grievance_id uuid references grievances (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  written_at timestamptz not null,
  body text not null,
  constraint thread_notes_of_one check (num_nonnulls(message_id, grievance_id) = 1),
  constraint thread_notes_body_length check (char_length(body) between 1 and 1000)
);

create index thread_notes_message_id_index on thread_notes (message_id, written_at);
create index thread_notes_grievance_id_index on thread_notes (grievance_id, written_at);
create index thread_notes_author_id_index on thread_notes (author_id);

comment on table thread_notes is 'For staff alone: never sent, and gone with what they are on.';
comment on column thread_notes.message_id is 'The message it is on; null where it is on a grievance.';
comment on column thread_notes.grievance_id is 'The grievance it is on; null where it is on a message.';
comment on column thread_notes.author_id is 'Null once the account of its author is gone.';

create table answer_templates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  body words not null,
  changed_at timestamptz not null,
  retired_at timestamptz,
  constraint answer_templates_name_length check (char_length(name) between 1 and 80),
  constraint answer_templates_body_length check (words_between(body, 1, 2000))
);

create unique index answer_templates_name_unique on answer_templates (lower(name)) where retired_at is null;

comment on column answer_templates.name is 'What staff know it by; nobody else reads it.';
comment on column answer_templates.body is 'With {name} and {reference} where the writer''s name and the number go.';
comment on column answer_templates.retired_at is 'Null while it is offered.';
