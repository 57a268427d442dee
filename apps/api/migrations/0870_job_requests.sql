-- Jobs that staff want run at once, and mails that were given up and need nobody any more.

create table job_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  constraint job_requests_name_unique unique (name),
  constraint job_requests_name_length check (char_length(name) between 1 and 80)
);

comment on table job_requests is 'One row a job until a process takes it up.';

alter table outbox_mails add column set_aside_at timestamptz;
comment on column outbox_mails.set_aside_at is 'When staff set it aside; of dead mails alone, null while it waits for somebody. Why, the audit trail says.';
