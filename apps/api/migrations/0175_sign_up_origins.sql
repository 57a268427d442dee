-- From where a sign-up was made leaves 30 days after it: nobody has to have opened its link, so it may be no customer's.
update audit_origins
set keep_until = least(keep_until, audit_events.occurred_at + interval '30 days')
from audit_events
where audit_events.sequence = audit_origins.event_sequence
  and audit_events.target_type = 'sign-up';
