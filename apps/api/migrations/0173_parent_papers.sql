-- A paper that shows a parent's name, for who pays no rupee: staff look at it once, and the file goes with the decision.

create table parent_papers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete restrict,
  consent_id uuid not null references parent_consents (id) on delete cascade,
  state text not null default 'waiting',
  sent_at timestamptz not null,
  file_key text,
  content_type text not null,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete restrict,
  reason text,
  constraint parent_papers_state_known check (state in ('waiting', 'accepted', 'refused', 'dropped')),
  constraint parent_papers_content_type_known check (content_type in ('image/webp', 'application/pdf')),
  constraint parent_papers_file_key_waits check (state <> 'waiting' or file_key is not null),
  constraint parent_papers_decided_at_said check ((state = 'waiting') = (decided_at is null)),
  constraint parent_papers_decided_by_said check ((decided_by is not null) = (state in ('accepted', 'refused'))),
  constraint parent_papers_reason_said check ((reason is not null) = (state = 'refused')),
  constraint parent_papers_reason_length check (char_length(reason) between 1 and 500)
);

create unique index parent_papers_waiting_once on parent_papers (consent_id) where state = 'waiting';
create index parent_papers_consent_id_index on parent_papers (consent_id, sent_at desc);
create index parent_papers_user_id_index on parent_papers (user_id);
create index parent_papers_decided_by_index on parent_papers (decided_by);
create index parent_papers_sent_at_index on parent_papers (sent_at) where file_key is not null;

comment on table parent_papers is 'Papers that parents sent to prove who they are.';
comment on column parent_papers.user_id is 'The child.';
comment on column parent_papers.state is 'dropped: another came after it, another proof was given, the consent ended, or 30 days passed.';
comment on column parent_papers.file_key is 'Null once the file is deleted, which follows every decision.';
comment on column parent_papers.content_type is 'As the bytes say; pictures are drawn anew as WebP.';
comment on column parent_papers.decided_at is 'Null while it waits.';
comment on column parent_papers.decided_by is 'Who of the staff; null where nobody decided.';
comment on column parent_papers.reason is 'Why it was refused, for the parent; null unless it was.';
