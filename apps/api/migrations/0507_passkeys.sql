-- Passkeys beside the password: public keys of devices that sign somebody in.

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null default 0,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_credential_id_unique unique (credential_id),
  constraint passkeys_credential_id_form
    check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) between 16 and 1400),
  constraint passkeys_sign_count_positive check (sign_count >= 0),
  constraint passkeys_name_length check (char_length(name) between 1 and 60)
);

create index passkeys_user_id_index on passkeys (user_id);

comment on column passkeys.credential_id is 'What the device calls the key: base64url (WebAuthn).';
comment on column passkeys.public_key is 'COSE key; the private one never leaves the device.';
comment on column passkeys.sign_count is 'As the device counted at its last use; many count nothing and stay at 0.';
comment on column passkeys.last_used_at is 'When it last signed somebody in; null: never.';
