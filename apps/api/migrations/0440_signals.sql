-- Whoever has a session open hears that something of it changed, on whichever process: each change of it says so when its
-- transaction ends. Only that it changed is said, and to processes of ours alone.

create function signal_booking() returns trigger language plpgsql as $$
begin
  perform pg_notify('signals', 'booking ' || new.id);
  return null;
end
$$;
create trigger bookings_signalled after update on bookings for each row execute function signal_booking();

create function signal_part_of_booking() returns trigger language plpgsql as $$
begin
  perform pg_notify('signals', 'booking ' || new.booking_id);
  return null;
end
$$;
create trigger booking_messages_signalled after insert on booking_messages
  for each row execute function signal_part_of_booking();
create trigger list_suggestions_signalled after insert or update on list_suggestions
  for each row execute function signal_part_of_booking();
