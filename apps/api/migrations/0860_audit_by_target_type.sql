-- The trail is read in the order of what its entries are about too.
-- in steps
create index concurrently if not exists audit_events_target_type_index on audit_events (target_type, sequence desc);
