-- Addresses and browsers leave the audit trail, which is kept for ever, for a table that is emptied: after a year, and when
-- the account is erased. The seal of an entry covers a salted digest of them, so the trail stays verifiable without them.

create table audit_origins (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_sequence bigint not null,
  ip text,
  user_agent text,
  salt bytea,
  keep_until timestamptz not null,
  constraint audit_origins_event_unique unique (event_sequence),
  constraint audit_origins_event_fkey foreign key (event_sequence) references audit_events (sequence) on delete restrict,
  constraint audit_origins_ip_or_user_agent check (ip is not null or user_agent is not null),
  constraint audit_origins_salt_length check (octet_length(salt) = 32)
);

create index audit_origins_ip_index on audit_origins (ip, event_sequence desc) where ip is not null;
create index audit_origins_keep_until_index on audit_origins (keep_until);

comment on table audit_origins is 'From where an entry of the audit trail was made, for as long as that is kept.';
comment on column audit_origins.event_sequence is 'Of the entry in audit_events.';
comment on column audit_origins.ip is 'Address of the caller; null where only the browser is known.';
comment on column audit_origins.salt is 'Goes into origin_digest of the entry, so that nobody finds the address by trying all; null for version 1.';
comment on column audit_origins.keep_until is '365 days after the entry (LOG-05).';

alter table audit_events add column version smallint not null default 1;
alter table audit_events add column origin_digest bytea;
alter table audit_events add constraint audit_events_version_known check (version in (1, 2));
alter table audit_events add constraint audit_events_origin_digest_length check (octet_length(origin_digest) = 32);
comment on column audit_events.version is 'What the seal covers. 1: address and browser themselves; 2: origin_digest in place of them.';
comment on column audit_events.origin_digest is 'SHA-256 over salt, address and browser in audit_origins; null where the entry has none, and for version 1.';
comment on column audit_events.hash is 'SHA-256 over previous_hash and the row, as features/audit/audit-seal.ts writes it.';
comment on column audit_events.ip is 'Only entries that an earlier release wrote while this one migrated; all others are in audit_origins.';
comment on column audit_events.user_agent is 'As ip.';

alter table audit_events disable trigger audit_events_append_only;
insert into audit_origins (event_sequence, ip, user_agent, keep_until)
  select sequence, ip, user_agent, occurred_at + interval '365 days'
  from audit_events
  where ip is not null or user_agent is not null;
update audit_events set ip = null, user_agent = null where ip is not null or user_agent is not null;
alter table audit_events enable trigger audit_events_append_only;
drop index audit_events_ip_index;
