-- A person's rights: consents, parents, nominees, grievances, and what the law makes us keep after erasing.

create table consents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  is_given boolean not null,
  notice_version text not null,
  language text not null
);

create index consents_user_id_index on consents (user_id, purpose, changed_at desc);
comment on table consents is 'Every yes and no, never changed: the newest of a purpose counts.';

create table parent_consents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  full_name text not null,
  relation text not null,
  email text not null,
  notice_version text not null,
  language text not null,
  ip text not null,
  confirmed_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint parent_consents_relation_known check (relation in ('mother', 'father', 'guardian'))
);

create index parent_consents_user_id_index on parent_consents (user_id, confirmed_at desc);
comment on column parent_consents.withdrawn_at is 'Null while it stands.';

create table nominees (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  full_name text not null,
  relation text not null,
  email text,
  phone text,
  constraint nominees_user_id_unique unique (user_id)
);

comment on column nominees.email is 'Null when not given.';
comment on column nominees.phone is 'Null when not given.';

create table grievances (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  sequence bigint generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  subject text not null,
  message text not null,
  state text not null default 'open',
  due_on date not null,
  answer text,
  answered_at timestamptz,
  constraint grievances_sequence_unique unique (sequence),
  constraint grievances_state_known check (state in ('open', 'answered'))
);

create index grievances_user_id_index on grievances (user_id, asked_at desc);
comment on column grievances.due_on is 'Last day for an answer, by the calendar of India.';
comment on column grievances.answer is 'Null while open.';
comment on column grievances.answered_at is 'Null while open.';

create table locked_copies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  sealed_facts bytea not null,
  keep_until timestamptz not null,
  constraint locked_copies_user_id_unique unique (user_id)
);

create index locked_copies_keep_until_index on locked_copies (keep_until);
comment on table locked_copies is 'What the law makes us keep of an erased account for a year; read by nobody in the product.';
comment on column locked_copies.sealed_facts is 'JSON, encrypted.';
