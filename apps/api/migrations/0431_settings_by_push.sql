-- Who asked for a topic is found by it, whichever way they asked to be told; the index of before leaves out who asked for pushes alone.
-- in steps
create index concurrently if not exists notification_settings_asked_index on notification_settings (topic, user_id) where is_in_app or is_by_mail or is_by_push
