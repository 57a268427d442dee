-- People: accounts, sign-ups that wait for their mail, sign-ins, and what protects them.

create table users (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  role text not null,
  email text not null,
  full_name text not null,
  phone text,
  language text not null default 'en',
  status text not null default 'active',
  deactivated_at timestamptz,
  deactivation_reason text,
  deleted_at timestamptz,
  password_hash text not null,
  password_key_id text not null,
  password_changed_at timestamptz not null,
  last_login_at timestamptz,
  birth_month text,
  parent_state text not null default 'none',
  parent_email text,
  picture_key text,
  study_class text,
  target_year smallint,
  category text,
  gender text,
  is_pwd boolean,
  home_state text,
  constraint users_email_unique unique (email),
  constraint users_email_plain check (email = lower(email) and char_length(email) between 3 and 254),
  constraint users_role_known check (role in ('mentee', 'mentor', 'admin')),
  constraint users_status_known check (status in ('active', 'deactivated', 'deleted', 'erased')),
  constraint users_language_known check (language in ('en', 'hi')),
  constraint users_parent_state_known check (parent_state in ('none', 'asked', 'confirmed')),
  constraint users_full_name_length check (char_length(full_name) between 1 and 80),
  constraint users_phone_form check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint users_birth_month_form check (birth_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  constraint users_target_year_range check (target_year between 2025 and 2040),
  constraint users_deactivated_at_told check ((status = 'deactivated') = (deactivated_at is not null)),
  constraint users_deleted_at_told check ((status in ('deleted', 'erased')) = (deleted_at is not null)),
  constraint users_password_hash_form check (password_hash ~ '^\$argon2id\$' or password_hash = '')
);

create index users_deleted_at_index on users (deleted_at) where status = 'deleted';
create index users_role_index on users (role, created_at, id);

comment on table users is 'Accounts whose address was proven. Rows are never removed: erasing empties them.';
comment on column users.email is 'Lower case; after erasing, a word that is no address.';
comment on column users.phone is 'International form; null when not given.';
comment on column users.status is 'deleted: undone for 7 days by the mailed link; erased: emptied after that.';
comment on column users.deactivated_at is 'Null unless deactivated.';
comment on column users.deactivation_reason is 'The owner''s own words; null unless deactivated.';
comment on column users.deleted_at is 'When the owner asked for it; null otherwise.';
comment on column users.password_hash is 'Argon2id as a PHC string, over an HMAC of the password; empty after erasing.';
comment on column users.password_key_id is 'Which key made the HMAC.';
comment on column users.last_login_at is 'Null before the first sign-in.';
comment on column users.birth_month is 'YYYY-MM, said by the owner; null when not said.';
comment on column users.parent_email is 'Address of the parent who was asked; null for none.';
comment on column users.picture_key is 'Name in the file store; null without a picture.';
comment on column users.study_class is '9 to 12, or passed; null when not said.';
comment on column users.target_year is 'Year of the counselling aimed at; null when not said.';
comment on column users.category is 'Reservation category as in the rank book; null when not said.';
comment on column users.gender is 'male, female or other; null when not said.';
comment on column users.is_pwd is 'Person with disability; null when not said.';
comment on column users.home_state is 'State of eligibility; null when not said.';

create table user_ranks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  kind text not null,
  rank integer not null,
  constraint user_ranks_one_each unique (user_id, list, kind),
  constraint user_ranks_list_known check (list in ('main-1', 'main-2a', 'main-2b', 'advanced')),
  constraint user_ranks_kind_known check (kind in ('common', 'category', 'openPwd', 'categoryPwd', 'preparatory')),
  constraint user_ranks_rank_range check (rank between 1 and 2000000)
);

comment on table user_ranks is 'Ranks a student told: one row a list and kind.';

create table sign_ups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null,
  full_name text not null,
  language text not null,
  password_hash text not null,
  password_key_id text not null,
  flow_hash bytea not null,
  device text,
  ip text,
  expires_at timestamptz not null,
  constraint sign_ups_language_known check (language in ('en', 'hi')),
  constraint sign_ups_email_plain check (email = lower(email))
);

create index sign_ups_email_index on sign_ups (email, created_at);
create index sign_ups_expires_at_index on sign_ups (expires_at);

comment on table sign_ups is 'Attempts to make an account. Each is its own: its mailed link makes an account of its own name and password alone.';
comment on column sign_ups.flow_hash is 'SHA-256 of the browser''s flow cookie.';
comment on column sign_ups.device is 'The browser in words; null when it did not say.';

create table sign_ins (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  access_hash bytea not null,
  access_expires_at timestamptz not null,
  sealed_key bytea not null,
  refresh_counter integer not null default 0,
  rotated_at timestamptz not null,
  is_remembered boolean not null,
  has_second_factor boolean not null,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  reauthenticated_at timestamptz not null,
  device text not null,
  device_hash bytea,
  ip text,
  constraint sign_ins_access_hash_unique unique (access_hash),
  constraint sign_ins_refresh_counter_positive check (refresh_counter >= 0)
);

create index sign_ins_user_id_index on sign_ins (user_id, created_at);
create index sign_ins_ends_at_index on sign_ins (ends_at);

comment on table sign_ins is 'What the cookies of one browser stand for. Ending one removes its row.';
comment on column sign_ins.access_hash is 'SHA-256 of the access token.';
comment on column sign_ins.sealed_key is 'Random key of this sign-in, encrypted; its tokens are made with it.';
comment on column sign_ins.refresh_counter is 'Number of the refresh token that is good now.';
comment on column sign_ins.has_second_factor is 'Whether a code of the authenticator app was given.';
comment on column sign_ins.idle_until is 'Without a refresh before it, the sign-in is over.';
comment on column sign_ins.ends_at is 'Over then, whatever is done.';
comment on column sign_ins.device_hash is 'SHA-256 of the device cookie; null without one.';

create table sign_in_failures (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email_hash bytea not null,
  device_hash bytea not null,
  failures smallint not null,
  window_started_at timestamptz not null,
  locks smallint not null,
  locked_until timestamptz,
  constraint sign_in_failures_place_unique unique (email_hash, device_hash)
);

create index sign_in_failures_window_index on sign_in_failures (window_started_at);

comment on table sign_in_failures is 'Wrong passwords by address, whether or not anybody has it.';
comment on column sign_in_failures.email_hash is 'HMAC of the address.';
comment on column sign_in_failures.device_hash is 'SHA-256 of a device cookie known to the account; no bytes for all strangers together.';
comment on column sign_in_failures.locked_until is 'Null when never locked.';

create table known_devices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null,
  constraint known_devices_one_each unique (user_id, device_hash)
);

comment on table known_devices is 'Browsers that signed in to an account once: strangers cannot lock them out.';

create table two_factor_secrets (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  constraint two_factor_secrets_user_id_unique unique (user_id)
);

comment on column two_factor_secrets.sealed_secret is '160 random bits, encrypted.';
comment on column two_factor_secrets.confirmed_at is 'Null until the first code was right: not in force before.';
comment on column two_factor_secrets.last_step is 'Number of the 30 s step of the last code taken: it and older ones are refused.';

create table recovery_codes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_code_unique unique (user_id, code_hash)
);

comment on column recovery_codes.code_hash is 'HMAC of the code.';
comment on column recovery_codes.used_at is 'Null while it still works.';
