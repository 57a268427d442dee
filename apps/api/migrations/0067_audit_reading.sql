-- Reading the audit trail by what was done, from where, to what, in which request and in which role.

create index audit_events_action_index on audit_events (action, sequence desc);
create index audit_events_actor_role_index on audit_events (actor_role, sequence desc);
create index audit_events_target_id_index on audit_events (target_id, sequence desc) where target_id is not null;
create index audit_events_ip_index on audit_events (ip, sequence desc) where ip is not null;
create index audit_events_request_id_index on audit_events (request_id, sequence desc) where request_id is not null;
