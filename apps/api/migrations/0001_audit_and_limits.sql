-- The trail of who did what, which nobody can rewrite, and the counters of the limits that hold over several instances.

create table audit_events (
  id uuid primary key default gen_random_uuid(),
  sequence bigint not null,
  created_at timestamptz not null default now(),
  occurred_at timestamptz not null,
  action text not null,
  actor_id uuid,
  actor_role text,
  impersonator_id uuid,
  target_type text not null,
  target_id text,
  change jsonb not null default '{}'::jsonb,
  ip text,
  user_agent text,
  request_id text,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_events_sequence_unique unique (sequence),
  constraint audit_events_sequence_positive check (sequence > 0),
  constraint audit_events_actor_role_known check (actor_role in ('mentee', 'mentor', 'admin', 'system')),
  constraint audit_events_action_length check (char_length(action) between 1 and 80),
  constraint audit_events_target_type_length check (char_length(target_type) between 1 and 80),
  constraint audit_events_target_id_length check (char_length(target_id) <= 200),
  constraint audit_events_user_agent_length check (char_length(user_agent) <= 300),
  constraint audit_events_hash_length check (octet_length(hash) = 32),
  constraint audit_events_previous_hash_length check (octet_length(previous_hash) = 32)
);

create index audit_events_actor_id_index on audit_events (actor_id, sequence desc);
create index audit_events_target_index on audit_events (target_type, target_id, sequence desc);
create index audit_events_occurred_at_index on audit_events (occurred_at desc, sequence desc);

comment on table audit_events is 'Append-only: a trigger refuses update, delete and truncate. Each row seals the one before it.';
comment on column audit_events.sequence is 'From 1 without a gap, in the order of writing.';
comment on column audit_events.occurred_at is 'The clock of the request; created_at is that of the transaction.';
comment on column audit_events.actor_id is 'Who acted; null for the system and for strangers. No foreign key: the trail outlives the account.';
comment on column audit_events.impersonator_id is 'The admin behind the actor, when one acts for another; else null.';
comment on column audit_events.target_id is 'Id of what was acted on; null when the action has no single object.';
comment on column audit_events.change is 'Fields before and after, without secrets: {"field": {"before": …, "after": …}}.';
comment on column audit_events.ip is 'Address of the caller; null for the system.';
comment on column audit_events.previous_hash is 'hash of sequence - 1; 32 zero bytes for the first row.';
comment on column audit_events.hash is 'SHA-256 over previous_hash and the row, as features/audit/audit.service.ts writes it.';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_events_append_only
  before update or delete on audit_events
  for each row execute function refuse_audit_change();

create trigger audit_events_no_truncate
  before truncate on audit_events
  for each statement execute function refuse_audit_change();

create unlogged table limit_counters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  scope text not null,
  key_hash bytea not null,
  window_starts_at timestamptz not null,
  window_ends_at timestamptz not null,
  taken integer not null,
  constraint limit_counters_window_unique unique (scope, key_hash, window_starts_at),
  constraint limit_counters_taken_positive check (taken > 0)
);

create index limit_counters_window_ends_at_index on limit_counters (window_ends_at);

comment on table limit_counters is 'Requests counted in fixed windows, shared by all instances. Unlogged: a crash forgets them.';
comment on column limit_counters.scope is 'Name of the limit, as in http/limits.ts.';
comment on column limit_counters.key_hash is 'HMAC-SHA256 of address, user or e-mail: the counter does not tell whose it is.';
