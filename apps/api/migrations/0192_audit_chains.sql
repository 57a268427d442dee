-- The audit trail goes on as several chains, so that a write does not wait for another that has not ended. Entries of before
-- stay chain 0; which of them goes by which chain says nothing, and the heads of all are sealed together each minute.

create sequence audit_event_numbers as bigint owned by audit_events.sequence;
select setval('audit_event_numbers', (select coalesce(max(sequence), 0) from audit_events) + 1, false);

alter table audit_events add column chain smallint not null default 0;
alter table audit_events add column chain_position bigint;
alter table audit_events drop constraint audit_events_version_known;
alter table audit_events add constraint audit_events_version_known check (version in (1, 2, 3));
alter table audit_events add constraint audit_events_chain_positive check (chain >= 0);
alter table audit_events add constraint audit_events_position_of_chain check ((chain = 0) = (chain_position is null));

create unique index audit_events_chain_position_unique on audit_events (chain, chain_position) where chain > 0;
create index audit_events_first_chain_index on audit_events (sequence desc) where chain = 0;

comment on column audit_events.sequence is 'In the order of writing; what was undone leaves a gap. The gapless number is chain_position.';
comment on column audit_events.chain is 'The chain that the entry goes on: 0 for those of one chain before 0192, else from 1.';
comment on column audit_events.chain_position is 'From 1 without a gap in its chain; null in chain 0, which is numbered by sequence.';
comment on column audit_events.previous_hash is 'hash of the entry before in the chain; of the first: that of the last of chain 0, or 32 zero bytes.';
comment on column audit_events.version is 'What the seal covers. 1: address and browser themselves; 2: origin_digest in place of them; 3: chain and chain_position too.';

-- Each query of it sees what others have committed by then, and the last entry is read after its chain was locked.
create function reserve_audit_numbers(lock_number integer, chain_count integer, amount integer)
returns table (chain integer, last_position bigint, last_hash bytea, numbers bigint[])
language plpgsql as $$
#variable_conflict use_column
declare
  free integer;
begin
  select one into free from generate_series(1, chain_count) as one where pg_try_advisory_xact_lock(lock_number, one) limit 1;
  if free is null then
    free := 1 + floor(random() * chain_count)::integer;
    perform pg_advisory_xact_lock(lock_number, free);
  end if;
  return query
    select free, coalesce(last.chain_position, 0), last.hash, given.numbers
    from (select array_agg(nextval('audit_event_numbers') order by n) as numbers from generate_series(1, amount) as n) as given
    left join lateral (
      (select chain_position, hash from audit_events where chain = free order by chain_position desc limit 1)
      union all
      (select null, hash from audit_events where chain = 0 order by sequence desc limit 1)
      limit 1
    ) as last on true;
end
$$;
