-- What proves a consent outlives the account: no name and no address, only marks that fit whoever shows the same facts again (DPDP s. 6(10)).

create table consent_evidence (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references users (id) on delete restrict,
  purpose text not null,
  is_given boolean not null,
  decided_at timestamptz not null,
  notice_version text,
  language text,
  who_mark bytea not null,
  facts_mark bytea not null,
  key_id text not null,
  keep_until timestamptz not null
);

create index consent_evidence_user_id_index on consent_evidence (user_id);
create index consent_evidence_keep_until_index on consent_evidence (keep_until);

comment on table consent_evidence is 'Yes and no of erased accounts, seven years.';
comment on column consent_evidence.purpose is 'As in consents; parent for a parent’s consent.';
comment on column consent_evidence.notice_version is 'Null where a parent was asked by nothing that had one.';
comment on column consent_evidence.language is 'Null as notice_version.';
comment on column consent_evidence.who_mark is 'HMAC-SHA256 of the address of whoever decided.';
comment on column consent_evidence.facts_mark is 'HMAC-SHA256 of the whole row as JSON with its keys in order.';
comment on column consent_evidence.key_id is 'Names the key of both marks.';
