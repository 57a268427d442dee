-- Staff write again on a grievance that was answered: each later answer is a row of its own.

create table grievance_answers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  grievance_id uuid not null references grievances (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  answered_at timestamptz not null,
  body text not null,
  constraint grievance_answers_body_length check (char_length(body) between 1 and 4000)
);

create index grievance_answers_grievance_id_index on grievance_answers (grievance_id, answered_at);
create index grievance_answers_author_id_index on grievance_answers (author_id);

comment on table grievance_answers is 'Answers after the first one, which stands with its grievance.';
comment on column grievance_answers.author_id is 'Null once the account of its author is gone.';
