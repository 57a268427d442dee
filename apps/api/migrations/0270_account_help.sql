-- Erasing on request needs two of the staff, and notes of staff on an account.

create table erasure_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  requested_by uuid not null references users (id) on delete cascade,
  requested_at timestamptz not null,
  ground text not null,
  reason text not null,
  state text not null default 'open',
  decided_by uuid references users (id) on delete cascade,
  decided_at timestamptz,
  constraint erasure_requests_ground_known check (ground in ('person', 'parent', 'authority')),
  constraint erasure_requests_reason_length check (char_length(reason) between 1 and 500),
  constraint erasure_requests_state_known check (state in ('open', 'confirmed', 'withdrawn')),
  constraint erasure_requests_decided_dated
    check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null)),
  constraint erasure_requests_two_persons check (state <> 'confirmed' or decided_by <> requested_by)
);

create unique index erasure_requests_open_once on erasure_requests (user_id) where state = 'open';
create index erasure_requests_user_index on erasure_requests (user_id, requested_at);
create index erasure_requests_requester_index on erasure_requests (requested_by);
create index erasure_requests_decider_index on erasure_requests (decided_by);

comment on column erasure_requests.ground is 'Who has the right to it: the person in writing, a parent of a child, or an authority.';
comment on column erasure_requests.reason is 'What staff wrote of it, e.g. the number of the message.';
comment on column erasure_requests.decided_by is 'Who confirmed or withdrew it; whoever confirms did not request it. Null while it is open.';
comment on column erasure_requests.decided_at is 'Null while it is open.';

create table staff_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  written_at timestamptz not null,
  body text not null,
  constraint staff_notes_body_length check (char_length(body) between 1 and 1000)
);

create index staff_notes_user_index on staff_notes (user_id, written_at desc, id);
create index staff_notes_author_index on staff_notes (author_id);

comment on column staff_notes.user_id is 'Whom the note is about.';
comment on column staff_notes.author_id is 'Null once the account of its author is gone.';
